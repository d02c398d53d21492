import type { OPERATION_NAMES } from "@job-portal/protocol/operations.generated";
import type { LiveChangeKind } from "../../shared/schema.generated";
import type { LiveChange } from "./live-news";

type OperationName = (typeof OPERATION_NAMES)[number];

/** LIVE-02 to LIVE-06, TEAM-11: which queries show what of a kind; they are read anew where they are on the screen. */
const CHANGED_QUERIES: Readonly<Record<LiveChangeKind, readonly OperationName[]>> = {
  NOTICES: ["UnreadNoticeCount", "MyNotices", "CompanyVerificationScreen"],
  MESSAGES: ["UnreadThreadCount", "MessagesScreen", "MessageThread", "MyApplicationsScreen"],
  APPLICATIONS: [
    "MyApplicationsScreen",
    "SeekerDashboard",
    "MessageThread",
    "ApplicationOffers",
    "JobApplication",
  ],
  CANDIDATES: [
    "CandidatesScreen",
    "CandidateBoard",
    "CandidateCounts",
    "CandidateFilterCounts",
    "CandidatesJob",
    "CandidatePanel",
    "ApplicationOffers",
    "OwnCompanies",
    "EmployerDashboard",
    "JobPostingsScreen",
    "OwnJobScreen",
  ],
  INTERVIEWS: [
    "ApplicationInterviews",
    "OpenInterviewSlots",
    "AgreedTimes",
    "InterviewsScreen",
    "CandidatePanel",
    "MyApplicationsScreen",
    "SeekerDashboard",
    "EmployerDashboard",
  ],
  WALK_INS: ["WalkInScreen", "WalkInDeskScreen", "JobWalkIn", "SeekerDashboard"],
};

/** Kinds whose ids are applications'. */
const OF_APPLICATIONS: readonly LiveChangeKind[] = ["MESSAGES", "APPLICATIONS", "INTERVIEWS"];

interface ShownQuery {
  queryName?: string;
  variables?: { applicationId?: unknown };
}

/**
 * Whether a query on the screen shows something that has changed.
 * @param changes null: nobody knows what has changed
 */
export function showsChanged(
  { queryName, variables }: ShownQuery,
  changes: readonly LiveChange[] | null,
): boolean {
  const shows = (kind: LiveChangeKind) => CHANGED_QUERIES[kind].some((name) => name === queryName);
  if (changes === null) return (Object.keys(CHANGED_QUERIES) as LiveChangeKind[]).some(shows);
  const applicationId = variables?.applicationId;
  const isOther = ({ kind, id }: LiveChange) =>
    OF_APPLICATIONS.includes(kind) && applicationId !== undefined && applicationId !== id;
  return changes.some((change) => shows(change.kind) && !isOther(change));
}
