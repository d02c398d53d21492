import type { DataSource, EntityManager } from "typeorm";
import { z } from "zod";
import { recordAudit } from "../../database/audit";
import { BrokenInputError } from "../../errors/errors";
import { readCursor, rowId, writeCursor } from "../../lists/cursor";
import { cursorPage } from "../../lists/page";
import type { Clock } from "../../time/clock";
import { indianDay } from "../../time/indian-calendar";
import type { Account } from "../accounts/account.entity";
import { levelOf } from "../applications/match/education-level";
import { ancestorsOf, labelOf } from "../places/gazetteer";
import { readPlaces } from "../places/read-places";
import type { SpellingService } from "../search-words/spelling/spelling.service";
import { countOne, DAILY_LIMITS, type Finder, finderOf, lockPerson } from "./finder";
import type { Compared, Figure } from "./figure-bounds";
import type { Person, PersonRow } from "./person";
import { listedCard } from "./person-card";
import type { PeopleArgs, PersonFilter, PersonPage } from "./person.inputs";
import type { PersonReadingService } from "./person-reading.service";
import { searchOf, type Wanted } from "./person-search";
import type { Terms } from "./rarest-terms";
import { READ_PEOPLE } from "./person.sql";

const ORDER = "listed";
/** So many cards a company opens on a day at most. */
const COUNTED = DAILY_LIMITS.looks;
const PLACE = z.tuple([z.iso.datetime(), rowId]);

/** How members of verified companies find people. */
export class PersonService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly reading: PersonReadingService,
    private readonly spelling: Pick<SpellingService, "corrections">,
  ) {}

  /**
   * Those who may be found by a company of the viewer's, as a filter asks (FIND-03, FIND-04).
   * @throws NotFoundError; ForbiddenError as `finderOf`; BrokenInputError; BadInputError INVALID_CURSOR
   */
  async list(viewer: Account, { companyId, filter, first, after }: PeopleArgs): Promise<PersonPage> {
    const { manager } = this.dataSource;
    const finder = await finderOf(manager, viewer, companyId, this.clock.now());
    const place = after ? readCursor(after, ORDER, PLACE) : undefined;
    await this.reading.readStale();
    const { counted, find, searchedText } = await this.spelt(manager, finder, filter ?? {});
    const page = place && (await find({ limit: first + 1, after: place }));
    const ids = page ?? counted.slice(0, first + 1);
    const rows = await manager.query<PersonRow[]>(READ_PEOPLE, [...finder.parameters, ids]);
    const shown = rows.slice(0, first);
    const last = shown.at(-1);
    const listed = cursorPage(
      first,
      shown.map((row) => asListed(row)),
      { total: Math.min(counted.length, COUNTED), isTotalCapped: counted.length > COUNTED },
      last && ids.length > first ? writeCursor(ORDER, last.listedAt.toISOString(), last.id) : null,
    );
    return Object.assign(listed, { searchedText });
  }

  /** FIND-11: where a text finds nobody, the first of those that may have been meant which finds somebody. */
  private async spelt(manager: EntityManager, finder: Finder, filter: PersonFilter): Promise<SpeltSearch> {
    const typed = await countedOf(manager, finder, filter);
    if (typed.counted.length > 0 || !filter.q) return { ...typed, searchedText: null };
    for (const q of await this.spelling.corrections(filter.q)) {
      const meant = await countedOf(manager, finder, Object.assign({}, filter, { q }));
      if (meant.counted.length > 0) return { ...meant, searchedText: q };
    }
    return { ...typed, searchedText: null };
  }

  /**
   * Opens somebody's card, which they will see, and which the audit trail keeps (FIND-06).
   * @throws NotFoundError where the company may not find them; ForbiddenError; CodedError LOOK_LIMIT
   */
  async look(viewer: Account, companyId: string, id: string): Promise<Person> {
    return await this.dataSource.transaction(async (manager) => {
      const now = this.clock.now();
      const finder = await finderOf(manager, viewer, companyId, now);
      const row = await lockPerson(manager, finder, id);
      const isFirst = await manager.query<object[]>(
        `insert into person_looks (account_id, company_id, looked_on, looked_at) values ($1, $2, $3, $4)
         on conflict do nothing returning looked_at`,
        [row.accountId, companyId, indianDay(now), now],
      );
      if (isFirst.length > 0) await countOne(manager, finder.company.id, "looks", now);
      await recordAudit(manager, {
        ...{ action: "person.look", actorId: viewer.id, subjectType: "account", subjectId: row.accountId },
        ...{ before: null, after: { company: finder.company.id } },
      });
      return Object.assign(asListed(row), { facts: row.card, lookedAt: now });
    });
  }
}

/** The ids of those who are found, one more than are counted, and what reads others. */
interface CountedSearch {
  counted: string[];
  find: Awaited<ReturnType<typeof searchOf>>;
}

interface SpeltSearch extends CountedSearch {
  /** What was searched for in place of the filter's text. */
  searchedText: string | null;
}

async function countedOf(
  manager: EntityManager,
  finder: Finder,
  filter: PersonFilter,
): Promise<CountedSearch> {
  const find = await searchOf(manager, finder, await wantedOf(manager, filter));
  return { counted: await find({ limit: COUNTED + 1 }), find };
}

const asListed = ({ id, card, listedAt, invitedAt, lookedAt }: PersonRow): Person => ({
  ...{ id, listedAt, invitedAt, lookedAt },
  facts: listedCard(card),
});

const MONTHS = 12;

async function wantedOf(manager: EntityManager, filter: PersonFilter): Promise<Wanted> {
  const { minExperienceYears, maxExperienceYears, maxExpectedPay, maxNoticeDays, minEducation } = filter;
  const figures: (readonly [...Compared, number | null])[] = [
    ["experience_months", ">=", minExperienceYears == null ? null : minExperienceYears * MONTHS],
    ["experience_months", "<=", maxExperienceYears == null ? null : (maxExperienceYears + 1) * MONTHS - 1],
    ["expected_pay", "<=", maxExpectedPay ?? null],
    ["notice_days", "<=", maxNoticeDays ?? null],
    ["education_level", ">=", minEducation == null ? null : levelOf(minEducation)],
  ];
  const [words, place] = [await wordsOf(manager, filter.q), placeOf(filter.place)];
  return {
    terms: [...words, ...place],
    isOfWordsAndPlace: words.length > 0 && place.length > 0,
    figures: figures.filter((figure): figure is Figure => figure[2] !== null),
  };
}

/** Each term, or one of a group of terms, as a search for jobs reads the text (WORD-01). */
async function wordsOf(manager: EntityManager, q: string | null | undefined): Promise<Terms[]> {
  const text = q?.trim();
  if (!text) return [];
  const [read] = await manager.query<{ terms: string[] }[]>("select terms from job_search_read($1)", [text]);
  return (read?.terms ?? []).map((term) => term.split("\u0001"));
}

/** Whoever wants to work in the place or a part of it, and whoever wants an area that it lies in. */
function placeOf(text: string | null | undefined): Terms[] {
  if (!text?.trim()) return [];
  const { places, questions } = readPlaces(text);
  if (places.length === 0) {
    const meant = (questions[0]?.candidates ?? []).map(labelOf).join(" or ");
    const message = meant ? `may be several places: do you mean ${meant}?` : "is no place we know";
    throw new BrokenInputError([{ field: "filter.place", message }]);
  }
  const terms = places.flatMap((place) => [
    `in:${place.id}`,
    ...ancestorsOf(place).map(({ id }) => `at:${id}`),
  ]);
  return [[...new Set(terms)]];
}
