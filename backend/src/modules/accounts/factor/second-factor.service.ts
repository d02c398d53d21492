import { createHash, randomBytes } from "node:crypto";
import type { DataSource, EntityManager } from "typeorm";
import type { SignedInIdentity } from "../../../auth/identity";
import { assertRecentSignIn } from "../../../auth/recent-sign-in";
import { Role } from "../../../auth/role";
import type { FactorStanding } from "../../../auth/second-factor";
import type { WriteLimits } from "../../../auth/write-limits";
import { ConflictError, NotFoundError } from "../../../errors/errors";
import { isSchemaMissing } from "../../../errors/failures";
import { isUuid } from "../../../text/uuid";
import { type Clock, DAY_MS } from "../../../time/clock";
import { Account } from "../account.entity";
import { assertStillAdmin, lockAdmins } from "../last-admin";
import { keepNewCodes, SecondFactorCodes, type TellOfFactor } from "./second-factor-codes";
import type { SecretBox } from "./secret-box";
import { SecondFactor } from "./second-factor.entity";
import { forgetFactor, noteFactorChange } from "./second-factor-records";
import type { ConfirmedSecondFactor, SecondFactorKey, SecondFactorState } from "./second-factor.inputs";
import { newTotpSecret, totpKeyOf } from "./totp";

interface FactorParts {
  /** Null where the portal offers no second factors. */
  box: SecretBox | null;
  /** What authenticator apps call the portal. */
  issuer: string;
  isAskedOfAdmins: boolean;
  limits: Pick<WriteLimits, "count" | "takeBack">;
  tell: TellOfFactor;
}

/** Who gives a code, and from where. */
interface CodeGiver {
  viewer: Account;
  address: string;
}

const PROOF_BYTES = 32;

const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("hex");

