import { randomBytes } from "node:crypto";
import type { DataSource, EntityManager } from "typeorm";
import { assertRecentSignIn } from "../../../auth/recent-sign-in";
import { recordAudit } from "../../../database/audit";
import { type ClientRequest, makeOnce, memoryOfRow } from "../../../database/client-requests";
import { BrokenInputError, ConflictError, NotFoundError } from "../../../errors/errors";
import { SECRET_PREFIX } from "../../../http/webhook-signature";
import { enqueue } from "../../../queue/enqueue";
import { isUuid } from "../../../text/uuid";
import type { Clock } from "../../../time/clock";
import type { Account } from "../../accounts/account.entity";
import type { NoticeService } from "../../notices/notice.service";
import { Company } from "../company.entity";
import { assertOwn, lockOwn } from "../company.service";
import { CompanyAct } from "../member-role";
import { type SignedIn, tellOtherOwners } from "../owners";
import type { WebhookDoor } from "./webhook-door";
import { type WebhookDelivery, WebhookEndpoint } from "./webhook.entity";
import type {
  CompanyWebhooks,
  CreateWebhookInput,
  WebhookAddress,
  WebhookAddressArgs,
} from "./webhook.inputs";

const SECRET_BYTES = 24;
const MOST_ENDPOINTS = 10;
const SHOWN_DELIVERIES = 20;

/** Where companies are told of events, and the log of what they were told (HOOK-01, HOOK-05, HOOK-09). */
export class WebhookService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly parts: { notices: NoticeService; door: WebhookDoor },
  ) {}

  /** @throws NotFoundError for a company that is not the viewer's; ForbiddenError MEMBER_ROLE */
  async find(viewer: Account, companyId: string): Promise<CompanyWebhooks> {
    const { manager } = this.dataSource;
    await assertOwn(manager, viewer, companyId, CompanyAct.MANAGE_KEYS);
    const endpoints = await manager.find(WebhookEndpoint, { where: { companyId }, order: { id: "DESC" } });
    const deliveries = await manager.query<WebhookDelivery[]>(LOG, [
      endpoints.map(({ id }) => id),
      SHOWN_DELIVERIES,
    ]);
    return {
      id: companyId,
      company: await manager.findOneByOrFail(Company, { id: companyId }),
      webhooks: endpoints.map((endpoint) => ({
        ...{ id: endpoint.id, endpoint },
        deliveries: deliveries.filter(({ endpointId }) => endpointId === endpoint.id),
      })),
    };
  }

  /** Tells of a wrong address before a password or a code is asked for (HEED-12). @throws as find */
  async checkAddress(viewer: Account, { companyId, url }: WebhookAddressArgs): Promise<WebhookAddress> {
    await assertOwn(this.dataSource.manager, viewer, companyId, CompanyAct.MANAGE_KEYS);
    return { problem: await this.parts.door.problemOf(url.trim()) };
  }

  /**
   * @returns its secret; null for a repeat of the call
   * @throws NotFoundError; ForbiddenError MEMBER_ROLE, RECENT_SIGN_IN_REQUIRED; BrokenInputError for an address that
   * nothing is sent to; ConflictError WEBHOOK_LIMIT
   */
  async create(
    { viewer, identity }: SignedIn,
    input: CreateWebhookInput,
    request: ClientRequest | null,
  ): Promise<string | null> {
    await assertOwn(this.dataSource.manager, viewer, input.companyId, CompanyAct.MANAGE_KEYS);
    assertRecentSignIn(identity, this.clock.now());
    const problem = await this.parts.door.problemOf(input.url.trim());
    if (problem !== null) throw new BrokenInputError([{ field: "url", message: problem }]);
    let secret: string | null = null;
    await this.dataSource.transaction((manager) =>
      makeOnce(manager, viewer.id, request, {
        ...memoryOfRow(manager, WebhookEndpoint),
        make: () => {
          secret = SECRET_PREFIX + randomBytes(SECRET_BYTES).toString("base64");
          return this.insert(manager, viewer, input, secret);
        },
      }),
    );
    return secret;
  }

  private async insert(
    manager: EntityManager,
    viewer: Account,
    { companyId, url, events }: CreateWebhookInput,
    secret: string,
  ): Promise<WebhookEndpoint> {
    const company = await lockOwn(manager, viewer, companyId, CompanyAct.MANAGE_KEYS);
    if ((await manager.countBy(WebhookEndpoint, { companyId })) >= MOST_ENDPOINTS)
      throw new ConflictError("WEBHOOK_LIMIT", `A company has at most ${MOST_ENDPOINTS} webhooks.`);
    const endpoint = manager.create(WebhookEndpoint, {
      ...{ companyId, creatorId: viewer.id, url: url.trim(), events: [...new Set(events)], secret },
      ...{ createdAt: this.clock.now(), failingSince: null, offAt: null },
    });
    await manager.insert(WebhookEndpoint, endpoint);
    await noteWebhook(manager, viewer, endpoint, null, "on");
    const made = { kind: "webhook.made", company, makerId: viewer.id } as const;
    await tellOtherOwners(manager, this.parts.notices, made);
    return endpoint;
  }

  /** @returns its company's id @throws NotFoundError; ForbiddenError MEMBER_ROLE */
  async delete(viewer: Account, id: string): Promise<string> {
    return await this.change(viewer, id, async (manager, endpoint) => {
      await manager.delete(WebhookEndpoint, { id });
      await noteWebhook(manager, viewer, endpoint, endpoint.offAt ? "off" : "on", null);
    });
  }

  /** Lets one that was switched off be told again, of what has waited too. @throws as delete */
  async switchOn(viewer: Account, id: string): Promise<string> {
    return await this.change(viewer, id, async (manager, endpoint) => {
      if (endpoint.offAt === null) return;
      await manager.query(
        "update webhook_endpoints set off_at = null, failing_since = null, paused_until = null where id = $1",
        [id],
      );
      await enqueue(manager, "webhook-delivery", { endpointId: id }, { key: id });
      await noteWebhook(manager, viewer, endpoint, "off", "on");
    });
  }

  private async change(
    viewer: Account,
    id: string,
    work: (manager: EntityManager, endpoint: WebhookEndpoint) => Promise<void>,
  ): Promise<string> {
    return await this.dataSource.transaction(async (manager) => {
      const endpoint = isUuid(id) ? await manager.findOneBy(WebhookEndpoint, { id }) : null;
      if (!endpoint) throw new NotFoundError();
      await lockOwn(manager, viewer, endpoint.companyId, CompanyAct.MANAGE_KEYS);
      await work(manager, endpoint);
      return endpoint.companyId;
    });
  }

  /** Sends a delivery that has ended once more, with its id. @throws as delete */
  async replay(viewer: Account, id: string): Promise<string> {
    return await this.dataSource.transaction(async (manager) => {
      const [found] = isUuid(id)
        ? await manager.query<{ endpointId: string; companyId: string }[]>(TO_REPLAY, [id])
        : [];
      if (!found) throw new NotFoundError();
      const { companyId, endpointId } = found;
      await lockOwn(manager, viewer, companyId, CompanyAct.MANAGE_KEYS);
      await manager.query(REPLAY, [id]);
      await enqueue(manager, "webhook-delivery", { endpointId }, { key: endpointId });
      return companyId;
    });
  }
}

