import type { JobDraftFieldsInput, PostJobInput } from "../../../shared/schema.generated";
import {
  CHOICES,
  contentOf,
  type FieldValues,
  isRequired,
  NUMBER_CHOICES,
  type RequiredFieldName,
  TYPED_FIELDS,
  type TypedFieldName,
  valuesOf,
} from "../job/job-fields";
import { questionsIn, questionsText } from "../screening/typed-questions";
import type { JobForm_CompanyFragment, JobForm_JobFragment } from "./JobForm.generated";
import type { JobDraft_DraftFragment } from "../own/JobDraft.generated";

/** In place of a company's id: one that is made with the job. */
export const NEW_COMPANY = "new";

/** What the form holds: texts as typed, '' for none. */
export interface JobFormValues extends FieldValues {
  /** A company's id, or NEW_COMPANY. */
  company: string;
  companyName: string;
  /** In days. */
  openForDays: string;
  /** The text about pay that its writer has said yes to. */
  keptPay: string;
  /** What applicants are asked, in one text; '' for nothing. */
  questions: string;
}

/** What can be wrong in the form. */
export const JOB_FORM_FIELDS: readonly JobFormField[] = [...TYPED_FIELDS, "type", "company", "companyName"];
export type JobFormField = TypedFieldName | "type" | "company" | "companyName";

/** What two people can both have changed of a posted job. */
export const CONTESTABLE_FIELDS = [...TYPED_FIELDS, ...CHOICES, ...NUMBER_CHOICES, "questions"] as const;
export type ContestableField = (typeof CONTESTABLE_FIELDS)[number];

/** POST-02: what a job needs; of the company either its id or its name. */
export type RequiredField = RequiredFieldName | "type" | "companyName";

export const isNeeded = (name: JobFormField): name is RequiredField =>
  name === "companyName" || (name !== "company" && isRequired(name));

export const emptyValues = (companies: readonly JobForm_CompanyFragment[]): JobFormValues =>
  valuesOfDraft({}, companies);

type Draft = Partial<JobDraft_DraftFragment["fields"]> | JobDraftFieldsInput;

/** A form that was left as a draft; a company that its writer has left since is not chosen. */
export function valuesOfDraft(fields: Draft, companies: readonly JobForm_CompanyFragment[]): JobFormValues {
  const company = companies.find(({ id }) => id === fields.companyId)?.id;
  const first = fields.companyName ? NEW_COMPANY : (companies[0]?.id ?? NEW_COMPANY);
  return {
    ...valuesOf(fields),
    company: company ?? first,
    companyName: fields.companyName ?? "",
    openForDays: String(fields.openForDays ?? 30),
    keptPay: "",
    questions: questionsText(fields.questions),
  };
}

export function valuesOfJob({ pay, company, locations, ...job }: JobForm_JobFragment): JobFormValues {
  return valuesOfDraft({ ...job, location: locations, pay: pay.text, companyId: company.id }, [company]);
}

const companyOf = ({ company, companyName }: JobFormValues) =>
  company === NEW_COMPANY
    ? { companyId: null, companyName: companyName.trim() }
    : { companyId: company, companyName: null };

/** What keeps the form as it stands; what is not yet a number is left out. */
export function draftFieldsOf(values: JobFormValues): JobDraftFieldsInput {
  const { openings, ...content } = contentOf(values);
  return {
    ...content,
    ...companyOf(values),
    openings: Number.isInteger(openings) && openings > 0 ? openings : null,
    openForDays: Number(values.openForDays),
    ...questionsOf(values),
  };
}

/** A form that asks nothing says nothing of it. */
const questionsOf = ({ questions }: JobFormValues) =>
  questions === "" ? {} : { questions: questionsIn(questions) };

/** Whether the writer has said yes to what is asked about the pay as it stands; nothing where they haven't. */
export const payAnswerOf = ({ pay, keptPay }: JobFormValues): { isPayConfirmed?: true } =>
  keptPay !== "" && keptPay === pay.trim() ? { isPayConfirmed: true } : {};

export function postInputOf(values: JobFormValues, draftId: string): PostJobInput {
  return {
    ...contentOf(values),
    ...companyOf(values),
    ...payAnswerOf(values),
    ...questionsOf(values),
    draftId,
    openForDays: Number(values.openForDays),
  };
}

/** The form's field that the server means. */
export function fieldOf(serverField: string): JobFormField | undefined {
  const [root] = serverField.replace(/^input\./, "").split(".");
  if (root === "companyId") return "company";
  return JOB_FORM_FIELDS.find((name) => name === root);
}
