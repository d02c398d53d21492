import { english } from "@job-portal/protocol/client.words";
import { paths } from "@job-portal/protocol/paths";
import { escapeMarkup } from "../../../text/escape-markup";
import { payOf } from "../reading/pay-of-job";
import { descriptionOf } from "../job/job-structured-data";
import { placesInShort } from "../reading/job-places";
import { PayKind } from "../reading/pay.enums";
import { sayable } from "./job-feed-xml";
import type { FeedJob } from "./job-feed.service";

/** The feeds of one company's open jobs. */
interface CompanyFeed {
  companyName: string;
  /** Of its career page, below /c/. */
  address: string;
  /** Last posted first. */
  jobs: readonly FeedJob[];
  /** When the page or a job of it was changed last. */
  updatedAt: Date;
  toUrl: (path: string) => string;
}

const titleOf = ({ companyName }: CompanyFeed): string => `Jobs at ${companyName}`;

const payIn = (job: FeedJob): string | null => {
  const { kind, headline } = payOf(job);
  return kind === PayKind.NOT_STATED ? null : headline;
};

/** CARE-06: JSON Feed 1.1, with the facts of each job under `_job`. */
export function jsonFeed(feed: CompanyFeed): object {
  const { address, jobs, toUrl } = feed;
  return {
    version: "https://jsonfeed.org/version/1.1",
    title: titleOf(feed),
    home_page_url: toUrl(paths.careerPage(address)),
    feed_url: toUrl(`${paths.careerPage(address)}/jobs.json`),
    language: "en",
    items: jobs.map((job) => ({
      id: job.id,
      url: toUrl(paths.job(job.id)),
      title: job.title,
      content_html: descriptionOf(job, feed.companyName),
      date_published: job.postedAt?.toISOString(),
      _job: {
        place: placesInShort(job),
        pay: payIn(job),
        type: job.type,
        ...(job.isForClient && { client: english.forClient(job) }),
        openUntil: job.openUntil.toISOString(),
      },
    })),
  };
}

/** CARE-06: RFC 4287. */
export function atomFeed(feed: CompanyFeed): string {
  const { companyName, address, jobs, updatedAt, toUrl } = feed;
  const page = toUrl(paths.careerPage(address));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    element("id", page),
    element("title", titleOf(feed)),
    element("updated", updatedAt.toISOString()),
    `<author>${element("name", companyName)}</author>`,
    `<link rel="alternate" type="text/html" href="${escapeMarkup(page)}"/>`,
    `<link rel="self" type="application/atom+xml" href="${escapeMarkup(`${page}/jobs.atom`)}"/>`,
    ...jobs.map((job) => atomEntry(job, companyName, toUrl(paths.job(job.id)))),
    "</feed>\n",
  ].join("\n");
}

function atomEntry(job: FeedJob, companyName: string, url: string): string {
  const postedAt = (job.postedAt ?? job.openUntil).toISOString();
  return [
    "<entry>",
    element("id", `urn:uuid:${job.id}`),
    element("title", job.title),
    element("published", postedAt),
    element("updated", postedAt),
    element("summary", [placesInShort(job), payIn(job), english.forClient(job)].filter(Boolean).join(" · ")),
    `<link rel="alternate" type="text/html" href="${escapeMarkup(url)}"/>`,
    `<content type="html">${escapeMarkup(sayable(descriptionOf(job, companyName)))}</content>`,
    "</entry>",
  ].join("\n");
}

const element = (name: string, text: string): string => `<${name}>${escapeMarkup(sayable(text))}</${name}>`;
