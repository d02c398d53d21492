import { GraphQLDateTimeISO } from "graphql-scalars";
import { ArgsType, Field, ID, InputType } from "type-graphql";
import { Follows } from "../../../text/follows";
import { anyText } from "../../../text/text.rules";
import { PageArgs } from "../../../lists/list-page";
import { AuditEntry } from "./audit-entry.entity";
import { NumberedPage, PageOf } from "../../../lists/page";

@InputType({ description: "Which entries; what is left out does not matter." })
export class AuditFilter {
  @Field(() => ID, { nullable: true, description: "Done by this account." })
  actor?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "This action, or with a dot at its end all of a kind: 'account.role', 'job.'.",
  })
  @Follows(anyText(60))
  action?: string | null;

  @Field(() => ID, { nullable: true, description: "Done to this account, company, job or search word." })
  subject?: string | null;

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: "Done at this time or later." })
  from?: Date | null;

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: "Done before this time." })
  to?: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Part of the action, of what stood or stands there, or of the name of whom or what it was done to or by: up to 50 accounts by how their name or e-mail begins, and the newest 500 companies, jobs and search words each by a part of theirs. Up to 120 characters.",
  })
  @Follows(anyText(120))
  text?: string | null;
}

@ArgsType()
export class AuditLogArgs extends PageArgs {
  @Field(() => AuditFilter, { nullable: true, description: "Which entries; all when left out." })
  filter?: AuditFilter | null;
}

@PageOf(AuditEntry, "A page of the audit trail, the newest entry first.")
export class AuditPage extends NumberedPage<AuditEntry> {
  @Field({
    description: "Whether the text names more than a search goes by: entries about the others are left out.",
  })
  isNameSearchCut: boolean;
}
