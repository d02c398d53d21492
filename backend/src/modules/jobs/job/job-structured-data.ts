import { type Client, english } from "@job-portal/protocol/client.words";
import { escapeMarkup } from "../../../text/escape-markup";
import type { Company } from "../../companies/company.entity";
import { organizationOf } from "../../companies/company-structured-data";
import type { Job } from "./job.entity";
import { payOf } from "../reading/pay-of-job";
import { type Place, PlaceKind } from "../../places/place.entity";
import { gazetteer, pinOf } from "../../places/gazetteer";
import { cityOf, isWide, placesOf, stateOf } from "../reading/job-places";
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
    description: descriptionOf(job, company.name),
    identifier: { "@type": "PropertyValue", name: company.name, value: job.id },
    datePosted: job.postedAt?.toISOString(),
    validThrough: job.openUntil.toISOString(),
    hiringOrganization: hiringOrganizationOf(job, company, url),
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
    directApply: job.applyUrl == null,
    url,
  };
}

/** What the table says of the fields, one by one. */
const fieldsOf = (job: Job): object =>
  Object.assign({}, ...jobFields.map(([, { posting, column }]) => posting?.(job[column] as never))) as object;

/**
 * AGCY-05: the client where it is named, or else the company. The portal knows a client's name alone: a site or a logo
 * would make a name that nobody has verified look like that company.
 */
const hiringOrganizationOf = ({ clientName }: Job, company: Company, url: string): object =>
  clientName ? { "@type": "Organization", name: clientName } : organizationOf(company, url);

type Texts = Pick<Job, "description" | "requirements" | "benefits" | "facilitiesForDisabled" | "applyUrl"> &
  Client;

/** AGCY-04: who takes the applications, told wherever a job goes without its page. */
const postedFor = (job: Texts, companyName: string): string =>
  english.postedFor(companyName, job, job.applyUrl == null);

/** A job's texts as HTML. Google asks for the whole of them, under the page's own headings. */
export function descriptionOf(job: Texts, companyName: string): string {
  const { description, requirements, benefits, facilitiesForDisabled } = job;
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
    ...(job.isForClient ? [`<p>${escapeMarkup(postedFor(job, companyName))}</p>`] : []),
  ].join("");
}

/** JOBP-06: a remote job may be done from anywhere in India, or in its states; its cities are where the team is. */
function placeOf(job: Job): object {
  const isRemote = job.workMode === WorkMode.REMOTE;
  const places = placesOf(job);
  const typedPin = pinTypedIn(job, places);
  const named = places
    .filter((place) => !isRemote || !isWide(place))
    .map((place) => addressOf(place, typedPin ?? pinOf(place)));
  // The city of a location from before the gazetteer, which has no place of that name.
  const offices = (places.length === 0 && job.city !== null ? [{ addressLocality: job.city }] : named).map(
    officeAt,
  );
  return {
    ...(offices.length > 0 && { jobLocation: offices.length === 1 ? offices[0] : offices }),
    ...(isRemote && { jobLocationType: "TELECOMMUTE", applicantLocationRequirements: areasOf(places) }),
  };
}

/** The states that a remote job is for; India where it names none. */
function areasOf(places: readonly Place[]): object {
  const states = places.filter(({ kind }) => kind === PlaceKind.STATE);
  const areas = states.map(({ name }) => ({ "@type": "State", name }));
  return areas.length > 1 ? areas : (areas[0] ?? INDIA);
}

const PIN = /(?<!\d)[1-9]\d{5}(?!\d)/g;

/** The PIN that was typed for a job's only place; null where there is none, or it leads elsewhere. */
function pinTypedIn({ locationText }: Job, places: readonly Place[]): string | null {
  const [[pin, ...otherPins], [place, ...others]] = [locationText.match(PIN) ?? [], places];
  if (pin === undefined || place === undefined || otherPins.length > 0 || others.length > 0) return null;
  const found = gazetteer().byPin.get(pin);
  return found && cityOf(found) === cityOf(place) ? pin : null;
}

function addressOf(place: Place, pin: string | null): object {
  const city = cityOf(place);
  const state = stateOf(place);
  const locality = city ?? (place.kind === PlaceKind.REGION ? place : undefined);
  return {
    ...(place.kind === PlaceKind.LOCALITY && { streetAddress: place.name }),
    ...(locality && { addressLocality: locality.name }),
    ...(state && { addressRegion: state.name }),
    ...(pin !== null && { postalCode: pin }),
  };
}

const officeAt = (address: object) => ({
  "@type": "Place",
  address: { "@type": "PostalAddress", ...address, addressCountry: "IN" },
});

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
