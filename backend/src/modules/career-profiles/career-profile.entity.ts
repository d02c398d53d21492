import { Field, ID, Int, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import { CareerAudiences, CareerFacts, CareerGap } from "./career-profile.inputs";
import { careerGaps, completeness, sentCareer } from "./career-content";
import type { CareerAudiences as Audiences, CareerContent } from "./career.fields";

@Entity("career_profiles")
@ObjectType({ description: "What the viewer says of their work, for the jobs that they apply to." })
export class CareerProfile {
  @PrimaryColumn("uuid")
  @Field(() => ID, { name: "id", description: "The account's key." })
  accountId: string;

  @Column("jsonb")
  @Field(() => CareerFacts, { description: "What they say." })
  facts: CareerContent;

  @Column("jsonb")
  @Field(() => CareerAudiences, { description: "Who sees it." })
  audiences: Audiences;

  /** From 1; 0 of one that nobody has saved yet. */
  @Column("int")
  @Field(() => Int, { description: "Goes up with every change." })
  version: number;

  @Column("timestamptz")
  updatedAt: Date;

  @Field(() => CareerFacts, { description: "What of it goes with an application by itself." })
  get sent(): CareerContent {
    return sentCareer(this.facts, this.audiences);
  }

  @Field(() => Int, { description: "How complete it is, in per cent." })
  get percent(): number {
    return completeness(this.facts);
  }

  @Field(() => [CareerGap], { description: "What it lacks, what adds most first." })
  get gaps(): CareerGap[] {
    return careerGaps(this.facts);
  }
}
