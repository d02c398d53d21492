import type { Factories } from "../factories";
import type { TestPortal } from "../portal";
import { notTheirs, type Row } from "./outcomes";

/** Steps of the ladder, of a company that is not the caller's. */
export const VERIFICATION_CALLS: Record<string, Row> = {
  "Mutation.askWorkEmailCode": notTheirs(
    'mutation ($companyId: ID!) { askWorkEmailCode(companyId: $companyId, email: "hr@kaveri.example") { domain } }',
  ),
  "Mutation.confirmWorkEmail": notTheirs(
    'mutation ($companyId: ID!) { confirmWorkEmail(companyId: $companyId, code: "123456") { domain } }',
  ),
  "Mutation.giveGstin": notTheirs(
    'mutation ($companyId: ID!) { giveGstin(companyId: $companyId, gstin: "27AAPFU0939F1ZV", legalName: "X Y") { domain } }',
  ),
  "Mutation.answerVerification": notTheirs(
    'mutation ($companyId: ID!) { answerVerification(companyId: $companyId, words: "We moved.") { domain } }',
  ),
  "Mutation.beginDomainCheck": notTheirs(
    "mutation ($companyId: ID!) { beginDomainCheck(companyId: $companyId) { domain } }",
  ),
  "Mutation.checkDomain": notTheirs(
    "mutation ($companyId: ID!) { checkDomain(companyId: $companyId) { domain } }",
  ),
  "Mutation.removeCompanyDocument": notTheirs(
    "mutation ($id: ID!) { removeCompanyDocument(id: $id) { domain } }",
  ),
};

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
