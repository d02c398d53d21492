import { paths } from "@job-portal/protocol/paths";
import type { Services } from "../auth/context";
import type { Company } from "../modules/companies/company.entity";
import { type Job, payOf } from "../modules/jobs/job/job.entity";
import { jobPosting } from "../modules/jobs/job/job-structured-data";
import { cityOf, placesInShort, placesOf } from "../modules/jobs/reading/job-places";
import { PayKind } from "../modules/jobs/reading/pay.enums";
import { clean } from "../modules/resumes/print/resume-print";
import { PLAIN, PRODUCT, shortened, titled } from "./head-parts";
import type { PageHead } from "./page-head";
import type { ToUrl } from "./public-url";
import type { ShareCard } from "./share-card";
import { breadcrumbList, companyOrganization, jobBreadcrumbs, type StructuredData } from "./structured-data";

/** The page of a job. */
export async function describeJob(services: Services, id: string, toUrl: ToUrl): Promise<PageHead> {
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
    ...titled(`${job.title} at ${company.name}`),
    description: summaryOf(job, company),
    canonicalUrl: url,
    data: [jobPosting(job, company, url), wayTo(services, job, toUrl)],
    card: jobCard(job, company),
  };
}

/** Its first city has a page of its own, for the job is open there. */
function wayTo({ jobTopics }: Services, job: Job, toUrl: ToUrl): StructuredData {
  const [city] = placesOf(job).flatMap((place) => cityOf(place) ?? []);
  const path = city && jobTopics.cityPath(city);
  return jobBreadcrumbs(
    [
      ...(city && path ? [{ name: `Jobs in ${city.name}`, path }] : []),
      { name: job.title, path: paths.job(job.id) },
    ],
    toUrl,
  );
}

const payInWords = (job: Job): string => {
  const { kind, headline } = payOf(job);
  return kind === PayKind.NOT_STATED ? "Pay not stated" : headline;
};

function jobCard(job: Job, company: Company): ShareCard {
  const facts = [payInWords(job), placesInShort(job)];
  return { title: clean(job.title), subtitle: clean(company.name), facts: facts.map(clean).filter(Boolean) };
}

/** The page of a company. One that was merged into another is described as that one, at that one's address. */
export async function describeCompany(services: Services, id: string, toUrl: ToUrl): Promise<PageHead> {
  const company = await services.companies.find(id);
  if (!company)
    return {
      ...PLAIN,
      status: 404,
      title: `This company is not here · ${PRODUCT}`,
      description: "It may have left the portal, or the address may be mistyped.",
      isIndexed: false,
    };
  const facts = [company.industry, company.headquarters].flatMap((fact) => fact ?? []);
  const about = company.about ?? `What ${company.name} says of itself, and the jobs it has open now.`;
  const path = paths.company(company.id);
  return {
    ...PLAIN,
    ...titled(`Jobs at ${company.name}`),
    description: shortened(`${[company.name, facts.join(", ")].filter(Boolean).join(" · ")}. ${about}`),
    canonicalUrl: toUrl(path),
    data: [
      companyOrganization(company, toUrl),
      breadcrumbList([{ name: `Jobs at ${company.name}`, path }], toUrl),
    ],
    card: { title: clean(company.name), subtitle: "Open jobs and how it replies", facts: facts.map(clean) },
  };
}

/** The facts that people compare jobs by, then as much of the description as search results show. */
function summaryOf(job: Job, company: Company): string {
  const facts = `${job.title} at ${company.name}, ${job.location}. ${payInWords(job)}. ${job.experience}.`;
  return shortened(`${facts} ${job.description.replace(/[*#]+|^\s*[-+]\s+/gm, "")}`);
}

/** The place of a career page in a path; null of any other path. */
export function readCareerPath(path: string): string | null {
  const [, address] = /^\/c\/([^/]+)$/.exec(path) ?? [];
  return address === undefined ? null : decodeURIComponent(address);
}

/**
 * CARE-05: the page that a company has made of its own. A former address, and one in capitals, leads to its own
 * (CARE-03).
 */
export async function describeCareerPage(services: Services, asked: string, toUrl: ToUrl): Promise<PageHead> {
  const page = await services.careerPages.find(asked);
  const company = page && (await services.companies.find(page.companyId));
  if (!page || !company)
    return {
      ...PLAIN,
      status: 404,
      title: `This page is not here · ${PRODUCT}`,
      description: "The company may have taken it back, or the address may be mistyped.",
      isIndexed: false,
    };
  const path = paths.careerPage(page.address);
  const name = `Careers at ${company.name}`;
  const said = page.headline || `What it is like to work at ${company.name}, and its open jobs.`;
  return {
    ...PLAIN,
    ...titled(name),
    description: shortened(`${said} ${page.about.replace(/[*#]+|^\s*[-+]\s+/gm, "")}`.trim()),
    canonicalUrl: toUrl(path),
    data: [companyOrganization(company, toUrl), breadcrumbList([{ name, path }], toUrl)],
    card: { title: clean(name), subtitle: clean(page.headline), facts: [] },
    ...(page.address !== asked && { movedTo: path }),
  };
}
