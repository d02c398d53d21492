import { MOST_STAGES } from "@job-portal/protocol/pipeline-stages";
import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from "type-graphql";
import type { Context, ViewerContext } from "../../../auth/context";
import { Company } from "../../companies/company.entity";
import { CompanyAct, roleMayOnJobs } from "../../companies/member-role";
import { PipelineStage } from "./pipeline-stage.entity";
import {
  AddPipelineStageInput,
  OrderPipelineStagesInput,
  RemovedPipelineStage,
  RenamePipelineStageInput,
} from "./pipeline-stage.inputs";

@Resolver(() => Company)
export class PipelineStageResolver {
  @Authorized()
  @Mutation(() => Company, {
    description: "Adds a stage of a company's own, behind the others of its status; for its owners.",
  })
  addPipelineStage(
    @Arg("input", () => AddPipelineStageInput, { description: "Whose, and which." })
    input: AddPipelineStageInput,
    @Ctx() { services, viewer, loaders }: ViewerContext,
  ): Promise<Company> {
    loaders.pipelineStages.clearAll();
    return services.pipelineStages.add(viewer, input);
  }

  @Authorized()
  @Mutation(() => Company, { description: "Gives a company's own stage another name; for its owners." })
  renamePipelineStage(
    @Arg("input", () => RenamePipelineStageInput, { description: "Which, and its name." })
    input: RenamePipelineStageInput,
    @Ctx() { services, viewer, loaders }: ViewerContext,
  ): Promise<Company> {
    loaders.pipelineStages.clearAll();
    return services.pipelineStages.rename(viewer, input);
  }

  @Authorized()
  @Mutation(() => Company, {
    description:
      "Puts a company's own stages of one status in another order; for its owners. STAGES_CHANGED: others are there by now.",
  })
  orderPipelineStages(
    @Arg("input", () => OrderPipelineStagesInput, { description: "Whose, and their order." })
    input: OrderPipelineStagesInput,
    @Ctx() { services, viewer, loaders }: ViewerContext,
  ): Promise<Company> {
    loaders.pipelineStages.clearAll();
    return services.pipelineStages.order(viewer, input);
  }

  @Authorized()
  @Mutation(() => RemovedPipelineStage, {
    description:
      "Removes a company's own stage and puts its candidates back to its status, without telling them; for its owners.",
  })
  removePipelineStage(
    @Arg("id", () => ID, { description: "The stage." }) id: string,
    @Ctx() { services, viewer, loaders }: ViewerContext,
  ): Promise<RemovedPipelineStage> {
    loaders.pipelineStages.clearAll();
    return services.pipelineStages.remove(viewer, id);
  }

  @FieldResolver(() => [PipelineStage], {
    description: `Its own stages in the pipeline's order, up to ${MOST_STAGES}, for whoever answers candidates; none for others.`,
  })
  async pipelineStages(@Root() { id }: Company, @Ctx() { loaders }: Context): Promise<PipelineStage[]> {
    const role = await loaders.memberRole.load(id);
    return roleMayOnJobs(role, CompanyAct.ANSWER_CANDIDATES) ? loaders.pipelineStages.load(id) : [];
  }
}
