import type { DataSource } from "typeorm";
import { Education, EnglishLevel, WorkMode } from "../../modules/jobs/job/job.enums";
import { ancestorsOf } from "../../modules/places/gazetteer";
import { nearestKm, type Point, pointOf } from "../../modules/places/nearby-places";
import { type ListedJob, ListedJobReader, type ListedJobRow } from "../../modules/jobs/job/listed-job";
import { cityOf, placesOf } from "../../modules/jobs/reading/job-places";
import { JobSort } from "../../modules/jobs/search/job-sort.enums";
import { FARTHEST_KM, type JobQuery, type SoughtPlace } from "../../modules/jobs/search/search-index";
import { indianDay } from "../../time/indian-calendar";

/**
 * What a search asks of a job, read from `jobs`, `companies` and `accounts` themselves, past all that triggers keep.
 */
export interface PlainJob {
  job: ListedJob;
  isCompanyBlocked: boolean;
  isPosterBlocked: boolean;
  isVerified: boolean;
  replyRate: number | null;
  /** Microseconds since 1970. */
  postedAt: number | null;
  /** Stems of title, skills, education and company's name. */
  words: string[];
  /** Words of the title as they stand, in the singular. */
  titleWords: string[];
}

/** A query with the words of its text. */
export interface PlainQuery extends JobQuery {
  now: Date;
  /** Terms of `job_search_read`: "w:nurse" of any word, "t:~night nurse" of the title's; groups have \x01 between. */
  words: string[];
  /** Its tiers, best first, each with all terms that a job must have. */
  tiers: string[][];
}

/**
 * All jobs there are. What a word is, PostgreSQL's stemmer and `job_search_spelt_out` say, and which conditions a job's
 * facts are, `job_conditions`. These have tests of their own: so both implementations ask them.
 */
export async function readPlainJobs(dataSource: DataSource): Promise<PlainJob[]> {
  const listed = new ListedJobReader(dataSource);
  const rows = await dataSource.query<(Omit<PlainJob, "job"> & ListedJobRow)[]>(
    `select ${listed.columns}, company.blocked_at is not null as "isCompanyBlocked",
      poster.blocked_at is not null as "isPosterBlocked", company.verified_at is not null as "isVerified",
      company.reply_rate as "replyRate", (extract(epoch from job.posted_at) * 1000000)::float8 as "postedAt",
      tsvector_to_array(ts_filter(document, '{a,b,c}')) as words,
      tsvector_to_array(ts_filter(document, '{d}')) as "titleWords"
    from jobs job join companies company on company.id = job.company_id
      left join accounts poster on poster.id = job.posted_by_id
      cross join lateral jobs_search_document(job.title, job.skills, concat_ws(' | ', company.name, job.client_name),
        job.description, job_conditions(job)) document`,
  );
  return rows.map((row) => ({ ...row, job: listed.read(row) }));
}

/** A query with its words. */
export async function withWords(dataSource: DataSource, query: JobQuery, now: Date): Promise<PlainQuery> {
  const [read] = await dataSource.query<{ terms: string[]; tiers: (string | null)[] }[]>(
    "select terms, tiers from job_search_read($1)",
    [query.text ?? ""],
  );
  const tiers = (read?.tiers ?? []).map((tier) => tier?.split("\x01") ?? []);
  return { ...query, now, words: read?.terms ?? [], tiers };
}

type Rule = readonly [name: string, holds: (plain: PlainJob, query: PlainQuery) => boolean];

/** Openness: `OPEN` of job.entity.ts, spelt out. */
const OPENNESS: readonly Rule[] = [
  ["is posted", ({ job }) => job.postedAt !== null],
  ["is not held", ({ job }) => job.heldAt === null],
  ["is not removed", ({ job }) => job.removedAt === null],
  ["is not closed", ({ job }) => job.closedAt === null],
  ["is of no blocked company", ({ isCompanyBlocked }) => !isCompanyBlocked],
  ["is of no blocked poster", ({ isPosterBlocked }) => !isPosterBlocked],
  ["ends later than now", ({ job }, { now }) => job.openUntil > now],
];

