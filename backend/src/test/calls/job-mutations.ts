import { NOT_THEIRS, type Row, UNKNOWN_ID, VIEWERS, notTheirs } from "./outcomes";

const JOB = {
  title: "Staff Nurse",
  type: "FULL_TIME",
  location: "Pune",
  pay: "₹3 LPA",
  experience: "1 year",
  description: "A ward.",
  requirements: "GNM.",
};

/** What makes and changes jobs, drafts and files of jobs. */
export const JOB_MUTATIONS: Record<string, Row> = {
  "Mutation.importJobs": {
    query: "mutation ($input: ImportJobsInput!) { importJobs(input: $input) { created } }",
    variables: (_caller, companyId) => ({
      input: { rows: [{ ...JOB, companyId }] },
    }),
    outcome: { ...VIEWERS, seeker: NOT_THEIRS, employer: NOT_THEIRS },
  },
  "Mutation.postJob": {
    query: "mutation ($input: PostJobInput!) { postJob(input: $input) { id } }",
    variables: () => ({
      input: { ...JOB, draftId: UNKNOWN_ID, companyName: "Kaveri Works", isNewCompanyConfirmed: true },
    }),
    outcome: VIEWERS,
  },
  "Mutation.updateJob": notTheirs(
    "mutation ($id: ID!, $input: JobContentInput!) { updateJob(id: $id, version: 1, input: $input) { id } }",
    () => JOB,
  ),
  "Mutation.closeJob": notTheirs("mutation ($id: ID!) { closeJob(id: $id) { id } }"),
  "Mutation.reopenJob": notTheirs("mutation ($id: ID!) { reopenJob(id: $id) { id } }"),
  "Mutation.highlightJob": notTheirs("mutation ($id: ID!) { highlightJob(id: $id) { id } }"),
  "Mutation.unhighlightJob": notTheirs("mutation ($id: ID!) { unhighlightJob(id: $id) { id } }"),
  "Mutation.extendJob": notTheirs("mutation ($id: ID!) { extendJob(id: $id, days: 7) { id } }"),
  "Mutation.duplicateJob": notTheirs("mutation ($id: ID!) { duplicateJob(id: $id) { id } }"),
  "Mutation.saveJobDraft": {
    query: 'mutation ($id: ID!) { saveJobDraft(id: $id, fields: { title: "Staff Nurse" }) { id } }',
    variables: () => ({ id: UNKNOWN_ID }),
    outcome: VIEWERS,
  },
  "Mutation.deleteJobDraft": {
    query: "mutation ($id: ID!) { deleteJobDraft(id: $id) { id } }",
    variables: () => ({ id: UNKNOWN_ID }),
    outcome: VIEWERS,
  },
  "Mutation.importJobsCsv": notTheirs(
    "mutation ($input: ImportJobsCsvInput!) { importJobsCsv(input: $input) { created } }",
    (companyId) => ({ companyId, csv: "", importId: UNKNOWN_ID }),
  ),
  "Mutation.mapJobFile": notTheirs(
    "mutation ($id: ID!) { mapJobFile(input: { id: $id, columns: [], answers: [] }) { id } }",
  ),
  "Mutation.chooseJobFileSheet": notTheirs(
    'mutation ($id: ID!) { chooseJobFileSheet(id: $id, sheet: "Jobs") { id } }',
  ),
  "Mutation.readJobFile": notTheirs(
    "mutation ($id: ID!) { readJobFile(id: $id, isRemembered: true) { id } }",
  ),
  "Mutation.withdrawJobFile": notTheirs("mutation ($id: ID!) { withdrawJobFile(id: $id) { id } }"),
  "Mutation.mapJobFileAgain": notTheirs("mutation ($id: ID!) { mapJobFileAgain(id: $id) { id } }"),
  "Mutation.stopJobFile": notTheirs("mutation ($id: ID!) { stopJobFile(id: $id, isStopped: true) { id } }"),
  "Mutation.takeJobFileProposals": notTheirs("mutation ($id: ID!) { takeJobFileProposals(id: $id) { id } }"),
  "Mutation.undoJobFileRows": notTheirs("mutation ($id: ID!) { undoJobFileRows(id: $id) { id } }"),
  "Mutation.mendJobFileWording": notTheirs(
    'mutation ($id: ID!) { mendJobFileWording(id: $id, words: "female only") { id } }',
  ),
  "Mutation.mendJobFileRow": notTheirs(
    'mutation ($id: ID!) { mendJobFileRow(id: $id, row: 2, field: "pay", value: "3 LPA") { id } }',
  ),
  "Mutation.leaveOutJobFileRow": notTheirs(
    "mutation ($id: ID!) { leaveOutJobFileRow(id: $id, row: 2, isLeftOut: true) { id } }",
  ),
  "Mutation.postJobFile": notTheirs("mutation ($id: ID!) { postJobFile(id: $id, isPartial: true) { id } }"),
  "Mutation.deleteJobFile": notTheirs("mutation ($id: ID!) { deleteJobFile(id: $id) { id } }"),
};
