import { GraphQLDateTimeISO } from "graphql-scalars";
import { Field, ID, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import { uuidv7 } from "uuidv7";
import type { Locale } from "@job-portal/protocol/locale";
import { type NoticeContent, type NoticeKind, noticePath } from "@job-portal/protocol/notices";
import { unlinked } from "../../mail/unlinked";
import { titleOf } from "./notice-title";

@Entity("notices")
@ObjectType({ description: "Something that the portal tells an account." })
export class Notice {
  @PrimaryColumn("uuid")
  @Field(() => ID, { description: "Our own key (UUID v7)." })
  id: string = uuidv7();

  @Column("uuid")
  accountId: string;

  @Column("text")
  @Field(() => String, { description: "What it is about, such as 'application.status' or 'plan.approved'." })
  kind: NoticeKind;

  @Column("jsonb")
  params: NoticeContent["params"];

  @Column("timestamptz")
  @Field(() => GraphQLDateTimeISO, {
    description: "When it was given; where several became one, the last of them.",
  })
  createdAt: Date;

  @Column("timestamptz", { nullable: true })
  @Field(() => GraphQLDateTimeISO, { nullable: true, description: "When it was read; null: not yet." })
  readAt: Date | null;

  @Column("timestamptz", { nullable: true })
  mailedAt: Date | null;

  /** From when on its mail waits; null where none does. */
  @Column("timestamptz", { nullable: true })
  mailAt: Date | null;

  /** From when on its push waits; null where none does. */
  @Column("timestamptz", { nullable: true })
  pushAt: Date | null;

  /** The subscriptions that it was pushed to, or is being pushed to. */
  @Column("uuid", { array: true })
  pushedTo: string[] = [];

  /** From when on its SMS waits; null where none does. */
  @Column("timestamptz", { nullable: true })
  smsAt: Date | null;

  /** When it went out by SMS, or begins to. */
  @Column("timestamptz", { nullable: true })
  textedAt: Date | null;

  /** Whether it stands on the page; one that goes out by mail or push alone does not. */
  @Column("boolean", { default: true })
  isShown: boolean;

  /** Who did what it tells of: never stored, but put in for its reader (`notice-names.ts`). */
  person: string | null = null;

  /** What it says, in one line. */
  titleIn(locale: Locale): string {
    return titleOf(this.content, this.person, locale);
  }

  /** The same in a mail, where the name of an applicant is no link (REQS-08). */
  mailedTitleIn(locale: Locale): string {
    return titleOf(this.content, this.person && unlinked(this.person), locale);
  }

  @Field({ description: "Where it leads, as a path of the web app." })
  get path(): string {
    return noticePath(this.content);
  }

  get content(): NoticeContent {
    // The two columns were written together, from one content.
    return { kind: this.kind, params: this.params } as NoticeContent;
  }
}
