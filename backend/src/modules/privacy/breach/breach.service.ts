import { type DataSource, type EntityManager, IsNull } from "typeorm";
import { recordAudit } from "../../../database/audit";
import { BrokenInputError, ConflictError, NotFoundError } from "../../../errors/errors";
import { rowsOfPage } from "../../../lists/list-page";
import { numberedPage } from "../../../lists/page";
import { tidyParagraphs } from "../../../text/text.rules";
import { isUuid } from "../../../text/uuid";
import type { Clock } from "../../../time/clock";
import type { Account } from "../../accounts/account.entity";
import { Breach } from "./breach.entity";
import type { BreachArgs, BreachPage, SaveBreachInput } from "./breach.inputs";

/** The register of breaches of personal data, which admins keep (BRCH-01). */
export class BreachService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The newest first; of those that the Board wasn't told of the first to be due, which is the oldest. */
  async list({ isUnreported, ...args }: BreachArgs): Promise<BreachPage> {
    const { skip, take } = rowsOfPage(args);
    const direction = isUnreported ? "ASC" : "DESC";
    const [found, total] = await this.dataSource.getRepository(Breach).findAndCount({
      where: isUnreported ? { reportedAt: IsNull() } : {},
      order: { noticedAt: direction, number: direction },
      ...{ skip, take },
    });
    return numberedPage(args, found, total);
  }

  /**
   * Enters a breach, or changes what is known of it, with an entry in the audit log (BRCH-01).
   * @throws BrokenInputError where it was noticed in the future; NotFoundError; ConflictError BREACH_CHANGED where
   *   another admin changed it meanwhile, or BREACH_REPORTED once the Board was told
   */
  async save(actor: Account, { id, version, ...input }: SaveBreachInput): Promise<Breach> {
    const now = this.clock.now();
    if (input.noticedAt > now)
      throw new BrokenInputError([{ field: "noticedAt", message: "Must not be in the future" }]);
    const content = {
      ...{ noticedAt: input.noticedAt, peopleCount: input.peopleCount },
      ...{ what: tidyParagraphs(input.what), data: tidyParagraphs(input.data) },
      ...{ consequences: tidyParagraphs(input.consequences), measures: tidyParagraphs(input.measures) },
    };
    return await this.dataSource.transaction(async (manager) => {
      if (version === 0) {
        await enter(manager, manager.create(Breach, { ...content, id, enteredAt: now }));
        return await audited(manager, actor, id, "breach.create");
      }
      const breach = await openBreach(manager, id);
      if (breach.version !== version) throw changed();
      await manager.save(Object.assign(breach, content, { version: version + 1 }));
      return await audited(manager, actor, id, "breach.update");
    });
  }

  /**
   * Writes down that the Board was told in detail; the entry stays as it is from then on (BRCH-02).
   * @throws NotFoundError; ConflictError BREACH_REPORTED
   */
  async markReported(actor: Account, id: string): Promise<Breach> {
    return await this.dataSource.transaction(async (manager) => {
      const breach = await openBreach(manager, id);
      Object.assign(breach, { reportedAt: this.clock.now(), version: breach.version + 1 });
      await manager.save(breach);
      return await audited(manager, actor, id, "breach.report");
    });
  }
}

async function openBreach(manager: EntityManager, id: string): Promise<Breach> {
  const breach = isUuid(id)
    ? await manager.findOne(Breach, { where: { id }, lock: { mode: "pessimistic_write" } })
    : null;
  if (!breach) throw new NotFoundError();
  if (breach.reportedAt !== null)
    throw new ConflictError("BREACH_REPORTED", "The Board has been told of this already.");
  return breach;
}

const changed = () => new ConflictError("BREACH_CHANGED", "Another admin has changed this meanwhile.");

/** A second call of the same form finds its id taken. */
async function enter(manager: EntityManager, breach: Breach): Promise<void> {
  const inserted = await manager
    .createQueryBuilder()
    .insert()
    .into(Breach)
    .values(Object.assign(breach, { version: 1, reportedAt: null }))
    .orIgnore()
    .returning("id")
    .execute();
  if ((inserted.raw as object[]).length === 0) throw changed();
}

/** Adds to the audit trail. */
async function audited(
  manager: EntityManager,
  actor: Account,
  id: string,
  action: "breach.create" | "breach.update" | "breach.report",
): Promise<Breach> {
  const breach = await manager.findOneByOrFail(Breach, { id });
  await recordAudit(manager, {
    ...{ action, actorId: actor.id, subjectType: "breach", subjectId: id },
    before: null,
    after: { breach: String(breach.number), people: String(breach.peopleCount) },
  });
  return breach;
}
