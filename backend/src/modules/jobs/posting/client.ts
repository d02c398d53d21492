import type { FieldProblem } from "../../../errors/errors";
import { nameKeyOf } from "../../companies/company.rules";
import type { DraftedJob, UnfinishedJob } from "../job/job.fields";

type Client = Pick<UnfinishedJob, "isForClient" | "clientName" | "clientIndustry">;

/** Words that files have where a client stays unnamed: 'Confidential', 'Our client', 'Reputed MNC'. */
const NOBODY = new Set(
  (
    "a an the our of not to be disclosed undisclosed confidential unnamed hidden reputed leading mnc client clients " +
    "company companies employer employers organisation organization name गोपनीय एक हमारा हमारे क्लाइंट कंपनी"
  ).split(" "),
);

const namesNobody = (name: string): boolean => {
  const words = name.toLowerCase().match(/[\p{Letter}\p{Mark}\p{Number}]+/gu) ?? [];
  return words.length > 0 && words.every((word) => NOBODY.has(word));
};

/** A form whose three fields about a client agree (AGCY-02): a name or an industry says that there is one. */
export function withClient(form: UnfinishedJob): UnfinishedJob {
  const { isForClient, clientName = null, clientIndustry = null } = form;
  return {
    ...form,
    isForClient: isForClient || clientName !== null || clientIndustry !== null,
    clientName: clientName !== null && namesNobody(clientName) ? null : clientName,
  };
}

const isItself = (clientName: string | null | undefined, companyName: string): boolean =>
  clientName != null && nameKeyOf(clientName) === nameKeyOf(companyName);

/** Nobody is their own client. */
export const clientProblems = (
  { clientName }: Pick<Client, "clientName">,
  companyName: string | null | undefined,
): FieldProblem[] =>
  companyName && isItself(clientName, companyName)
    ? [
        {
          field: "clientName",
          message: "is the company that posts the job: leave it out",
          rule: "OWN_COMPANY",
        },
      ]
    : [];

/** A row of an agency's file that names the agency itself is a job of its own. */
export const withoutItself = <Form extends DraftedJob>(form: Form, companyName: string): Form =>
  isItself(form.clientName, companyName)
    ? { ...form, isForClient: false, clientName: null, clientIndustry: null }
    : form;
