import type { DataSource, EntityManager } from "typeorm";
import { ConflictError, NotFoundError } from "../../../errors/errors";
import type { Clock } from "../../../time/clock";
import { isUuid } from "../../../text/uuid";
import type { Account } from "../../accounts/account.entity";
import type { NoticeService } from "../../notices/notice.service";
import { CompanyMember } from "../company-member.entity";
import { Company } from "../company.entity";
import { companyPolicy } from "../company.policy";
import { lockOwn, memberRoleOf } from "../company.service";
import { ACTS_OF_ROLES, CompanyAct, MemberRole } from "../member-role";
import type { ChangeMemberRoleArgs, CompanyTeam, MemberArgs } from "./team.inputs";
import { seatsOf } from "./team-seats";
import { membersOf, noteMember, openInvitations } from "./team.sql";

/** Who acts for a company, and as what (TEAM-01 to TEAM-06). */
export class TeamService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly notices: NoticeService,
    private readonly isMailed: boolean,
  ) {}

  /** @throws NotFoundError for a company that is not the viewer's */
  async find(viewer: Account, companyId: string): Promise<CompanyTeam> {
    const { manager } = this.dataSource;
    const viewerRole = await memberRoleOf(manager, viewer, companyId);
    if (viewerRole === null) throw new NotFoundError();
    const canManage = companyPolicy.manageTeam(viewerRole);
    return {
      ...{ viewerRole, canManage, isMailed: this.isMailed, roles: ROLES },
      id: companyId,
      company: await manager.findOneByOrFail(Company, { id: companyId }),
      seats: canManage ? await seatsOf(manager, companyId, this.clock.now()) : null,
      members: await membersOf(manager, viewer, companyId),
      invitations: canManage ? await openInvitations(manager, companyId) : [],
    };
  }

  /** @throws NotFoundError; ForbiddenError MEMBER_ROLE; ConflictError LAST_OWNER */
  async changeRole(viewer: Account, { role, ...member }: ChangeMemberRoleArgs): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const company = await lockOwn(manager, viewer, member.companyId, CompanyAct.MANAGE_TEAM);
      const { role: former } = await takeMember(manager, member);
      if (former === role) return;
      if (role !== MemberRole.OWNER) await assertOwnerLeft(manager, member);
      await manager.update(CompanyMember, member, { role });
      await noteMember(manager, { viewer, member, before: former, after: role });
      if (member.accountId === viewer.id) return;
      const params = { company: company.name, companyId: company.id, role };
      await this.notices.give(manager, member.accountId, { kind: "team.role", params });
    });
  }

  /**
   * Takes somebody out of the team; one may leave by oneself whatever one's role.
   * @throws NotFoundError; ForbiddenError MEMBER_ROLE; ConflictError LAST_OWNER
   */
  async remove(viewer: Account, member: MemberArgs): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const isLeaving = member.accountId === viewer.id;
      const act = isLeaving ? null : CompanyAct.MANAGE_TEAM;
      const company = await lockOwn(manager, viewer, member.companyId, act);
      const { role } = await takeMember(manager, member);
      await assertOwnerLeft(manager, member);
      await manager.delete(CompanyMember, member);
      await noteMember(manager, { viewer, member, before: role, after: null });
      if (isLeaving) return;
      const params = { company: company.name, companyId: company.id };
      await this.notices.give(manager, member.accountId, { kind: "team.removed", params });
    });
  }
}

const ROLES = Object.values(MemberRole).map((role) => ({ role, acts: [...ACTS_OF_ROLES[role]] }));

/** With the company locked, nobody else changes them. @throws NotFoundError */
async function takeMember(
  manager: EntityManager,
  { companyId, accountId }: MemberArgs,
): Promise<CompanyMember> {
  const member = isUuid(accountId) ? await manager.findOneBy(CompanyMember, { companyId, accountId }) : null;
  if (!member) throw new NotFoundError();
  return member;
}

/** @throws ConflictError LAST_OWNER where nobody else is one */
async function assertOwnerLeft(manager: EntityManager, { companyId, accountId }: MemberArgs): Promise<void> {
  const isOwnerLeft = await manager
    .createQueryBuilder(CompanyMember, "owner")
    .where("owner.companyId = :companyId and owner.role = :role", { companyId, role: MemberRole.OWNER })
    .andWhere("owner.accountId <> :accountId", { accountId })
    .getExists();
  if (!isOwnerLeft) throw new ConflictError("LAST_OWNER", "Make somebody else an owner first.");
}
