import { JobType, Shift, WorkMode } from "../src/modules/jobs/job/job.enums";
import type { KeptFilter } from "../src/modules/alerts/alert-search";

/** What people type; the first are far commoner than the last. */
const WORDS = [
  ...[
    "software engineer",
    "staff nurse",
    "sales executive",
    "accountant",
    "delivery",
    "data analyst",
    "java",
  ],
  ...[
    "frontend developer",
    "digital marketing",
    "telecaller",
    "graphic designer",
    "tally gst",
    "backend node",
  ],
  ...["warehouse supervisor", "chef", "teacher", "electrician", "hr recruiter", "autocad", "pharmacist"],
  ...["driver", "receptionist", "kubernetes", "cnc operator", "content writer", "physiotherapist"],
  ...[
    "security guard",
    "lab technician",
    "legal",
    "tailor",
    "kotlin",
    "nursery",
    "excel",
    "seo",
    "night driving",
  ],
];
const CITIES = [
  ...["Bangalore", "Mumbai", "Delhi", "Hyderabad", "Chennai", "Pune", "Kolkata", "Ahmedabad", "Gurgaon"],
  ...["Noida", "Kochi", "Jaipur", "Indore", "Nagpur", "Surat", "Mysore", "Coimbatore", "Vadodara", "Bhopal"],
  ...["Lucknow", "Pune; Mumbai", "Karnataka"],
];
const LOCALITIES = ["Koramangala, Bangalore", "Andheri, Mumbai", "Kothrud, Pune", "Whitefield, Bangalore"];
const PAY = [300_000, 400_000, 600_000, 750_000, 1_000_000, 1_500_000];
const A_KIND = 97;

/** A number from 0 to 1 of a seed: the same in each run. */
function chance(seed: number, kind: number): number {
  const mixed = Math.sin(seed * 12.9898 + kind * A_KIND) * 43758.5453;
  return mixed - Math.floor(mixed);
}

/**
 * The search of one alert of many: nine of ten name words, nine of ten a place, some a distance, pay, a type, years or
 * a shift. Common words and cities are far commoner than others, as on boards.
 */
export function randomAlert(seed: number): KeptFilter {
  const of = <Value>(values: readonly Value[], kind: number, bend = 1): Value | undefined =>
    values[Math.floor(chance(seed, kind) ** bend * values.length)];
  const when = (kind: number, share: number) => chance(seed, kind) < share;
  const isLocal = when(1, 0.1);
  return {
    ...(when(2, 0.9) && { q: of(WORDS, 3, 2) }),
    ...(when(4, 0.9) && { location: isLocal ? of(LOCALITIES, 5) : of(CITIES, 6, 1.8) }),
    ...(isLocal && when(4, 0.9) && { withinKm: of([5, 10, 25], 7) }),
    ...(when(8, 0.3) && { payMin: of(PAY, 9) }),
    ...(when(10, 0.15) && { type: of(Object.values(JobType), 11, 2) }),
    ...(when(12, 0.1) && { experienceYears: of([0, 1, 2, 3, 5, 8], 13) }),
    ...(when(14, 0.05) && { shift: of(Object.values(Shift), 15) }),
    ...(when(16, 0.05) && { workMode: of(Object.values(WorkMode), 17) }),
  };
}
