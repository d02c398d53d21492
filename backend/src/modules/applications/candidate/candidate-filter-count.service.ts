import type { DataSource } from "typeorm";
import type { Clock } from "../../../time/clock";
import type { Account } from "../../accounts/account.entity";
import { Education } from "../../jobs/job/job.enums";
import { jobScopeOf } from "../../jobs/hiring/job-scope";
import { labelOf, placeById } from "../../places/gazetteer";
import { levelOf } from "../match/education-level";
import type { SentColumns } from "../match/sent-facts";
import { type CandidateFilterCount, CandidateFilterField } from "./candidate-filter-count.inputs";
import type { CandidateFilter } from "./candidate.inputs";
import { countTogether, sentAmong } from "./candidate-list.sql";
import { MOST_COUNTED } from "../stages/pipeline-stage.inputs";
import { capped } from "./candidate.service";
import { type SoughtCandidates, soughtBy, soughtFacts, statusesOf } from "./sought-candidates";

/** Counts are exact up to so many candidates; in longer lists they are of the first so many. */
const COUNTED_AMONG = 500;

/** Years from and to, both included. */
const EXPERIENCES: readonly (readonly [from: number, to: number | null])[] = [
  [0, 0],
  [1, 2],
  [3, 5],
  [6, 9],
  [10, null],
];
const PAYS = [200_000, 300_000, 400_000, 600_000, 800_000, 1_200_000, 2_000_000];
const NOTICES = [0, 15, 30, 60, 90];
const EDUCATIONS = Object.entries(Education).filter(([, education]) => education !== Education.ANY);
const MOST_CITIES = 8;

type Sent = SentColumns & { person: string };
type Test = (sent: Sent) => boolean;

interface Value {
  value: string;
  holds: Test;
}

const isAtMost = (figure: number | null, most: number): boolean => figure !== null && figure <= most;
const isWithin = (months: number | null, from: number, below: number | null): boolean =>
  months !== null && months >= from && (below === null || months < below);

/** CAND-03: how many candidates a list would have with each value of its filter. */
export class CandidateFilterCountService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** For each value, the total of the list with it in place of what the filter has there. */
  async count(viewer: Account, filter: CandidateFilter): Promise<CandidateFilterCount[]> {
    const { manager } = this.dataSource;
    const now = this.clock.now();
    const sought = await soughtBy(manager, viewer, await jobScopeOf(manager, viewer), { filter, now });
    const [late, found] = await Promise.all([
      this.countLate(sought, filter, now),
      manager.query<Sent[]>(sentAmong(sought.scope), [
        ...sought.wanted(statusesOf(filter)),
        ...[COUNTED_AMONG + 1, filter.isLate ? now : null],
      ]),
    ]);
    const isCapped = found.length > COUNTED_AMONG;
    const sent = found.slice(0, COUNTED_AMONG);
    const asked = testsOf(filter);
    const facts = [...valuesAmong(sent, filter)].flatMap(([field, values]) => {
      const others = [...asked].flatMap(([name, test]) => (name === field ? [] : [test]));
      const fittingOthers = sent.filter((one) => others.every((test) => test(one)));
      return values.map(({ value, holds }) => {
        const fitting = fittingOthers.filter(holds);
        const candidateCount = sought.isOncePerPerson
          ? new Set(fitting.map(({ person }) => person)).size
          : fitting.length;
        return { field, value, candidateCount, isCapped };
      });
    });
    return [...facts, late];
  }

  /** They have waited for long, so they are the last of a list: they are not counted among its first ones. */
  private async countLate(
    sought: SoughtCandidates,
    filter: CandidateFilter,
    now: Date,
  ): Promise<CandidateFilterCount> {
    const [row] = await this.dataSource.query<{ count: number }[]>(countTogether(sought.scope, sought), [
      ...sought.wanted(statusesOf(filter)),
      ...[...soughtFacts(filter), now],
      MOST_COUNTED + 1,
    ]);
    const { count, isCapped } = capped(row?.count ?? 0);
    return { field: CandidateFilterField.LATE, value: "true", candidateCount: count, isCapped };
  }
}

/** What a filter asks for of each field, as the list's own statement does. */
function testsOf(filter: CandidateFilter): Map<CandidateFilterField, Test> {
  const [from, below, city, pay, notice, education] = soughtFacts(filter);
  const tests = new Map<CandidateFilterField, Test>();
  const { EXPERIENCE, CITY, EXPECTED_PAY, NOTICE, EDUCATION } = CandidateFilterField;
  if (from !== null || below !== null)
    tests.set(EXPERIENCE, ({ experienceMonths }) => isWithin(experienceMonths, from ?? 0, below));
  if (city !== null) tests.set(CITY, ({ cityId }) => cityId === city);
  if (pay !== null) tests.set(EXPECTED_PAY, ({ expectedYearlyPay }) => isAtMost(expectedYearlyPay, pay));
  if (notice !== null) tests.set(NOTICE, ({ noticePeriodDays }) => isAtMost(noticePeriodDays, notice));
  if (education !== null) tests.set(EDUCATION, ({ educationLevel }) => (educationLevel ?? -1) >= education);
  return tests;
}

const valuesAmong = (sent: readonly Sent[], filter: CandidateFilter): Map<CandidateFilterField, Value[]> =>
  new Map([
    [
      CandidateFilterField.EXPERIENCE,
      EXPERIENCES.map(([from, to]) => ({
        value: `${from}-${to ?? ""}`,
        holds: ({ experienceMonths }: Sent) =>
          isWithin(experienceMonths, from * 12, to === null ? null : (to + 1) * 12),
      })),
    ],
    [CandidateFilterField.CITY, citiesAmong(sent, filter)],
    [
      CandidateFilterField.EXPECTED_PAY,
      PAYS.map((pay) => ({
        value: String(pay),
        holds: ({ expectedYearlyPay }: Sent) => isAtMost(expectedYearlyPay, pay),
      })),
    ],
    [
      CandidateFilterField.NOTICE,
      NOTICES.map((days) => ({
        value: String(days),
        holds: ({ noticePeriodDays }: Sent) => isAtMost(noticePeriodDays, days),
      })),
    ],
    [
      CandidateFilterField.EDUCATION,
      EDUCATIONS.map(([value, education]) => ({
        value,
        holds: ({ educationLevel }: Sent) => (educationLevel ?? -1) >= levelOf(education),
      })),
    ],
  ]);

/** The most frequent first; the one that is chosen stands last if it is none of them. */
function citiesAmong(sent: readonly Sent[], filter: CandidateFilter): Value[] {
  const counts = new Map<number, number>();
  for (const { cityId } of sent) if (cityId !== null) counts.set(cityId, (counts.get(cityId) ?? 0) + 1);
  const frequent = [...counts]
    .toSorted(([oneId, one], [otherId, other]) => other - one || oneId - otherId)
    .slice(0, MOST_CITIES)
    .map(([id]) => id);
  const [, , chosen] = soughtFacts(filter);
  const ids = new Set(chosen === null ? frequent : [...frequent, chosen]);
  return [...ids].flatMap((id) => {
    const place = placeById(id);
    return place ? [{ value: labelOf(place), holds: ({ cityId }: Sent) => cityId === id }] : [];
  });
}
