import { isDeepStrictEqual } from "node:util";
import type { DataSource, EntityManager } from "typeorm";
import type { Clock } from "../../time/clock";
import { DAY_MS } from "../../time/clock";
import { Account } from "../accounts/account.entity";
import { levelOf } from "../applications/match/education-level";
import { figuresOf } from "../career-profiles/career-parts";
import type { CareerContent } from "../career-profiles/career.fields";
import type { CareerProfileService } from "../career-profiles/career-profile.service";
import { ancestorsOf } from "../places/gazetteer";
import { readPlaces } from "../places/read-places";
import { FindablePerson } from "./findable-person.entity";
import { cardOf, hidingKeysFrom } from "./person-card";
import { PRESENT_EMPLOYERS, WRITE_PERSON } from "./person.sql";

/** How many are read in one transaction. */
const BATCH = 50;
/** For how long a person sees who looked. */
export const LOOKS_KEPT_DAYS = 90;

/** Keeps what people are found by in line with what they say of their work. */
export class PersonReadingService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly careers: CareerProfileService,
  ) {}

  /** For the queue: reads people anew whose facts or search words have changed, and forgets old looks. */
  async watch(): Promise<void> {
    await this.dataSource.query(
      `update findable_people set is_stale = true
       where is_on and not is_stale and read_at < (select max(updated_at) from search_words)`,
    );
    while ((await this.readStale()) === BATCH);
    const before = new Date(this.clock.now().getTime() - LOOKS_KEPT_DAYS * DAY_MS);
    await this.dataSource.query("delete from person_looks where looked_at < $1", [before]);
    await this.dataSource.query("delete from finder_uses where day < $1", [before]);
  }

  /** Reads some of those that wait for it; whoever another call reads right now is left to that. @returns how many */
  async readStale(): Promise<number> {
    return await this.dataSource.transaction(async (manager) => {
      const stale = await manager.find(FindablePerson, {
        where: { isOn: true, isStale: true },
        take: BATCH,
        lock: { mode: "pessimistic_write", onLocked: "skip_locked" },
      });
      for (const person of stale) await this.read(manager, person);
      return stale.length;
    });
  }

  /** Reads one whose row the caller has locked, so that a change meanwhile makes them wait again. */
  async read(manager: EntityManager, person: FindablePerson): Promise<void> {
    const { accountId } = person;
    const now = this.clock.now();
    const { displayName } = await manager.findOneByOrFail(Account, { id: accountId });
    const { facts, audiences } = await this.careers.find({ id: accountId }, manager);
    const employers = await employersOf(manager, accountId, facts);
    const card = cardOf({ facts, audiences, displayName, employers });
    const listedAt = isDeepStrictEqual(card, person.card) ? person.listedAt : now;
    await manager.query(WRITE_PERSON, [
      accountId,
      card,
      ...[
        [card?.headline, card?.currentTitle].filter(Boolean).join(" | "),
        skillsOf(card),
        placeTermsOf(card?.preferredPlaces ?? []),
      ],
      ...factsOf(card),
      hidingKeysFrom([...person.hiddenCompanies, ...employers]),
      listedAt,
      now,
    ]);
  }
}

/** Where somebody works now, by their career profile and all of their resumes. */
export async function employersOf(
  manager: EntityManager,
  accountId: string,
  { currentEmployer }: CareerContent,
): Promise<string[]> {
  const rows = await manager.query<{ name: string }[]>(PRESENT_EMPLOYERS, [accountId]);
  return [...new Set([...(currentEmployer ? [currentEmployer] : []), ...rows.map(({ name }) => name)])];
}

const skillsOf = (card: CareerContent | null): string[] => (card?.skills ?? []).map(({ name }) => name);

/** Where somebody wants to work: the place itself, and every place that it lies in. */
export function placeTermsOf(labels: readonly string[]): string[] {
  const places = labels.flatMap((label) => readPlaces(label).places);
  const terms = places.flatMap((place) => [
    `at:${place.id}`,
    ...[place, ...ancestorsOf(place)].map(({ id }) => `in:${id}`),
  ]);
  return [...new Set(terms)];
}

/** Months, rupees a year, days, and the level of education. */
const factsOf = (card: CareerContent | null): (number | null)[] => [
  card?.experienceMonths ?? null,
  card?.expectedPay ? figuresOf(card.expectedPay).yearlyMin : null,
  card?.noticePeriodDays ?? null,
  card?.education ? levelOf(card.education) : null,
];
