import type { DataSource, EntityManager } from "typeorm";
import { Role } from "../../../auth/role";
import { recordAudit } from "../../../database/audit";
import { queryAtLength } from "../../../database/long-query";
import { BrokenInputError, NotFoundError } from "../../../errors/errors";
import { enqueue } from "../../../queue/enqueue";
import { tidyParagraphs } from "../../../text/text.rules";
import { isUuid } from "../../../text/uuid";
import type { Clock } from "../../../time/clock";
import type { Account } from "../../accounts/account.entity";
import type { NoticeService } from "../../notices/notice.service";
import { Breach } from "./breach.entity";
import { BreachAudience, BreachTelling } from "./breach-telling.entity";
import type { BreachNotice, BreachTold, TellOfBreachInput } from "./breach-telling.inputs";

/** So many people are told in one transaction. */
const BATCH = 500;
/** So many addresses without an account are named to whoever typed them. */
const MOST_NAMED = 10;

/** Tells people of a breach of their data, each of them once (BRCH-06). */
export class BreachTellingService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly notices: NoticeService,
  ) {}

  /**
   * Begins to tell those whom a breach concerns and who were not told of it before. A second call of the same id finds
   * it begun.
   * @throws BrokenInputError of addresses that are missing or have no account; NotFoundError
   */
  async begin(actor: Account, { addresses, ...input }: TellOfBreachInput): Promise<Breach> {
    return await this.dataSource.transaction(async (manager) => {
      const breach = await manager.findOneBy(Breach, { id: input.breachId });
      if (!breach) throw new NotFoundError();
      const isNew = await this.enter(manager, input);
      if (!isNew) return breach;
      if (input.audience === BreachAudience.ADDRESSES) await listAddresses(manager, input, addresses);
      await enqueue(manager, "breach-telling", { tellingId: input.id }, { key: input.id });
      await recordAudit(manager, {
        ...{ action: "breach.tell", actorId: actor.id, subjectType: "breach", subjectId: breach.id },
        before: null,
        after: { breach: String(breach.number), audience: input.audience },
      });
      return breach;
    });
  }

  private async enter(
    manager: EntityManager,
    { id, breachId, audience, message, advice }: Omit<TellOfBreachInput, "addresses">,
  ): Promise<boolean> {
    const texts = { message: tidyParagraphs(message), advice: tidyParagraphs(advice) };
    const inserted = await manager
      .createQueryBuilder()
      .insert()
      .into(BreachTelling)
      .values({ id, breachId, audience, ...texts, begunAt: this.clock.now(), toldCount: 0, endedAt: null })
      .orIgnore()
      .returning("id")
      .execute();
    return (inserted.raw as object[]).length > 0;
  }

  /** For the queue: tells whoever still waits, batch by batch. A killed node's task goes on where it was. */
  async tell(tellingId: string): Promise<void> {
    const telling = await this.dataSource.getRepository(BreachTelling).findOneBy({ id: tellingId });
    if (!telling) return;
    await listAudience(this.dataSource, telling);
    while (await this.dataSource.transaction((manager) => this.tellSome(manager, telling)));
  }

  /** @returns whether more may wait */
  private async tellSome(manager: EntityManager, { id, breachId }: BreachTelling): Promise<boolean> {
    const now = this.clock.now();
    const { number } = await manager.findOneByOrFail(Breach, { id: breachId });
    const [told] = await manager.query<[{ accountId: string }[], number]>(
      `update breach_recipients set told_at = $2
       where (breach_id, account_id) in (
         select breach_id, account_id from breach_recipients where telling_id = $1 and told_at is null
         order by account_id limit $3 for update
       ) returning account_id as "accountId"`,
      [id, now, BATCH],
    );
    const params = { breachId, number };
    await this.notices.giveAll(
      manager,
      told.map(({ accountId }) => ({ accountId, content: { kind: "breach.told", params } })),
    );
    await manager.query(
      "update breach_tellings set told_count = told_count + $2, ended_at = case when $2 < $3 then $4::timestamptz end where id = $1",
      [id, told.length, BATCH, now],
    );
    return told.length === BATCH;
  }

  /** How far each breach is told; null: nobody is being told. */
  async toldOf(breachIds: readonly string[]): Promise<(BreachTold | null)[]> {
    const rows = await this.dataSource.query<(BreachTold & { breachId: string })[]>(
      `select breach_id as "breachId", sum(told_count)::int as "toldCount", min(begun_at) as "begunAt",
         bool_or(ended_at is null) as "isGoingOn"
       from breach_tellings where breach_id = any ($1) group by breach_id`,
      [breachIds],
    );
    const byBreach = new Map(rows.map((row) => [row.breachId, row]));
    return breachIds.map((id) => byBreach.get(id) ?? null);
  }

  /** What somebody was told. @throws NotFoundError also of a breach that is not about them */
  async noticeOf({ id: accountId }: Pick<Account, "id">, breachId: string): Promise<BreachNotice> {
    const [notice] = isUuid(breachId) ? await noticesOf(this.dataSource.manager, accountId, breachId) : [];
    if (!notice) throw new NotFoundError();
    return notice;
  }
}

