import { type Row, UNKNOWN_ID, VIEWERS_NOT_FOUND } from "./outcomes";

const STAGE = { companyId: UNKNOWN_ID, name: "Phone screen", status: "SHORTLISTED" };

export const STAGE_MUTATIONS: Record<string, Row> = {
  "Mutation.addPipelineStage": {
    query: "mutation ($input: AddPipelineStageInput!) { addPipelineStage(input: $input) { id } }",
    variables: () => ({ input: STAGE }),
    outcome: VIEWERS_NOT_FOUND,
  },
  "Mutation.renamePipelineStage": {
    query: "mutation ($input: RenamePipelineStageInput!) { renamePipelineStage(input: $input) { id } }",
    variables: () => ({ input: { stageId: UNKNOWN_ID, name: "Trial day" } }),
    outcome: VIEWERS_NOT_FOUND,
  },
  "Mutation.orderPipelineStages": {
    query: "mutation ($input: OrderPipelineStagesInput!) { orderPipelineStages(input: $input) { id } }",
    variables: () => ({ input: { companyId: UNKNOWN_ID, status: "SHORTLISTED", stageIds: [] } }),
    outcome: VIEWERS_NOT_FOUND,
  },
  "Mutation.removePipelineStage": {
    query: "mutation ($id: ID!) { removePipelineStage(id: $id) { candidateCount } }",
    variables: () => ({ id: UNKNOWN_ID }),
    outcome: VIEWERS_NOT_FOUND,
  },
};
