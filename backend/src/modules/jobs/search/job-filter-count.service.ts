import { type Clock, DAY_MS } from "../../../time/clock";
import { Education, EnglishLevel, JobType, Shift, WorkMode } from "../job/job.enums";
import { type JobFilterCount, JobFilterField } from "./job-filter-count.inputs";
import { queryOf, readFilter, searchedPoints } from "./job-query";
import type { JobFilter } from "./job-search.inputs";
import { assertMayFilter } from "./job-search.policy";
import type { FilterChoice, JobCount, JobQuery, SearchIndex } from "./search-index";

const YEARS = [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20];
const DAYS = [1, 3, 7, 30];
const KILOMETRES = [2, 5, 10, 25];
/** Rupees a year. The index answers each of them without a look at any job. */
const LAKHS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 75, 100];
const LAKH = 100_000;

interface Counted {
  field: JobFilterField;
  value: string;
  choice: FilterChoice;
}

/** FILT-03: how many jobs a search would find with each value of its filter. */
export class JobFilterCountService {
  constructor(
    private readonly index: SearchIndex,
    private readonly clock: Clock,
  ) {}

  /**
   * For each value of each field, the total of the search with it in place of what the filter has there.
   * @param mayUseAdvanced whether the viewer has the advanced filters; asked only where the filter has one
   * @throws ForbiddenError PLAN_REQUIRED; BadInputError PLACE_REQUIRED
   */
  async count(
    asked: JobFilter | null | undefined,
    mayUseAdvanced: () => Promise<boolean>,
  ): Promise<JobFilterCount[]> {
    await assertMayFilter(asked ?? {}, mayUseAdvanced);
    const { filter } = readFilter(asked ?? {});
    const now = this.clock.now();
    const query = queryOf(filter, now);
    const values = [...VALUES, ...daysOf(now), ...distancesOf(filter, query)];
    const choices = values.map(({ choice }) => choice);
    const [counts, atHome] = await Promise.all([
      this.index.countEach(query, choices),
      this.countAtHome(query),
    ]);
    return values.map(({ field, value, choice }, at) => {
      const counted = choice.workMode === WorkMode.REMOTE ? (atHome ?? counts[at]) : counts[at];
      const { total = 0, isTotalCapped = false } = counted ?? {};
      return { field, value, jobCount: total, isCapped: isTotalCapped };
    });
  }

  /** READ-15: work from home beside a place, found wherever it's offered. Null where it's counted already. */
  private async countAtHome(query: JobQuery): Promise<JobCount | null> {
    const { place } = query;
    if (place.within.length === 0 || place.alsoRemote) return null;
    return this.index.count({ ...query, workMode: WorkMode.REMOTE, place: { ...place, alsoRemote: true } });
  }
}

const each = <Value>(
  field: JobFilterField,
  values: Readonly<Record<string, Value>>,
  choose: (value: Value) => FilterChoice,
): Counted[] => Object.entries(values).map(([value, chosen]) => ({ field, value, choice: choose(chosen) }));

/** Figures by their texts. */
const figures = (values: readonly number[]): Record<string, number> =>
  Object.fromEntries(values.map((value) => [String(value), value]));

const VALUES: readonly Counted[] = [
  ...each(JobFilterField.TYPE, JobType, (type) => ({ type })),
  ...each(JobFilterField.WORK_MODE, WorkMode, (workMode) => ({ workMode })),
  ...each(JobFilterField.EXPERIENCE, figures(YEARS), (experienceYears) => ({ experienceYears })),
  ...each(JobFilterField.EDUCATION, Education, (education) => ({ education })),
  ...each(JobFilterField.SHIFT, Shift, (shift) => ({ shift })),
  ...each(JobFilterField.ENGLISH_LEVEL, EnglishLevel, (englishLevel) => ({ englishLevel })),
  ...each(JobFilterField.WALK_IN, { true: true }, (isWalkIn) => ({ isWalkIn })),
  ...each(JobFilterField.PAY_MIN, figures(LAKHS.map((lakhs) => lakhs * LAKH)), (payMin) => ({
    payMin,
    payMax: null,
  })),
];

const daysOf = (now: Date): Counted[] =>
  each(JobFilterField.POSTED_WITHIN_DAYS, figures(DAYS), (days) => ({
    postedAfter: new Date(now.getTime() - days * DAY_MS),
  }));

/** A distance from the location stands in place of it; one from the viewer's own point stands beside it. */
function distancesOf(filter: JobFilter, { place }: JobQuery): Counted[] {
  const points = searchedPoints(filter);
  if (points.length === 0) return [];
  const where = filter.near ? {} : { place: { ...place, within: [] } };
  return each(JobFilterField.WITHIN_KM, figures(KILOMETRES), (withinKm) => ({
    near: { points, withinKm },
    ...where,
  }));
}
