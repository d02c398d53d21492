import { every, notTheirs, PUBLIC, type Row, UNKNOWN_ID, VIEWERS, VIEWERS_NOT_FOUND } from "./outcomes";

/** Calls about teams of companies. */
export const TEAM_CALLS: Record<string, Row> = {
  "Query.companyTeam": {
    query: `{ companyTeam(companyId: "${UNKNOWN_ID}") { canManage } }`,
    outcome: VIEWERS_NOT_FOUND,
  },
  "Query.teamInvitation": { query: '{ teamInvitation(secret: "none") { email } }', outcome: VIEWERS },
  "Query.invitingCompany": { query: '{ invitingCompany(secret: "none") { companyName } }', outcome: PUBLIC },
  "Mutation.inviteColleague": notTheirs(
    "mutation ($input: InviteColleagueInput!) { inviteColleague(input: $input) { canManage } }",
    (companyId) => ({ companyId, email: "hr@kaveri.example", role: "OWNER" }),
  ),
  "Mutation.callTeamInvitationBack": {
    query: `mutation { callTeamInvitationBack(id: "${UNKNOWN_ID}") { canManage } }`,
    outcome: every([404, "NOT_FOUND"]),
  },
  "Mutation.changeMemberRole": notTheirs(
    `mutation ($companyId: ID!) { changeMemberRole(companyId: $companyId, accountId: "${UNKNOWN_ID}", role: OWNER) { canManage } }`,
  ),
  "Mutation.removeMember": notTheirs(
    `mutation ($companyId: ID!) { removeMember(companyId: $companyId, accountId: "${UNKNOWN_ID}") { id } }`,
  ),
  "Mutation.assignHiringManager": {
    query: `mutation { assignHiringManager(jobId: "${UNKNOWN_ID}", accountId: "${UNKNOWN_ID}") { id } }`,
    outcome: VIEWERS_NOT_FOUND,
  },
  "Mutation.unassignHiringManager": {
    query: `mutation { unassignHiringManager(jobId: "${UNKNOWN_ID}", accountId: "${UNKNOWN_ID}") { id } }`,
    outcome: VIEWERS_NOT_FOUND,
  },
  "Mutation.joinTeam": {
    query: 'mutation { joinTeam(secret: "none") { id } }',
    outcome: every([404, "NOT_FOUND"]),
  },
};

/** With its id once more it invites nobody anew; `word` tells one call from another. */
export const INVITE_COLLEAGUE_CALL: [
  declared: string,
  input: (world: { companyId: string }, word: string) => object,
  answer: string,
] = [
  "InviteColleagueInput!",
  ({ companyId }, word) => ({
    ...{ companyId, role: "VIEWER" },
    email: `${word.replaceAll(" ", ".")}@kaveri.example`,
  }),
  "{ invitations { email } }",
];
