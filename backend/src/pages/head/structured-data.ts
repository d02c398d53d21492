import { paths } from "@job-portal/protocol/paths";
import type { Company } from "../../modules/companies/company.entity";
import { organizationOf } from "../../modules/companies/company-structured-data";
import type { JobPosting } from "../../modules/jobs/job/job-structured-data";
import type { HeadWords } from "./head.words";
import type { ToUrl } from "../public-url";

/** CRAWL-07: data of schema.org that a page carries for crawlers. */
export type StructuredData = JobPosting | (Readonly<Record<string, unknown>> & { readonly "@type": string });

/** Where a page stands, and in which words. */
export interface PageSetting {
  toUrl: ToUrl;
  words: HeadWords;
}

/** A step of the way from the first page to a page. */
export interface Crumb {
  name: string;
  path: string;
}

/** The way to a page below the first one: the page itself comes last. */
export const breadcrumbList = (steps: readonly Crumb[], { toUrl, words }: PageSetting): StructuredData => ({
  "@context": "https://schema.org/",
  "@type": "BreadcrumbList",
  itemListElement: [{ name: words.home, path: paths.home }, ...steps].map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: toUrl(path),
  })),
});

/** The way to a page below the list of jobs. */
export const jobBreadcrumbs = (steps: readonly Crumb[], setting: PageSetting): StructuredData =>
  breadcrumbList([{ name: setting.words.jobs, path: paths.jobs }, ...steps], setting);

/** The portal itself. */
export const portalOrganization = (name: string, toUrl: ToUrl): StructuredData => ({
  "@context": "https://schema.org/",
  "@type": "Organization",
  name,
  url: toUrl(paths.home),
  logo: toUrl("/favicon.svg"),
});

/** A company on its own page: more of it than a job says. */
export const companyOrganization = (company: Company, toUrl: ToUrl): StructuredData => ({
  "@context": "https://schema.org/",
  "@type": "Organization",
  ...organizationOf(company, toUrl(paths.home)),
  ...(company.about !== null && { description: company.about }),
  ...(company.headquarters !== null && {
    address: { "@type": "PostalAddress", addressLocality: company.headquarters, addressCountry: "IN" },
  }),
});
