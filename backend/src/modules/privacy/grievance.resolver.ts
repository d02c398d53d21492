import { GRIEVANCE_DAYS, MOST_OPEN_GRIEVANCES } from "@job-portal/protocol/grievances";
import { Arg, Args, Authorized, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import type { Context, ViewerContext } from "../../auth/context";
import { Role } from "../../auth/role";
import type { ClientRequest } from "../../database/client-requests";
import { ClientRequestArg } from "../../graphql/client-request";
import { costOfPage, PageArgs } from "../../lists/list-page";
import { Grievance } from "./grievance.entity";
import {
  AnswerGrievanceInput,
  GrievancePage,
  GrievanceQueueArgs,
  RaiseGrievanceInput,
  WaitingGrievancePage,
} from "./grievance.inputs";

@Resolver(() => Grievance)
export class GrievanceResolver {
  @Authorized()
  @Query(() => GrievancePage, {
    description: "What the viewer has asked or complained about their data, the newest first.",
    complexity: costOfPage,
  })
  myGrievances(@Args() args: PageArgs, @Ctx() { services, viewer }: ViewerContext): Promise<GrievancePage> {
    return services.grievances.listOf(viewer, args);
  }

  @Authorized()
  @Mutation(() => Grievance, {
    description: `Asks or complains about one's data; it is answered within ${GRIEVANCE_DAYS} days. Refused with GRIEVANCE_LIMIT while ${MOST_OPEN_GRIEVANCES} are open.`,
  })
  raiseGrievance(
    @Arg("input", () => RaiseGrievanceInput, { description: "What it is about." }) input: RaiseGrievanceInput,
    @ClientRequestArg() request: ClientRequest | null,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<Grievance> {
    return services.grievances.raise(viewer, input, request);
  }

  @Authorized()
  @Mutation(() => Grievance, {
    description:
      "Takes back an open grievance of one's own, which is gone then. Refused with GRIEVANCE_ANSWERED.",
  })
  withdrawGrievance(
    @Arg("id", () => ID, { description: "The grievance." }) id: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<Grievance> {
    return services.grievances.withdraw(viewer, id);
  }

  @Authorized(Role.ADMIN)
  @Query(() => WaitingGrievancePage, {
    description: "Grievances that wait for an answer, late ones first.",
    complexity: costOfPage,
  })
  grievances(@Args() args: GrievanceQueueArgs, @Ctx() { services }: Context): Promise<WaitingGrievancePage> {
    return services.grievanceReview.list(args);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => Grievance, {
    description:
      "Answers a grievance, which closes it and tells whoever raised it. Refused with GRIEVANCE_ANSWERED where another admin was first.",
  })
  answerGrievance(
    @Arg("input", () => AnswerGrievanceInput, { description: "The answer." }) input: AnswerGrievanceInput,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<Grievance> {
    return services.grievanceReview.answer(viewer, input);
  }
}
