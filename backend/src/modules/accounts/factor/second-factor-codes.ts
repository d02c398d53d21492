import type { NoticeContent } from "@job-portal/protocol/notices";
import type { EntityManager } from "typeorm";
import { BadInputError, UnavailableError } from "../../../errors/errors";
import type { Clock } from "../../../time/clock";
import { newRecoveryCodes, recoveryCodeHash } from "./recovery-codes";
import type { SecretBox } from "./secret-box";
import { SecondFactor } from "./second-factor.entity";
import { periodOfCode } from "./totp";

/** Tells somebody of a change of their second factor, in its transaction. */
export type TellOfFactor = (
  manager: EntityManager,
  accountId: string,
  content: Extract<NoticeContent, { kind: `account.second-factor-${string}` }>,
) => Promise<void>;

const codeWrong = () =>
  new BadInputError("SECOND_FACTOR_CODE", "This code is wrong, too old, or was used before.", [
    { field: "code", message: "is wrong, too old, or was used before" },
  ]);

/** Codes of the app and for recovery, each used in the caller's transaction (TWOF-03, TWOF-07). */
export class SecondFactorCodes {
  constructor(
    private readonly clock: Clock,
    private readonly box: SecretBox | null,
    private readonly tell: TellOfFactor,
  ) {}

  /** The period of a first code. @throws BadInputError SECOND_FACTOR_CODE; UnavailableError */
  firstPeriod(factor: SecondFactor, typed: string): number {
    const period = periodOfCode(this.open(factor), digitsOf(typed), this.clock.now());
    if (period === null) throw codeWrong();
    return period;
  }

  /** Uses a code up. @throws BadInputError SECOND_FACTOR_CODE; UnavailableError */
  async use(manager: EntityManager, accountId: string, typed: string): Promise<void> {
    const digits = digitsOf(typed);
    const isUsed = /^\d{6}$/.test(digits)
      ? await this.useTotp(manager, accountId, digits)
      : await this.useRecoveryCode(manager, accountId, typed);
    if (!isUsed) throw codeWrong();
  }

  /** One statement moves the last period on: of two who bring one code at once, the database lets one through. */
  private async useTotp(manager: EntityManager, accountId: string, code: string): Promise<boolean> {
    const factor = await manager.findOneBy(SecondFactor, { accountId });
    if (!factor?.confirmedAt) return false;
    const period = periodOfCode(this.open(factor), code, this.clock.now());
    if (period === null) return false;
    const used = await manager
      .createQueryBuilder()
      .update(SecondFactor)
      .set({ lastPeriod: period })
      // The same app still: another may have taken its place meanwhile.
      .where("account_id = :accountId and sealed_secret = :sealedSecret and last_period < :period", {
        ...{ accountId, period, sealedSecret: factor.sealedSecret },
      })
      .execute();
    return used.affected === 1;
  }

  private async useRecoveryCode(manager: EntityManager, accountId: string, typed: string): Promise<boolean> {
    const [used] = await manager.query<{ left: number }[]>(USE_RECOVERY_CODE, [
      ...[accountId, recoveryCodeHash(typed), this.clock.now()],
    ]);
    if (!used) return false;
    await this.tell(manager, accountId, {
      kind: "account.second-factor-recovery",
      params: { left: used.left },
    });
    return true;
  }

  /** @throws UnavailableError where the node has not the key that sealed it */
  private open({ sealedSecret, accountId }: SecondFactor): Buffer {
    try {
      if (!this.box) throw new Error("SECOND_FACTOR_KEY is missing.");
      return this.box.open(sealedSecret, accountId);
    } catch (error) {
      throw new UnavailableError(error);
    }
  }
}

/** Apps show a code as two halves. */
const digitsOf = (typed: string): string => typed.replaceAll(/\s/g, "");

/** Ten codes, in place of those before. They are told once. */
export async function keepNewCodes(manager: EntityManager, accountId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await manager.query("delete from second_factor_recovery_codes where account_id = $1", [accountId]);
  await manager.query(
    `insert into second_factor_recovery_codes (account_id, code_hash)
     select $1, unnest($2::text[])`,
    [accountId, codes.map(recoveryCodeHash)],
  );
  return codes;
}

/** `left`: how many there are besides; the statement itself doesn't see its own change. */
const USE_RECOVERY_CODE = `
  with used as (
    update second_factor_recovery_codes set used_at = $3
    where account_id = $1 and code_hash = $2 and used_at is null
    returning code_hash
  )
  select (select count(*)::int from second_factor_recovery_codes code
    where code.account_id = $1 and code.used_at is null and code.code_hash <> used.code_hash) as left
  from used`;
