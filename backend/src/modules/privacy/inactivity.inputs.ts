import { Field, ObjectType, registerEnumType } from "type-graphql";

/** Why an account stays however long nobody uses it; spelled as `KEPT_FOR` answers. */
export enum InactivityExemption {
  ADMIN = "admin",
  BLOCKED = "blocked",
  PLAN = "plan",
  HIRING = "hiring",
  UNREACHABLE = "unreachable",
  TEAM = "team",
}

registerEnumType(InactivityExemption, {
  name: "InactivityExemption",
  description: "Why an account stays however long nobody uses it.",
  valuesConfig: {
    ADMIN: { description: "It is an admin's." },
    BLOCKED: { description: "It is blocked, so nobody can use it." },
    PLAN: { description: "Its plan is paid for." },
    HIRING: { description: "It owns a company that has open jobs." },
    UNREACHABLE: {
      description: "It is known by phone alone: a warning would reach nobody, or somebody else.",
    },
    TEAM: { description: "It is the only owner of a company that has other members." },
  },
});

@ObjectType({ description: "What becomes of an account if nobody uses it from now on." })
export class AccountInactivity {
  @Field(() => String, {
    nullable: true,
    description: "The day in India, YYYY-MM-DD, on which it goes; null where it stays.",
  })
  erasedOn: string | null;

  @Field(() => InactivityExemption, {
    nullable: true,
    description: "Why it stays; null where it doesn't, and where the portal sends no mails.",
  })
  keptFor: InactivityExemption | null;
}
