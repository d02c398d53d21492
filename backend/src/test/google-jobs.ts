/*
 * What Google for Jobs asks of a JobPosting, as read in November 2026 at
 * developers.google.com/search/docs/appearance/structured-data/job-posting: the required properties, and the types of
 * those that are recommended.
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

/** Its complaints; none for what Google takes. */
export function googleComplaints(posting: Data): string[] {
  const rules: Record<string, boolean> = {
    "@context": /^https?:\/\/schema\.org\/?$/.test(String(posting["@context"])),
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
  };
  return Object.keys(rules).filter((rule) => rules[rule] !== true);
}

/** Paragraphs, lists and headings; nothing that runs. */
const isWholeHtml = (text: string) =>
  /<p>|<ul>/.test(text) && !/<(?!\/?(?:p|ul|li|h3|strong)>)/.test(text) && text.length > 100;

const isOrganization = (value: unknown) =>
  isOf("Organization", value) &&
  isText(value.name) &&
  (value.sameAs === undefined || (isText(value.sameAs) && URL.canParse(value.sameAs)));

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
