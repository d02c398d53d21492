import { GraphQLDateTimeISO } from "graphql-scalars";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { BeforeInsert, Column, CreateDateColumn, Entity, PrimaryColumn, UpdateDateColumn } from "typeorm";
import { uuidv7 } from "uuidv7";
import { logoPath } from "./company-logo.entity";
import { nameKeyOf } from "./company.rules";

@Entity("companies")
@ObjectType({ description: "An employer on whose behalf jobs are posted." })
export class Company {
  @PrimaryColumn("uuid")
  @Field(() => ID, { description: "Our own key (UUID v7)." })
  id: string = uuidv7();

  @Column("text", { unique: true })
  @Field({ description: "The name as it stands in addresses; unique." })
  slug: string;

  @Column("text")
  @Field({ description: "The name people know." })
  name: string;

  /** What names that are nearly the same have in common (`company.rules.ts`). */
  @Column("text", { nullable: true, select: false })
  nameKey: string | null;

  @Column("text", { nullable: true })
  @Field(() => String, { nullable: true, description: "What the company does, in a few sentences." })
  about: string | null;

  @Column("text", { nullable: true })
  @Field(() => String, { nullable: true, description: "Address of the company's own site." })
  website: string | null;

  @Column("text", { nullable: true })
  @Field(() => String, { nullable: true, description: "The trade it is in, such as 'Healthcare'." })
  industry: string | null;

  @Column("text", { nullable: true })
  @Field(() => String, {
    nullable: true,
    description: "How many people work there, as a band such as '51–200'.",
  })
  employees: string | null;

  @Column("text", { nullable: true })
  @Field(() => String, { nullable: true, description: "The city of its head office." })
  headquarters: string | null;

  @Column("uuid", { nullable: true })
  logoId: string | null;

  /** Written by what `verification.policy.ts` says, and by an admin's import. */
  @Column("timestamptz", { nullable: true })
  verifiedAt: Date | null;

  @Column("timestamptz", { nullable: true })
  @Field(() => GraphQLDateTimeISO, {
    nullable: true,
    description: "Until when an admin's verification holds; null while it is not verified.",
  })
  verifiedUntil: Date | null;

  @Column("timestamptz", { nullable: true })
  blockedAt: Date | null;

  /** What was checked, as the admin who verified it wrote it down. */
  @Column("text", { nullable: true })
  verifiedNote: string | null;

  @Column("text", { nullable: true })
  blockedReason: string | null;

  /** The company that took this one's place; all that is left of this one is its name. */
  @Column("uuid", { nullable: true })
  mergedIntoId: string | null;

  @Column("int", { nullable: true })
  @Field(() => Int, {
    nullable: true,
    description:
      "Of a hundred applications of the last year, how many the company replied to within 14 days: with a step beyond opening it. Null below ten applications.",
  })
  replyRate: number | null;

  @Column("int", { nullable: true })
  @Field(() => Int, {
    nullable: true,
    description:
      "Half of its replies came within so many days, counted as begun. Null below ten applications, and without a reply.",
  })
  medianReplyDays: number | null;

  @CreateDateColumn({ type: "timestamptz" })
  @Field(() => GraphQLDateTimeISO, { description: "When the company came to the portal." })
  createdAt: Date;

  @UpdateDateColumn({ type: "timestamptz" })
  updatedAt: Date;

  /** Names are given once, when the row is made. */
  @BeforeInsert()
  keyName(): void {
    this.nameKey = nameKeyOf(this.name);
  }

  @Field(() => String, {
    nullable: true,
    description: "Where the logo is served: a square WebP on the portal's own origin.",
  })
  get logoURL(): string | null {
    return this.logoId && logoPath(this.logoId);
  }

  @Field({ description: "Whether an admin has checked that the company is what it says." })
  get isVerified(): boolean {
    return this.verifiedAt !== null;
  }
}
