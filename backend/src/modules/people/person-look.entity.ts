import { GraphQLDateTimeISO } from "graphql-scalars";
import { Field, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import { Company } from "../companies/company.entity";

/** A company opened a person's card: once a day. */
@Entity("person_looks")
@ObjectType({ description: "A company that opened the viewer's card." })
export class PersonLook {
  @PrimaryColumn("uuid")
  accountId: string;

  @PrimaryColumn("uuid")
  companyId: string;

  /** The day in India, YYYY-MM-DD. */
  @PrimaryColumn("date")
  lookedOn: string;

  @Column("timestamptz")
  @Field(() => GraphQLDateTimeISO, { description: "When, for the first time on that day." })
  lookedAt: Date;

  @Field(() => Company, { description: "Which company." })
  company: Company;
}
