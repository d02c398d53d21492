import { english } from "@job-portal/protocol/client.words";
import { paths } from "@job-portal/protocol/paths";
import type { Services } from "../../auth/context";
import type { Company } from "../../modules/companies/company.entity";
import type { Job } from "../../modules/jobs/job/job.entity";
import { payOf } from "../../modules/jobs/reading/pay-of-job";
import { jobPosting } from "../../modules/jobs/job/job-structured-data";
import { cityOf, placesInShort, placesOf } from "../../modules/jobs/reading/job-places";
import { clean } from "../../modules/resumes/print/resume-print";
import { HEAD_WORDS, plain, PRODUCT, shortened, titled } from "./head-parts";
import type { HeadWords } from "./head.words";
import type { PageHead } from "./page-head";
import type { ShareCard } from "../share-card";
import {
  breadcrumbList,
  companyOrganization,
  jobBreadcrumbs,
  type PageSetting,
  type StructuredData,
} from "./structured-data";

/** The page of a job. */
export async function describeJob(services: Services, id: string, setting: PageSetting): Promise<PageHead> {
  const { toUrl, words } = setting;
  const found = await services.jobs.findPosting(id);
  if (found === "unknown" || found === "gone")
    return {
      ...plain(words),
      status: found === "gone" ? 410 : 404,
      // No heading: its company and admins are about to read it.
      title: `${words.jobGone} · ${PRODUCT}`,
      description: words.mayBeFilled,
      isIndexed: false,
    };
  const { job, company } = found;
  const url = toUrl(paths.job(job.id));
  return {
    ...plain(words),
    ...titled(words.jobAt(job.title, company.name, job)),
    description: summaryOf(job, company, words),
    canonicalUrl: url,
    data: [jobPosting(job, company, url), wayTo(services, job, setting)],
    card: jobCard(job, company),
  };
}

/** Its first city has a page of its own, for the job is open there. */
function wayTo({ jobTopics }: Services, job: Job, setting: PageSetting): StructuredData {
  const [city] = placesOf(job).flatMap((place) => cityOf(place) ?? []);
  const path = city && jobTopics.cityPath(city);
  return jobBreadcrumbs(
    [
      ...(city && path ? [{ name: setting.words.jobsIn(city.name), path }] : []),
      { name: job.title, path: paths.job(job.id) },
    ],
    setting,
  );
}

function jobCard(job: Job, company: Company): ShareCard {
  const facts = [HEAD_WORDS.en.pay(payOf(job)), placesInShort(job)];
  return {
    title: clean(job.title),
    subtitle: clean(english.posterFor(company.name, job)),
    facts: facts.map(clean).filter(Boolean),
  };
}

/** The page of a company. One that was merged into another is described as that one, at that one's address. */
export async function describeCompany(
  services: Services,
  id: string,
  setting: PageSetting,
): Promise<PageHead> {
  const { toUrl, words } = setting;
  const company = await services.companies.find(id);
  if (!company)
    return {
      ...plain(words),
      status: 404,
      title: `${words.companyGone} · ${PRODUCT}`,
      description: words.mayHaveLeft,
      isIndexed: false,
    };
  const facts = [company.industry, company.headquarters].flatMap((fact) => fact ?? []);
  const about = company.about ?? words.aboutCompany(company.name);
  const path = paths.company(company.id);
  return {
    ...plain(words),
    ...titled(words.jobsAtCompany(company.name)),
    description: shortened(`${[company.name, facts.join(", ")].filter(Boolean).join(" · ")}. ${about}`),
    canonicalUrl: toUrl(path),
    data: [
      companyOrganization(company, toUrl),
      breadcrumbList([{ name: words.jobsAtCompany(company.name), path }], setting),
    ],
    card: { title: clean(company.name), subtitle: "Open jobs and how it replies", facts: facts.map(clean) },
  };
}

/** The facts that people compare jobs by, then as much of the description as search results show. */
function summaryOf(job: Job, company: Company, words: HeadWords): string {
  const facts = `${words.jobAt(job.title, company.name, job)}, ${job.location}. ${words.pay(payOf(job))}. ${job.experience}.`;
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
export async function describeCareerPage(
  services: Services,
  asked: string,
  setting: PageSetting,
): Promise<PageHead> {
  const { toUrl, words } = setting;
  const page = await services.careerPages.find(asked);
  const company = page && (await services.companies.find(page.companyId));
  if (!page || !company)
    return {
      ...plain(words),
      status: 404,
      title: `${words.pageGone} · ${PRODUCT}`,
      description: words.mayBeTakenBack,
      isIndexed: false,
    };
  const path = paths.careerPage(page.address);
  const name = words.careersAt(company.name);
  const said = page.headline || words.aboutWork(company.name);
  return {
    ...plain(words),
    ...titled(name),
    description: shortened(`${said} ${page.about.replace(/[*#]+|^\s*[-+]\s+/gm, "")}`.trim()),
    canonicalUrl: toUrl(path),
    data: [companyOrganization(company, toUrl), breadcrumbList([{ name, path }], setting)],
    card: {
      title: clean(HEAD_WORDS.en.careersAt(company.name)),
      subtitle: clean(page.headline),
      facts: [],
    },
    ...(page.address !== asked && { movedTo: path }),
  };
}
