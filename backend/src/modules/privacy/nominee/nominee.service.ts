import { type DataSource, type EntityManager, In } from "typeorm";
import { recordAudit } from "../../../database/audit";
import { BrokenInputError } from "../../../errors/errors";
import type { Clock } from "../../../time/clock";
import type { Account } from "../../accounts/account.entity";
import { readIndianPhone } from "../../accounts/profile.rules";
import { Nominee } from "./nominee.entity";
import type { SaveNomineeInput } from "./nominee.inputs";

/** What stands already changes nothing, and answers no row. */
const SAVE = `
  insert into nominees as kept (account_id, name, relation, email, phone, named_at)
  values ($1, $2, $3, $4, $5, $6)
  on conflict (account_id) do update
    set name = excluded.name, relation = excluded.relation, email = excluded.email, phone = excluded.phone,
      named_at = excluded.named_at
    where (kept.name, kept.relation, kept.email, kept.phone)
      is distinct from (excluded.name, excluded.relation, excluded.email, excluded.phone)
  returning xmax = 0 as "isNew"`;

/** Whom people name to ask for their data, or for its deletion, if they die or can't act. Nobody is told (NOMI-01). */
export class NomineeService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** For each account its nominee. */
  async findOf(accountIds: readonly string[]): Promise<(Nominee | null)[]> {
    const found = await this.dataSource
      .getRepository(Nominee)
      .findBy({ accountId: In([...new Set(accountIds)]) });
    const byAccount = new Map(found.map((nominee) => [nominee.accountId, nominee]));
    return accountIds.map((id) => byAccount.get(id) ?? null);
  }

  /**
   * Names somebody, or changes who is named.
   * @returns the viewer's account, of which the nominee is a field
   * @throws BrokenInputError without a way to reach them
   */
  async save(viewer: Account, { name, relation, email, phone }: SaveNomineeInput): Promise<Account> {
    if (email == null && phone == null)
      throw new BrokenInputError([{ field: "email", message: "or a phone number is needed" }]);
    const content = [name.trim(), relation.trim(), email?.trim() ?? null, phone && readIndianPhone(phone)];
    await this.dataSource.transaction(async (manager) => {
      const [saved] = await manager.query<{ isNew: boolean }[]>(SAVE, [
        ...[viewer.id, ...content],
        this.clock.now(),
      ]);
      if (saved) await audited(manager, viewer, saved.isNew ? "nominee.create" : "nominee.update");
    });
    return viewer;
  }

  /** Nothing of it stays; without one nothing happens. @returns the viewer's account */
  async remove(viewer: Account): Promise<Account> {
    await this.dataSource.transaction(async (manager) => {
      const { affected } = await manager.delete(Nominee, { accountId: viewer.id });
      if (affected) await audited(manager, viewer, "nominee.remove");
    });
    return viewer;
  }
}

/** That it was done; an entry is never erased, so it says nothing of the nominee. */
const audited = (
  manager: EntityManager,
  { id }: Account,
  action: "nominee.create" | "nominee.update" | "nominee.remove",
) =>
  recordAudit(manager, {
    ...{ action, actorId: id, subjectType: "account", subjectId: id },
    ...{ before: null, after: null },
  });
