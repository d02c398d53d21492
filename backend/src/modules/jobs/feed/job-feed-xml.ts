import { WorkMode } from "../../places/work-mode";
import { payOf } from "../reading/pay-of-job";
import { JobType } from "../job/job.enums";
import { descriptionOf } from "../job/job-structured-data";
import { cityOf, placesOf, stateOf } from "../reading/job-places";
import { PayKind } from "../reading/pay.enums";
import type { FeedJob } from "./job-feed.service";

/** As aggregators spell them. */
const JOB_TYPES: Readonly<Record<JobType, string>> = {
  [JobType.FULL_TIME]: "fulltime",
  [JobType.PART_TIME]: "parttime",
  [JobType.CONTRACT]: "contract",
  [JobType.INTERNSHIP]: "internship",
};

const REMOTE_TYPES: Readonly<Partial<Record<WorkMode, string>>> = {
  [WorkMode.REMOTE]: "Fully remote",
  [WorkMode.HYBRID]: "Hybrid remote",
};

/** What XML 1.0 can't carry, not even escaped. */
const UNSAYABLE = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu;

/** A text without what XML can't carry. */
export const sayable = (text: string): string => text.replace(UNSAYABLE, "");

/** FEED-02: a text as it stands: nothing in it is markup of the feed's. */
const element = (name: string, text: string): string =>
  `<${name}><![CDATA[${sayable(text).replaceAll("]]>", "]]]]><![CDATA[>")}]]></${name}>\n`;

interface FeedHead {
  publisher: string;
  publisherUrl: string;
  builtAt: Date;
}

export const feedStart = ({ publisher, publisherUrl, builtAt }: FeedHead): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>\n<source>\n',
    element("publisher", publisher),
    element("publisherurl", publisherUrl),
    element("lastBuildDate", builtAt.toISOString()),
  ].join("");

export const FEED_END = "</source>\n";

/**
 * FEED-02: one job as aggregators read it; what the job doesn't say is left out. AGCY-05: they ask for the company that
 * one will work for, which is the client where it is named. The description tells who posts the job.
 * @param url the job's page
 */
export function feedJob(job: FeedJob, url: string): string {
  const parts: readonly (readonly [string, string | null | undefined])[] = [
    ["title", job.title],
    ["date", job.postedAt?.toISOString()],
    ["referencenumber", job.id],
    ["url", url],
    ["company", job.clientName ?? job.companyName],
    ...placeOf(job),
    ["country", "IN"],
    ["description", descriptionOf(job, job.companyName)],
    ["salary", salaryOf(job)],
    ["jobtype", JOB_TYPES[job.type]],
    ["experience", job.experience],
    ["remotetype", REMOTE_TYPES[job.workMode]],
    ["expirationdate", job.openUntil.toISOString()],
  ];
  return `<job>\n${parts.map(([name, text]) => (text ? element(name, text) : "")).join("")}</job>\n`;
}

/** Aggregators take one place for a job: the first. */
function placeOf(job: FeedJob): [string, string | null | undefined][] {
  const [place] = placesOf(job);
  const state = place && stateOf(place);
  return [
    ["city", (place && cityOf(place)?.name) ?? job.city],
    ["state", state?.name],
  ];
}

function salaryOf(job: FeedJob): string | null {
  const { kind, headline } = payOf(job);
  return kind === PayKind.NOT_STATED ? null : headline;
}
