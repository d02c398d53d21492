import type { DataSource, EntityManager } from "typeorm";
import { recordAudit } from "../../../database/audit";
import { Account } from "../account.entity";
import { SecondFactor } from "./second-factor.entity";

interface FactorChange {
  /** Null for the portal's own command line. */
  actorId: string | null;
  isOn: boolean;
  reason?: string;
}

/** Writes a change of a second factor into the audit trail, in its transaction. */
export const noteFactorChange = (
  manager: EntityManager,
  accountId: string,
  { actorId, isOn, reason }: FactorChange,
): Promise<void> =>
  recordAudit(manager, {
    ...{ action: "account.second-factor", actorId, subjectType: "account", subjectId: accountId },
    before: { factor: isOn ? null : "authenticator" },
    after: { factor: isOn ? "authenticator" : null },
    personalReason: reason,
  });

/** With its recovery codes and proofs. @returns false where there is none */
export async function forgetFactor(
  manager: EntityManager,
  accountId: string,
  change: Omit<FactorChange, "isOn">,
): Promise<boolean> {
  const { affected } = await manager
    .createQueryBuilder()
    .delete()
    .from(SecondFactor)
    .where("account_id = :accountId and confirmed_at is not null", { accountId })
    .execute();
  if (!affected) return false;
  await noteFactorChange(manager, accountId, { ...change, isOn: false });
  return true;
}

/** For the command line, which the only admin of a portal has left. @returns how many of that address had one */
export async function forgetFactorsOf(dataSource: DataSource, email: string): Promise<number> {
  return await dataSource.transaction(async (manager) => {
    const accounts = await manager
      .createQueryBuilder(Account, "account")
      .where("lower(account.email) = lower(:email) and account.email_verified_at is not null", { email })
      .getMany();
    let count = 0;
    for (const { id } of accounts) if (await forgetFactor(manager, id, { actorId: null })) count += 1;
    return count;
  });
}

/** For the export: when a code came, and no secret. Who reads the file must not have the factor. */
export const timesOfFactors = (dataSource: DataSource, accountId: string): Promise<unknown[]> =>
  dataSource.query(
    `select begun_at as "begunAt", confirmed_at as "confirmedAt",
       array(select used_at from second_factor_recovery_codes code
         where code.account_id = factor.account_id and used_at is not null order by 1) as "recoveryCodesUsedAt",
       array(select passed_at from second_factor_proofs proof
         where proof.account_id = factor.account_id order by 1) as "passedAt"
     from second_factors factor where account_id = $1`,
    [accountId],
  );
