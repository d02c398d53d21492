import type { Factories } from "../factories";
import type { TestPortal } from "../portal";

/** For calls that have a mail sent. Nothing is mailed where no worker runs. */
export const WITH_MAIL = { MAIL_URL: "smtp://127.0.0.1:9", MAIL_FROM: "no-reply@jobs.example" };

/** Another company's request to be verified; answers its id. */
export async function askForVerification({ services }: TestPortal, make: Factories): Promise<string> {
  const member = await make.person();
  const { id: companyId } = await make.company({}, [member]);
  const given = { companyId, gstin: "27AAPFU0939F1ZV", legalName: "Kaveri Works" };
  await services.companyVerification.giveGstin(member, given);
  const { request } = await services.companyVerification.find(member, companyId);
  return request?.id ?? "";
}

export const askCodeCall = (companyId: string): string =>
  `mutation ($id: ID) { made: askWorkEmailCode(
     companyId: "${companyId}", email: "hr@kaveri.example", clientRequestId: $id
   ) { domain request { id } } }`;

export const decideCall = (requestId: string): string =>
  `mutation ($id: ID) { made: decideVerification(
     id: "${requestId}", decision: ASK, words: "Please send a certificate.", clientRequestId: $id
   ) { id status message } }`;
