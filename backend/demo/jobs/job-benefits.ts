import type { JobFacts } from "./job-terms";
import type { Random } from "../random";
import type { WorkPattern } from "../trades/trade";

const EMPLOYEE_BENEFITS = [
  "Provident fund",
  "Health insurance",
  "Paid annual leave",
  "Yearly bonus",
  "Gratuity as by law",
  "Paid sick leave",
  "Maternity and paternity leave",
  "Festival bonus",
];

const BENEFITS_BY_PATTERN: Record<WorkPattern, string[]> = {
  office: [
    "Health insurance for your family",
    "Budget for courses and books",
    "Five-day week",
    "Tea, coffee and snacks",
    "Flexible working hours",
    "Laptop of your choice",
    "Team lunch every month",
  ],
  shift: [
    "Free meal on duty",
    "Drop home after late shifts",
    "Overtime pay",
    "ESI cover",
    "Night allowance",
    "Attendance bonus",
  ],
  day: [
    "Free lunch",
    "Tea and snacks",
    "ESI cover",
    "Transport allowance",
    "Training at our cost",
    "Accident insurance",
  ],
  field: [
    "Monthly incentives",
    "Fuel allowance",
    "Mobile recharge",
    "Accident insurance",
    "Travel allowance",
    "ESI cover",
    "Joining bonus",
  ],
};

const REMOTE_BENEFITS = ["Internet allowance", "Laptop sent to your home", "Two team meetings a year"];
const PART_TIME_BENEFITS = [
  "Fixed hours",
  "Paid leave in proportion",
  "Hours that suit students and parents",
  "Weekly off of your choice",
];
const CONTRACT_BENEFITS = [
  "Contract may be renewed",
  "Payment every month on time",
  "Accident insurance",
  "Travel costs paid",
  "Training at our cost",
];
const INTERNSHIP_BENEFITS = [
  "Internship certificate",
  "A mentor of your own",
  "Chance of a permanent post",
  "Letter of recommendation",
  "Free lunch",
  "Travel allowance",
];

/** Three to six benefits that fit the type of job and the way of working. */
export function offerBenefits(random: Random, { planned, terms }: JobFacts): string[] {
  const pool = poolFor(terms.type, planned.trade.pattern);
  const fitting = terms.workMode === "REMOTE" ? [...pool.filter(isForHome), ...REMOTE_BENEFITS] : pool;
  return random.sample([...new Set(fitting)], random.whole(3, 6));
}

function poolFor(type: JobFacts["terms"]["type"], pattern: WorkPattern): string[] {
  switch (type) {
    case "FULL_TIME":
      return [...EMPLOYEE_BENEFITS, ...BENEFITS_BY_PATTERN[pattern]];
    case "PART_TIME":
      return [
        ...PART_TIME_BENEFITS,
        ...BENEFITS_BY_PATTERN[pattern].filter((benefit) => benefit !== "Five-day week"),
      ];
    case "CONTRACT":
      return [...CONTRACT_BENEFITS, ...BENEFITS_BY_PATTERN[pattern]];
    case "INTERNSHIP":
      return INTERNSHIP_BENEFITS;
  }
}

function isForHome(benefit: string): boolean {
  return !/lunch|meal|drop home|tea|fuel|uniform|transport|travel/i.test(benefit);
}
