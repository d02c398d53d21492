/*
 * What Google asks of schema.org's data: the required properties, and the types of those that are recommended. Its
 * rules stand at developers.google.com/search/docs/appearance/structured-data/ under `job-posting` (as read in November
 * 2026), `breadcrumb` and `organization`; what the properties are, at schema.org.
 */
type Data = Record<string, unknown>;

const EMPLOYMENT_TYPES = [
  "FULL_TIME",
  "PART_TIME",
  "CONTRACTOR",
  "TEMPORARY",
  "INTERN",
  "VOLUNTEER",
  "PER_DIEM",
  "OTHER",
];
const UNITS = ["HOUR", "DAY", "WEEK", "MONTH", "YEAR"];

const isText = (value: unknown): value is string => typeof value === "string" && value.trim() !== "";
const isDate = (value: unknown) =>
  isText(value) && /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/.test(value);
const isOf = (type: string, value: unknown): value is Data =>
  typeof value === "object" && value !== null && (value as Data)["@type"] === type;
/** One, or a list of at least one. */
const eachOf = (value: unknown): unknown[] => (Array.isArray(value) && value.length > 0 ? value : [value]);
const isAmount = (value: unknown) => typeof value === "number" && Number.isFinite(value) && value > 0;

/** The rules that do not hold. */
const brokenOf = (rules: Record<string, boolean>): string[] =>
  Object.keys(rules).filter((rule) => rules[rule] !== true);

const isAddress = (value: unknown): value is string =>
  isText(value) && /^https?:/.test(value) && URL.canParse(value);
const isContext = (value: unknown) => /^https?:\/\/schema\.org\/?$/.test(String(value));

/** A list of at least two steps, numbered from 1, each with its name and address. */
export function breadcrumbComplaints(list: Data): string[] {
  const steps = Array.isArray(list.itemListElement) ? (list.itemListElement as Data[]) : [];
  return brokenOf({
    "@context": isContext(list["@context"]),
    "@type": list["@type"] === "BreadcrumbList",
    steps: steps.length >= 2,
    positions: steps.every((step, index) => isOf("ListItem", step) && step.position === index + 1),
    names: steps.every(({ name }) => isText(name)),
    addresses: steps.every(({ item }) => isAddress(item)),
  });
}

/** An organization's name and address; a logo where it has one, an address in a country where one is told. */
export const organizationComplaints = (organization: Data): string[] =>
  brokenOf({
    "@context": isContext(organization["@context"]),
    organization: isOrganization(organization),
    url: isAddress(organization.url),
    address:
      organization.address === undefined ||
      (isOf("PostalAddress", organization.address) && organization.address.addressCountry === "IN"),
  });

/** Its complaints; none for what Google takes. */
export function googleComplaints(posting: Data): string[] {
  return brokenOf({
    "@context": isContext(posting["@context"]),
    "@type": posting["@type"] === "JobPosting",
    title: isText(posting.title) && !/[<>]/.test(posting.title),
    description: isText(posting.description) && isWholeHtml(posting.description),
    datePosted: isDate(posting.datePosted),
    validThrough: posting.validThrough === undefined || isDate(posting.validThrough),
    hiringOrganization: isOrganization(posting.hiringOrganization),
    place: isPlace(posting),
    employmentType:
      posting.employmentType === undefined ||
      EMPLOYMENT_TYPES.some((type) => type === posting.employmentType),
    baseSalary: posting.baseSalary === undefined || isSalary(posting.baseSalary),
    identifier: isIdentifier(posting.identifier),
    directApply: typeof posting.directApply === "boolean",
    url: isAddress(posting.url),
  });
}

/** Paragraphs, lists and headings; nothing that runs. */
const isWholeHtml = (text: string) =>
  /<p>|<ul>/.test(text) && !/<(?!\/?(?:p|ul|li|h3|strong)>)/.test(text) && text.length > 100;

const isOrganization = (value: unknown) =>
  isOf("Organization", value) &&
  isText(value.name) &&
  [value.sameAs, value.logo].every((address) => address === undefined || isAddress(address));

/** Places with their country, or, from home, the country or states that applicants must be in. */
function isPlace({ jobLocation, jobLocationType, applicantLocationRequirements }: Data): boolean {
  const isThere = eachOf(jobLocation).every((place) => {
    const address = isOf("Place", place) ? place.address : undefined;
    return isOf("PostalAddress", address) && address.addressCountry === "IN";
  });
  if (jobLocationType === undefined) return jobLocation !== undefined && isThere;
  const isAnywhere = eachOf(applicantLocationRequirements).every(
    (area) => (isOf("Country", area) || isOf("State", area)) && isText(area.name),
  );
  return jobLocationType === "TELECOMMUTE" && isAnywhere && (jobLocation === undefined || isThere);
}

function isSalary(value: unknown): boolean {
  if (!isOf("MonetaryAmount", value) || value.currency !== "INR") return false;
  const amount = value.value;
  if (!isOf("QuantitativeValue", amount) || !UNITS.includes(String(amount.unitText))) return false;
  const { value: exact, minValue, maxValue } = amount;
  if (exact !== undefined) return isAmount(exact) && minValue === undefined && maxValue === undefined;
  return (
    [minValue, maxValue].some(isAmount) &&
    [minValue, maxValue].every((end) => end === undefined || isAmount(end))
  );
}

const isIdentifier = (value: unknown) =>
  isOf("PropertyValue", value) && isText(value.name) && isText(value.value);
