import { Field, ID, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import { uuidv7 } from "uuidv7";

@Entity("message_templates")
@ObjectType({ description: "What a company often writes to applicants, with places such as {first name}." })
export class MessageTemplate {
  @PrimaryColumn("uuid")
  @Field(() => ID, { description: "Our own key (UUID v7); a word for a template of the portal's." })
  id: string = uuidv7();

  @Column("uuid")
  companyId: string;

  @Column("text")
  @Field({ description: "What it is called; one of each name in a company." })
  title: string;

  @Column("text")
  @Field({ description: "The text with its places." })
  text: string;

  @Column("timestamptz")
  changedAt: Date;

  @Field(() => String, {
    nullable: true,
    description:
      "The text as far as its places are known; null where it was asked for without an application.",
  })
  filled: string | null = null;

  @Field(() => Boolean, { description: "Whether it is the company's own and may be deleted." })
  isOwn = true;
}
