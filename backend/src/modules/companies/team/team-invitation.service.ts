import { createHash, randomBytes } from "node:crypto";
import type { WholeLocale } from "@job-portal/protocol/locale";
import { paths } from "@job-portal/protocol/paths";
import type { DataSource, EntityManager } from "typeorm";
import { recordAudit } from "../../../database/audit";
import { type ClientRequest, makeOnce, memoryOfRow } from "../../../database/client-requests";
import { ConflictError, ForbiddenError, NotFoundError } from "../../../errors/errors";
import type { Mailer } from "../../../mail/mailer";
import { linkIn } from "../../../mail/site-url";
import { enqueue } from "../../../queue/enqueue";
import { isUuid } from "../../../text/uuid";
import { type Clock, DAY_MS } from "../../../time/clock";
import { Account } from "../../accounts/account.entity";
import { wholeLocaleOfReader } from "../../accounts/language";
import type { NoticeService } from "../../notices/notice.service";
import { CompanyMember } from "../company-member.entity";
import { Company } from "../company.entity";
import { lockCompany, lockOwn, MAX_OWN_COMPANIES } from "../company.service";
import { ACTS_OF_ROLES, CompanyAct } from "../member-role";
import { mailOfInvitation } from "./team-invitation-mail";
import { TeamInvitation } from "./team-invitation.entity";
import { assertFewInvitations, assertSeatToInvite, assertSeatToJoin } from "./team-seats";
import type { InviteColleagueInput, InvitingCompany, OpenedTeamInvitation } from "./team.inputs";
import { noteMember } from "./team.sql";

/** For how long the link of an invitation works. */
const INVITATION_DAYS = 7;
const SECRET_BYTES = 24;

const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("hex");

interface InvitationDoors {
  notices: NoticeService;
  mailer: Mailer | null;
  /** Where people find the site, without a slash at its end. */
  siteUrl: string;
}

