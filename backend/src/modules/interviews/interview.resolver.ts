import { Arg, Args, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import type { Context, ViewerContext } from "../../auth/context";
import type { ClientRequest } from "../../database/client-requests";
import { ClientRequestArg } from "../../graphql/client-request";
import { costOfList } from "../../lists/list-page";
import { idOrNil } from "../../text/uuid";
import { Application } from "../applications/application/application.entity";
import { InterviewPlace, OfferedInterviews, SeenInterview, SeenSlot } from "./interview";
import {
  DeclineInterviewArgs,
  InterviewWordsArgs,
  OfferInterviewsInput,
  OfferOtherTimesInput,
  RecordInterviewInput,
  UpcomingInterviewsArgs,
} from "./interview.inputs";

@Resolver(() => SeenInterview)
export class InterviewResolver {
  @Authorized()
  @Query(() => [SeenInterview], {
    description:
      "Interviews about an application of the viewer's own or to a company of theirs, newest first; none of any other.",
    complexity: ({ childComplexity }) => costOfList(5, childComplexity),
  })
  interviews(
    @Arg("applicationId", () => ID, { description: "The application." }) applicationId: string,
    @Ctx() { loaders }: ViewerContext,
  ): Promise<SeenInterview[]> {
    return loaders.applicationInterviews.load(idOrNil(applicationId).toLowerCase());
  }

  @Authorized()
  @Query(() => [SeenInterview], {
    description:
      "The viewer's and their companies' interviews that are offered or agreed, by their time, or by the first of those that are offered. Members also read of those of the last 14 days that nobody has recorded.",
    complexity: ({ args, childComplexity }) =>
      costOfList((args as UpcomingInterviewsArgs).first, childComplexity),
  })
  upcomingInterviews(
    @Args(() => UpcomingInterviewsArgs) { first }: UpcomingInterviewsArgs,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<SeenInterview[]> {
    return services.interviews.upcomingOf(viewer, first);
  }

  @Authorized()
  @Query(() => [SeenSlot], {
    description: "Free times ahead that the company of an application has offered to others, the next 20.",
    complexity: ({ childComplexity }) => costOfList(20, childComplexity),
  })
  openInterviewSlots(
    @Arg("applicationId", () => ID, { description: "The application." }) applicationId: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<SeenSlot[]> {
    return services.interviewOffers.openSlots(viewer, applicationId);
  }

  @Authorized()
  @Query(() => InterviewPlace, {
    nullable: true,
    description:
      "Where an interview about an application may be held, to begin an offer with: the last place of the job's interviews, else where its walk-in is, else the last of the company's in the same places. Null where none is known.",
  })
  usualInterviewPlace(
    @Arg("applicationId", () => ID, { description: "The application." }) applicationId: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<InterviewPlace | null> {
    return services.interviewOffers.usualPlace(viewer, applicationId);
  }

  @Authorized()
  @Query(() => String, {
    description:
      "An agreed or cancelled interview as the text of an iCalendar file (RFC 5545); else NOT_FOUND.",
  })
  interviewCalendar(
    @Arg("id", () => ID, { description: "The interview." }) id: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<string> {
    return services.interviewCalendars.fileOf(viewer, id);
  }

  @Authorized()
  @Mutation(() => OfferedInterviews, {
    description:
      "Offers times for an interview to candidates of one company, all or nobody, and moves them to INTERVIEW. Refused with MOVE_NOT_ALLOWED where one stands elsewhere, INTERVIEW_EXISTS where one has an interview offered or agreed, and SLOT_TAKEN.",
  })
  offerInterviews(
    @Arg("input", () => OfferInterviewsInput, { description: "Whom, when and how." })
    input: OfferInterviewsInput,
    @ClientRequestArg() request: ClientRequest | null,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<OfferedInterviews> {
    return services.interviewOffers.offer(viewer, input, request);
  }

  @Authorized()
  @Mutation(() => SeenInterview, {
    description:
      "Offers other times for an interview; an agreed time holds until the candidate takes one of them. Refused with INTERVIEW_STATE or SLOT_TAKEN.",
  })
  offerOtherTimes(
    @Arg("input", () => OfferOtherTimesInput, { description: "Which, when and why." })
    input: OfferOtherTimesInput,
    @ClientRequestArg() request: ClientRequest | null,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<SeenInterview> {
    return services.interviewOffers.offerOther(viewer, input, request);
  }

  @Authorized()
  @Mutation(() => SeenInterview, {
    description:
      "Takes one of the times that a company offers the viewer. SLOT_TAKEN: somebody else was faster; INTERVIEW_STATE: it is not offered any more.",
  })
  pickInterviewSlot(
    @Arg("id", () => ID, { description: "The interview." }) id: string,
    @Arg("slotId", () => ID, { description: "One of its offered slots." }) slotId: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<SeenInterview> {
    return services.interviews.pick(viewer, id, slotId);
  }

  @Authorized()
  @Mutation(() => SeenInterview, {
    description: "Asks the company for other times; an agreed one holds meanwhile. Else INTERVIEW_STATE.",
  })
  askForOtherTimes(
    @Args(() => InterviewWordsArgs) { id, words }: InterviewWordsArgs,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<SeenInterview> {
    return services.interviews.ask(viewer, id, words);
  }

  @Authorized()
  @Mutation(() => SeenInterview, {
    description:
      "Declines an interview that is offered to the viewer; the application stays. Else INTERVIEW_STATE.",
  })
  declineInterview(
    @Args(() => DeclineInterviewArgs) { id, words }: DeclineInterviewArgs,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<SeenInterview> {
    return services.interviews.decline(viewer, id, words ?? null);
  }

  @Authorized()
  @Mutation(() => SeenInterview, {
    description: "Calls an agreed interview off, or as the company an offered one. Else INTERVIEW_STATE.",
  })
  cancelInterview(
    @Args(() => InterviewWordsArgs) { id, words }: InterviewWordsArgs,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<SeenInterview> {
    return services.interviews.cancel(viewer, id, words);
  }

  @Authorized()
  @Mutation(() => SeenInterview, {
    description:
      "Says for the company alone whether the candidate came, and how it went; INTERVIEW_STATE before it has begun.",
  })
  recordInterview(
    @Arg("input", () => RecordInterviewInput, { description: "Which, and how it went." })
    input: RecordInterviewInput,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<SeenInterview> {
    return services.interviews.record(viewer, input);
  }
}

@Resolver(() => Application)
export class ApplicationInterviewResolver {
  @FieldResolver(() => [SeenInterview], { description: "Interviews about it, the last one first." })
  interviews(@Root() { id }: Application, @Ctx() { loaders }: Context): Promise<SeenInterview[]> {
    return loaders.applicationInterviews.load(id);
  }
}
