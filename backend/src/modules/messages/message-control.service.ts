import type { DataSource, EntityManager } from "typeorm";
import { type ClientRequest, makeOnce, memoryOfRow } from "../../database/client-requests";
import { NotFoundError } from "../../errors/errors";
import { isUuid } from "../../text/uuid";
import type { Clock } from "../../time/clock";
import type { Account } from "../accounts/account.entity";
import { ApplicationParty } from "../applications/application/application-pipeline";
import { assertOwn } from "../companies/company.service";
import { CompanyAct } from "../companies/member-role";
import { SeenThread } from "./message";
import { lockThread, threadOf } from "./message-access";
import { Message } from "./message.entity";
import { MessageState } from "./message.enums";
import type { ReportMessageInput } from "./message.inputs";
import { MessageReport } from "./message-report.entity";
import { blockingBetween } from "./message.sql";

/** What somebody does against messages that they don't want. */
export class MessageControlService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Neither side writes any more, about this application or another between the two (MSG-08). @throws NotFoundError;
   * ForbiddenError MEMBER_ROLE */
  async block(viewer: Account, applicationId: string): Promise<SeenThread> {
    return await this.setBlock("block", viewer, applicationId);
  }

  /** Takes the viewer's own side's block back. @throws NotFoundError */
  async unblock(viewer: Account, applicationId: string): Promise<SeenThread> {
    return await this.setBlock("unblock", viewer, applicationId);
  }

  /** Keeps the viewer's first report of a message, and answers it to every further one. @throws NotFoundError */
  async report(
    viewer: Account,
    input: ReportMessageInput,
    request: ClientRequest | null = null,
  ): Promise<MessageReport> {
    return await this.dataSource.transaction((manager) =>
      makeOnce(manager, viewer.id, request, {
        ...memoryOfRow(manager, MessageReport),
        make: () => this.keepFirst(manager, viewer, input),
      }),
    );
  }

  private async setBlock(
    act: "block" | "unblock",
    viewer: Account,
    applicationId: string,
  ): Promise<SeenThread> {
    const now = this.clock.now();
    return await this.dataSource.transaction(async (manager) => {
      const { application, side, blockedBy } = await threadOf(manager, viewer, applicationId, now);
      // It holds for all jobs of the company, and so it isn't for whoever answers the candidates of some alone.
      if (side === ApplicationParty.COMPANY)
        await assertOwn(manager, viewer, application.companyId, CompanyAct.ANSWER_CANDIDATES);
      // Done twice it changes nothing the second time.
      if (blockedBy[side] !== (act === "block")) {
        await lockThread(manager, viewer, application.id, { act, now });
        const column = side === ApplicationParty.APPLICANT ? "applicant_blocked_at" : "company_blocked_at";
        await manager.query(blockingBetween(column), [application.id, act === "block" ? now : null]);
      }
      return new SeenThread(await threadOf(manager, viewer, application.id, now));
    });
  }

  private async keepFirst(
    manager: EntityManager,
    viewer: Account,
    { messageId, reason, comment }: ReportMessageInput,
  ): Promise<MessageReport> {
    const message = isUuid(messageId) ? await manager.findOneBy(Message, { id: messageId }) : null;
    if (message?.state !== MessageState.DELIVERED) throw new NotFoundError();
    const { side } = await threadOf(manager, viewer, message.applicationId, this.clock.now());
    if (message.party === side) throw new NotFoundError();
    const reports = manager.getRepository(MessageReport);
    const mine = { messageId: message.id, accountId: viewer.id };
    const report = Object.assign(new MessageReport(), mine, {
      reason,
      comment: comment?.trim() || null,
      createdAt: this.clock.now(),
      settledAt: null,
    });
    await reports.createQueryBuilder().insert().values(report).orIgnore().execute();
    return await reports.findOneByOrFail(mine);
  }
}
