import { Args, Authorized, Ctx, FieldResolver, Query, Resolver, Root } from "type-graphql";
import type { Context } from "../../../auth/context";
import { costOfPage } from "../../../lists/list-page";
import { Account } from "../../accounts/account.entity";
import { Role } from "../../../auth/role";
import { AuditEntry } from "./audit-entry.entity";
import { AuditLogArgs, AuditPage } from "./audit-log.inputs";

@Resolver(() => AuditEntry)
export class AuditLogResolver {
  @Authorized(Role.ADMIN)
  @Query(() => AuditPage, {
    description: "Who changed what and when: roles, statuses, plans, and every act of an admin.",
    complexity: costOfPage,
  })
  auditLog(@Args(() => AuditLogArgs) args: AuditLogArgs, @Ctx() { services }: Context): Promise<AuditPage> {
    return services.auditLog.list(args);
  }

  @FieldResolver(() => Account, { nullable: true, description: "Who did it; null where they are gone." })
  actor(@Root() { actorId }: AuditEntry, @Ctx() { loaders }: Context): Promise<Account | null> | null {
    return actorId === null ? null : loaders.account.load(actorId);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      "The account's e-mail, the company's or search word's name or the job's title, as it is now; null: gone.",
  })
  subjectName(
    @Root() { subjectType, subjectId }: AuditEntry,
    @Ctx() { loaders }: Context,
  ): Promise<string | null> {
    return loaders.auditSubject.load(`${subjectType} ${subjectId}`);
  }
}
