import { notTheirs, type Row, UNKNOWN_ID, VIEWERS, VIEWERS_NOT_FOUND } from "./outcomes";

export const MESSAGE_MUTATIONS: Record<string, Row> = {
  "Mutation.sendMessage": {
    query: "mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }",
    variables: () => ({ input: { applicationId: UNKNOWN_ID, text: "When could you begin?" } }),
    outcome: VIEWERS_NOT_FOUND,
  },
  "Mutation.reportMessage": {
    query: "mutation ($input: ReportMessageInput!) { reportMessage(input: $input) { id } }",
    variables: () => ({ input: { messageId: UNKNOWN_ID, reason: "RUDE" } }),
    outcome: VIEWERS_NOT_FOUND,
  },
  "Mutation.markMessagesRead": notTheirs(
    'mutation ($id: ID!) { markMessagesRead(applicationId: $id, until: "2026-11-10T06:30:00Z") { id } }',
  ),
  "Mutation.blockMessages": notTheirs("mutation ($id: ID!) { blockMessages(applicationId: $id) { id } }"),
  "Mutation.unblockMessages": notTheirs("mutation ($id: ID!) { unblockMessages(applicationId: $id) { id } }"),
  "Mutation.saveMessageTemplate": notTheirs(
    "mutation ($input: SaveMessageTemplateInput!) { saveMessageTemplate(input: $input) { id } }",
    (companyId) => ({ companyId, title: "Where we are", text: "Gate 2." }),
  ),
  "Mutation.deleteMessageTemplate": notTheirs(
    "mutation ($id: ID!) { deleteMessageTemplate(id: $id) { id } }",
  ),
  "Mutation.saveRejectionMessage": {
    query: "mutation ($input: SaveRejectionMessageInput!) { saveRejectionMessage(input: $input) { id } }",
    variables: (_caller, companyId) => ({ input: { companyId, text: "Thank you." } }),
    outcome: VIEWERS_NOT_FOUND,
  },
  // Whom somebody may not write to is left out of the answer, and the call itself is no refusal.
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
