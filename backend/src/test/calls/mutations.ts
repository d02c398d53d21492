import { EMAIL_MUTATIONS } from "./email-calls";
import { FACTOR_MUTATIONS } from "./factor-calls";
import { JOB_MUTATIONS } from "./job-mutations";
import { MESSAGE_MUTATIONS } from "./message-mutations";
import { NOTICE_MUTATIONS } from "./notice-calls";
import { SCORECARD_MUTATIONS } from "./scorecard-calls";
import { WALK_IN_MUTATIONS } from "./walk-in-calls";
import { STAGE_MUTATIONS } from "./stage-calls";
import {
  ADMINS,
  IDENTIFIED,
  type Row,
  UNKNOWN_ID,
  VIEWERS,
  VIEWERS_NOT_FOUND,
  VIEWERS_NOT_OPEN,
  every,
  notTheirs,
} from "./outcomes";
import { VERIFICATION_CALLS } from "./verification-calls";

const TERMS = {
  pay: { amount: 25_000, unit: "MONTH" },
  joinsOn: "2099-01-05",
  replyBy: "2099-01-01",
  letter: "Dear {first name}",
};
const ALERT = { filter: { q: "nurse" }, frequency: "DAILY" };
const UNAVAILABLE = [503, "UNAVAILABLE"] as const;

const TIMES = { startsAt: ["2099-01-05T04:30:00Z"], minutes: 30, way: "PHONE" };

