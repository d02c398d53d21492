import { addressIn, FIRST_LOCALE, type Locale, LOCALES, readAddress } from "@job-portal/protocol/locale";
import { isKnownPath, isPlaceholder, jobListPath, NO_JOB_PATHS, paths } from "@job-portal/protocol/paths";
import { localeAt } from "@job-portal/protocol/seekers-way";
import type { Request } from "express";
import type { Logger } from "pino";
import { RateLimitedError } from "../../errors/errors";
import { reportError } from "../../errors/failures";
import type { Env } from "../../settings/env";
import type { MayRead } from "../../http/read-limit";
import { requestIdOf } from "../../http/request-log";
import { labelOf } from "../../modules/places/gazetteer";
import { readPlaces } from "../../modules/places/read-places";
import type { Services } from "../../auth/context";
import { describeCareerPage, describeCompany, describeJob, readCareerPath } from "./describe-posting";
import { describeTopicAt, readTopicPath, topicHead } from "./describe-topic";
import { HEAD_WORDS, plain, PRODUCT, titled } from "./head-parts";
import type { PageHead } from "./page-head";
import { type ToUrl, urlMaker } from "../public-url";
import { shareImagePath } from "../share-card";
import { jobBreadcrumbs, type PageSetting, portalOrganization } from "./structured-data";

/** @param path of a page, in place of the one that is asked for */
export type DescribePage = (request: Request, path?: string) => Promise<PageHead>;

/** Of an address's text or location. */
const MOST_READ = 120;
/** After so many seconds an address past its reads may come again. */
const COME_AGAIN_S = 60;

interface DescriberParts {
  env: Env;
  log: Logger;
  mayRead: MayRead;
}

/**
 * Tells each address what its page says of itself. An address that the product does not have answers 404, so that who
 * probes for `/.env` learns there is none.
 */
export function pageDescriber(services: Services, { env, log, mayRead }: DescriberParts): DescribePage {
  return async (request, asked = request.path) => {
    const toUrl = urlMaker(env, request);
    const { locale, rest } = readAddress(asked);
    const path = rest.replace(/(?<=.)\/$/, "");
    const words = HEAD_WORDS[localeAt(path, locale ?? FIRST_LOCALE)];
    if (!isKnownPath(path)) return { ...plain(words), status: 404, isIndexed: false };
    if (isPlaceholder(path)) return { ...plain(words), isIndexed: false };
    try {
      const address = { path, query: request.query, mayRead: () => mayRead(request) };
      const head = withImage(await describe(services, address, { toUrl, words }), toUrl);
      return inLanguages(head, locale ?? FIRST_LOCALE, toUrl);
    } catch (error) {
      // The page itself still runs, and offers to try again; a crawler comes back later.
      const { status } = reportError(log, error, requestIdOf(request));
      return { ...plain(words), status, isIndexed: false };
    }
  };
}

interface Address extends Pick<Request, "path" | "query"> {
  mayRead(): Promise<boolean>;
}

async function describe(services: Services, address: Address, setting: PageSetting): Promise<PageHead> {
  const { path } = address;
  const { toUrl, words } = setting;
  if (path === paths.home) return homeHead(setting);
  if (path === paths.jobs || path === paths.jobSearch) return await describeList(services, address, setting);
  const text = TEXTS[path];
  if (text) return { ...plain(words), ...titled(words[text]), canonicalUrl: toUrl(path) };
  const topic = readTopicPath(path);
  if (topic) return await describeTopicAt(services, { ...topic, path }, setting);
  const career = readCareerPath(path);
  if (career !== null) return await describeCareerPage(services, career, setting);
  const [, kind, id] = /^\/(jobs|companies)\/([^/]+)$/.exec(path) ?? [];
  if (id === undefined || NO_JOB_PATHS.includes(path)) return plain(words);
  return await (kind === "jobs" ? describeJob : describeCompany)(services, id, setting);
}

/** Pages of the portal's own words, with their headings. */
const TEXTS: Readonly<Record<string, "privacyNotice" | "termsOfUse">> = {
  [paths.privacyNotice]: "privacyNotice",
  [paths.termsOfUse]: "termsOfUse",
};

const homeHead = ({ toUrl, words }: PageSetting): PageHead => ({
  ...plain(words),
  title: `${PRODUCT}: ${words.portal}`,
  canonicalUrl: toUrl(paths.home),
  data: [portalOrganization(PRODUCT, toUrl)],
  card: { title: "Jobs near you in India's cities", subtitle: "With the pay on the card", facts: [] },
});

const LIST_CARD = { title: "Find jobs in India's cities", subtitle: "With the pay on the card", facts: [] };

/**
 * A list is described by its text and place alone, whatever else narrows it: as its topic, where that has a page; by
 * its place, where that is known; else as the list of all jobs (CRAWL-03).
 * @throws RateLimitedError where an address past its reads asks what a search is about (REQS-12)
 */
async function describeList(
  services: Services,
  { query, mayRead }: Pick<Address, "query" | "mayRead">,
  setting: PageSetting,
): Promise<PageHead> {
  const { toUrl, words } = setting;
  const [q, location] = [query.q, query.location].map((text) =>
    typeof text === "string" ? text.slice(0, MOST_READ) : "",
  );
  if ((q || location) && !(await mayRead())) throw new RateLimitedError(COME_AGAIN_S, "read");
  const topic = q || location ? await services.jobTopics.ofSearch(q ?? "", location ?? "") : null;
  if (topic) return topicHead(topic, await services.jobTopics.figuresOf(topic), setting);
  const city = namedPlace(location ?? "");
  const place = location?.trim().toLowerCase() === "remote" ? "Remote" : city;
  const name = place && (place === "Remote" ? words.remoteJobs : words.jobsIn(place));
  const path = jobListPath({ location: place ?? "" });
  return {
    ...plain(words),
    ...titled(name ?? words.findJobs),
    description: words.list(name ?? null),
    canonicalUrl: toUrl(path),
    data: [jobBreadcrumbs(name ? [{ name, path }] : [], setting)],
    card: LIST_CARD,
  };
}

/** The one place that a text names. */
function namedPlace(text: string): string | undefined {
  const { places, questions } = readPlaces(text);
  const [place] = places;
  return place && places.length === 1 && questions.length === 0 ? labelOf(place) : undefined;
}

/**
 * Each language has addresses of its own, which name each other (LANG-04). A page that a language has no words for is
 * the English one under another address, and names that one as its own (LANG-15). The pictures are the same.
 */
function inLanguages(head: PageHead, asked: Locale, toUrl: ToUrl): PageHead {
  const { canonicalUrl, movedTo, isIndexed } = head;
  const moved = movedTo === undefined ? {} : { movedTo: addressIn(asked, movedTo) };
  if (canonicalUrl === null) return { ...head, ...moved, locale: asked };
  const { pathname, search } = new URL(canonicalUrl);
  const locale = localeAt(pathname, asked);
  const spoken = LOCALES.filter((each) => localeAt(pathname, each) === each);
  const alternates = spoken.map((each) => [each, toUrl(addressIn(each, pathname + search))] as const);
  return {
    ...head,
    ...moved,
    locale,
    canonicalUrl: toUrl(addressIn(locale, pathname + search)),
    ...(isIndexed && { alternates }),
  };
}

function withImage(head: PageHead, toUrl: ToUrl): PageHead {
  const { card, canonicalUrl } = head;
  if (!card || canonicalUrl === null) return head;
  return { ...head, imageUrl: toUrl(shareImagePath(new URL(canonicalUrl).pathname, card)) };
}