const FILTERS: readonly Rule[] = [
  ["has every word", (plain, query) => hasWords(plain, query)],
  ["is in the place", (plain, { place }) => isIn(plain, place)],
  ["is of the type", ({ job }, { type }) => type === null || job.type === type],
  ["is of the work mode", ({ job }, { workMode }) => workMode === null || job.workMode === workMode],
  ["asks for such experience", ({ job }, { experienceYears }) => suits(job, experienceYears)],
  ["asks for no more education", ({ job }, { education }) => education === null || isEnough(job, education)],
  ["is of the shift", ({ job }, { shift }) => shift === null || job.shift === shift],
  [
    "asks for no more English",
    ({ job }, { englishLevel }) => englishLevel === null || canTalk(job, englishLevel),
  ],
  [
    "has a walk-in to come",
    ({ job }, { isWalkIn, now }) => !isWalkIn || (job.walkInUntil ?? "") >= indianDay(now),
  ],
  [
    "is near enough",
    ({ job }, { near }) => near?.withinKm == null || kmTo(job, near.points) <= near.withinKm,
  ],
  ["names every skill", ({ job }, { skills }) => skills.every((skill) => hasSkill(job, skill))],
  ["is of a verified company", ({ isVerified }, query) => !query.isVerified || isVerified],
  ["is of a company that replies", ({ replyRate }, query) => !query.doesReply || (replyRate ?? 0) >= 50],
  ["is highlighted", ({ job }, query) => !query.isHighlighted || job.highlightedUntil !== null],
  ["was posted late enough", ({ job }, query) => wasPostedSince(job, query.postedAfter)],
  ["can pay enough", ({ job }, { payMin }) => payMin === null || (job.payYearlyMax ?? -1) >= payMin],
  ["begins low enough", ({ job }, { payMax }) => payMax === null || (job.payYearlyMin ?? Infinity) <= payMax],
];

/** Whether the job can be found at all. */
export const isOpenNow = (plain: PlainJob, query: PlainQuery): boolean =>
  OPENNESS.every(([, holds]) => holds(plain, query));

/** Names of the rules by which a query does not find a job; none where it finds it. */
export const broken = (plain: PlainJob, query: PlainQuery): string[] =>
  [...OPENNESS, ...FILTERS].flatMap(([name, holds]) => (holds(plain, query) ? [] : [name]));

/** @param term of `job_search_read`: "t:" of the title, "w:" of anything */
const hasTerm = ({ words, titleWords }: PlainJob, term: string): boolean =>
  (term.startsWith("t:") ? titleWords : words).includes(term.slice(2));

const hasWords = (plain: PlainJob, { text, words: asked }: PlainQuery): boolean =>
  text === null || asked.every((group) => group.split("\x01").some((term) => hasTerm(plain, term)));

const same = (one: string | null, other: string): boolean => one?.toLowerCase() === other.toLowerCase();

function isIn(
  { job, titleWords }: PlainJob,
  { isRemote, within, alsoPostedFor, alsoTitled, alsoRemote, postedFor, called }: SoughtPlace,
): boolean {
  const isTitled = alsoTitled.some((name) => titleWords.includes(name.includes(" ") ? `~${name}` : name));
  const isFor = (places: readonly number[]) => places.some((place) => (job.placeIds ?? []).includes(place));
  const isAtHome = job.workMode === WorkMode.REMOTE;
  const isAnywhere = isTitled || (alsoRemote && isAtHome);
  return (
    (!isRemote || isAtHome) &&
    within.every(
      (places) => isAnywhere || isFor(alsoPostedFor) || places.some((place) => placesAround(job).has(place)),
    ) &&
    (postedFor.length === 0 || isFor(postedFor)) &&
    (called === null || namesOf(job).some((name) => same(name, called)))
  );
}

/** Its places and all that they lie in. */
export const placesAround = (job: ListedJob): Set<number> =>
  new Set(placesOf(job).flatMap((place) => [place, ...ancestorsOf(place)].map(({ id }) => id)));

