import { paths } from "@job-portal/protocol/paths";
import type { Company } from "./company.entity";

/**
 * A company as schema.org's Organization, with what Google reads of an employer and of an organization's own page.
 * @param base any address of the portal: those of the logo and of the company's page are made whole with it
 */
export function organizationOf({ id, name, website, logoURL }: Company, base: string): object {
  const isSite = website !== null && URL.canParse(website) && /^https?:$/.test(new URL(website).protocol);
  return {
    "@type": "Organization",
    name,
    url: new URL(paths.company(id), base).href,
    ...(isSite && { sameAs: website }),
    ...(logoURL !== null && { logo: new URL(logoURL, base).href }),
  };
}
