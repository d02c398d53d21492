import type { EntityManager } from "typeorm";
import { CodedError, ForbiddenError, NotFoundError } from "../../errors/errors";
import { indianDay } from "../../time/indian-calendar";
import { isUuid } from "../../text/uuid";
import type { Account } from "../accounts/account.entity";
import { Company } from "../companies/company.entity";
import { assertOwn } from "../companies/company.service";
import { CompanyAct } from "../companies/member-role";
import { hidingKeysOf } from "./person-card";
import type { PersonRow } from "./person";
import { countUse, FINDABLE, NAMES_OF_COMPANIES, SEEN } from "./person.sql";

/** Who looks for people: the first parameters of `FINDABLE`. */
export interface Finder {
  company: Company;
  /** The company, the member, and the keys of all names that they act under. */
  parameters: [companyId: string, accountId: string, keys: string[]];
}

/** How many cards a company opens, and how many people it invites, on one day in India; checks of the table hold it. */
export const DAILY_LIMITS = { looks: 100, invitations: 20 } as const;

/**
 * A company of the viewer's, whether or not it may look for people.
 * @throws NotFoundError, ForbiddenError MEMBER_ROLE
 */
export async function memberOf(
  manager: EntityManager,
  viewer: Pick<Account, "id">,
  companyId: string,
): Promise<Finder> {
  await assertOwn(manager, viewer, companyId, CompanyAct.FIND_PEOPLE);
  const company = await manager.findOneByOrFail(Company, { id: companyId });
  const names = await manager.query<{ name: string }[]>(NAMES_OF_COMPANIES, [viewer.id]);
  return { company, parameters: [company.id, viewer.id, hidingKeysOf(names.map(({ name }) => name))] };
}

/**
 * A company of the viewer's that may look for people.
 * @throws NotFoundError where it isn't theirs; ForbiddenError MEMBER_ROLE, COMPANY_BLOCKED, COMPANY_NOT_VERIFIED
 */
export async function finderOf(
  manager: EntityManager,
  viewer: Pick<Account, "id">,
  companyId: string,
  now: Date,
): Promise<Finder> {
  const finder = await memberOf(manager, viewer, companyId);
  if (finder.company.blockedAt) throw new ForbiddenError("COMPANY_BLOCKED", "This company has been blocked.");
  if (!mayFind(finder.company, now))
    throw new ForbiddenError("COMPANY_NOT_VERIFIED", "Only verified companies can look for people.");
  return finder;
}

/** A verification that has ended counts at once, even before the queue writes it down. */
export const mayFind = ({ blockedAt, verifiedAt, verifiedUntil }: Company, now: Date): boolean =>
  blockedAt === null && verifiedAt !== null && (verifiedUntil === null || verifiedUntil > now);

/**
 * One person as a finder may find them; locked, so that they can't turn it off meanwhile.
 * @throws NotFoundError where they may not be found by it
 */
export async function lockPerson(
  manager: EntityManager,
  { parameters }: Finder,
  id: string,
): Promise<PersonRow> {
  if (!isUuid(id)) throw new NotFoundError();
  // Whoever waited for the row reads it as it stands afterwards.
  await manager.query("select from findable_people where id = $1 for update", [id]);
  const [row] = await manager.query<PersonRow[]>(
    `select ${SEEN} from findable_people person where person.id = $4 and ${FINDABLE}`,
    [...parameters, id],
  );
  if (!row) throw new NotFoundError();
  return row;
}

const CHECK_VIOLATION = "23514";

/** Counts one more of a company's day. @throws CodedError LOOK_LIMIT, INVITATION_LIMIT */
export async function countOne(
  manager: EntityManager,
  companyId: string,
  use: keyof typeof DAILY_LIMITS,
  now: Date,
): Promise<void> {
  try {
    await manager.query(countUse(use), [companyId, indianDay(now)]);
  } catch (error) {
    if ((error as { code?: string }).code !== CHECK_VIOLATION) throw error;
    throw use === "looks"
      ? new CodedError("LOOK_LIMIT", `Your company can open ${DAILY_LIMITS.looks} people a day.`, 403)
      : new CodedError(
          "INVITATION_LIMIT",
          `Your company can invite ${DAILY_LIMITS.invitations} people a day.`,
          403,
        );
  }
}