/** How colleagues are invited to act for a company, and join (TEAM-03 to TEAM-05, SEAT-01 to SEAT-03). */
export class TeamInvitationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly doors: InvitationDoors,
  ) {}

  get isOffered(): boolean {
    return this.doors.mailer !== null;
  }

  /**
   * Has an invitation mailed, in place of an earlier one to the same address.
   * @throws NotFoundError; ForbiddenError MEMBER_ROLE; ConflictError MAIL_OFF, ALREADY_MEMBER, MEMBER_LIMIT,
   * INVITATION_LIMIT
   */
  async invite(viewer: Account, input: InviteColleagueInput, request: ClientRequest | null): Promise<void> {
    await this.dataSource.transaction((manager) =>
      makeOnce(manager, viewer.id, request, {
        ...memoryOfRow(manager, TeamInvitation),
        make: () => this.send(manager, viewer, input),
      }),
    );
  }

  private async send(
    manager: EntityManager,
    viewer: Account,
    { companyId, role, ...input }: InviteColleagueInput,
  ): Promise<TeamInvitation> {
    await lockOwn(manager, viewer, companyId, CompanyAct.MANAGE_TEAM);
    if (!this.isOffered) throw new ConflictError("MAIL_OFF", "This portal sends no mails.");
    const email = input.email.trim().toLowerCase();
    const now = this.clock.now();
    await assertStranger(manager, companyId, email);
    await assertSeatToInvite(manager, companyId, email, now);
    await assertFewInvitations(manager, { accountId: viewer.id, companyId }, now);
    await manager.delete(TeamInvitation, { companyId, email });
    const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
    const invitation = manager.create(TeamInvitation, {
      ...{ companyId, email, role, secretHash: null, invitedBy: viewer.id, sentAt: now, expiresAt },
    });
    await manager.insert(TeamInvitation, invitation);
    await recordAudit(manager, {
      action: "company.invite",
      actorId: viewer.id,
      subjectType: "company",
      subjectId: companyId,
      before: null,
      after: { role },
    });
    await enqueue(manager, "team-invitation", { invitationId: invitation.id }, { key: invitation.id });
    return invitation;
  }

  /** For the queue: makes the secret of the link, keeps its hash, and mails it. A failed mail keeps nothing. */
  async mail(invitationId: string): Promise<void> {
    const { mailer, siteUrl } = this.doors;
    if (!mailer) return;
    await this.dataSource.transaction(async (manager) => {
      const invitation = await manager.findOne(TeamInvitation, {
        where: { id: invitationId },
        lock: { mode: "pessimistic_write" },
      });
      // Called back meanwhile, or sent by an earlier attempt.
      if (invitation?.secretHash !== null) return;
      const { name } = await manager.findOneByOrFail(Company, { id: invitation.companyId });
      const inviter = (await inviterOf(manager, invitation))?.displayName ?? null;
      const secret = randomBytes(SECRET_BYTES).toString("base64url");
      await manager.update(TeamInvitation, { id: invitation.id }, { secretHash: hashOf(secret) });
      const locale = await localeOfInvited(manager, invitation);
      const link = linkIn(locale, siteUrl, paths.teamInvitation(secret));
      await mailer.send(manager, {
        to: invitation.email,
        ...mailOfInvitation({ invitation, company: name, inviter, link, locale }),
      });
    });
  }

  /** @throws NotFoundError; ForbiddenError MEMBER_ROLE */
  async callBack(viewer: Account, id: string): Promise<string> {
    return await this.dataSource.transaction(async (manager) => {
      const invitation = isUuid(id) ? await manager.findOneBy(TeamInvitation, { id }) : null;
      if (!invitation) throw new NotFoundError();
      await lockOwn(manager, viewer, invitation.companyId, CompanyAct.MANAGE_TEAM);
      await manager.delete(TeamInvitation, { id });
      return invitation.companyId;
    });
  }

  /** What whoever has the link is invited to; null where it is over, used or was never one. */
  async open(viewer: Account, secret: string): Promise<OpenedTeamInvitation | null> {
    const { manager } = this.dataSource;
    const invitation = await this.byLink(manager, secret);
    if (!invitation) return null;
    const company = await manager.findOneByOrFail(Company, { id: invitation.companyId });
    const { email, role, expiresAt } = invitation;
    const inviter = await inviterOf(manager, invitation);
    return {
      ...{ companyId: company.id, companyName: company.name, email, role, expiresAt },
      acts: [...ACTS_OF_ROLES[role]],
      invitedBy: inviter && (inviter.displayName ?? inviter.signInName),
      isForViewer: isFor(viewer, invitation),
    };
  }

  /**
   * Who invites to which company, for whoever has the link and is not signed in (HEED-13): no address is told, neither
   * the invited one nor one of the inviter's. Null as for `open`.
   */
  async invitingCompany(secret: string): Promise<InvitingCompany | null> {
    const { manager } = this.dataSource;
    const invitation = await this.byLink(manager, secret);
    if (!invitation) return null;
    const { name } = await manager.findOneByOrFail(Company, { id: invitation.companyId });
    return { companyName: name, invitedBy: (await inviterOf(manager, invitation))?.displayName ?? null };
  }

  /**
   * Joins the team. The link works once.
   * @returns the company's id
   * @throws NotFoundError; ForbiddenError INVITATION_ADDRESS, EMAIL_NOT_VERIFIED, COMPANY_LIMIT;
   * ConflictError MEMBER_LIMIT
   */
  async accept(viewer: Account, secret: string): Promise<string> {
    return await this.dataSource.transaction(async (manager) => {
      const asked = await this.byLink(manager, secret);
      if (!asked) throw new NotFoundError();
      // In the order of those who invite: the company first. Who waited for it reads what became of the invitation.
      await lockCompany(manager, asked.companyId);
      const invitation = await this.byLink(manager, secret);
      if (invitation?.companyId !== asked.companyId) throw new NotFoundError();
      if (!isFor(viewer, invitation))
        throw new ForbiddenError("INVITATION_ADDRESS", `Please sign in as ${invitation.email} to join.`);
      if (!viewer.isEmailVerified)
        throw new ForbiddenError("EMAIL_NOT_VERIFIED", "Please verify your e-mail address first.");
      const { companyId, role } = invitation;
      if ((await manager.countBy(CompanyMember, { accountId: viewer.id })) >= MAX_OWN_COMPANIES)
        throw new ForbiddenError("COMPANY_LIMIT", `You act for ${MAX_OWN_COMPANIES} companies already.`);
      const member = { companyId, accountId: viewer.id };
      if (!(await manager.existsBy(CompanyMember, member)))
        await assertSeatToJoin(manager, companyId, this.clock.now());
      await manager
        .createQueryBuilder()
        .insert()
        .into(CompanyMember)
        .values({ ...member, role })
        .orIgnore()
        .execute();
      await manager.delete(TeamInvitation, { id: invitation.id });
      await noteMember(manager, { viewer, member, before: null, after: role });
      await this.tellInviter(manager, invitation);
      return companyId;
    });
  }

  private async tellInviter(manager: EntityManager, { companyId, invitedBy }: TeamInvitation): Promise<void> {
    if (invitedBy === null || !(await manager.existsBy(CompanyMember, { companyId, accountId: invitedBy })))
      return;
    const { name } = await manager.findOneByOrFail(Company, { id: companyId });
    const params = { company: name, companyId };
    await this.doors.notices.give(manager, invitedBy, { kind: "team.joined", params });
  }

  /** For the queue: forgets those whose link doesn't work any more. */
  async forgetOld(): Promise<void> {
    await this.dataSource.query("delete from team_invitations where expires_at < $1", [
      new Date(this.clock.now().getTime() - INVITATION_DAYS * DAY_MS),
    ]);
  }

  private async byLink(manager: EntityManager, secret: string): Promise<TeamInvitation | null> {
    const invitation = await manager.findOneBy(TeamInvitation, { secretHash: hashOf(secret) });
    return invitation && invitation.expiresAt > this.clock.now() ? invitation : null;
  }
}

