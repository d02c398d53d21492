import { GraphQLDateTimeISO } from "graphql-scalars";
import { Field, ID, ObjectType } from "type-graphql";
import type { Company } from "../companies/company.entity";
import type { Job } from "../jobs/job/job.entity";
import { type Invitation, InvitationStatus } from "./invitation.entity";
import { type InvitationAct, invitationPolicy } from "./invitation.policy";

/** What an invitation is shown from. */
export interface InvitationParts {
  invitation: Invitation;
  job: Job;
  company: Company;
  isOwn: boolean;
  /** The person's headline, while the viewer's company may find them. */
  headline: string | null;
  now: Date;
}

/** Whether the viewer may do that now. */
export const canAnswer = (
  act: InvitationAct,
  { invitation, job, company, isOwn, now }: InvitationParts,
): boolean =>
  invitationPolicy[act]({
    isOwn,
    standing: invitation.standing(now),
    isJobOpen: job.isOpen(now) && company.blockedAt === null,
  });

@ObjectType({ description: "What the viewer may do with an invitation now." })
class InvitationPermissions {
  @Field({ description: "Whether they may say yes." })
  accept: boolean;

  @Field({ description: "Whether they may say no." })
  decline: boolean;
}

@ObjectType({ description: "What a person who said yes told the company." })
export class SharedContactFacts {
  @Field(() => String, { nullable: true, description: "Their name." })
  name: string | null;

  @Field(() => String, { nullable: true, description: "Their e-mail address, where they have one." })
  email: string | null;

  @Field(() => String, { nullable: true, description: "Their phone number, as they typed it." })
  phone: string | null;
}

@ObjectType("Invitation", {
  description: "A company's invitation of a person to a job, as its viewer's side sees it.",
})
export class SeenInvitation {
  constructor(private readonly parts: InvitationParts) {}

  @Field(() => ID, { description: "Our own key (UUID v7)." })
  get id(): string {
    return this.parts.invitation.id;
  }

  @Field(() => ID, { description: "The job." })
  get jobId(): string {
    return this.parts.job.id;
  }

  @Field({ description: "The job's title." })
  get jobTitle(): string {
    return this.parts.job.title;
  }

  @Field({ description: "The company's name." })
  get companyName(): string {
    return this.parts.company.name;
  }

  @Field({ description: "The company's name in addresses." })
  get companySlug(): string {
    return this.parts.company.slug;
  }

  @Field({ description: "What the company wrote." })
  get message(): string {
    return this.parts.invitation.message;
  }

  @Field(() => InvitationStatus, { description: "Where it stands now." })
  get status(): InvitationStatus {
    return this.parts.invitation.standing(this.parts.now);
  }

  @Field({ description: "Whether the job can be applied to now." })
  get isJobOpen(): boolean {
    return this.parts.job.isOpen(this.parts.now);
  }

  @Field(() => String, {
    nullable: true,
    description: "For the company: what the person does, while it may find them. Null for the person.",
  })
  get headline(): string | null {
    return this.parts.headline;
  }

  @Field(() => SharedContactFacts, {
    nullable: true,
    description: "Who they are; null unless they said yes.",
  })
  get shared(): SharedContactFacts | null {
    return this.parts.invitation.shared;
  }

  @Field(() => GraphQLDateTimeISO, { description: "When it was sent." })
  get sentAt(): Date {
    return this.parts.invitation.sentAt;
  }

  @Field(() => GraphQLDateTimeISO, { description: "From when on it can't be answered any more." })
  get expiresAt(): Date {
    return this.parts.invitation.expiresAt;
  }

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: "When it was answered." })
  get answeredAt(): Date | null {
    return this.parts.invitation.answeredAt;
  }

  @Field(() => InvitationPermissions, { description: "What the viewer may do with it now." })
  get viewerCan(): InvitationPermissions {
    return { accept: canAnswer("accept", this.parts), decline: canAnswer("decline", this.parts) };
  }
}
