import { COLOR } from "@job-portal/protocol/band-color";
import { z } from "zod";
import type { Complaint } from "../../text/broken-rule";
import { isUuid } from "../../text/uuid";

const LEAST = 3;
const MOST = 40;
const ADDRESS = /^[a-z0-9](?:-?[a-z0-9])*$/;

/** What people would take for the portal itself, or for a part of it. */
const RESERVED = new Set(
  (
    "about account accounts admin administrator alerts analytics api apply assets auth blog candidates career careers " +
    "companies company config contact dashboard download embed favicon feed feeds graphql healthz help home index " +
    "india job jobportal job-portal jobs legal login logos logout mail messages news null official payments people " +
    "photos portal post-job pricing privacy profile readyz register resources resume robots root security settings " +
    "share-images signin signup sitemap sitemaps solutions static status subscription support team terms test " +
    "undefined unauthorized user users verified webhook webhooks widget widgets www"
  ).split(" "),
);

/** What keeps a text from being the address of a career page; null where nothing does (CARE-02). */
export function addressProblem(address: string): Complaint | null {
  const size = `must have ${LEAST} to ${MOST} characters`;
  if (address.length < LEAST) return { message: size, rule: "TOO_SHORT", bound: LEAST };
  if (address.length > MOST) return { message: size, rule: "TOO_LONG", bound: MOST };
  if (!ADDRESS.test(address))
    return {
      message: "must have small letters, digits and single hyphens alone, a letter or digit at both ends",
      rule: "NO_PAGE_NAME",
    };
  if (!/[a-z]/.test(address) || isUuid(address))
    return { message: "must read as a name", rule: "NO_PAGE_NAME" };
  return RESERVED.has(address) ? { message: "is kept for the portal", rule: "TAKEN" } : null;
}

export const careerAddress = z.string("must be a text").superRefine((address, problems) => {
  const problem = addressProblem(address);
  if (problem === null) return;
  const { message, ...params } = problem;
  problems.addIssue({ code: "custom", message, params });
});

export const careerColor = z
  .string("must be a text")
  .regex(COLOR, "must be a colour such as #0d47a1")
  .nullable()
  .optional();
