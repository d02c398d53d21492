import { GraphQLDateTimeISO } from "graphql-scalars";
import { Field, ID, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import { uuidv7 } from "uuidv7";
import { type NoticeContent, type NoticeKind, titleOf } from "./notice.kinds";

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

  @Column("text")
  @Field({ description: "Where it leads, as a path of the web app." })
  path: string;

  @Column("timestamptz")
  @Field(() => GraphQLDateTimeISO, { description: "When it was given." })
  createdAt: Date;

  @Column("timestamptz", { nullable: true })
  @Field(() => GraphQLDateTimeISO, { nullable: true, description: "When it was read; null: not yet." })
  readAt: Date | null;

  @Column("timestamptz", { nullable: true })
  mailedAt: Date | null;

  @Field({ description: "What it says, in one line." })
  get title(): string {
    // The two columns were written together, from one content.
    return titleOf({ kind: this.kind, params: this.params } as NoticeContent);
  }
}
