import type { Write } from "./client";
import { JOB_FORM, type Employer, type Person } from "./people";
import { chance, newMark } from "./random";
import type { KnownResume, OfferedSlot, OpenJob, SentApplication, World } from "./world";

const idOf = (done: unknown): string => (done as { id: string }).id;

/** Each call of these has a name of its own, by which the portal knows it again. */
const named = (input: object) => ({ request: crypto.randomUUID(), input });

const ask = (mutation: string, input: string, fields = "id") =>
  `mutation ($request: ID, $input: ${input}!) { done: ${mutation}(clientRequestId: $request, input: $input) { ${fields} } }`;

const askById = (mutation: string, argument = "id") =>
  `mutation ($id: ID!) { done: ${mutation}(${argument}: $id) { id } }`;

const DAY_MS = 24 * 3_600_000;
const CLOSED_MEANWHILE = ["JOB_NOT_OPEN"];

export function applyTo(world: World, seeker: Person, job: OpenJob): Write {
  const note = newMark();
  return {
    kind: "apply",
    token: seeker.token,
    query: ask("applyToJob", "ApplyToJobInput"),
    variables: named({ jobId: job.id, note }),
    marks: [note],
    refusals: [...CLOSED_MEANWHILE, "APPLICATION_LIMIT_REACHED"],
    onAck: (done) =>
      world.applications.push({ id: idOf(done), seeker, employer: job.employer, status: "SUBMITTED" }),
  };
}

/** @param company one of the person's own, or the name of a new one */
export function postFor(
  person: Person,
  company: { companyId: string } | { companyName: string },
  onAck?: (jobId: string) => void,
): Write {
  const title = `Fitter ${newMark()}`;
  const draftId = crypto.randomUUID();
  return {
    kind: "post",
    token: person.token,
    query: ask("postJob", "PostJobInput"),
    variables: named({ ...JOB_FORM, ...company, title, draftId, isNewCompanyConfirmed: true }),
    marks: [title],
    refusals: ["COMPANY_LIMIT"],
    onAck: (done) => onAck?.(idOf(done)),
  };
}

export function importFor({ token, companyId }: Employer): Write {
  const titles = [newMark(), newMark(), newMark()].map((mark) => `Welder ${mark}`);
  const rows = titles.map((title) => `${title},full-time,Mysuru,₹20k/month,2 years,Lay pipes.,ITI.`);
  const csv = ["title,type,location,salary,experience,description,requirements", ...rows].join("\r\n");
  return {
    kind: "import",
    token,
    query: ask("importJobsCsv", "ImportJobsCsvInput", "created"),
    variables: named({ companyId, csv, importId: crypto.randomUUID() }),
    marks: titles,
  };
}

export const saveFor = ({ id, token }: Person, job: OpenJob): Write => ({
  kind: "save",
  token,
  query: askById("saveJob", "jobId"),
  variables: { id: job.id },
  marks: [`${id}/${job.id}`],
  refusals: CLOSED_MEANWHILE,
});

/** @param template the plan's first when left out */
export function resumeFor(world: World, seeker: Person, template?: string): Write {
  const summary = newMark();
  return {
    kind: "resume",
    token: seeker.token,
    query: ask("createResume", "SaveResumeInput"),
    variables: named({ title: "Fitter", basicInfo: { fullName: "Asha Rao", summary }, template }),
    marks: [summary],
    refusals: ["RESUME_LIMIT_REACHED", "TEMPLATE_LIMIT_REACHED"],
    onAck: (done) => world.resumes.push({ id: idOf(done), seeker }),
  };
}

export function resave({ id, seeker }: KnownResume): Write {
  const title = newMark();
  return {
    kind: "resave",
    token: seeker.token,
    query:
      "mutation ($id: ID!, $input: SaveResumeInput!) { done: updateResume(id: $id, version: 1, input: $input) { id } }",
    variables: { id, input: { title } },
    marks: [title],
    doneCode: "RESUME_CHANGED",
  };
}

export function noteOn({ id: applicationId, employer }: SentApplication): Write {
  const text = newMark();
  return {
    kind: "note",
    token: employer.token,
    query: ask("addCandidateNote", "AddCandidateNoteInput"),
    variables: named({ applicationId, text }),
    marks: [text],
  };
}

