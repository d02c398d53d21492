import type {
  JobContentInput,
  JobForm_CompanyFragment,
  JobForm_JobFragment,
  JobType,
  PostJobInput,
  WorkMode,
} from "./JobForm.generated";
import type { JobDraft_DraftFragment, JobDraftFieldsInput } from "../own/JobDraft.generated";

/** In place of a company's id: one that is made with the job. */
export const NEW_COMPANY = "new";

/** What the form holds: texts as typed, '' for none. */
export interface JobFormValues {
  title: string;
  /** A company's id, or NEW_COMPANY. */
  company: string;
  companyName: string;
  location: string;
  type: JobType;
  /** '' leaves it to the location. */
  workMode: WorkMode | "";
  pay: string;
  experience: string;
  description: string;
  requirements: string;
  /** One a line. */
  benefits: string;
  /** With commas between them. */
  skills: string;
  openings: string;
  /** In days. */
  openForDays: string;
}

/** In the order in which they stand on the screen. */
export const JOB_FORM_FIELDS = [
  "title",
  "company",
  "companyName",
  "location",
  "pay",
  "experience",
  "description",
  "requirements",
  "benefits",
  "skills",
  "openings",
] as const satisfies readonly (keyof JobFormValues)[];
export type JobFormField = (typeof JOB_FORM_FIELDS)[number];

/** POST-02: what a job needs beside its type, which is always chosen; of the company either its id or its name. */
export const REQUIRED_FIELDS = [
  "title",
  "companyName",
  "location",
  "pay",
  "experience",
  "description",
  "requirements",
] as const satisfies readonly JobFormField[];

export function emptyValues(companies: readonly JobForm_CompanyFragment[]): JobFormValues {
  return {
    title: "",
    company: companies[0]?.id ?? NEW_COMPANY,
    companyName: "",
    location: "",
    type: "FULL_TIME",
    workMode: "",
    pay: "",
    experience: "",
    description: "",
    requirements: "",
    benefits: "",
    skills: "",
    openings: "1",
    openForDays: "30",
  };
}

/** A form that was left as a draft; a company that its writer has left since is not chosen. */
export function valuesOfDraft(
  fields: JobDraft_DraftFragment["fields"] | JobDraftFieldsInput,
  companies: readonly JobForm_CompanyFragment[],
): JobFormValues {
  const empty = emptyValues(companies);
  const company = companies.find(({ id }) => id === fields.companyId)?.id;
  return {
    title: fields.title ?? "",
    company: company ?? (fields.companyName ? NEW_COMPANY : empty.company),
    companyName: fields.companyName ?? "",
    location: fields.location ?? "",
    type: fields.type ?? empty.type,
    workMode: fields.workMode ?? "",
    pay: fields.pay ?? "",
    experience: fields.experience ?? "",
    description: fields.description ?? "",
    requirements: fields.requirements ?? "",
    benefits: (fields.benefits ?? []).join("\n"),
    skills: (fields.skills ?? []).join(", "),
    openings: String(fields.openings ?? 1),
    openForDays: String(fields.openForDays ?? 30),
  };
}

export function valuesOfJob({ pay, company, ...job }: JobForm_JobFragment): JobFormValues {
  return valuesOfDraft({ ...job, pay: pay.text, companyId: company.id }, [company]);
}

const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

const wordsOf = (text: string): string[] => [...new Set(linesOf(text.replaceAll(",", "\n")))];

const companyOf = ({ company, companyName }: JobFormValues) =>
  company === NEW_COMPANY
    ? { companyId: null, companyName: companyName.trim() }
    : { companyId: company, companyName: null };

/** What the job says of itself. */
export function contentOf(values: JobFormValues): JobContentInput {
  const { title, location, type, workMode, pay, experience, description, requirements } = values;
  return {
    title,
    location,
    type,
    workMode: workMode || null,
    pay,
    experience,
    description,
    requirements,
    benefits: linesOf(values.benefits),
    skills: wordsOf(values.skills),
    openings: Number(values.openings),
  };
}

/** What keeps the form as it stands; a number that is none yet is left out. */
export function draftFieldsOf(values: JobFormValues): JobDraftFieldsInput {
  const { openings, ...content } = contentOf(values);
  return {
    ...content,
    ...companyOf(values),
    openings: Number.isInteger(openings) && Number(openings) > 0 ? openings : null,
    openForDays: Number(values.openForDays),
  };
}

export function postInputOf(values: JobFormValues, draftId: string): PostJobInput {
  return { ...contentOf(values), ...companyOf(values), draftId, openForDays: Number(values.openForDays) };
}

/** The form's field that the server means. */
export function fieldOf(serverField: string): JobFormField | undefined {
  const [root] = serverField.replace(/^input\./, "").split(".");
  if (root === "companyId") return "company";
  return JOB_FORM_FIELDS.find((name) => name === root);
}
