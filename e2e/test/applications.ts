import { randomUUID } from "node:crypto";
import type { Browser, Page } from "@playwright/test";
import { callApi } from "./api";
import { newWord } from "./people";
import type { TestStack } from "./stack";

const POST = "mutation ($input: PostJobInput!) { postJob(input: $input) { id } }";
const PROFILE = "mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { id } }";
const APPLY = "mutation ($input: ApplyToJobInput!) { applyToJob(input: $input) { id } }";

interface Opening {
  title: string;
  /** A city that no other test counts the jobs of. */
  location: string;
  companyName?: string;
  walkInUntil?: string;
  walkInHours?: string;
  walkInVenue?: string;
}

/** A job at a company of its own. @returns its id */
export async function postOpening(stack: TestStack, token: string, opening: Opening): Promise<string> {
  const input = {
    ...{ draftId: randomUUID(), companyName: `${newWord()} Works`, type: "FULL_TIME" },
    ...{ pay: "₹3–4 LPA", experience: "1–3 years", requirements: "- ITI" },
    ...{ description: "You keep the machines running.", ...opening },
  };
  return (await callApi<{ postJob: { id: string } }>(stack, token, POST, { input })).postJob.id;
}

export async function fillProfile(
  stack: TestStack,
  token: string,
  { name, ...additionalData }: { name: string; title: string; location: string; phone: string },
): Promise<void> {
  await callApi(stack, token, PROFILE, { input: { displayName: name, additionalData } });
}

/** @returns the application's id */
export async function applyTo(stack: TestStack, token: string, jobId: string): Promise<string> {
  const done = await callApi<{ applyToJob: { id: string } }>(stack, token, APPLY, { input: { jobId } });
  return done.applyToJob.id;
}

/** A page of somebody else, on a phone. */
export const openPhone = async (browser: Browser, { url }: TestStack): Promise<Page> =>
  (await browser.newContext({ baseURL: url, viewport: { width: 360, height: 780 } })).newPage();
