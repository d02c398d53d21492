import { ADMINS, type Row, UNKNOWN_ID } from "./outcomes";

/** What admins alone may read. */
const ADMIN_READS = [
  "adminSummary { totalUsers }",
  "adminGrowth(days: 2) { day users }",
  "users { total items { email } }",
  'user(id: "none") { id }',
  'userActivity(id: "none") { jobCount }',
  "adminCompanies { total }",
  "adminCompanyCounts { total }",
  'adminCompany(id: "none") { id }',
  "verificationReviews { total }",
  'verificationReview(id: "none") { id }',
  "adminJobs { total }",
  "adminJobCounts { total }",
  'adminJob(id: "none") { id }',
  "messageReviews { total }",
  "grievances(isLate: true) { total }",
  "breaches { total }",
  "auditLog { total }",
  "searchWords { total }",
  "searchWordProgress { jobCount }",
  'trySearch(text: "nurse") { total }',
  "searchQueries { total }",
];

/** What admins alone may do, here to something that is not there. */
const ADMIN_ACTS = [
  "updateUserRole(id: $id, role: EMPLOYER) { id }",
  "updateUserPlan(id: $id, plan: PAID) { id }",
  'blockUser(id: $id, reason: "Asks for fees.") { id }',
  "unblockUser(id: $id) { id }",
  "deleteUser(id: $id) { id }",
  'removeUserSecondFactor(id: $id, reason: "Lost the phone.") { id }',
  'verifyCompany(id: $id, note: "GST number.") { id }',
  "unverifyCompany(id: $id) { id }",
  'blockCompany(id: $id, reason: "Asks for fees.") { id }',
  "unblockCompany(id: $id) { id }",
  'mergeCompanies(fromId: $id, intoId: "00000000-0000-7000-8000-000000000001") { jobs }',
  'decideVerification(id: $id, decision: REFUSE, words: "Not theirs.") { id }',
  "approveJob(id: $id) { id }",
  'holdJob(id: $id, reason: "Unclear pay.") { id }',
  'removeJob(id: $id, reason: "Asks for fees.") { id }',
  "restoreJob(id: $id) { id }",
  "approveMessage(id: $id) { id }",
  "removeMessage(id: $id) { id }",
  "markBreachReported(id: $id) { id }",
  'tellOfBreach(input: { id: $id, breachId: $id, audience: EVERYONE, message: "A", advice: "B" }) { id }',
  'saveBreach(input: { id: $id, version: 1, noticedAt: "2026-11-25T06:00:00Z", what: "A", data: "B", peopleCount: 0, consequences: "C", measures: "D" }) { id }',
  'answerGrievance(input: { id: $id, answer: "Nobody has." }) { id }',
  'updateSearchWord(code: $id, version: 1, input: { kind: TRADE, name: "X", forms: ["none"], includes: [] }) { id }',
  "removeSearchWord(code: $id, version: 1) { id }",
];

const adminRead = (call: string): Row => ({ query: `{ ${call} }`, outcome: ADMINS });
const adminAct = (call: string): Row => ({
  query: `mutation ($id: ID!) { ${call} }`,
  variables: () => ({ id: UNKNOWN_ID }),
  outcome: { ...ADMINS, admin: [404, "NOT_FOUND"] },
});
/** A word of the catalogue, which can't be added once more. */
const ADD_KNOWN_WORD: Row = {
  query:
    'mutation { addSearchWord(code: "nurse", input: { kind: TRADE, name: "Nurse", forms: ["nurse"], includes: [] }) { id } }',
  outcome: { ...ADMINS, admin: [409, "SEARCH_WORD_EXISTS"] },
};
const nameOf = (type: string, call: string) => `${type}.${call.replace(/\W.*/s, "")}`;

export const ADMIN_CALLS: Record<string, Row> = {
  ...Object.fromEntries(ADMIN_READS.map((call) => [nameOf("Query", call), adminRead(call)])),
  "Mutation.addSearchWord": ADD_KNOWN_WORD,
  ...Object.fromEntries(ADMIN_ACTS.map((call) => [nameOf("Mutation", call), adminAct(call)])),
};
