import { paths } from "@job-portal/protocol/paths";
import type { Services } from "../auth/context";
import type { JobTopic, JobTopicFigures } from "../modules/jobs/topic/job-topic.inputs";
import { inWords } from "../text/text.rules";
import { PLAIN, shortened, titled } from "./head-parts";
import type { PageHead } from "./page-head";
import type { ToUrl } from "./public-url";
import { type Crumb, jobBreadcrumbs } from "./structured-data";

const TOPIC = /^\/jobs(?=\/)(?:\/for\/([^/]+))?(?:\/in\/([^/]+))?$/;

/** The slugs of a topic's path; null of any other path. */
export function readTopicPath(path: string): { trade: string | null; city: string | null } | null {
  const [match, trade, city] = TOPIC.exec(path) ?? [];
  return match === undefined ? null : { trade: decoded(trade), city: decoded(city) };
}

/** Express has refused what can't be decoded. */
const decoded = (slug: string | undefined): string | null =>
  slug === undefined ? null : decodeURIComponent(slug);

interface TopicAddress {
  trade: string | null;
  city: string | null;
  /** As it was asked for. */
  path: string;
}

/** The page of a topic, by its own address or by another of its names; without open jobs there is none (CRAWL-01). */
export async function describeTopicAt(
  { jobTopics }: Services,
  { trade, city, path }: TopicAddress,
  toUrl: ToUrl,
): Promise<PageHead> {
  const topic = await jobTopics.find({ trade, city });
  const figures = topic && (await jobTopics.figuresOf(topic));
  if (!topic || !figures?.total) return { ...PLAIN, status: 404, isIndexed: false };
  return { ...topicHead(topic, figures, toUrl), ...(topic.path !== path && { movedTo: topic.path }) };
}

/** What the page of a topic with open jobs says of itself. */
export function topicHead(topic: JobTopic, figures: JobTopicFigures, toUrl: ToUrl): PageHead {
  const { total, isTotalCapped, companyCount, pay } = figures;
  const name = topicName(topic);
  const jobs = `${inWords(total)}${isTotalCapped ? "+" : ""} open ${total === 1 ? "job" : "jobs"}`;
  const companies = `${inWords(companyCount)} ${companyCount === 1 ? "company" : "companies"}`;
  return {
    ...PLAIN,
    ...titled(name),
    description: shortened(
      `${name}: ${jobs} at ${companies}${pay === null ? "" : `, ${pay}`}. See the pay, distance and company of each, and apply.`,
    ),
    canonicalUrl: toUrl(topic.path),
    data: [jobBreadcrumbs(wayTo(topic), toUrl)],
    card: { title: name, subtitle: "Open now, with the pay on the card", facts: [] },
  };
}

/** "Nurse jobs in Pune". */
function topicName({ trade, city }: Pick<JobTopic, "trade" | "city">): string {
  const jobs = trade === null ? "Jobs" : `${trade} jobs`;
  return city === null ? jobs : `${jobs} in ${city}`;
}

/** A trade in a city lies below the trade. */
function wayTo({ trade, tradeCode, city, path }: JobTopic): Crumb[] {
  const own = { name: topicName({ trade, city }), path };
  if (tradeCode === null || city === null) return [own];
  return [{ name: topicName({ trade, city: null }), path: paths.jobsFor(tradeCode) }, own];
}
