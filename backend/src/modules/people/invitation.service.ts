import { type DataSource, type EntityManager, In } from "typeorm";
import { recordAudit } from "../../database/audit";
import { type ClientRequest, makeOnce, memoryOfRow } from "../../database/client-requests";
import { BrokenInputError, ConflictError, NotFoundError } from "../../errors/errors";
import type { Clock } from "../../time/clock";
import { DAY_MS } from "../../time/clock";
import { isUuid } from "../../text/uuid";
import { type Account } from "../accounts/account.entity";
import { ApplicationParty, ApplicationStatus } from "../applications/application/application-pipeline";
import type { AccountService } from "../accounts/account.service";
import { Company } from "../companies/company.entity";
import { Job, jobNotOpen } from "../jobs/job/job.entity";
import { heldWordsOfMessage } from "../messages/message-wording";
import type { NoticeService } from "../notices/notice.service";
import { countOne, finderOf, lockPerson, mayFind, memberOf } from "./finder";
import { canAnswer, type InvitationParts, SeenInvitation } from "./invitation";
import { Invitation, InvitationStatus } from "./invitation.entity";
import type { InvitePersonInput } from "./invitation.inputs";
import { tellCompanyOfYes, tellPerson } from "./invitation-telling";
import { INVITED_OF_COMPANY } from "./person.sql";

/** For how long an invitation can be answered. */
const ANSWER_DAYS = 14;
/** For how long a company doesn't invite somebody again who said no. */
const QUIET_DAYS = 30;
const MOST = 100;

