import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import {
  ApplicationQuotaDocument,
  ApplyToJobDocument,
  SendableResumesDocument,
} from "../../features/applications/application/ApplyJob.generated";
import { ApplyQuestionsDocument } from "../../features/applications/answers/Answers.generated";
import type { SessionActions } from "../../auth/session";
import { buildCareerProfile } from "../../features/career-profiles/career-profiles.factories";
import { buildJob } from "../../features/jobs/job/jobs.factories";
import { paths } from "@job-portal/protocol/paths";
import { buildSession } from "../../test/factories";
import { renderRoutes } from "../../test/renderRoutes";
import { JobDetailScreenDocument } from "./JobDetailScreen.generated";

export const NOTE = "I live next door.";

export const buildApplication = (changes: object = {}) => ({
  __typename: "Application" as const,
  id: "application-1",
  status: "SUBMITTED",
  remark: null,
  message: null,
  appliedAt: "2026-11-20T18:30:00.000Z",
  statusAt: "2026-11-20T18:30:00.000Z",
  viewerMoves: ["WITHDRAWN"],
  withdrawalUndoUntil: null,
  original: null as { __typename: "SentOriginal"; name: string } | null,
  ...changes,
});

export const quota = (changes: object = {}) => ({
  request: { query: ApplicationQuotaDocument },
  result: {
    data: {
      applicationQuota: {
        __typename: "ApplicationQuota",
        plan: "FREE",
        limit: 5,
        used: 2,
        remaining: 3,
        resetsAt: "2026-11-30T18:30:00.000Z",
        ...changes,
      },
    },
  },
});
export const usedUp = quota({ used: 5, remaining: 0 });

export const refused = (code: string, told: object = {}) => ({
  errors: [new GraphQLError("No.", { extensions: { code, ...told } })],
});
export const applying = (
  result: object,
  note: string | null = null,
  resumeId: string | null = null,
  profile: object = {},
) => ({
  request: {
    query: ApplyToJobDocument,
    variables: { input: { jobId: "7", note, resumeId, answers: [], ...profile } },
  },
  result,
});
export const buildResume = (id: string, title: string, template = "CLASSIC") => ({
  ...{ __typename: "Resume", id, title, template },
  updatedAt: `2026-11-2${id.slice(-1)}T06:30:00.000Z`,
});
/** The plan has room for the first alone. */
const TEMPLATES = ["CLASSIC", "BOLD"].map((template) => ({
  ...{ __typename: "ResumeTemplateChoice", template },
  isUsable: template === "CLASSIC",
}));
export const resumes = (...items: ReturnType<typeof buildResume>[]) => sendable(items);
/** The same with a career profile. */
export const sendable = (
  items: readonly ReturnType<typeof buildResume>[],
  career: Parameters<typeof buildCareerProfile>[0] = {},
  myCoverLetters: { __typename: "CoverLetter"; id: string; title: string; text: string }[] = [],
  myResumeOriginals: object[] = [],
  minorAt: string | null = null,
) => ({
  request: { query: SendableResumesDocument },
  result: {
    data: {
      myConsents: { __typename: "MyConsents", id: "account-1", minorAt },
      myFinishedResumes: items,
      resumeTemplates: TEMPLATES,
      careerProfile: buildCareerProfile(career),
      myCoverLetters,
      myResumeOriginals,
    },
  },
});
/** What the job asks: nothing, unless told. */
export const questions = (asked: object[] = [], keptAnswers: object[] = []) => ({
  request: { query: ApplyQuestionsDocument, variables: { jobId: "7" } },
  result: { data: { job: { __typename: "Job", id: "7", questions: asked, keptAnswers } } },
  maxUsageCount: Number.POSITIVE_INFINITY,
});
export const sent = { data: { applyToJob: buildApplication() } };

type Mocks = NonNullable<NonNullable<Parameters<typeof renderRoutes>[1]>["mocks"]>;

interface Opening {
  address?: string;
  user?: Parameters<typeof buildSession>[0];
  actions?: Partial<SessionActions>;
}

export async function open(
  mocks: Mocks = [],
  changes: Parameters<typeof buildJob>[0] = {},
  { address = paths.job("7"), user = {}, actions }: Opening = {},
) {
  const job = buildJob({ id: "7", title: "Staff Nurse", ...changes });
  const session = buildSession({ additionalData: { title: "Nurse", phone: "98765 43210" }, ...user });
  const detail = {
    request: { query: JobDetailScreenDocument, variables: { id: "7" } },
    result: { data: { job, closedJob: null, similarJobs: [] } },
  };
  const view = renderRoutes(address, { mocks: [detail, ...mocks, resumes(), questions()], session, actions });
  // An open dialog hides the page behind it.
  await screen.findByRole("heading", { level: 1, name: "Staff Nurse", hidden: true });
  return view;
}

/** Until it is known what there is to send: the profile unless a resume takes its place. */
export async function openDialog(sends: string | RegExp = "They’ll get your profile:") {
  await userEvent.click(screen.getByRole("button", { name: "Apply Now" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Apply to Staff Nurse" }));
  await dialog.findByText(sends);
  return dialog;
}

/** Sends the application once all that goes with it is there: until then the button waits. */
export async function pressSend(dialog: Awaited<ReturnType<typeof openDialog>>): Promise<HTMLElement> {
  const send = dialog.getByRole("button", { name: "Send Application" });
  await waitFor(() => expect(send).toBeEnabled());
  await userEvent.click(send);
  return send;
}