/** Second factors of accounts: an authenticator app, and recovery codes for when it is lost (TWOF-01, TWOF-08). */
export class SecondFactorService {
  private readonly codes: SecondFactorCodes;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly parts: FactorParts,
  ) {
    this.codes = new SecondFactorCodes(clock, parts.box, parts.tell);
  }

  /** What the gate asks. @param proof what the request's header holds */
  async standingOf(
    viewer: Pick<Account, "id"> | null,
    proof: string | string[] | undefined,
  ): Promise<FactorStanding> {
    const { isAskedOfAdmins } = this.parts;
    const secret = typeof proof === "string" ? hashOf(proof) : "";
    try {
      const [found] = viewer
        ? await this.dataSource.query<{ passedAt: Date | null }[]>(STANDING, [viewer.id, secret])
        : [];
      const passedMsAgo = found?.passedAt ? this.clock.now().getTime() - found.passedAt.getTime() : null;
      return { isEnrolled: found !== undefined, isAskedOfAdmins, passedMsAgo };
    } catch (error) {
      // The first run makes the tables, and nobody can have a factor before.
      if (isSchemaMissing(error)) return { isEnrolled: false, isAskedOfAdmins: false, passedMsAgo: null };
      throw error;
    }
  }

  async stateOf({ id, role }: Account): Promise<SecondFactorState> {
    const [found] = await this.dataSource.query<{ since: Date; recoveryCodesLeft: number }[]>(STATE, [id]);
    return {
      ...{ since: found?.since ?? null, recoveryCodesLeft: found?.recoveryCodesLeft ?? 0 },
      isOffered: this.parts.box !== null,
      isRequired: role === Role.ADMIN && this.parts.isAskedOfAdmins,
    };
  }

  /**
   * Makes a key for an authenticator app, in place of one that was not confirmed.
   * @throws ForbiddenError RECENT_SIGN_IN_REQUIRED; ConflictError SECOND_FACTOR_OFF, SECOND_FACTOR_THERE
   */
  async begin(viewer: Account, identity: SignedInIdentity): Promise<SecondFactorKey> {
    const now = this.clock.now();
    assertRecentSignIn(identity, now);
    const { box, issuer } = this.parts;
    if (!box) throw new ConflictError("SECOND_FACTOR_OFF", "This portal offers no second factors.");
    const secret = newTotpSecret();
    const begun = await this.dataSource.query<unknown[]>(BEGIN, [
      viewer.id,
      box.seal(secret, viewer.id),
      now,
    ]);
    if (begun.length === 0)
      throw new ConflictError("SECOND_FACTOR_THERE", "You have a second factor. Remove it first.");
    return totpKeyOf(secret, { issuer, label: viewer.signInName });
  }

  /**
   * Makes it one's second factor, by its first code.
   * @throws NotFoundError where none waits to be confirmed; BadInputError SECOND_FACTOR_CODE; RateLimitedError
   */
  async confirm(giver: CodeGiver, typed: string): Promise<ConfirmedSecondFactor> {
    const accountId = giver.viewer.id;
    return await this.guess(giver, async (manager) => {
      const now = this.clock.now();
      const factor = await manager.findOne(SecondFactor, {
        ...{ where: { accountId }, lock: { mode: "pessimistic_write" } },
      });
      if (!factor?.mayBeConfirmed(now)) throw new NotFoundError();
      const lastPeriod = this.codes.firstPeriod(factor, typed);
      await manager.update(SecondFactor, { accountId }, { confirmedAt: now, lastPeriod });
      const recoveryCodes = await keepNewCodes(manager, accountId);
      await noteFactorChange(manager, accountId, { actorId: accountId, isOn: true });
      await this.parts.tell(manager, accountId, { kind: "account.second-factor-added", params: {} });
      return { recoveryCodes, secret: await this.prove(manager, accountId) };
    });
  }

  /**
   * Takes a code, of the app or for recovery, and answers what proves it in this session.
   * @throws BadInputError SECOND_FACTOR_CODE; RateLimitedError
   */
  async pass(giver: CodeGiver, typed: string): Promise<string> {
    const { id } = giver.viewer;
    return await this.guess(giver, async (manager) => {
      await this.codes.use(manager, id, typed);
      return await this.prove(manager, id);
    });
  }

  /** Ten new recovery codes in place of those before. @throws NotFoundError */
  async replaceRecoveryCodes({ id: accountId }: Account): Promise<string[]> {
    return await this.dataSource.transaction(async (manager) => {
      const factor = await manager.findOne(SecondFactor, {
        ...{ where: { accountId }, lock: { mode: "pessimistic_write" } },
      });
      if (!factor?.confirmedAt) throw new NotFoundError();
      return await keepNewCodes(manager, accountId);
    });
  }

  /** Removes one's own, by a code: an open session is not enough. @throws as `pass` does */
  async remove(giver: CodeGiver, typed: string): Promise<void> {
    const { id } = giver.viewer;
    await this.guess(giver, async (manager) => {
      await this.codes.use(manager, id, typed);
      await this.forget(manager, id, id);
    });
  }

  /**
   * Removes that of somebody who has lost it.
   * @throws NotFoundError where there is none; ConflictError OWN_SECOND_FACTOR: one's own takes a code
   */
  async removeFor(actor: Account, id: string, reason: string): Promise<Account> {
    if (actor.id === id) throw new ConflictError("OWN_SECOND_FACTOR", "Your own goes by a code alone.");
    return await this.dataSource.transaction(async (manager) => {
      await lockAdmins(manager);
      await assertStillAdmin(manager, actor.id);
      const account = isUuid(id) ? await manager.findOneBy(Account, { id }) : null;
      if (!account) throw new NotFoundError();
      await this.forget(manager, id, actor.id, reason);
      return account;
    });
  }

  /** For the queue: forgets proofs that stand for nothing any more, and keys that nobody confirmed. */
  async forgetOld(): Promise<void> {
    const since = [new Date(this.clock.now().getTime() - DAY_MS)];
    await this.dataSource.query("delete from second_factor_proofs where passed_at < $1", since);
    await this.dataSource.query(
      "delete from second_factors where confirmed_at is null and begun_at < $1",
      since,
    );
  }

  /** Counts a try of a code before it is known whether it is right, so that no number of them fits in at once. */
  private async guess<Answer>(
    { viewer, address }: CodeGiver,
    work: (manager: EntityManager) => Promise<Answer>,
  ): Promise<Answer> {
    const writer = { uid: viewer.id, address };
    await this.parts.limits.count("second-factor", writer);
    const answer = await this.dataSource.transaction(work);
    await this.parts.limits.takeBack("second-factor", writer);
    return answer;
  }

  private async prove(manager: EntityManager, accountId: string): Promise<string> {
    const secret = randomBytes(PROOF_BYTES).toString("base64url");
    await manager.query(
      "insert into second_factor_proofs (secret_hash, account_id, passed_at) values ($1, $2, $3)",
      [hashOf(secret), accountId, this.clock.now()],
    );
    return secret;
  }

  /** With its recovery codes and proofs. @throws NotFoundError where there is none */
  private async forget(
    manager: EntityManager,
    accountId: string,
    actorId: string,
    reason?: string,
  ): Promise<void> {
    if (!(await forgetFactor(manager, accountId, { actorId, reason }))) throw new NotFoundError();
    await this.parts.tell(manager, accountId, {
      kind: "account.second-factor-removed",
      params: { by: actorId === accountId ? "oneself" : "admin" },
    });
  }
}

const STANDING = `
  select (select passed_at from second_factor_proofs proof
    where proof.secret_hash = $2 and proof.account_id = factor.account_id) as "passedAt"
  from second_factors factor
  where factor.account_id = $1 and factor.confirmed_at is not null`;

const STATE = `
  select factor.confirmed_at as since,
    (select count(*)::int from second_factor_recovery_codes code
      where code.account_id = factor.account_id and code.used_at is null) as "recoveryCodesLeft"
  from second_factors factor
  where factor.account_id = $1 and factor.confirmed_at is not null`;

const BEGIN = `
  insert into second_factors (account_id, sealed_secret, begun_at) values ($1, $2, $3)
  on conflict (account_id) do update
    set sealed_secret = excluded.sealed_secret, begun_at = excluded.begun_at
    where second_factors.confirmed_at is null
  returning account_id`;