/** How companies invite people to their jobs, and what these answer. */
export class InvitationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly accounts: AccountService,
    private readonly notices: NoticeService,
  ) {}

  /** Those to the viewer, the last one first. */
  async received(viewer: Pick<Account, "id">): Promise<SeenInvitation[]> {
    const { manager } = this.dataSource;
    const invitations = await manager.find(Invitation, {
      ...{ where: { accountId: viewer.id }, order: { id: "DESC" }, take: MOST },
    });
    return await this.seen(manager, viewer, invitations);
  }

  /** Those of a company of the viewer's, the last one first, also once it isn't verified. @throws NotFoundError */
  async sent(viewer: Pick<Account, "id">, companyId: string): Promise<SeenInvitation[]> {
    const { manager } = this.dataSource;
    const { company, parameters } = await memberOf(manager, viewer, companyId);
    const rows = await manager.query<{ id: string; headline: string | null }[]>(INVITED_OF_COMPANY, [
      ...parameters,
      mayFind(company, this.clock.now()),
      MOST,
    ]);
    const invitations = await manager.find(Invitation, {
      ...{ where: { id: In(rows.map(({ id }) => id)) }, order: { id: "DESC" } },
    });
    return await this.seen(
      manager,
      viewer,
      invitations,
      new Map(rows.map(({ id, headline }) => [id, headline])),
    );
  }

  /**
   * Invites somebody to an open job of a verified company of the viewer's (FIND-07, FIND-08).
   * @throws NotFoundError where the company may not find them; ForbiddenError; CodedError INVITATION_LIMIT
   * @throws ConflictError JOB_NOT_OPEN, ALREADY_INVITED, INVITED_RECENTLY
   */
  async invite(
    viewer: Account,
    input: InvitePersonInput,
    request: ClientRequest | null = null,
  ): Promise<SeenInvitation> {
    this.accounts.assertMayReachOthers(viewer);
    return await this.dataSource.transaction(async (manager) => {
      const invitation = await makeOnce(manager, viewer.id, request, {
        ...memoryOfRow(manager, Invitation),
        make: () => this.inviteNow(manager, viewer, input),
      });
      const [seen] = await this.seen(manager, viewer, [invitation]);
      if (!seen) throw new NotFoundError();
      return seen;
    });
  }

  /**
   * Says yes, which tells the company who one is, or no, which tells nothing (FIND-09).
   * @throws NotFoundError; ConflictError INVITATION_STATE; ForbiddenError EMAIL_NOT_VERIFIED
   */
  async answer(viewer: Account, id: string, isAccepted: boolean): Promise<SeenInvitation> {
    if (isAccepted) this.accounts.assertMayReachOthers(viewer);
    return await this.dataSource.transaction(async (manager) => {
      if (!isUuid(id)) throw new NotFoundError();
      const lock = { mode: "pessimistic_write" as const };
      const invitation = await manager.findOne(Invitation, { where: { id, accountId: viewer.id }, lock });
      if (!invitation) throw new NotFoundError();
      const [parts] = await this.partsOf(manager, viewer, [invitation]);
      if (!parts || !canAnswer(isAccepted ? "accept" : "decline", parts))
        throw new ConflictError("INVITATION_STATE", "This invitation can’t be answered like that any more.");
      const change = {
        status: isAccepted ? InvitationStatus.ACCEPTED : InvitationStatus.DECLINED,
        shared: isAccepted ? contactOf(viewer) : null,
        answeredAt: parts.now,
      };
      await manager.update(Invitation, { id }, change);
      await recordAudit(manager, {
        ...{ action: "person.answer", actorId: viewer.id, subjectType: "account", subjectId: viewer.id },
        ...{ before: null, after: { job: parts.job.id, answer: change.status } },
      });
      if (isAccepted) await tellCompanyOfYes(manager, this.notices, parts);
      return new SeenInvitation({ ...parts, invitation: Object.assign(invitation, change) });
    });
  }

  private async inviteNow(
    manager: EntityManager,
    viewer: Account,
    { personId, jobId, message }: InvitePersonInput,
  ): Promise<Invitation> {
    const now = this.clock.now();
    const job = isUuid(jobId) ? await manager.findOneBy(Job, { id: jobId }) : null;
    if (!job) throw new NotFoundError();
    const finder = await finderOf(manager, viewer, job.companyId, now);
    if (!job.isOpen(now)) throw jobNotOpen();
    assertWanted(message);
    const person = await lockPerson(manager, finder, personId);
    await this.assertMayInvite(manager, person.accountId, job, now);
    await countOne(manager, job.companyId, "invitations", now);
    const invitation = manager.create(Invitation, {
      ...{ accountId: person.accountId, jobId: job.id, invitedBy: viewer.id, message: message.trim() },
      ...{ status: InvitationStatus.SENT, shared: null, sentAt: now, answeredAt: null },
      expiresAt: new Date(now.getTime() + ANSWER_DAYS * DAY_MS),
    });
    await manager.insert(Invitation, invitation);
    await recordAudit(manager, {
      ...{ action: "person.invite", actorId: viewer.id, subjectType: "account", subjectId: person.accountId },
      ...{ before: null, after: { company: job.companyId, job: job.id } },
    });
    await tellPerson(manager, this.notices, { invitation, job, company: finder.company });
    return invitation;
  }

  /** The person's row is locked, so of two calls at once the second one sees what the first has sent. */
  private async assertMayInvite(
    manager: EntityManager,
    accountId: string,
    { id, companyId }: Job,
    now: Date,
  ): Promise<void> {
    if (await manager.existsBy(Invitation, { accountId, jobId: id }))
      throw new ConflictError("ALREADY_INVITED", "You have already invited this person to this job.");
    const since = new Date(now.getTime() - QUIET_DAYS * DAY_MS);
    const declined = await manager.query<object[]>(
      `select invitation.id from invitations invitation join jobs job on job.id = invitation.job_id
       where invitation.account_id = $1 and job.company_id = $2 and invitation.status = 'declined'
         and invitation.answered_at > $3 limit 1`,
      [accountId, companyId, since],
    );
    if (declined.length > 0)
      throw new ConflictError(
        "INVITED_RECENTLY",
        `This person said no to your company less than ${QUIET_DAYS} days ago.`,
      );
  }

  private async seen(
    manager: EntityManager,
    viewer: Pick<Account, "id">,
    invitations: readonly Invitation[],
    headlines?: ReadonlyMap<string, string | null>,
  ): Promise<SeenInvitation[]> {
    const parts = await this.partsOf(manager, viewer, invitations, headlines);
    return parts.map((one) => new SeenInvitation(one));
  }

  private async partsOf(
    manager: EntityManager,
    viewer: Pick<Account, "id">,
    invitations: readonly Invitation[],
    headlines?: ReadonlyMap<string, string | null>,
  ): Promise<InvitationParts[]> {
    const now = this.clock.now();
    const jobs = await manager.findBy(Job, { id: In(invitations.map(({ jobId }) => jobId)) });
    const companies = await manager.findBy(Company, { id: In(jobs.map(({ companyId }) => companyId)) });
    return invitations.flatMap((invitation) => {
      const job = jobs.find(({ id }) => id === invitation.jobId);
      const company = companies.find(({ id }) => id === job?.companyId);
      if (!job || !company) return [];
      const isOwn = invitation.accountId === viewer.id;
      return [{ invitation, job, company, isOwn, headline: headlines?.get(invitation.id) ?? null, now }];
    });
  }
}

const contactOf = ({ displayName, email, phoneNumber, additionalData }: Account) => ({
  ...{ name: displayName, email },
  phone: additionalData.phone ?? phoneNumber ?? null,
});

/** As messages before contact is open, but that nothing waits for an admin here. @throws BrokenInputError */
function assertWanted(message: string): void {
  const [held] = heldWordsOfMessage(message, ApplicationParty.COMPANY, ApplicationStatus.SUBMITTED);
  if (!held) return;
  const told = "An invitation asks for no money, contact or codes, and gives none";
  throw new BrokenInputError([{ field: "message", message: `has “${held.words}”. ${told}` }]);
}
