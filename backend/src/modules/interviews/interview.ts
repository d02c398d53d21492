import { GraphQLDateTimeISO } from "graphql-scalars";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { OfApplication, type OfApplicationParts } from "../applications/of-application";
import { ApplicationParty } from "../applications/application/application-pipeline";
import { maskedDocument } from "../applications/application/contact";
import { locationInShort } from "../jobs/reading/job-places";
import type { Interview } from "./interview.entity";
import { InterviewStatus, InterviewWay } from "./interview.enums";
import { type InterviewAct, interviewPolicy } from "./interview.policy";
import type { InterviewSlot } from "./interview-slot.entity";

@ObjectType("InterviewSlot", {
  description: "A time that a company offers for interviews; one candidate takes it.",
})
export class SeenSlot {
  @Field(() => ID, { description: "Our own key (UUID v7)." })
  id: string;

  @Field(() => GraphQLDateTimeISO, { description: "When it begins." })
  startsAt: Date;

  @Field(() => GraphQLDateTimeISO, { description: "When it ends." })
  endsAt: Date;

  @Field(() => Int, { description: "How long it is." })
  minutes: number;

  @Field(() => InterviewWay, { description: "How it is held." })
  way: InterviewWay;

  @Field(() => String, { nullable: true, description: "The address." })
  place: string | null;

  @Field(() => String, { nullable: true, description: "A link to a map." })
  mapUrl: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The number that calls; candidates see it once the time is agreed.",
  })
  phone: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The link to join by; candidates see it once the time is agreed.",
  })
  videoUrl: string | null;

  @Field(() => String, { nullable: true, description: "Who will be there." })
  interviewer: string | null;

  @Field(() => String, { nullable: true, description: "What else the candidate should know." })
  note: string | null;

  @Field({ description: "Whether somebody has it." })
  isTaken: boolean;
}

@ObjectType({ description: "Where people meet for an interview." })
export class InterviewPlace {
  @Field({ description: "The address." })
  place: string;

  @Field(() => String, { nullable: true, description: "A link to a map." })
  mapUrl: string | null;
}

/** @param isOpen whether the viewer may know how to reach the other side */
export function slotSeen(slot: InterviewSlot, isTaken: boolean, isOpen: boolean): SeenSlot {
  const { id, startsAt, endsAt, minutes, way, place, mapUrl, interviewer, note } = slot;
  const reached = isOpen ? { phone: slot.phone, videoUrl: slot.videoUrl } : { phone: null, videoUrl: null };
  return { id, startsAt, endsAt, minutes, way, place, mapUrl, interviewer, note, isTaken, ...reached };
}

@ObjectType({ description: "What the viewer may do with an interview now." })
class InterviewPermissions {
  @Field({ description: "Whether they may take one of the offered slots." })
  pick: boolean;

  @Field({ description: "Whether they may ask for other times." })
  ask: boolean;

  @Field({ description: "Whether they may decline it." })
  decline: boolean;

  @Field({ description: "Whether they may offer other times." })
  offer: boolean;

  @Field({ description: "Whether they may call it off." })
  cancel: boolean;

  @Field({ description: "Whether they may say how it went." })
  record: boolean;
}

/** What an interview is shown from. */
export interface InterviewParts extends OfApplicationParts {
  interview: Interview;
  /** The agreed one. */
  slot: InterviewSlot | null;
  offered: readonly InterviewSlot[];
  /** Ids of the slots that somebody has. */
  taken: ReadonlySet<string>;
  now: Date;
}

@ObjectType("Interview", { description: "An interview about an application, as its viewer's side sees it." })
export class SeenInterview extends OfApplication<InterviewParts> {
  @Field(() => ID, { description: "Our own key (UUID v7); the UID of its event in calendars." })
  get id(): string {
    return this.parts.interview.id;
  }

  @Field(() => ID, { description: "The application that it is about." })
  get applicationId(): string {
    return this.parts.application.id;
  }

  @Field(() => ID, { description: "The job applied to." })
  get jobId(): string {
    return this.parts.application.jobId;
  }