/** A search for what employers post here, told at once. @param payMin which makes it another search for each call */
export const alertFor = ({ id, token }: Person, payMin: number): Write => ({
  kind: "alert",
  token,
  query: "mutation ($input: CreateAlertInput!) { done: createAlert(input: $input) { id } }",
  variables: { input: { filter: { q: "fitter", payMin }, frequency: "INSTANT" } },
  marks: [`${id}/${payMin}`],
  refusals: ["ALERT_LIMIT"],
});

/** From either side; a candidate may write once they are shortlisted. */
export function messageAbout({ id: applicationId, seeker, employer, status }: SentApplication): Write {
  const text = newMark();
  return {
    kind: "message",
    token: (status === "SUBMITTED" || chance(0.5) ? employer : seeker).token,
    query: ask("sendMessage", "SendMessageInput"),
    variables: named({ applicationId, text }),
    marks: [text],
    // Withdrawn meanwhile.
    refusals: ["MESSAGES_CLOSED"],
  };
}

/** Offers one slot to all of these, who applied to one company; null for nobody. */
export function offerSlot(world: World, applications: readonly SentApplication[]): Write | null {
  const [first] = applications;
  if (!first) return null;
  const note = newMark();
  const startsAt = [new Date(Date.now() + DAY_MS).toISOString()];
  const times = { startsAt, minutes: 30, way: "PLACE", place: "12 Tank Road, Mysuru", note };
  return {
    kind: "slot",
    token: first.employer.token,
    query: ask(
      "offerInterviews",
      "OfferInterviewsInput",
      "interviews { id applicationId offeredSlots { id } }",
    ),
    variables: named({ applicationIds: applications.map(({ id }) => id), times }),
    marks: [note],
    onAck: (done) => world.slots.push(slotsOf(done, applications)),
  };
}

function slotsOf(done: unknown, applications: readonly SentApplication[]): OfferedSlot[] {
  const { interviews } = done as {
    interviews: { id: string; applicationId: string; offeredSlots: { id: string }[] }[];
  };
  return interviews.flatMap(({ id: interviewId, applicationId, offeredSlots: [slot] }) => {
    const seeker = applications.find(({ id }) => id === applicationId)?.seeker;
    return slot && seeker ? [{ interviewId, slotId: slot.id, seeker }] : [];
  });
}

/** One of those who were offered a slot gets it. */
export const takeSlot = ({ interviewId, slotId, seeker }: OfferedSlot): Write => ({
  kind: "pick",
  token: seeker.token,
  query: "mutation ($id: ID!, $slotId: ID!) { done: pickInterviewSlot(id: $id, slotId: $slotId) { id } }",
  variables: { id: interviewId, slotId },
  marks: [`${interviewId}/${slotId}`],
  doneCode: "INTERVIEW_STATE",
  refusals: ["SLOT_TAKEN"],
});

/** Where a company moves somebody next; after the last step nothing comes. */
const NEXT: Readonly<Partial<Record<string, string>>> = {
  SUBMITTED: "SHORTLISTED",
  SHORTLISTED: "INTERVIEW",
  INTERVIEW: "OFFERED",
  OFFERED: "HIRED",
};

/** Null for somebody who stands at the end. */
export function moveOn(world: World, application: SentApplication): Write | null {
  const { id, employer, status } = application;
  const to = NEXT[status];
  if (to === undefined) return null;
  return {
    kind: "move",
    token: employer.token,
    query: ask("moveApplications", "MoveApplicationsInput", "results { refusal }"),
    variables: named({ items: [{ applicationId: id, expectedStatus: status }], to }),
    marks: [`${id}/${to.toLowerCase()}`],
    onAck: () => world.applications.push({ ...application, status: to }),
  };
}

/** Null for somebody who is hired: that is final, and refused in the words of a withdrawal that was done before. */
export const withdraw = ({ id, seeker, status }: SentApplication): Write | null =>
  status === "HIRED"
    ? null
    : {
        kind: "withdraw",
        token: seeker.token,
        query: askById("withdrawApplication"),
        variables: { id },
        marks: [id],
        doneCode: "MOVE_NOT_ALLOWED",
      };

export const close = ({ id, employer }: OpenJob): Write => ({
  kind: "close",
  token: employer.token,
  query: askById("closeJob"),
  variables: { id },
  marks: [id],
  doneCode: "JOB_ACTION_NOT_ALLOWED",
});