/**
 * The link proves that somebody reads the mail; the address keeps a forwarded one from letting a stranger in. Anybody
 * may sign up with an address that nobody has proven, so joining asks for a proven one (TEAM-10).
 */
const isFor = (viewer: Account, { email }: TeamInvitation): boolean => viewer.email?.toLowerCase() === email;

/** @throws ConflictError ALREADY_MEMBER */
async function assertStranger(manager: EntityManager, companyId: string, email: string): Promise<void> {
  const found = await manager.query<object[]>(
    `select from company_members member join accounts account on account.id = member.account_id
     where member.company_id = $1 and lower(account.email) = $2`,
    [companyId, email],
  );
  if (found.length > 0) throw new ConflictError("ALREADY_MEMBER", "They are in your team already.");
}

/** The language that the address's own account chose; where it chose none, that of whoever invites (LANG-10). */
async function localeOfInvited(
  manager: EntityManager,
  { email, invitedBy }: TeamInvitation,
): Promise<WholeLocale> {
  const known = await manager
    .createQueryBuilder(Account, "account")
    .where("lower(account.email) = :email or account.id = :invitedBy", { email, invitedBy })
    .getMany();
  const invited = known.find((account) => account.email?.toLowerCase() === email);
  const inviter = known.find(({ id }) => id === invitedBy);
  return wholeLocaleOfReader(inviter ?? null, invited?.language);
}

async function inviterOf(manager: EntityManager, { invitedBy }: TeamInvitation): Promise<Account | null> {
  return invitedBy === null ? null : await manager.findOneBy(Account, { id: invitedBy });
}