const LOG = `
  select delivery.id, delivery.endpoint_id as "endpointId", delivery.event, delivery.body, delivery.status,
    delivery.created_at as "createdAt", delivery.attempts, delivery.answer_status as "answerStatus", delivery.problem
  from unnest($1::uuid[]) endpoint (id)
  cross join lateral (
    select * from webhook_deliveries where endpoint_id = endpoint.id order by sequence desc limit $2
  ) delivery
  order by delivery.sequence desc`;

const TO_REPLAY = `
  select delivery.endpoint_id as "endpointId", endpoint.company_id as "companyId"
  from webhook_deliveries delivery join webhook_endpoints endpoint on endpoint.id = delivery.endpoint_id
  where delivery.id = $1`;

const REPLAY = `
  update webhook_deliveries set status = 'pending', attempts = 0, next_at = '-infinity', claimed_until = null,
    ended_at = null
  where id = $1 and status <> 'pending'`;

/** Without its address, which may name people: the trail is never erased. */
const noteWebhook = (
  manager: EntityManager,
  viewer: Account,
  { id, companyId }: WebhookEndpoint,
  before: string | null,
  after: string | null,
): Promise<void> =>
  recordAudit(manager, {
    action: "company.webhook",
    actorId: viewer.id,
    subjectType: "company",
    subjectId: companyId,
    before: { webhook: id, status: before },
    after: { webhook: id, status: after },
  });
