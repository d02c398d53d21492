import { isKnownPath, jobListPath, NO_JOB_PATHS, paths } from "@job-portal/protocol/paths";
import type { Request } from "express";
import type { Logger } from "pino";
import { reportError } from "../errors/failures";
import type { Env } from "../settings/env";
import { requestIdOf } from "../http/request-log";
import type { Company } from "../modules/companies/company.entity";
import { labelOf } from "../modules/places/gazetteer";
import { readPlaces } from "../modules/places/read-places";
import type { Job } from "../modules/jobs/job/job.entity";
import { jobPosting } from "../modules/jobs/job/job-structured-data";
import type { Services } from "../auth/context";
import type { PageHead } from "./page-head";
import { type ToUrl, urlMaker } from "./public-url";

export type DescribePage = (request: Request) => Promise<PageHead>;

const PRODUCT = "JobPortal";
const LONGEST_DESCRIPTION = 160;
/** Of an address's location. */
const MOST_READ = 120;

/**
 * Tells each address what its page says of itself. A job's page and a company's ask the database; all others need none.
 * An address that the product does not have answers 404, so that who probes for `/.env` learns there is none.
 */
export function pageDescriber(services: Services, env: Env, log: Logger): DescribePage {
  return async (request) => {
    const toUrl = urlMaker(env, request);
    const path = request.path.replace(/(?<=.)\/$/, "");
    if (path === paths.home) return { ...HOME, canonicalUrl: toUrl(paths.home) };
    if (path === paths.jobs || path === paths.jobSearch) return describeList(request, toUrl);
    const [, kind, id] = /^\/(jobs|companies)\/([^/]+)$/.exec(path) ?? [];
    if (!isKnownPath(path)) return { ...PLAIN, status: 404, isIndexed: false };
    if (id === undefined || NO_JOB_PATHS.includes(path)) return PLAIN;
    try {
      return await (kind === "jobs" ? describeJob : describeCompany)(services, id, toUrl);
    } catch (error) {
      // The page itself still runs, and offers to try again; a crawler comes back later.
      const { status } = reportError(log, error, requestIdOf(request));
      return { ...PLAIN, status, isIndexed: false };
    }
  };
}

const PLAIN: PageHead = {
  status: 200,
  title: PRODUCT,
  heading: null,
  description: "Find jobs near you in India's cities, with the pay on the card.",
  canonicalUrl: null,
  isIndexed: true,
};

const named = (heading: string) => ({ title: `${heading} · ${PRODUCT}`, heading });

const HOME: PageHead = { ...PLAIN, title: `${PRODUCT}: jobs near you in India's cities` };

/** A list with a known place is worth a page of its own. No other filter makes it so. */
function describeList({ query }: Request, toUrl: ToUrl): PageHead {
  const asked = typeof query.location === "string" ? query.location : "";
  const city = namedPlace(asked);
  const place = asked.trim().toLowerCase() === "remote" ? "Remote" : city;
  const name = { Remote: "Remote jobs" }[place ?? ""] ?? (city ? `Jobs in ${city}` : "Find Jobs");
  const what = place ? `${name} that are open now` : "Jobs in India's cities that are open now";
  return {
    ...PLAIN,
    ...named(name),
    description: `${what}, with pay, experience and skills. Search by title, company and place.`,
    canonicalUrl: toUrl(jobListPath({ location: place ?? "" })),
  };
}

/** The one place that a text names. */
function namedPlace(text: string): string | undefined {
  const { places, questions } = readPlaces(text.slice(0, MOST_READ));
  const [place] = places;
  return place && places.length === 1 && questions.length === 0 ? labelOf(place) : undefined;
}

async function describeJob(services: Services, id: string, toUrl: ToUrl): Promise<PageHead> {
  const found = await services.jobs.findPosting(id);
  if (found === "unknown" || found === "gone")
    return {
      ...PLAIN,
      status: found === "gone" ? 410 : 404,
      // No heading: its company and admins are about to read it.
      title: `This job is not here · ${PRODUCT}`,
      description: "It may have been filled or closed, or the address may be mistyped.",
      isIndexed: false,
    };
  const { job, company } = found;
  const url = toUrl(paths.job(job.id));
  return {
    ...PLAIN,
    ...named(`${job.title} at ${company.name}`),
    description: summaryOf(job, company),
    canonicalUrl: url,
    jobPosting: jobPosting(job, company, url),
  };
}

/** One that was merged into another is described as that one, at that one's address. */
async function describeCompany(services: Services, id: string, toUrl: ToUrl): Promise<PageHead> {
  const company = await services.companies.find(id);
  if (!company)
    return {
      ...PLAIN,
      status: 404,
      title: `This company is not here · ${PRODUCT}`,
      description: "It may have left the portal, or the address may be mistyped.",
      isIndexed: false,
    };
  const facts = [company.industry, company.headquarters].filter(Boolean).join(", ");
  const about = company.about ?? `What ${company.name} says of itself, and the jobs it has open now.`;
  return {
    ...PLAIN,
    ...named(`Jobs at ${company.name}`),
    description: shortened(`${[company.name, facts].filter(Boolean).join(" · ")}. ${about}`),
    canonicalUrl: toUrl(paths.company(company.id)),
  };
}

/** The facts that people compare jobs by, then as much of the description as search results show. */
function summaryOf(job: Job, company: Company): string {
  const facts = `${job.title} at ${company.name}, ${job.location}. ${job.payText}. ${job.experience}.`;
  return shortened(`${facts} ${job.description.replace(/[*#]+|^\s*[-+]\s+/gm, "")}`);
}

function shortened(full: string): string {
  const text = full.replace(/\s+/g, " ").trim();
  return text.length <= LONGEST_DESCRIPTION
    ? text
    : `${text.slice(0, LONGEST_DESCRIPTION - 1).replace(/\s\S*$/, "")}…`;
}
