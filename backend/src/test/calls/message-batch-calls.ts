import { notTheirs, type Row, UNKNOWN_ID, VIEWERS } from "./outcomes";

/** Messages to many. Whom somebody may not write to is left out of the answer, and the call itself is no refusal. */
export const MESSAGE_BATCH_MUTATIONS: Record<string, Row> = {
  "Mutation.sendMessages": {
    query: "mutation ($input: SendMessagesInput!) { sendMessages(input: $input) { messageCount } }",
    variables: () => ({ input: { applicationIds: [UNKNOWN_ID], text: "Good day." } }),
    outcome: VIEWERS,
  },
  "Mutation.undoMessages": notTheirs("mutation ($id: ID!) { undoMessages(batchId: $id) { messageCount } }"),
};
