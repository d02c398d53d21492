import { z } from "zod";
import { ApplicationStatus } from "../modules/applications/application/application-pipeline";
import { JobStatus } from "../modules/jobs/job/job-lifecycle";
import { JobType, WorkMode } from "../modules/jobs/job/job.enums";
import { DEFAULT_OPEN_DAYS, MAX_OPEN_DAYS } from "../modules/jobs/job/job.rules";

/** The shapes of the calls for programs of companies; GraphQL's rules hold what the texts may say. */
export const postJobBody = z.strictObject({
  draftId: z.uuid().describe("A UUID that the program makes for the job: a repeat answers the same job."),
  title: z.string(),
  description: z.string().describe("Markdown."),
  requirements: z.string().describe("Markdown."),
  location: z.string().describe("One to ten places: 'Koramangala, Bengaluru', 'Pune; Mumbai' or 'Remote'."),
  type: z.enum(JobType),
  workMode: z.enum(WorkMode).nullish(),
  pay: z.string().describe("Pay as people type it, such as '₹8–12 LPA' or 'Negotiable'."),
  experience: z.string().describe("Years of work, such as '2–4 years' or 'Fresher'."),
  skills: z.array(z.string()).optional(),
  benefits: z.array(z.string()).optional(),
  openings: z.int().optional().describe("How many people are wanted; 1 when left out."),
  isForClient: z.boolean().optional().describe("Whether the company posts it for another one, its client."),
  clientName: z.string().nullish().describe("The client's name; left out, the client isn't named."),
  clientIndustry: z.string().nullish().describe("What the client does, such as 'Banking'."),
  openForDays: z
    .int()
    .optional()
    .describe(
      `For how many days one can apply, from 1 to ${MAX_OPEN_DAYS}; ${DEFAULT_OPEN_DAYS} when left out.`,
    ),
  isPayConfirmed: z.boolean().optional().describe("The answer yes to a refusal whose code begins with PAY_."),
  isDuplicateConfirmed: z.boolean().optional().describe("The answer yes to POSSIBLE_DUPLICATE."),
});

export const moveBody = z.strictObject({
  from: z.enum(ApplicationStatus).describe("Where the program saw it stand; else MOVE_CONFLICT."),
  to: z.enum(ApplicationStatus).describe("Where to."),
  message: z.string().nullish().describe("For not-selected alone: what the applicant reads."),
  clientRequestId: z.uuid().optional().describe("A repeat with it moves nothing twice."),
});

const at = z.string().describe("ISO 8601, in UTC.");
const text = z.string().nullable();

export const jobRecord = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  location: z.string(),
  type: z.enum(JobType),
  workMode: z.enum(WorkMode),
  pay: z.string(),
  experience: z.string(),
  description: z.string(),
  requirements: z.string(),
  skills: z.array(z.string()),
  openings: z.int(),
  postedAt: at.nullable(),
  openUntil: at,
  status: z.enum(JobStatus).nullable(),
});

export const jobRecords = z.strictObject({
  items: z.array(jobRecord),
  total: z.int(),
  page: z.int().describe("From 1; ask for the next one by `?page=`."),
  hasNextPage: z.boolean(),
});

export const candidateRecord = z.strictObject({
  id: z.uuid().describe("The application's id."),
  jobId: z.uuid(),
  name: text,
  title: text,
  location: text,
  email: text.describe("Null while `isContactMasked`."),
  phone: text.describe("Null while `isContactMasked`, or not given."),
  isContactMasked: z.boolean(),
  note: text.describe("What the applicant wrote."),
  appliedAt: at,
  status: z.enum(ApplicationStatus),
  statusAt: at,
  profile: z.record(z.string(), z.unknown()).describe("A JSON Resume 1.0 document, as sent."),
});

export const candidateRecords = z.strictObject({
  items: z.array(candidateRecord),
  total: z.int(),
  hasNextPage: z.boolean(),
  nextCursor: text.describe("Goes into `?after=` for the next page."),
});
