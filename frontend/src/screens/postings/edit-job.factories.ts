import type { CombinedGraphQLErrors } from "@apollo/client/errors";
import { buildPay, NOTHING_CHOSEN } from "../../features/jobs/job/jobs.factories";
import { UpdateJobDocument } from "../../features/jobs/posting/JobForm.generated";
import { CheckQuestionsDocument } from "../../features/jobs/screening/Screening.generated";
import { ExtendJobDocument } from "../../features/jobs/own/OwnJobs.generated";
import { ResubmitJobDocument } from "../../features/jobs/own/ResubmitJob.generated";
import { EditJobScreenDocument } from "./EditJobScreen.generated";
import { buildOwnJob, often, viewerCan } from "./postings.factories";

export function extendingAnswer(onExtend: (variables: { id: string; days: number }) => void) {
  return {
    request: { query: ExtendJobDocument, variables: () => true },
    result: (variables: { id: string; days: number }) => {
      onExtend(variables);
      return { data: { extendJob: { ...buildOwnJob(), openUntil: "2027-01-17T06:30:00.000Z" } } };
    },
  };
}

export function resubmittingAnswer(resubmit: (note: string) => void = () => undefined) {
  return {
    request: { query: ResubmitJobDocument, variables: () => true },
    result: ({ id, note }: { id: string; note: string }) => {
      try {
        resubmit(note);
      } catch (error) {
        return { errors: (error as CombinedGraphQLErrors).errors };
      }
      const held = { __typename: "JobStanding" as const, status: "HELD" as const, reason: null };
      return { data: { resubmitJob: { __typename: "Job" as const, id, standing: held } } };
    },
    ...often,
  };
}

const editedJob = {
  ...NOTHING_CHOSEN,
  __typename: "Job" as const,
  id: "job-1",
  title: "Loom Fitter",
  type: "FULL_TIME" as const,
  workMode: "ON_SITE" as const,
  location: "Hebbal, Mysuru",
  locations: "Hebbal, Mysuru",
  experience: "2–4 years",
  description: "You keep forty looms running.",
  requirements: "- ITI Fitter",
  skills: ["Looms"],
  benefits: ["Canteen"],
  openings: 1,
  questions: [] as object[],
  openUntil: "2026-12-18T06:30:00.000Z",
  viewerCan,
  pay: buildPay({ text: "₹8–12 LPA" }),
  company: { __typename: "Company" as const, id: "company-1", name: "Kaveri Systems", logoURL: null },
  standing: {
    __typename: "JobStanding" as const,
    ...{ version: 3, status: "ACTIVE", daysLeft: 18, closedAt: null },
    reason: null as string | null,
  },
};

/** A removed job as its page asks for it, once; from then on it is held and can be edited. */
export function removedJobAnswers(reason: string) {
  const of = (job: object, isRemoved: boolean) => ({
    request: { query: EditJobScreenDocument, variables: { id: "job-1" } },
    result: {
      data: { myJob: { ...job, viewerCan: { ...viewerCan, edit: !isRemoved, resubmit: isRemoved } } },
    },
  });
  const removed = { ...editedJob, standing: { ...editedJob.standing, reason } };
  return [of(removed, true), of(editedJob, false)];
}

/** A job that somebody else saves while it is edited: what the page is told of it, look by look, and of its saves. */
export function changedJobAnswers(
  looks: readonly (object | "failure")[],
  update: (input: Record<string, unknown>, version: number) => void,
) {
  let look = 0;
  return [
    {
      request: { query: EditJobScreenDocument, variables: { id: "job-1" } },
      result: () => {
        const found = looks[look] ?? "failure";
        const version = 3 + look++;
        if (found === "failure") return { errors: [{ message: "Out of reach." }] };
        const standing = { ...editedJob.standing, version };
        return { data: { myJob: { ...editedJob, ...found, viewerCan, standing } } };
      },
      ...often,
    },
    {
      request: { query: UpdateJobDocument, variables: () => true },
      result: ({ input, version }: { input: Record<string, unknown>; version: number }) => {
        update(input, version);
        if (version < 2 + look || look === 1)
          return { errors: [{ message: "Changed.", extensions: { code: "JOB_CHANGED" } }] };
        return { data: { updateJob: editedJob } };
      },
      ...often,
    },
  ];
}

/** A job that asks applicants two questions of its writer's own, and what becomes of its change. */
export function askingJobAnswers(texts: readonly string[], update: (input: Record<string, unknown>) => void) {
  const asked = {
    bankCode: null,
    kind: "YES_NO" as const,
    options: [],
    unit: null,
    isRequired: true,
    wanted: null,
  };
  const questions = texts.map((text, index) => ({
    ...{ __typename: "Question" as const, id: `question-${index}`, text },
    ...asked,
  }));
  const [looked, saved] = editAnswers(update);
  const look = {
    request: looked?.request,
    result: { data: { myJob: { ...editedJob, questions } } },
    ...often,
  };
  const problem = { __typename: "QuestionProblem" as const, position: 2, instead: null };
  const told = { ...problem, ground: "MARRIAGE", message: "Marriage must not be asked about." };
  const check = {
    request: { query: CheckQuestionsDocument, variables: () => true },
    result: { data: { checkQuestions: [told] } },
    ...often,
  };
  return [look, saved, check].flatMap((answer) => answer ?? []);
}

/** The job on its way into the form, and what becomes of its change. */
export function editAnswers(
  update: (input: Record<string, unknown>, version: number) => void = () => undefined,
  onLook: () => void = () => undefined,
  savedAs = editedJob.standing.status,
) {
  let { version } = editedJob.standing;
  return [
    {
      request: { query: EditJobScreenDocument, variables: { id: "job-1" } },
      // Somebody else saves it between two looks.
      result: () => {
        onLook();
        return {
          data: {
            myJob: { ...editedJob, viewerCan, standing: { ...editedJob.standing, version: version++ } },
          },
        };
      },
      ...often,
    },
    {
      request: { query: UpdateJobDocument, variables: () => true },
      result: ({ input, version: from }: { input: Record<string, unknown>; version: number }) => {
        try {
          update(input, from);
        } catch (error) {
          return { errors: (error as CombinedGraphQLErrors).errors };
        }
        const standing = { ...editedJob.standing, status: savedAs };
        return { data: { updateJob: { ...editedJob, standing } } };
      },
    },
  ];
}