/** What somebody was told, the newest breach first. @param breachId this one alone; null for all */
export async function noticesOf(
  manager: EntityManager,
  accountId: string,
  breachId: string | null = null,
): Promise<BreachNotice[]> {
  return await manager.query<BreachNotice[]>(
    `select breach.id, breach.number, telling.message, telling.advice, recipient.told_at as "toldAt"
     from breach_recipients recipient
       join breach_tellings telling on telling.id = recipient.telling_id
       join breaches breach on breach.id = recipient.breach_id
     where recipient.account_id = $1 and recipient.told_at is not null
       and ($2::uuid is null or recipient.breach_id = $2)
     order by breach.number desc`,
    [accountId, breachId],
  );
}

const ROLES: Readonly<Record<BreachAudience, readonly Role[]>> = {
  [BreachAudience.EVERYONE]: Object.values(Role),
  [BreachAudience.JOBSEEKERS]: [Role.JOBSEEKER],
  [BreachAudience.EMPLOYERS]: [Role.EMPLOYER],
  // They were listed when telling began.
  [BreachAudience.ADDRESSES]: [],
};

/** Everybody of a role, or of all; a second time those whom the first missed. */
async function listAudience(
  dataSource: DataSource,
  { id, breachId, audience, begunAt }: BreachTelling,
): Promise<void> {
  if (ROLES[audience].length === 0) return;
  await queryAtLength(
    dataSource,
    `insert into breach_recipients (breach_id, account_id, telling_id)
     select $1, id, $2 from accounts where role = any ($3) and created_at <= $4
     on conflict do nothing`,
    [breachId, id, ROLES[audience], begunAt],
  );
}

async function listAddresses(
  manager: EntityManager,
  { id, breachId }: Pick<TellOfBreachInput, "id" | "breachId">,
  typed: readonly string[],
): Promise<void> {
  const addresses = [...new Set(typed.map((address) => address.trim().toLowerCase()).filter(Boolean))];
  if (addresses.length === 0) throw wrongAddresses("Must name at least one address");
  const found = await manager.query<{ accountId: string; address: string }[]>(
    `select id as "accountId", lower(email) as address from accounts where lower(email) = any ($1)`,
    [addresses],
  );
  const known = new Set(found.map(({ address }) => address));
  const unknown = addresses.filter((address) => !known.has(address));
  if (unknown.length > 0) throw wrongAddresses(`No account has ${unknown.slice(0, MOST_NAMED).join(", ")}`);
  await manager.query(
    `insert into breach_recipients (breach_id, account_id, telling_id)
     select $1, account_id, $2 from unnest($3::uuid[]) account_id
     on conflict do nothing`,
    [breachId, id, found.map(({ accountId }) => accountId)],
  );
}

const wrongAddresses = (message: string) => new BrokenInputError([{ field: "addresses", message }]);
