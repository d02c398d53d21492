import { GraphQLDateTimeISO } from "graphql-scalars";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";

@Entity("plan_refunds")
@ObjectType({ description: "Money that went back for a request for a plan." })
export class PlanRefund {
  @PrimaryColumn("text")
  @Field(() => ID, { description: "The provider's number of it." })
  id: string;

  @Column("uuid")
  requestId: string;

  @Column("int")
  @Field(() => Int, { description: "How much, in paise." })
  paise: number;

  @Column("timestamptz")
  @Field(() => GraphQLDateTimeISO, { description: "When the provider reported it." })
  refundedAt: Date;
}
