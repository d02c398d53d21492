import { randomUUID } from "node:crypto";
import { type DataSource, type EntityManager, In } from "typeorm";
import { recordAudit } from "../../database/audit";
import { ConflictError } from "../../errors/errors";
import type { Clock } from "../../time/clock";
import { DAY_MS } from "../../time/clock";
import { Account } from "../accounts/account.entity";
import type { AccountService } from "../accounts/account.service";
import type { CareerProfileService } from "../career-profiles/career-profile.service";
import { Company } from "../companies/company.entity";
import { FindablePerson } from "./findable-person.entity";
import { type Findability, groupsOf, type SaveFindabilityInput } from "./findability";
import { PersonLook } from "./person-look.entity";
import { audiencesShowing, cardOf, shownGroups } from "./person-card";
import { employersOf, LOOKS_KEPT_DAYS, type PersonReadingService } from "./person-reading.service";

const MOST_LOOKS = 100;

/** A person's own switch: whether companies find them, what these see, and who has looked. */
export class FindabilityService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly accounts: AccountService,
    private readonly careers: CareerProfileService,
    private readonly reading: PersonReadingService,
  ) {}

  /** The viewer's; off at first (FIND-01). */
  async find(viewer: Pick<Account, "id">, manager = this.dataSource.manager): Promise<Findability> {
    const person = await manager.findOneBy(FindablePerson, { accountId: viewer.id });
    const { displayName } = await manager.findOneByOrFail(Account, { id: viewer.id });
    const { facts, audiences } = await this.careers.find(viewer, manager);
    const employers = await employersOf(manager, viewer.id, facts);
    const looks = await this.looksAt(manager, viewer.id);
    return {
      id: viewer.id,
      isFindable: person?.isOn ?? false,
      groups: groupsOf(shownGroups(audiences)),
      hiddenCompanies: person?.hiddenCompanies ?? [],
      employers,
      card: cardOf({ facts, audiences, displayName, employers }),
      looks,
      lookingCompanyCount: new Set(looks.map(({ companyId }) => companyId)).size,
    };
  }

  /**
   * Turns it on or off, and says what companies see and which never find the viewer (FIND-01, FIND-02).
   * @throws ForbiddenError EMAIL_NOT_VERIFIED; ConflictError NOTHING_SHOWN where nobody could find them by anything
   */
  async save(viewer: Account, input: SaveFindabilityInput): Promise<Findability> {
    if (input.isFindable) this.accounts.assertMayReachOthers(viewer);
    return await this.dataSource.transaction(async (manager) => {
      // The profile's row first, as whoever saves a profile locks them.
      const { audiences } = await this.careers.find(viewer, manager);
      await this.careers.save(viewer, { audiences: audiencesShowing(audiences, input.groups) }, manager);
      await this.write(manager, viewer, input);
      const saved = await this.find(viewer, manager);
      if (saved.isFindable && saved.card === null)
        throw new ConflictError(
          "NOTHING_SHOWN",
          "Show your headline, position or skills, and fill one of them in, so that companies can find you.",
        );
      return saved;
    });
  }

  private async write(
    manager: EntityManager,
    viewer: Account,
    { isFindable, hiddenCompanies }: SaveFindabilityInput,
  ): Promise<void> {
    const now = this.clock.now();
    await manager
      .createQueryBuilder()
      .insert()
      .into(FindablePerson)
      .values({ ...OFF, accountId: viewer.id, id: randomUUID(), listedAt: now })
      .orIgnore()
      .execute();
    const lock = { mode: "pessimistic_write" as const };
    const person = await manager.findOneOrFail(FindablePerson, { where: { accountId: viewer.id }, lock });
    const wasOn = person.isOn;
    Object.assign(person, {
      isOn: isFindable,
      isStale: true,
      hiddenCompanies: [...new Set(hiddenCompanies.map((name) => name.trim()))],
      // Who turns it on anew is somebody new to the companies that knew them before.
      ...(isFindable && !wasOn && { id: randomUUID(), listedAt: now }),
      ...(!isFindable && { card: null }),
    });
    await manager.update(FindablePerson, { accountId: viewer.id }, person);
    if (isFindable) await this.reading.read(manager, person);
    else await manager.query("update findable_people set terms = '{}' where account_id = $1", [viewer.id]);
    if (wasOn === isFindable) return;
    await recordAudit(manager, {
      ...{ action: "person.findable", actorId: viewer.id, subjectType: "account", subjectId: viewer.id },
      ...{ before: { findable: String(wasOn) }, after: { findable: String(isFindable) } },
    });
  }

  private async looksAt(manager: EntityManager, accountId: string): Promise<PersonLook[]> {
    const since = new Date(this.clock.now().getTime() - LOOKS_KEPT_DAYS * DAY_MS);
    const looks = await manager
      .createQueryBuilder(PersonLook, "look")
      .where("look.accountId = :accountId and look.lookedAt > :since", { accountId, since })
      .orderBy({ "look.lookedAt": "DESC", "look.companyId": "ASC" })
      .limit(MOST_LOOKS)
      .getMany();
    const companies = await manager.findBy(Company, { id: In(looks.map(({ companyId }) => companyId)) });
    const byId = new Map(companies.map((company) => [company.id, company]));
    return looks.flatMap((look) => {
      const company = byId.get(look.companyId);
      return company ? [Object.assign(look, { company })] : [];
    });
  }
}

const OFF = { isOn: false, isStale: true, hiddenCompanies: [], hiddenKeys: [], card: null, terms: [] };
