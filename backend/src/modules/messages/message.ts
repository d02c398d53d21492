import { GraphQLDateTimeISO } from "graphql-scalars";
import { Field, ID, ObjectType } from "type-graphql";
import { OfApplication, type OfApplicationParts } from "../applications/of-application";
import { ApplicationParty, ApplicationStatus } from "../applications/application/application-pipeline";
import { maskedDocument, seesContact } from "../applications/application/contact";
import type { Message, MessageParty } from "./message.entity";
import { MessageHoldCause, MessageStanding, MessageState } from "./message.enums";
import { messagePolicy, type MetThread, otherSide, standingOf } from "./message.policy";
import type { MessageThread } from "./message-thread.entity";
import { heldCauseOf, heldReasonOf } from "./message-wording";

/** What a thread is shown from. */
export interface ThreadParts extends OfApplicationParts {
  /** Null: nobody has written or blocked yet. */
  thread: MessageThread | null;
  /** The last message that the viewer reads. */
  last: Message | null;
  blockedBy: Readonly<Record<MessageParty, boolean>>;
  isCompanyBlocked: boolean;
  answersAll: boolean;
  now: Date;
}

const { APPLICANT, COMPANY } = ApplicationParty;

const readAtOf = (thread: MessageThread | null, side: MessageParty): Date | null =>
  (side === APPLICANT ? thread?.applicantReadAt : thread?.companyReadAt) ?? null;

const sentAtOf = (thread: MessageThread | null, side: MessageParty): Date | null =>
  (side === APPLICANT ? thread?.applicantSentAt : thread?.companySentAt) ?? null;

/** A thread as the policy asks about it. */
export function metThread({
  application,
  side,
  thread,
  blockedBy,
  isCompanyBlocked,
  answersAll,
  now,
}: ThreadParts): MetThread {
  return {
    side,
    status: side === APPLICANT ? application.seenByApplicant(now).status : application.status,
    isApplicantGone: application.applicantId === null,
    isCompanyBlocked,
    answersAll,
    blockedBy,
    isOpened: sentAtOf(thread, COMPANY) !== null,
  };
}

@ObjectType("Message", {
  description: "What one side of an application wrote to the other, as the viewer reads it.",
})
export class SeenMessage {
  constructor(
    private readonly message: Message,
    private readonly parts: ThreadParts,
  ) {}

  @Field(() => ID, { description: "Our own key (UUID v7)." })
  get id(): string {
    return this.message.id;
  }

  @Field(() => ID, { description: "The application that it is about." })
  get applicationId(): string {
    return this.message.applicationId;
  }

  @Field({
    description: "The text; of an applicant who is not shortlisted without phone and e-mail for the company.",
  })
  get text(): string {
    const { text, party } = this.message;
    // MSG-09.
    const isMasked = party === APPLICANT && this.parts.side === COMPANY;
    return isMasked ? maskedDocument(text, this.parts.application.status) : text;
  }

  @Field(() => ApplicationParty, { description: "Whose it is." })
  get party(): ApplicationParty {
    return this.message.party;
  }

  @Field({ description: "Whether the viewer's side wrote it." })
  get isOwn(): boolean {
    return this.message.party === this.parts.side;
  }

  @Field(() => GraphQLDateTimeISO, { description: "When it was sent." })
  get sentAt(): Date {
    return this.message.sentAt;
  }

  @Field(() => MessageState, { description: "What has become of it." })
  get state(): MessageState {
    return this.message.state;
  }

  @Field(() => String, {
    nullable: true,
    description: "Why it was kept from the other side; null: it was not.",
  })
  get heldReason(): string | null {
    return this.isStopped ? heldReasonOf(this.message.heldRules) : null;
  }

  @Field(() => MessageHoldCause, {
    nullable: true,
    description: "The same, for words in another language (HEED-06).",
  })
  get heldCause(): MessageHoldCause | null {
    return this.isStopped ? heldCauseOf(this.message.heldRules) : null;
  }

  @Field({ description: "Whether the other side has read it." })
  get isRead(): boolean {
    const readAt = readAtOf(this.parts.thread, otherSide(this.message.party));
    return this.message.state === MessageState.DELIVERED && readAt !== null && readAt >= this.message.sentAt;
  }

  /** Whether the viewer may have its file: an applicant's is their company's while contact is open. */
  get showsFile(): boolean {
    const { side, application } = this.parts;
    return this.message.party === side || side === APPLICANT || seesContact(application.status);
  }

  private get isStopped(): boolean {
    const { state } = this.message;
    return state === MessageState.HELD || state === MessageState.REMOVED;
  }

  /** The member who wrote it, for their company alone. */
  get memberId(): string | null {
    return this.parts.side === COMPANY && this.message.party === COMPANY ? this.message.senderId : null;
  }
}

@ObjectType({ description: "What the viewer may do in a thread now." })
class MessagePermissions {
  @Field({ description: "Whether they may write; `standing` says why not." })
  write: boolean;

  @Field({ description: "Whether a file may go with what they write: once contact is open." })
  attach: boolean;

  @Field({ description: "Whether they may block the other side." })
  block: boolean;

  @Field({ description: "Whether they may take their own block back." })
  unblock: boolean;

  @Field({ description: "saveMessageTemplate, deleteMessageTemplate" })
  keepTemplates: boolean;
}

@ObjectType("MessageThread", {
  description: "What both sides of an application write, as its viewer's side sees it.",
})
export class SeenThread extends OfApplication<ThreadParts> {
  @Field(() => ID, { description: "The application's: there is one thread for each." })
  get id(): string {
    return this.parts.application.id;
  }

  @Field(() => ID, { description: "The job applied to." })
  get jobId(): string {
    return this.parts.application.jobId;
  }

  @Field(() => ID, { description: "The company that offers the job." })
  get companyId(): string {
    return this.parts.application.companyId;
  }

  @Field(() => String, {
    nullable: true,
    description: "The candidate's number, for a company that sees contacts; null where there is none.",
  })
  get candidatePhone(): string | null {
    const { application } = this.parts;
    if (this.isApplicant) return null;
    return maskedDocument(application.profile, application.status).basics.phone ?? null;
  }

  @Field(() => ApplicationParty, { description: "The viewer's side." })
  get viewerSide(): ApplicationParty {
    return this.parts.side;
  }

  @Field(() => ApplicationStatus, { description: "Where the application stands for the viewer." })
  get status(): ApplicationStatus {
    return metThread(this.parts).status;
  }

  @Field(() => MessageStanding, { description: "Whether the viewer may write, and why not." })
  get standing(): MessageStanding {
    return standingOf(metThread(this.parts));
  }

  @Field(() => SeenMessage, { nullable: true, description: "The last message that the viewer reads." })
  get lastMessage(): SeenMessage | null {
    const { last } = this.parts;
    return last && new SeenMessage(last, this.parts);
  }

  @Field({ description: "Whether the other side has written something that the viewer's has not read." })
  get isUnread(): boolean {
    const { thread, side } = this.parts;
    const [sentAt, readAt] = [sentAtOf(thread, otherSide(side)), readAtOf(thread, side)];
    return sentAt !== null && (readAt === null || readAt < sentAt);
  }

  @Field(() => MessagePermissions, { description: "What the viewer may do now." })
  get viewerCan(): MessagePermissions {
    const met = metThread(this.parts);
    return {
      write: messagePolicy.write(met),
      attach: messagePolicy.attach(met),
      block: messagePolicy.block(met),
      unblock: messagePolicy.unblock(met),
      keepTemplates: messagePolicy.keepTemplates(met),
    };
  }
}
