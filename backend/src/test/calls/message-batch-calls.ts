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

/** With its id once more it writes to nobody anew; `word` tells one call from another. */
export const SEND_MESSAGES_CALL: [
  declared: string,
  input: (world: { openedId: string }, word: string) => object,
  answer: string,
] = [
  "SendMessagesInput!",
  ({ openedId }, text) => ({ applicationIds: [openedId], text }),
  "{ id messageCount }",
];
