import { createHash, randomBytes } from "node:crypto";
import type { DataSource, EntityManager } from "typeorm";
import { API_KEY_PREFIX, type ApiKeyScope } from "../../../auth/api-key";
import { assertRecentSignIn } from "../../../auth/recent-sign-in";
import { recordAudit } from "../../../database/audit";
import { type ClientRequest, makeOnce, memoryOfRow } from "../../../database/client-requests";
import { ConflictError, NotFoundError, UnauthenticatedError } from "../../../errors/errors";
import { isUuid } from "../../../text/uuid";
import { type Clock, DAY_MS } from "../../../time/clock";
import { Account } from "../../accounts/account.entity";
import type { NoticeService } from "../../notices/notice.service";
import { Company } from "../company.entity";
import { assertOwn, lockOwn } from "../company.service";
import { CompanyAct } from "../member-role";
import { type SignedIn, tellOtherOwners } from "../owners";
import { ApiKey } from "./api-key.entity";
import type { CompanyApiKeys, CreateApiKeyInput, SeenApiKey } from "./api-key.inputs";

/** So many can't be guessed, and need no slow hash. */
const SECRET_BYTES = 32;
const HINT_LENGTH = API_KEY_PREFIX.length + 4;
/** That work at a time. */
const MOST_KEYS = 20;
/** Owners see those that ended longer ago no more. */
const SHOWN_DAYS = 365;
/** A use is written down this seldom, so that a key's calls don't write. */
const USE_NOTED_MS = 15 * 60 * 1000;

const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("hex");

/** A key that works, and the account that it acts as. */
export interface OpenedApiKey {
  id: string;
  companyId: string;
  scopes: ApiKeyScope[];
  expiresAt: Date;
  creator: Account;
}

