import type { Company } from "../../companies/company.entity";
import { type Job, payOf } from "./job.entity";
import { PayBound, PayUnit } from "../reading/pay.enums";
import { EnglishLevel, Shift, WorkMode } from "./job.enums";
import { jobFields } from "./job.fields";
import { toHtml } from "./job-html";

/** A job as schema.org's JobPosting, the way Google for Jobs reads it. */
export type JobPosting = Readonly<Record<string, unknown>> & { readonly "@type": "JobPosting" };

const UNIT_TEXTS: Record<PayUnit, string> = {
  [PayUnit.YEAR]: "YEAR",
  [PayUnit.MONTH]: "MONTH",
  [PayUnit.DAY]: "DAY",
  [PayUnit.HOUR]: "HOUR",
};
const INDIA = { "@type": "Country", name: "India" };

/** @param url the job's page. Says only what the page shows; `job` must be open. */
export function jobPosting(job: Job, company: Company, url: string): JobPosting {
  return {
    "@context": "https://schema.org/",
    "@type": "JobPosting",
    ...fieldsOf(job),
    description: descriptionOf(job),
    identifier: { "@type": "PropertyValue", name: company.name, value: job.id },
    datePosted: job.postedAt?.toISOString(),
    validThrough: job.openUntil.toISOString(),
    hiringOrganization: organizationOf(company),
    ...placeOf(job),
    ...salaryOf(job),
    ...workHoursOf(job),
    ...qualificationsOf(job),
    ...(job.experienceMinYears !== null && {
      experienceRequirements: {
        "@type": "OccupationalExperienceRequirements",
        monthsOfExperience: job.experienceMinYears * 12,
      },
    }),
    directApply: true,
    url,
  };
}

/** What the table says of the fields, one by one. */
const fieldsOf = (job: Job): object =>
  Object.assign({}, ...jobFields.map(([, { posting, column }]) => posting?.(job[column] as never))) as object;

/** Google asks for the whole text, under the page's own headings. */
function descriptionOf({ description, requirements, benefits, facilitiesForDisabled }: Job): string {
  return [
    toHtml(description),
    "<h3>Requirements</h3>",
    toHtml(requirements),
    ...(benefits.length > 0
      ? ["<h3>Benefits</h3>", toHtml(benefits.map((benefit) => `- ${benefit}`).join("\n"))]
      : []),
    ...(facilitiesForDisabled
      ? ["<h3>For people with disabilities</h3>", toHtml(facilitiesForDisabled)]
      : []),
  ].join("");
}

function organizationOf({ name, website }: Company) {
  const isSite = website !== null && URL.canParse(website) && /^https?:$/.test(new URL(website).protocol);
  return { "@type": "Organization", name, ...(isSite && { sameAs: website }) };
}

/** A remote job may be done from anywhere in India; its city, if it has one, is where the team is. */
function placeOf({ workMode, city, locality }: Job): object {
  const address = {
    "@type": "PostalAddress",
    ...(locality !== null && { streetAddress: locality }),
    addressLocality: city,
    addressCountry: "IN",
  };
  return {
    ...(city !== null && { jobLocation: { "@type": "Place", address } }),
    ...(workMode === WorkMode.REMOTE && {
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: INDIA,
    }),
  };
}

const SHIFTS: Record<Shift, string> = {
  [Shift.DAY]: "Day shift",
  [Shift.NIGHT]: "Night shift",
  [Shift.ROTATIONAL]: "Rotational shifts",
  [Shift.FLEXIBLE]: "Flexible hours",
};

function workHoursOf({ shift, daysAWeek }: Job): object {
  const days = daysAWeek ? [`${daysAWeek} ${daysAWeek === 1 ? "day" : "days"} a week`] : [];
  const workHours = [...(shift ? [SHIFTS[shift]] : []), ...days].join(", ");
  return workHours === "" ? {} : { workHours };
}

const ENGLISH: Record<EnglishLevel, string> = {
  [EnglishLevel.NONE]: "no English needed",
  [EnglishLevel.BASIC]: "basic English",
  [EnglishLevel.GOOD]: "good English",
  [EnglishLevel.FLUENT]: "fluent English",
};

function qualificationsOf({ languages, englishLevel, ownTwoWheeler }: Job): object {
  const qualifications = [
    ...languages,
    ...(englishLevel ? [ENGLISH[englishLevel]] : []),
    ...(ownTwoWheeler ? ["own two-wheeler"] : []),
  ].join(", ");
  return qualifications === "" ? {} : { qualifications };
}

/** Rupees as the employer stated them; nothing where the text is no figure: an estimate is not allowed. */
function salaryOf(job: Job): object {
  const { min, max, unit, bound } = payOf(job);
  if (min === null || max === null || unit === null) return {};
  const amount = {
    [PayBound.AT_MOST]: { maxValue: max },
    [PayBound.AT_LEAST]: { minValue: min },
    exact: min === max ? { value: min } : { minValue: min, maxValue: max },
  }[bound ?? "exact"];
  return {
    baseSalary: {
      "@type": "MonetaryAmount",
      currency: "INR",
      value: { "@type": "QuantitativeValue", ...amount, unitText: UNIT_TEXTS[unit] },
    },
  };
}
