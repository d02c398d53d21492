import { Field, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";

@Entity("billing_details")
@ObjectType({ description: "Whom the viewer's next invoices are made out to." })
export class BillingDetails {
  @PrimaryColumn("uuid")
  accountId: string;

  @Column("text")
  @Field(() => String, { description: "A person's or a company's name." })
  name: string;

  @Column("text")
  @Field(() => String, { description: "In lines, as on a letter." })
  address: string;

  @Column("text")
  @Field(() => String, { description: "The state's code in the GST law, such as 29." })
  stateCode: string;

  @Column("text", { nullable: true })
  @Field(() => String, { nullable: true, description: "Null: not registered for GST." })
  gstin: string | null;
}
