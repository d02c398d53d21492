import { CONSENT_NOTICE_VERSION } from "@job-portal/protocol/consents";
import { type DataSource, type EntityManager, IsNull } from "typeorm";
import type { Clock } from "../../time/clock";
import { Account } from "./account.entity";
import { Consent, type ConsentPurpose, type MyConsents } from "./consent.entity";
import type { Language } from "./language";

interface ConsentChange {
  purpose: ConsentPurpose;
  isGiven: boolean;
  /** In which its notice was read. */
  language: Language;
}

/** What people say once after signing up, and change in the settings: that they are of age, and what they allow. */
export class ConsentService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async find({ id }: Pick<Account, "id">, manager = this.dataSource.manager): Promise<MyConsents> {
    const { adultAt, minorAt, consentsAskedAt: askedAt } = await manager.findOneByOrFail(Account, { id });
    const given = await manager.find(Consent, {
      where: { accountId: id, withdrawnAt: IsNull() },
      order: { purpose: "ASC" },
    });
    return { id, adultAt, minorAt, askedAt, given };
  }

  /** Writes down that the viewer is of age; the first time stands (CONS-01). */
  async confirmAdult(viewer: Account): Promise<MyConsents> {
    return await this.locked(viewer.id, async (manager, { id, adultAt }) => {
      if (adultAt === null)
        await manager.update(Account, { id }, { adultAt: this.clock.now(), minorAt: null });
    });
  }

  /** Writes down that the viewer is under age, until they say that this was wrong (CONS-06). */
  async confirmMinor(viewer: Account): Promise<MyConsents> {
    return await this.locked(viewer.id, async (manager, { id, minorAt }) => {
      if (minorAt === null)
        await manager.update(Account, { id }, { adultAt: null, minorAt: this.clock.now() });
    });
  }

  /** The questions don't come again, whether they were answered or not (CONS-01). */
  async closeQuestions(viewer: Account): Promise<MyConsents> {
    return await this.locked(viewer.id, async (manager, { id, consentsAskedAt }) => {
      if (consentsAskedAt === null)
        await manager.update(Account, { id }, { consentsAskedAt: this.clock.now() });
    });
  }

  /** Gives a consent or withdraws it; what stands already changes nothing, and is not logged (CONS-02). */
  async set(viewer: Account, { purpose, isGiven, language }: ConsentChange): Promise<MyConsents> {
    const now = this.clock.now();
    return await this.locked(viewer.id, async (manager, { id: accountId, consents }) => {
      if (consents.includes(purpose) === isGiven) return;
      const noticeVersion = CONSENT_NOTICE_VERSION;
      if (isGiven)
        await manager.insert(
          Consent,
          manager.create(Consent, { accountId, purpose, noticeVersion, language, givenAt: now }),
        );
      else await manager.update(Consent, { accountId, purpose, withdrawnAt: IsNull() }, { withdrawnAt: now });
    });
  }

  /** Changes of one account come one after the other. */
  private async locked(
    id: string,
    change: (manager: EntityManager, account: Account) => Promise<void>,
  ): Promise<MyConsents> {
    return await this.dataSource.transaction(async (manager) => {
      const account = await manager.findOneOrFail(Account, {
        where: { id },
        lock: { mode: "for_no_key_update" },
      });
      await change(manager, account);
      return await this.find(account, manager);
    });
  }
}