/** Every mutation, but what admins alone may do to people, companies and jobs. */
export const MUTATIONS: Record<string, Row> = {
  "Mutation.register": {
    query: "mutation ($input: RegisterInput!) { register(input: $input) { id } }",
    variables: ({ uid, email }) => ({ input: { firebaseUid: uid, email, role: "EMPLOYER" } }),
    body: ({ uid, email }) => ({ firebaseUid: uid, email, role: "employer" }),
    outcome: IDENTIFIED,
  },
  "Mutation.updateProfile": {
    query: "mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { id } }",
    variables: () => ({ input: { displayName: "Asha Menon" } }),
    body: () => ({ displayName: "Asha Menon" }),
    outcome: VIEWERS,
  },
  "Mutation.chooseLanguage": { query: "mutation { chooseLanguage(language: HI) { id } }", outcome: VIEWERS },
  "Mutation.saveCareerProfile": {
    query: 'mutation { saveCareerProfile(input: { facts: { headline: "Welder" } }) { id } }',
    outcome: VIEWERS,
  },
  "Mutation.confirmAdult": { query: "mutation { confirmAdult { id } }", outcome: VIEWERS },
  "Mutation.confirmMinor": { query: "mutation { confirmMinor { id } }", outcome: VIEWERS },
  "Mutation.setConsent": {
    query: "mutation { setConsent(purpose: SEARCH_FIGURES, isGiven: true, language: EN) { id } }",
    outcome: VIEWERS,
  },
  "Mutation.saveNominee": {
    query:
      'mutation { saveNominee(input: { name: "Meena", relation: "Sister", phone: "98765 43210" }) { id } }',
    outcome: VIEWERS,
  },
  "Mutation.removeNominee": { query: "mutation { removeNominee { id } }", outcome: VIEWERS },
  "Mutation.closeConsentQuestions": { query: "mutation { closeConsentQuestions { id } }", outcome: VIEWERS },
  "Mutation.deleteMyAccount": { query: "mutation { deleteMyAccount { id } }", outcome: VIEWERS },
  ...EMAIL_MUTATIONS,
  ...FACTOR_MUTATIONS,
  ...NOTICE_MUTATIONS,
  "Mutation.changePlan": { query: "mutation { changePlan(plan: PAID) { outcome } }", outcome: VIEWERS },
  "Mutation.cancelPlanChange": { query: "mutation { cancelPlanChange { outcome } }", outcome: VIEWERS },
  "Mutation.saveBillingDetails": {
    query:
      'mutation { saveBillingDetails(input: { name: "Asha", address: "1 MG Road", stateCode: "29" }) { isOn } }',
    outcome: VIEWERS,
  },
  "Mutation.decidePlanRequest": {
    query:
      'mutation { decidePlanRequest(id: "00000000-0000-0000-0000-000000000000", isApproved: true) { id } }',
    outcome: { ...ADMINS, admin: [404, "NOT_FOUND"] },
  },
  "Mutation.importCompanies": {
    query: "mutation ($input: ImportCompaniesInput!) { importCompanies(input: $input) { created } }",
    variables: () => ({ input: { rows: [{ name: "Kaveri Works" }] } }),
    outcome: ADMINS,
  },
  ...JOB_MUTATIONS,
  ...VERIFICATION_CALLS,
  ...MESSAGE_MUTATIONS,
  "Mutation.updateCompany": notTheirs(
    "mutation ($input: UpdateCompanyInput!) { updateCompany(input: $input) { id } }",
    (id) => ({ id, about: "Not theirs." }),
  ),
  "Mutation.saveCareerPage": notTheirs(
    "mutation ($input: SaveCareerPageInput!) { saveCareerPage(input: $input) { address } }",
    (companyId) => ({ companyId, address: "kaveri", headline: "", about: "", isPublished: true }),
  ),
  "Mutation.removeCompanyLogo": notTheirs(
    "mutation ($companyId: ID!) { removeCompanyLogo(id: $companyId) { id } }",
  ),
  "Mutation.reportJob": {
    query: "mutation ($input: ReportJobInput!) { reportJob(input: $input) { id } }",
    variables: (_caller, _companyId, jobId) => ({ input: { jobId, reason: "SCAM" } }),
    outcome: VIEWERS,
  },
  "Mutation.saveJob": {
    query: "mutation ($jobId: ID!) { saveJob(jobId: $jobId) { isSaved } }",
    variables: () => ({ jobId: UNKNOWN_ID }),
    outcome: VIEWERS_NOT_OPEN,
  },
  "Mutation.unsaveJob": {
    query: "mutation ($jobId: ID!) { unsaveJob(jobId: $jobId) { isSaved } }",
    variables: () => ({ jobId: UNKNOWN_ID }),
    outcome: VIEWERS,
  },
  "Mutation.saveFindability": {
    query:
      "mutation { saveFindability(input: { isFindable: false, groups: [], hiddenCompanies: [] }) { isFindable } }",
    outcome: VIEWERS,
  },
  "Mutation.lookAtPerson": notTheirs(
    "mutation ($id: ID!, $companyId: ID!) { lookAtPerson(companyId: $companyId, id: $id) { id } }",
  ),
  "Mutation.invitePerson": {
    query: "mutation ($input: InvitePersonInput!) { invitePerson(input: $input) { id } }",
    variables: (_caller, _companyId, jobId) => ({
      input: { personId: UNKNOWN_ID, jobId, message: "Come to us." },
    }),
    outcome: VIEWERS_NOT_FOUND,
  },
  "Mutation.answerInvitation": notTheirs(
    "mutation ($id: ID!) { answerInvitation(id: $id, isAccepted: true) { id } }",
  ),
  "Mutation.createAlert": {
    query: "mutation ($input: CreateAlertInput!) { createAlert(input: $input) { id } }",
    variables: () => ({ input: ALERT }),
    outcome: VIEWERS,
  },
  // These nodes send no mail.
  "Mutation.requestAlert": {
    query: "mutation ($input: RequestAlertInput!) { requestAlert(input: $input) { email } }",
    variables: () => ({ input: { ...ALERT, email: "asha@jobs.example" } }),
    outcome: { ...every(UNAVAILABLE), nobody: UNAVAILABLE, unregistered: UNAVAILABLE },
  },
  "Mutation.updateAlert": {
    query: "mutation ($id: ID!) { updateAlert(input: { id: $id, isPaused: true }) { id } }",
    variables: () => ({ id: UNKNOWN_ID }),
    outcome: VIEWERS_NOT_FOUND,
  },
  "Mutation.endAlert": {
    query: "mutation ($id: ID!) { endAlert(id: $id) { id } }",
    variables: () => ({ id: UNKNOWN_ID }),
    outcome: VIEWERS_NOT_FOUND,
  },
  "Mutation.applyToJob": {
    query: "mutation ($input: ApplyToJobInput!) { applyToJob(input: $input) { id } }",
    variables: () => ({ input: { jobId: UNKNOWN_ID } }),
    outcome: VIEWERS_NOT_OPEN,
  },
  "Mutation.countApplyClick": {
    query: "mutation ($id: ID!) { countApplyClick(id: $id) { id } }",
    variables: () => ({ id: UNKNOWN_ID }),
    outcome: { ...VIEWERS_NOT_OPEN, nobody: [409, "JOB_NOT_OPEN"], unregistered: [409, "JOB_NOT_OPEN"] },
  },
  "Mutation.withdrawApplication": {
    query: "mutation ($id: ID!) { withdrawApplication(id: $id) { id } }",
    variables: () => ({ id: UNKNOWN_ID }),
    outcome: VIEWERS_NOT_FOUND,
  },
  "Mutation.resubmitJob": notTheirs(
    'mutation ($id: ID!) { resubmitJob(id: $id, note: "Corrected.") { id } }',
  ),
  "Mutation.createCoverLetter": {
    query: 'mutation { createCoverLetter(input: { title: "Wards", text: "Dear {company}" }) { id } }',
    outcome: VIEWERS,
  },
  "Mutation.updateCoverLetter": {
    query: `mutation { updateCoverLetter(id: "${UNKNOWN_ID}", input: { title: "a", text: "b" }) { id } }`,
    outcome: VIEWERS_NOT_FOUND,
  },
  "Mutation.deleteResumeOriginal": {
    query: `mutation { deleteResumeOriginal(id: "${UNKNOWN_ID}") { id } }`,
    outcome: VIEWERS_NOT_FOUND,
  },
  "Mutation.deleteCoverLetter": {
    query: `mutation { deleteCoverLetter(id: "${UNKNOWN_ID}") { id } }`,
    outcome: VIEWERS_NOT_FOUND,
  },
  "Mutation.createResume": { query: "mutation { createResume(input: {}) { id } }", outcome: VIEWERS },
  "Mutation.updateResume": {
    query: `mutation { updateResume(id: "${UNKNOWN_ID}", version: 1, input: {}) { id } }`,
    outcome: VIEWERS_NOT_FOUND,
  },
  "Mutation.finishResume": {
    query: `mutation { finishResume(id: "${UNKNOWN_ID}", version: 1) { id } }`,
    outcome: VIEWERS_NOT_FOUND,
  },
  "Mutation.duplicateResume": {
    query: `mutation { duplicateResume(id: "${UNKNOWN_ID}") { id } }`,
    outcome: VIEWERS_NOT_FOUND,
  },
  "Mutation.deleteResume": {
    query: `mutation { deleteResume(id: "${UNKNOWN_ID}") { id } }`,
    outcome: VIEWERS_NOT_FOUND,
  },
  "Mutation.restoreResume": {
    query: `mutation { restoreResume(id: "${UNKNOWN_ID}") { id } }`,
    outcome: VIEWERS_NOT_FOUND,
  },
  "Mutation.importResume": {
    query: "mutation ($json: String!) { importResume(json: $json) { resume { id } } }",
    variables: () => ({ json: '{ "basics": {} }' }),
    outcome: VIEWERS,
  },
  "Mutation.openApplication": {
    query: "mutation ($id: ID!) { openApplication(id: $id) { id } }",
    variables: () => ({ id: UNKNOWN_ID }),
    outcome: VIEWERS_NOT_FOUND,
  },
  "Mutation.moveApplications": {
    query: "mutation ($input: MoveApplicationsInput!) { moveApplications(input: $input) { movedCount } }",
    variables: () => ({
      input: { items: [{ applicationId: UNKNOWN_ID, expectedStatus: "SUBMITTED" }], to: "VIEWED" },
    }),
    // Each candidate has its own refusal; candidate.identity.slow.test.ts has them.
    outcome: VIEWERS,
  },
  "Mutation.undoMove": {
    query: "mutation ($id: ID!) { undoMove(moveId: $id) { movedCount } }",
    variables: () => ({ id: UNKNOWN_ID }),
    outcome: VIEWERS_NOT_FOUND,
  },
  "Mutation.undoWithdrawal": {
    query: "mutation ($id: ID!) { undoWithdrawal(id: $id) { id } }",
    variables: () => ({ id: UNKNOWN_ID }),
    outcome: VIEWERS_NOT_FOUND,
  },
  "Mutation.addCandidateNote": {
    query: "mutation ($input: AddCandidateNoteInput!) { addCandidateNote(input: $input) { id } }",
    variables: () => ({ input: { applicationId: UNKNOWN_ID, text: "Call on Monday." } }),
    outcome: VIEWERS_NOT_FOUND,
  },
  ...SCORECARD_MUTATIONS,
  ...STAGE_MUTATIONS,
  "Mutation.deleteCandidateNote": {
    query: "mutation ($id: ID!) { deleteCandidateNote(id: $id) { id } }",
    variables: () => ({ id: UNKNOWN_ID }),
    outcome: VIEWERS_NOT_FOUND,
  },
  "Mutation.offerInterviews": {
    query:
      "mutation ($input: OfferInterviewsInput!) { offerInterviews(input: $input) { interviews { id } } }",
    variables: () => ({ input: { applicationIds: [UNKNOWN_ID], times: TIMES } }),
    outcome: VIEWERS_NOT_FOUND,
  },
  "Mutation.offerOtherTimes": {
    query: "mutation ($input: OfferOtherTimesInput!) { offerOtherTimes(input: $input) { id } }",
    variables: () => ({ input: { id: UNKNOWN_ID, times: TIMES, reason: "We are full." } }),
    outcome: VIEWERS_NOT_FOUND,
  },
  "Mutation.pickInterviewSlot": notTheirs(
    "mutation ($id: ID!) { pickInterviewSlot(id: $id, slotId: $id) { id } }",
  ),
  "Mutation.askForOtherTimes": notTheirs(
    'mutation ($id: ID!) { askForOtherTimes(id: $id, words: "After 6 PM.") { id } }',
  ),
  "Mutation.declineInterview": notTheirs("mutation ($id: ID!) { declineInterview(id: $id) { id } }"),
  "Mutation.cancelInterview": notTheirs(
    'mutation ($id: ID!) { cancelInterview(id: $id, words: "Ill.") { id } }',
  ),
  "Mutation.recordInterview": notTheirs(
    "mutation ($id: ID!) { recordInterview(input: { id: $id, outcome: ATTENDED }) { id } }",
  ),
  ...WALK_IN_MUTATIONS,
  "Mutation.makeOffer": {
    query: "mutation ($input: MakeOfferInput!) { makeOffer(input: $input) { id } }",
    variables: () => ({ input: { applicationId: UNKNOWN_ID, ...TERMS } }),
    outcome: VIEWERS_NOT_FOUND,
  },
  "Mutation.acceptOffer": notTheirs("mutation ($id: ID!) { acceptOffer(id: $id) { id } }"),
  "Mutation.declineOffer": notTheirs("mutation ($id: ID!) { declineOffer(id: $id) { id } }"),
  "Mutation.withdrawOffer": notTheirs("mutation ($id: ID!) { withdrawOffer(id: $id) { id } }"),
  "Mutation.initDatabase": { query: "mutation { initDatabase { message } }", outcome: ADMINS },
  "Mutation.createTestUsers": { query: "mutation { createTestUsers { message } }", outcome: ADMINS },
  "Mutation.createSubscriptionPlans": {
    query: "mutation { createSubscriptionPlans { message } }",
    outcome: ADMINS,
  },
};
