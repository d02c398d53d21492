/**
 * Mutations without a clientRequestId: they change what is there, or the thing that they make has a name already.
 * A search of an e-mail address is one alert, whenever it is asked for. The newest change of an e-mail address stands
 * in place of those before. Each look at a person is one more line of the
 * audit trail. A member has one scorecard for each candidate. A
 * browser's subscription has an address of its own.
 */
export const MAKES_NOTHING_TWICE: readonly string[] = [
  // Numbers are taken, called and noted by what they are seen as.
  "callOffWalkInDay",
  "callWalkInNumber",
  "checkInWalkInVisit",
  "giveBackWalkInNumber",
  "recordWalkInVisit",
  "takeWalkInNumber",
  ...["answerGrievance", "withdrawGrievance"],
  ...["addSearchWord", "answerInvitation", "approveJob", "approveMessage", "askForOtherTimes"],
  ...["beginDomainCheck", "blockCompany", "blockMessages", "blockUser", "callTeamInvitationBack"],
  ...["cancelInterview", "cancelPlanChange", "changeMemberRole", "changePlan", "checkDomain"],
  ...[
    "chooseJobFileSheet",
    "chooseLanguage",
    "closeJob",
    "confirmEmailChange",
    "confirmWorkEmail",
    "countApplyClick",
  ],
  ...["createSubscriptionPlans", "createTestUsers", "decidePlanRequest", "declineInterview"],
  ...["deleteCandidateNote", "deleteCoverLetter", "deleteJobDraft", "deleteJobFile", "deleteMessageTemplate"],
  ...["deleteMyAccount", "deleteResume", "deleteResumeOriginal", "deleteUser", "deleteWebhook", "endAlert"],
  ...["endPushSubscription", "keepPushSubscription", "liftMailSuppression", "replacePushSubscription"],
  ...["extendJob", "finishResume", "giveGstin", "giveScorecard", "holdJob", "initDatabase", "joinTeam"],
  ...["leaveOutJobFileRow", "lookAtPerson", "mapJobFile", "mapJobFileAgain", "markMessagesRead"],
  ...[
    "markNoticesRead",
    "mendJobFileRow",
    "mendJobFileWording",
    "mergeCompanies",
    "openApplication",
    "pickInterviewSlot",
  ],
  ...["postJobFile", "readJobFile", "recordInterview", "register", "removeCompanyDocument"],
  ...["removeCompanyLogo", "removeJob", "removeMember", "removeMessage", "removeSearchWord", "reopenJob"],
  ...["highlightJob", "replayWebhookDelivery", "unhighlightJob"],
  ...[
    "requestAlert",
    "requestEmailChange",
    "restoreJob",
    "restoreResume",
    "resubmitJob",
    "revokeApiKey",
    "saveBillingDetails",
  ],
  ...[
    "markBreachReported",
    "saveBreach",
    "tellOfBreach",
    "saveCareerPage",
    "saveCareerProfile",
    "saveFindability",
    "saveJob",
    "saveJobDraft",
  ],
  ...["addPipelineStage", "removePipelineStage", "renamePipelineStage"],
  ...["saveMessageTemplate", "saveRejectionMessage", "saveScorecardCriteria", "setNoticeTiming"],
  ...["closeConsentQuestions", "confirmAdult", "confirmMinor", "setConsent", "saveNominee", "removeNominee"],
  ...[
    "setNoticeWay",
    "stopJobFile",
    "switchWebhookOn",
    "takeJobFileProposals",
    "unblockCompany",
    "unblockMessages",
  ],
  ...["unblockUser", "undoJobFileRows", "undoMessages", "undoMove", "undoWithdrawal", "unsaveJob"],
  ...["unverifyCompany", "updateAlert", "updateCompany", "updateCoverLetter", "updateJob", "updateProfile"],
  ...["updateResume", "updateSearchWord", "updateUserPlan", "updateUserRole", "verifyCompany"],
  ...["withdrawApplication"],
];