  @Field({
    description:
      "Where the job was at applying, in a few words: 'Koramangala, Bangalore', and 'Pune, Mumbai +2' of several.",
  })
  get jobPlacesInShort(): string {
    return locationInShort(this.parts.application.job.location);
  }

  @Field(() => String, {
    nullable: true,
    description: "The candidate's number, for the company and a call that is agreed, where it sees contacts.",
  })
  get candidatePhone(): string | null {
    const { interview, application, slot } = this.parts;
    if (this.isApplicant || slot?.way !== InterviewWay.PHONE) return null;
    if (interview.status !== InterviewStatus.SCHEDULED) return null;
    return maskedDocument(application.profile, application.status).basics.phone ?? null;
  }

  @Field(() => ApplicationParty, { description: "The viewer's side." })
  get viewerSide(): ApplicationParty {
    return this.parts.side;
  }

  @Field(() => InterviewStatus, { description: "Where it stands for the viewer." })
  get status(): InterviewStatus {
    const { status } = this.parts.interview;
    const isRecorded = status === InterviewStatus.ATTENDED || status === InterviewStatus.MISSED;
    return this.isApplicant && isRecorded ? InterviewStatus.SCHEDULED : status;
  }

  @Field(() => SeenSlot, {
    nullable: true,
    description: "The agreed time; of a cancelled interview the former one.",
  })
  get slot(): SeenSlot | null {
    const { slot, interview } = this.parts;
    const isOpen = !this.isApplicant || interview.status === InterviewStatus.SCHEDULED;
    return slot && slotSeen(slot, true, isOpen);
  }

  @Field(() => [SeenSlot], {
    description: "The times to choose from, by their start; an agreed time holds until another is taken.",
  })
  get offeredSlots(): SeenSlot[] {
    const { offered, taken } = this.parts;
    return offered.map((slot) => slotSeen(slot, taken.has(slot.id), !this.isApplicant));
  }

  @Field(() => String, { nullable: true, description: "What either side said with its last change." })
  get words(): string | null {
    const { interview, application } = this.parts;
    if (interview.words === null || this.isApplicant) return interview.words;
    const isTheirs = interview.wordsParty === ApplicationParty.APPLICANT;
    return isTheirs ? maskedDocument(interview.words, application.status) : interview.words;
  }

  @Field(() => ApplicationParty, {
    nullable: true,
    description: "Whose words they are; PORTAL, without words: the application ended, and so the interview.",
  })
  get wordsParty(): ApplicationParty | null {
    return this.parts.interview.wordsParty;
  }

  @Field(() => GraphQLDateTimeISO, {
    nullable: true,
    description: "When the candidate asked for other times; null where the company has answered since.",
  })
  get askedAt(): Date | null {
    return this.parts.interview.askedAt;
  }

  @Field(() => GraphQLDateTimeISO, { description: "When times were last offered." })
  get offeredAt(): Date {
    return this.parts.interview.offeredAt;
  }

  @Field(() => String, { nullable: true, description: "How it went, for the company alone." })
  get feedback(): string | null {
    return this.isApplicant ? null : this.parts.interview.feedback;
  }

  @Field({ description: "Whether the agreed time is over." })
  get isOver(): boolean {
    const { slot, now } = this.parts;
    return slot !== null && slot.endsAt <= now;
  }

  @Field(() => InterviewPermissions, { description: "What the viewer may do with it now." })
  get viewerCan(): InterviewPermissions {
    const can = (act: InterviewAct) => interviewPolicy[act](this.parts);
    return {
      pick:
        can("pick") &&
        this.offeredSlots.some(({ isTaken, startsAt }) => !isTaken && startsAt > this.parts.now),
      ask: can("ask"),
      decline: can("decline"),
      offer: can("offer"),
      cancel: can("cancel"),
      record: can("record"),
    };
  }
}

@ObjectType({ description: "What an offer of interviews came to." })
export class OfferedInterviews {
  @Field(() => [SeenInterview], { description: "One for each candidate." })
  interviews: SeenInterview[];
}