/** Of its places and their cities; as they were typed of a job without places. */
function namesOf(job: ListedJob): (string | null)[] {
  const places = placesOf(job);
  if (places.length === 0) return [job.city, job.locality];
  return places.flatMap((place) => [place.name, cityOf(place)?.name ?? null]);
}

const suits = ({ experienceMinYears: least, experienceMaxYears: most }: ListedJob, years: number | null) =>
  years === null ||
  (least !== null && least <= Math.min(years, 30) && Math.min(years, 30) <= (most ?? Infinity));

/** What somebody may have finished who needs this. */
const ENOUGH: Readonly<Record<Education, Education[]>> = {
  [Education.ANY]: Object.values(Education),
  [Education.TENTH]: Object.values(Education).filter((has) => has !== Education.ANY),
  [Education.TWELFTH]: [
    ...[Education.TWELFTH, Education.DIPLOMA, Education.GRADUATE, Education.POSTGRADUATE],
  ],
  [Education.ITI]: [Education.ITI, Education.DIPLOMA],
  [Education.DIPLOMA]: [Education.DIPLOMA, Education.GRADUATE, Education.POSTGRADUATE],
  [Education.GRADUATE]: [Education.GRADUATE, Education.POSTGRADUATE],
  [Education.POSTGRADUATE]: [Education.POSTGRADUATE],
};

const isEnough = ({ education }: ListedJob, has: Education): boolean =>
  education !== null && ENOUGH[education].includes(has);

const ENGLISH = [EnglishLevel.NONE, EnglishLevel.BASIC, EnglishLevel.GOOD, EnglishLevel.FLUENT];

const canTalk = ({ englishLevel }: ListedJob, has: EnglishLevel): boolean =>
  englishLevel !== null && ENGLISH.indexOf(englishLevel) <= ENGLISH.indexOf(has);

/** Of the nearest of its places; infinite without a point. */
const kmTo = (job: ListedJob, points: readonly Point[]): number =>
  Math.min(
    ...placesOf(job)
      .flatMap((place) => pointOf(place) ?? [])
      .map((point) => nearestKm(point, points)),
  );

const hasSkill = ({ skills }: ListedJob, asked: string): boolean =>
  skills.some((skill) => same(skill, asked));

const wasPostedSince = ({ postedAt }: ListedJob, since: Date | null): boolean =>
  since === null || (postedAt !== null && postedAt >= since);

/** Where a job stands in a list, as values that are compared one after the other: the greater comes first. */
export type Place = readonly [tier: number, ...(number | string)[]];

/** 2020-01-01, from which the order by pay counts minutes. */
const YEAR_2020 = 1_577_836_800_000_000;
const MINUTE = 60_000_000;

/** Jobs of one moment are told apart by the end of their id first, then by all of it. */
export function placeOf(plain: PlainJob, query: PlainQuery, sort: JobSort): Place {
  const { id, payYearlyMax } = plain.job;
  const postedAt = plain.postedAt ?? 0;
  if (sort === JobSort.PAY) {
    const minute = Math.max(Math.round((postedAt - YEAR_2020) / MINUTE), 0);
    return [0, payYearlyMax ?? 0, minute, id.slice(-2), id];
  }
  if (sort === JobSort.NEAREST && query.near) {
    const km = Math.min(Math.floor(kmTo(plain.job, query.near.points)), FARTHEST_KM);
    return [-km, postedAt, id.slice(-3), id];
  }
  const tier = query.tiers.findIndex(
    (terms) => terms.length > 0 && terms.every((term) => hasTerm(plain, term)),
  );
  const rank = sort === JobSort.RELEVANCE && tier >= 0 ? query.tiers.length - tier : 0;
  return [rank, postedAt, id.slice(-3), id];
}

/** Negative where the first place comes before the second. */
export function comparePlaces(one: Place, other: Place): number {
  for (const [index, value] of one.entries()) {
    const against = other[index];
    if (against === undefined || value === against) continue;
    return value > against ? -1 : 1;
  }
  return 0;
}
