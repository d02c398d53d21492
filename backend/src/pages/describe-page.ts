import { addressIn, type Locale, LOCALES, readAddress } from "@job-portal/protocol/locale";
import { isKnownPath, isPlaceholder, jobListPath, NO_JOB_PATHS, paths } from "@job-portal/protocol/paths";
import type { Request } from "express";
import type { Logger } from "pino";
import { reportError } from "../errors/failures";
import type { Env } from "../settings/env";
import { requestIdOf } from "../http/request-log";
import { labelOf } from "../modules/places/gazetteer";
import { readPlaces } from "../modules/places/read-places";
import type { Services } from "../auth/context";
import { describeCareerPage, describeCompany, describeJob, readCareerPath } from "./describe-posting";
import { describeTopicAt, readTopicPath, topicHead } from "./describe-topic";
import { PLAIN, PRODUCT, titled } from "./head-parts";
import type { PageHead } from "./page-head";
import { type ToUrl, urlMaker } from "./public-url";
import { shareImagePath } from "./share-card";
import { jobBreadcrumbs, portalOrganization } from "./structured-data";

/** @param path of a page, in place of the one that is asked for */
export type DescribePage = (request: Request, path?: string) => Promise<PageHead>;

/** Of an address's text or location. */
const MOST_READ = 120;

/**
 * Tells each address what its page says of itself. An address that the product does not have answers 404, so that who
 * probes for `/.env` learns there is none.
 */
export function pageDescriber(services: Services, env: Env, log: Logger): DescribePage {
  return async (request, asked = request.path) => {
    const toUrl = urlMaker(env, request);
    const { locale, rest } = readAddress(asked);
    const path = rest.replace(/(?<=.)\/$/, "");
    if (!isKnownPath(path)) return { ...PLAIN, status: 404, isIndexed: false };
    if (isPlaceholder(path)) return { ...PLAIN, isIndexed: false };
    try {
      const head = withImage(await describe(services, { path, query: request.query }, toUrl), toUrl);
      return inLanguages(head, locale ?? LOCALES[0], toUrl);
    } catch (error) {
      // The page itself still runs, and offers to try again; a crawler comes back later.
      const { status } = reportError(log, error, requestIdOf(request));
      return { ...PLAIN, status, isIndexed: false };
    }
  };
}

async function describe(
  services: Services,
  address: Pick<Request, "path" | "query">,
  toUrl: ToUrl,
): Promise<PageHead> {
  const { path } = address;
  if (path === paths.home) return homeHead(toUrl);
  if (path === paths.jobs || path === paths.jobSearch) return await describeList(services, address, toUrl);
  const text = TEXTS[path];
  if (text !== undefined) return { ...PLAIN, ...titled(text), canonicalUrl: toUrl(path) };
  const topic = readTopicPath(path);
  if (topic) return await describeTopicAt(services, { ...topic, path }, toUrl);
  const career = readCareerPath(path);
  if (career !== null) return await describeCareerPage(services, career, toUrl);
  const [, kind, id] = /^\/(jobs|companies)\/([^/]+)$/.exec(path) ?? [];
  if (id === undefined || NO_JOB_PATHS.includes(path)) return PLAIN;
  return await (kind === "jobs" ? describeJob : describeCompany)(services, id, toUrl);
}

/** Pages of the portal's own words, with their headings. */
const TEXTS: Readonly<Record<string, string>> = {
  [paths.privacyNotice]: "Privacy notice",
  [paths.termsOfUse]: "Terms of use",
};

const homeHead = (toUrl: ToUrl): PageHead => ({
  ...PLAIN,
  title: `${PRODUCT}: jobs near you in India's cities`,
  canonicalUrl: toUrl(paths.home),
  data: [portalOrganization(PRODUCT, toUrl)],
  card: { title: "Jobs near you in India's cities", subtitle: "With the pay on the card", facts: [] },
});

const LIST_CARD = { title: "Find jobs in India's cities", subtitle: "With the pay on the card", facts: [] };

/**
 * A list is described by its text and place alone, whatever else narrows it: as its topic, where that has a page; by
 * its place, where that is known; else as the list of all jobs (CRAWL-03).
 */
async function describeList(
  services: Services,
  { query }: Pick<Request, "query">,
  toUrl: ToUrl,
): Promise<PageHead> {
  const [q, location] = [query.q, query.location].map((text) =>
    typeof text === "string" ? text.slice(0, MOST_READ) : "",
  );
  const topic = q || location ? await services.jobTopics.ofSearch(q ?? "", location ?? "") : null;
  if (topic) return topicHead(topic, await services.jobTopics.figuresOf(topic), toUrl);
  const city = namedPlace(location ?? "");
  const place = location?.trim().toLowerCase() === "remote" ? "Remote" : city;
  const name = { Remote: "Remote jobs" }[place ?? ""] ?? (city ? `Jobs in ${city}` : "Find Jobs");
  const what = place ? `${name} that are open now` : "Jobs in India's cities that are open now";
  const path = jobListPath({ location: place ?? "" });
  return {
    ...PLAIN,
    ...titled(name),
    description: `${what}, with pay, experience and skills. Search by title, company and place.`,
    canonicalUrl: toUrl(path),
    data: [jobBreadcrumbs(place ? [{ name, path }] : [], toUrl)],
    card: LIST_CARD,
  };
}

/** The one place that a text names. */
function namedPlace(text: string): string | undefined {
  const { places, questions } = readPlaces(text);
  const [place] = places;
  return place && places.length === 1 && questions.length === 0 ? labelOf(place) : undefined;
}

/** Each language has addresses of its own, which name each other (LANG-04). The pictures are the same. */
function inLanguages(head: PageHead, locale: Locale, toUrl: ToUrl): PageHead {
  const { canonicalUrl, movedTo, isIndexed } = head;
  const moved = movedTo === undefined ? {} : { movedTo: addressIn(locale, movedTo) };
  if (canonicalUrl === null) return { ...head, ...moved, locale };
  const { pathname, search } = new URL(canonicalUrl);
  const alternates = LOCALES.map((each) => [each, toUrl(addressIn(each, pathname + search))] as const);
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
