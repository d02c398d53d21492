import type { TestPortal } from "./portal";

export const RESUME_FIELDS = `id title template isDraft version
  basicInfo { fullName email phone location summary }
  education { school degree field startDate endDate gpa }
  experience { company position location startDate endDate isCurrent description }
  skills { technical soft languages }`;

export interface ResumeAnswer {
  id: string;
  title: string;
  template: string;
  isDraft: boolean;
  version: number;
  basicInfo: { fullName: string; email: string; phone: string; location: string; summary: string };
  education: Record<string, string>[];
  experience: Record<string, string | boolean>[];
  skills: Record<"technical" | "soft" | "languages", string[]>;
}

interface Person {
  token: string;
}

/** What a mutation on resumes came to: the resume, or the code of the refusal with the fields it names. */
export interface ResumeOutcome {
  resume: ResumeAnswer | null;
  code: string | undefined;
  fields: string[];
}

async function askFor(
  portal: TestPortal,
  { token }: Person,
  mutation: string,
  variables: object,
): Promise<ResumeOutcome> {
  const { data, code, errors } = await portal.ask<{ resume: ResumeAnswer | null }>(mutation, {
    variables,
    token,
  });
  // More at once than this machine has connections for: clients ask again, and so do the tests.
  if (code === "UNAVAILABLE") return await askFor(portal, { token }, mutation, variables);
  const fields = errors.flatMap(({ extensions }) => extensions.fields ?? []);
  return { resume: data?.resume ?? null, code, fields: fields.map(({ field }) => field) };
}

export const createResume = (
  portal: TestPortal,
  person: Person,
  input: object = {},
): Promise<ResumeOutcome> =>
  askFor(
    portal,
    person,
    `mutation ($input: SaveResumeInput!) { resume: createResume(input: $input) { ${RESUME_FIELDS} } }`,
    { input },
  );

export const updateResume = (
  portal: TestPortal,
  person: Person,
  { id, version }: { id: string; version: number },
  input: object,
): Promise<ResumeOutcome> =>
  askFor(
    portal,
    person,
    `mutation ($id: ID!, $version: Int!, $input: SaveResumeInput!) {
      resume: updateResume(id: $id, version: $version, input: $input) { ${RESUME_FIELDS} }
    }`,
    { id, version, input },
  );

export const finishResume = (
  portal: TestPortal,
  person: Person,
  { id, version }: { id: string; version: number },
): Promise<ResumeOutcome> =>
  askFor(
    portal,
    person,
    `mutation ($id: ID!, $version: Int!) { resume: finishResume(id: $id, version: $version) { ${RESUME_FIELDS} } }`,
    { id, version },
  );

/** duplicateResume, deleteResume or restoreResume. */
export const callResume = (
  portal: TestPortal,
  person: Person,
  name: "duplicateResume" | "deleteResume" | "restoreResume",
  id: string,
): Promise<ResumeOutcome> =>
  askFor(portal, person, `mutation ($id: ID!) { resume: ${name}(id: $id) { ${RESUME_FIELDS} } }`, { id });

/** Null for one that the person may not read. */
export async function readResume(
  portal: TestPortal,
  { token }: Person,
  id: string,
): Promise<ResumeAnswer | null | undefined> {
  const query = `query ($id: ID!) { resume(id: $id) { ${RESUME_FIELDS} } }`;
  const { data } = await portal.ask<{ resume: ResumeAnswer | null }>(query, { variables: { id }, token });
  return data?.resume;
}

/** What finishing asks for, and a little more. */
export const FULL = {
  title: "Staff Nurse",
  basicInfo: {
    fullName: "Asha Menon",
    email: "asha@jobs.example",
    phone: "+91 98765 43210",
    location: "Indiranagar, Bangalore",
    summary: "Six years on surgical wards.\nNights welcome.",
  },
  education: [
    {
      school: "St. John's College",
      degree: "B.Sc. Nursing",
      field: "Nursing",
      startDate: "2014",
      endDate: "2018-05",
      gpa: "8.4 CGPA",
    },
  ],
  experience: [
    {
      company: "City Hospital",
      position: "Staff Nurse",
      location: "Bangalore",
      startDate: "2018-07-01",
      endDate: "",
      isCurrent: true,
      description: "Surgical ward of 30 beds.\nTrained four juniors.",
    },
  ],
  skills: { technical: ["Patient care", "ICU"], soft: ["Calm"], languages: ["English", "ಕನ್ನಡ"] },
};

/** A finished resume. */
export async function newResume(
  portal: TestPortal,
  person: Person,
  input: object = {},
): Promise<ResumeAnswer> {
  const draft = await createResume(portal, person, { ...FULL, ...input });
  const finished = draft.resume && (await finishResume(portal, person, draft.resume));
  if (!finished?.resume) throw new Error(JSON.stringify(finished ?? draft));
  return finished.resume;
}
