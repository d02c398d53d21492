import { Field, ObjectType } from "type-graphql";
import type { Application } from "./application/application.entity";
import { ApplicationParty } from "./application/application-pipeline";
import type { ApplicationSide } from "./application/application.policy";

/** Of which application something is shown, and to which side of it. */
export interface OfApplicationParts {
  application: Application;
  /** The viewer's. */
  side: ApplicationSide;
}

/** What belongs to an application and is shown to both sides: an interview, a thread of messages, an offer. */
@ObjectType()
export abstract class OfApplication<Parts extends OfApplicationParts> {
  constructor(protected readonly parts: Parts) {}

  @Field({ description: "The job's title, as it stood at applying." })
  get jobTitle(): string {
    return this.parts.application.job.title;
  }

  @Field({ description: "The company's name, as it stood at applying." })
  get companyName(): string {
    return this.parts.application.job.companyName;
  }

  @Field(() => String, {
    nullable: true,
    description: "The candidate's name, for the company; null for the candidate.",
  })
  get candidateName(): string | null {
    return this.isApplicant ? null : (this.parts.application.profile.basics.name ?? null);
  }

  protected get isApplicant(): boolean {
    return this.parts.side === ApplicationParty.APPLICANT;
  }
}
