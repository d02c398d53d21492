import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import type { ViewerContext } from "../../auth/context";
import { costOfList } from "../../lists/list-page";
import { SeenDay, SeenVisit, UpcomingWalkIn, WalkIn } from "./walk-in";
import { MOST_UPCOMING } from "./walk-in-days";
import {
  CallWalkInNumberInput,
  CheckInWalkInInput,
  RecordWalkInVisitInput,
  SetWalkInPaceInput,
  TakeWalkInNumberInput,
  WalkInDayInput,
} from "./walk-in.inputs";

/** A day's list of numbers stands in one answer. */
const COST_OF_DAY = 50;

@Resolver()
export class WalkInResolver {
  @Authorized()
  @Query(() => WalkIn, {
    nullable: true,
    description: "The walk-in of an open job, or of one that the viewer has had a number of; else null.",
  })
  walkIn(
    @Arg("jobId", () => ID, { description: "The job." }) jobId: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<WalkIn | null> {
    return services.walkIns.find(viewer, jobId);
  }

  @Authorized()
  @Query(() => String, {
    description:
      "The viewer's number for today or later as the text of an iCalendar file (RFC 5545); else NOT_FOUND.",
  })
  walkInCalendar(
    @Arg("jobId", () => ID, { description: "The job." }) jobId: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<string> {
    return services.walkInCalendars.fileOf(viewer, jobId);
  }

  @Authorized()
  @Query(() => [UpcomingWalkIn], {
    complexity: ({ childComplexity }) => costOfList(MOST_UPCOMING, childComplexity),
    description:
      "The walk-ins that the viewer has a number of for today or later, the next one first; a number that was called off is told until its day is over.",
  })
  upcomingWalkIns(@Ctx() { services, viewer }: ViewerContext): Promise<UpcomingWalkIn[]> {
    return services.walkIns.upcomingOf(viewer);
  }

  @Authorized()
  @Query(() => SeenDay, {
    nullable: true,
    complexity: ({ childComplexity }) => COST_OF_DAY + childComplexity,
    description:
      "A day of a job's walk-in, for its company's members who answer candidates; null where the job has none then.",
  })
  walkInDay(
    @Arg("jobId", () => ID, { description: "The job." }) jobId: string,
    @Arg("day", () => String, {
      nullable: true,
      description: "The day, YYYY-MM-DD; left out, today, or else the next one.",
    })
    day: string | null,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<SeenDay | null> {
    return services.walkInDesk.find(viewer, jobId, day ?? null);
  }

  @Authorized()
  @Mutation(() => WalkIn, {
    description:
      "Takes a number for a day of a job's walk-in; it shares name and phone number with the company. A number for another day is given back. Refused with JOB_NOT_OPEN, WALK_IN_DAY_OVER, WALK_IN_BAND_FULL, or WALK_IN_STATE where they have come already.",
  })
  takeWalkInNumber(
    @Arg("input", () => TakeWalkInNumberInput, { description: "Which day, and who." })
    input: TakeWalkInNumberInput,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<WalkIn> {
    return services.walkIns.take(viewer, input);
  }

  @Authorized()
  @Mutation(() => WalkIn, {
    nullable: true,
    description: "Gives the viewer's number back. NOT_FOUND without one; WALK_IN_STATE where they have come.",
  })
  giveBackWalkInNumber(
    @Arg("jobId", () => ID, { description: "The job." }) jobId: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<WalkIn | null> {
    return services.walkIns.giveBack(viewer, jobId);
  }

  @Authorized()
  @Mutation(() => SeenDay, {
    nullable: true,
    description:
      "Says how many people an hour the company sees at a walk-in, and answers one of its days. WALK_IN_HOURS_UNREAD: the job's hours can't be cut into bands.",
  })
  setWalkInPace(
    @Arg("input", () => SetWalkInPaceInput, { description: "Which walk-in, and how many." })
    input: SetWalkInPaceInput,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<SeenDay | null> {
    return services.walkInDesk.setPace(viewer, input);
  }

  @Authorized()
  @Mutation(() => SeenVisit, {
    description:
      "Calls a number of today. WALK_IN_STATE: somebody else has called one meanwhile; WALK_IN_NOBODY_WAITS: all were called; WALK_IN_DAY_OVER: the walk-in isn't today.",
  })
  callWalkInNumber(
    @Arg("input", () => CallWalkInNumberInput, { description: "Which number." })
    input: CallWalkInNumberInput,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<SeenVisit> {
    return services.walkInDesk.call(viewer, input);
  }

  @Authorized()
  @Mutation(() => SeenVisit, {
    description:
      "Marks as there whoever shows a code. Refused with WALK_IN_CODE_UNKNOWN, WALK_IN_OTHER_DAY, or WALK_IN_DAY_OVER before the day.",
  })
  checkInWalkInVisit(
    @Arg("input", () => CheckInWalkInInput, { description: "The code, and the day it is shown on." })
    input: CheckInWalkInInput,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<SeenVisit> {
    return services.walkInDesk.checkIn(viewer, input);
  }

  @Authorized()
  @Mutation(() => SeenVisit, {
    description:
      "Notes whether somebody came; it may be corrected. WALK_IN_STATE: the number was given back; WALK_IN_DAY_OVER: the day lies ahead.",
  })
  recordWalkInVisit(
    @Arg("input", () => RecordWalkInVisitInput, { description: "Which visit, and what came of it." })
    input: RecordWalkInVisitInput,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<SeenVisit> {
    return services.walkInDesk.record(viewer, input);
  }

  @Authorized()
  @Mutation(() => SeenDay, {
    nullable: true,
    description:
      "Calls a day of the walk-in off, and tells all who have a number for it. WALK_IN_DAY_OVER: there is none.",
  })
  callOffWalkInDay(
    @Arg("input", () => WalkInDayInput, { description: "Which day." }) input: WalkInDayInput,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<SeenDay | null> {
    return services.walkInDesk.callOffDay(viewer, input);
  }
}
