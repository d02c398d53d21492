import { paths } from "@job-portal/protocol/paths";
import type { Services } from "../../auth/context";
import type { JobTopic, JobTopicFigures } from "../../modules/jobs/topic/job-topic.inputs";
import type { HeadWords } from "./head.words";
import { HEAD_WORDS, plain, shortened, titled } from "./head-parts";
import type { PageHead } from "./page-head";
import { type Crumb, jobBreadcrumbs, type PageSetting } from "./structured-data";

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
  setting: PageSetting,
): Promise<PageHead> {
  const topic = await jobTopics.find({ trade, city });
  const figures = topic && (await jobTopics.figuresOf(topic));
  if (!topic || !figures?.total) return { ...plain(setting.words), status: 404, isIndexed: false };
  return { ...topicHead(topic, figures, setting), ...(topic.path !== path && { movedTo: topic.path }) };
}

/** What the page of a topic with open jobs says of itself. */
export function topicHead(topic: JobTopic, figures: JobTopicFigures, setting: PageSetting): PageHead {
  const { toUrl, words } = setting;
  const name = words.topic(topic.trade, topic.city);
  return {
    ...plain(words),
    ...titled(name),
    description: shortened(words.topicFigures(name, figures)),
    canonicalUrl: toUrl(topic.path),
    data: [jobBreadcrumbs(wayTo(topic, words), setting)],
    card: {
      title: HEAD_WORDS.en.topic(topic.trade, topic.city),
      subtitle: "Open now, with the pay on the card",
      facts: [],
    },
  };
}

/** A trade in a city lies below the trade. */
function wayTo({ trade, tradeCode, city, path }: JobTopic, words: HeadWords): Crumb[] {
  const own = { name: words.topic(trade, city), path };
  if (tradeCode === null || city === null) return [own];
  return [{ name: words.topic(trade, null), path: paths.jobsFor(tradeCode) }, own];
}
