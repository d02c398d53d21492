import type { UpdateCompanyInput } from "../../shared/schema.generated";
import { withHttps } from "../../shared/web-address";
import type { CompanyForm_CompanyFragment } from "./CompanyForm.generated";

/** In the order in which they stand on the screen. */
export const COMPANY_FIELDS = ["name", "about", "website", "industry", "employees", "headquarters"] as const;
export type CompanyField = (typeof COMPANY_FIELDS)[number];

/** Texts as typed, '' for none. */
export type CompanyValues = Record<CompanyField, string>;

/** How many people work there, as the import and most boards band it. */
const BANDS = ["1–10", "11–50", "51–200", "201–500", "501–1,000", "1,001–5,000", "5,001+"];

/** The bands, and before them one's own where an import wrote another. */
export const bandsWith = (own: string): string[] => (own && !BANDS.includes(own) ? [own, ...BANDS] : BANDS);

export function valuesOf(company: CompanyForm_CompanyFragment): CompanyValues {
  const { name, about, website, industry, employees, headquarters } = company;
  return {
    name,
    about: about ?? "",
    website: website ?? "",
    industry: industry ?? "",
    employees: employees ?? "",
    headquarters: headquarters ?? "",
  };
}

/** What was changed alone: what another member writes at the same time in other fields stays. */
export function changeOf(
  id: string,
  values: CompanyValues,
  dirty: Partial<Record<CompanyField, boolean>>,
): UpdateCompanyInput {
  const changed = COMPANY_FIELDS.filter((name) => dirty[name]).map((name) => [name, values[name]]);
  return { id, ...(Object.fromEntries(changed) as Partial<CompanyValues>) };
}

/** The form's field that the server means. */
export const companyFieldOf = (serverField: string): CompanyField | undefined =>
  COMPANY_FIELDS.find((name) => name === serverField.replace(/^input\./, ""));

/** Whether it is the address of a site, with https:// before it or without; none at all is fine too. */
export function isSite(text: string): boolean {
  const address = withHttps(text);
  return address === "" || (/^https?:\/\/[^\s/]+\.[^\s]+$/i.test(address) && URL.canParse(address));
}

function hostOf(site: string): string | null {
  const address = withHttps(site);
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, "") : null;
}

/** Whether a company would have to be verified anew: by another name or another site (VERI-11). */
export const endsVerification = (
  { isVerified, name, website }: CompanyForm_CompanyFragment,
  values: CompanyValues,
  dirty: Partial<Record<CompanyField, boolean>>,
): boolean =>
  isVerified &&
  ((dirty.name === true && values.name.trim() !== name) ||
    (dirty.website === true && hostOf(values.website) !== hostOf(website ?? "")));
