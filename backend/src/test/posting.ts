import { randomUUID } from "node:crypto";
import type { Answer, TestPortal } from "./portal";

/** A form that nothing is wrong with; what a test is about, it changes. */
export const jobForm = (values: object = {}) => ({
  title: "Lathe Operator",
  type: "FULL_TIME",
  location: "Hebbal, Mysuru",
  pay: "₹20,000–25,000 a month",
  experience: "2–4 years",
  description: "Run two lathes.",
  requirements: "ITI turner.",
  ...values,
});

export interface PostedJob {
  id: string;
  title: string;
  location: string;
  workMode: string;
  openUntil: string;
  company: { id: string; name: string; isVerified: boolean };
  standing: { status: string; version: number; daysLeft: number } | null;
}

export const JOB_FIELDS =
  "id title location workMode openUntil company { id name isVerified } standing { status version daysLeft }";

/** Posts a form over the API, under a draft id of its own unless it names one. */
export const postForm = (
  portal: TestPortal,
  { token }: { token: string },
  values: object,
): Promise<Answer<{ postJob: PostedJob | null }>> =>
  portal.ask(`mutation ($input: PostJobInput!) { postJob(input: $input) { ${JOB_FIELDS} } }`, {
    variables: { input: { draftId: randomUUID(), isNewCompanyConfirmed: true, ...jobForm(values) } },
    token,
  });

/** Posts a form that must go through; @returns the job */
export async function post(portal: TestPortal, who: { token: string }, values: object): Promise<PostedJob> {
  const { data, errors } = await postForm(portal, who, values);
  if (!data?.postJob) throw new Error(JSON.stringify(errors));
  return data.postJob;
}

/** Does something with a job; @returns its new status, or the code of the refusal. */
export async function actOn(
  portal: TestPortal,
  { token }: { token: string },
  call: string,
  id: string,
): Promise<string> {
  const { data, code } = await portal.ask<Record<string, PostedJob | null>>(
    `mutation ($id: ID!) { done: ${call} { id standing { status } } }`,
    { variables: { id }, token },
  );
  return data?.done?.standing?.status ?? code ?? "";
}