/** Keys by which programs act for a company (KEYS-01 to KEYS-05, KEYS-07 to KEYS-09). */
export class ApiKeyService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly notices: NoticeService,
  ) {}

  /** @throws NotFoundError for a company that is not the viewer's; ForbiddenError MEMBER_ROLE */
  async find(viewer: Account, companyId: string): Promise<CompanyApiKeys> {
    const { manager } = this.dataSource;
    await assertOwn(manager, viewer, companyId, CompanyAct.MANAGE_KEYS);
    return {
      id: companyId,
      company: await manager.findOneByOrFail(Company, { id: companyId }),
      keys: await this.keysOf(manager, companyId),
    };
  }

  /**
   * Makes a key. A repeat of the call answers no secret, because nobody keeps it.
   * @returns the key itself; null for a repeat
   * @throws NotFoundError; ForbiddenError MEMBER_ROLE, RECENT_SIGN_IN_REQUIRED; ConflictError API_KEY_LIMIT
   */
  async create(
    { viewer, identity }: SignedIn,
    input: CreateApiKeyInput,
    request: ClientRequest | null,
  ): Promise<string | null> {
    await assertOwn(this.dataSource.manager, viewer, input.companyId, CompanyAct.MANAGE_KEYS);
    assertRecentSignIn(identity, this.clock.now());
    let secret: string | null = null;
    await this.dataSource.transaction((manager) =>
      makeOnce(manager, viewer.id, request, {
        ...memoryOfRow(manager, ApiKey),
        make: () => {
          secret = API_KEY_PREFIX + randomBytes(SECRET_BYTES).toString("base64url");
          return this.insert(manager, viewer, input, secret);
        },
      }),
    );
    return secret;
  }

  private async insert(
    manager: EntityManager,
    viewer: Account,
    { companyId, name, scopes, days }: CreateApiKeyInput,
    secret: string,
  ): Promise<ApiKey> {
    const company = await lockOwn(manager, viewer, companyId, CompanyAct.MANAGE_KEYS);
    const now = this.clock.now();
    const keys = await this.keysOf(manager, companyId);
    if (keys.filter(({ isWorking }) => isWorking).length >= MOST_KEYS)
      throw new ConflictError("API_KEY_LIMIT", `A company has at most ${MOST_KEYS} keys.`);
    const key = manager.create(ApiKey, {
      ...{ companyId, creatorId: viewer.id, name: name.trim(), scopes: [...new Set(scopes)].sort() },
      ...{ secretHash: hashOf(secret), hint: secret.slice(0, HINT_LENGTH), createdAt: now },
      expiresAt: new Date(now.getTime() + days * DAY_MS),
      ...{ lastUsedAt: null, revokedAt: null },
    });
    await manager.insert(ApiKey, key);
    await noteKey(manager, viewer, key, null, key.scopes.join(" "));
    await tellOtherOwners(manager, this.notices, { kind: "key.made", company, makerId: viewer.id });
    return key;
  }

  /**
   * Ends a key at once; one that has ended stays as it is.
   * @returns its company's id
   * @throws NotFoundError; ForbiddenError MEMBER_ROLE
   */
  async revoke(viewer: Account, id: string): Promise<string> {
    return await this.dataSource.transaction(async (manager) => {
      const key = isUuid(id) ? await manager.findOneBy(ApiKey, { id }) : null;
      if (!key) throw new NotFoundError();
      await lockOwn(manager, viewer, key.companyId, CompanyAct.MANAGE_KEYS);
      const { affected } = await manager
        .createQueryBuilder()
        .update(ApiKey)
        .set({ revokedAt: this.clock.now() })
        .where("id = :id and revoked_at is null", { id })
        .execute();
      if (affected) await noteKey(manager, viewer, key, key.scopes.join(" "), null);
      return key.companyId;
    });
  }

  /**
   * The key that a request comes with. It works while it was not revoked, has not lapsed, and its creator is in the
   * team. The hash is looked up as a whole, so the time that this takes tells nothing of it.
   * @throws UnauthenticatedError INVALID_API_KEY
   */
  async open(secret: string): Promise<OpenedApiKey> {
    const now = this.clock.now();
    const [key] = await this.dataSource.query<OpenedRow[]>(OPEN, [hashOf(secret), now]);
    const creator = key && (await this.dataSource.manager.findOneBy(Account, { id: key.creatorId }));
    if (!creator)
      throw new UnauthenticatedError("INVALID_API_KEY", "The API key does not work, or not any more.");
    if (key.lastUsedAt === null || now.getTime() - key.lastUsedAt.getTime() > USE_NOTED_MS)
      await this.dataSource.query("update api_keys set last_used_at = $2 where id = $1", [key.id, now]);
    const { id, companyId, scopes, expiresAt } = key;
    return { id, companyId, scopes, expiresAt, creator };
  }

  private async keysOf(manager: EntityManager, companyId: string): Promise<SeenApiKey[]> {
    const now = this.clock.now();
    const since = new Date(now.getTime() - SHOWN_DAYS * DAY_MS);
    const keys = await manager
      .createQueryBuilder(ApiKey, "key")
      .where("key.companyId = :companyId", { companyId })
      .andWhere("least(key.expires_at, key.revoked_at) > :since", { since })
      .orderBy("key.id", "DESC")
      .getMany();
    const names = await manager.query<{ id: string; name: string | null }[]>(
      "select id, display_name as name from accounts where id = any ($1)",
      [keys.map(({ creatorId }) => creatorId)],
    );
    return keys.map((key) => ({
      ...{ id: key.id, key },
      creatorName: names.find(({ id }) => id === key.creatorId)?.name ?? null,
      isWorking: key.revokedAt === null && key.expiresAt > now,
    }));
  }
}

type OpenedRow = Pick<ApiKey, "id" | "companyId" | "creatorId" | "scopes" | "expiresAt" | "lastUsedAt">;

const OPEN = `
  select key.id, key.company_id as "companyId", key.creator_id as "creatorId", key.scopes, key.expires_at as "expiresAt",
    key.last_used_at as "lastUsedAt"
  from api_keys key
  join company_members member on member.company_id = key.company_id and member.account_id = key.creator_id
  where key.secret_hash = $1 and key.revoked_at is null and key.expires_at > $2`;

/** The name stays with the key: a trail that is never erased holds no words of people. */
const noteKey = (
  manager: EntityManager,
  viewer: Account,
  { id, companyId }: ApiKey,
  before: string | null,
  after: string | null,
): Promise<void> =>
  recordAudit(manager, {
    action: "company.api-key",
    actorId: viewer.id,
    subjectType: "company",
    subjectId: companyId,
    before: { key: id, scopes: before },
    after: { key: id, scopes: after },
  });
