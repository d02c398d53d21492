import type { EarthPoint } from "../../../shared/schema.generated";
import { typeCode } from "../job/job-type";
import { EDUCATION_CODES, ENGLISH_CODES, MODE_CODES, SHIFT_CODES } from "./filter-choices";
import { isRemote, usualSort, type JobSearch } from "./job-search";

/** JOBS-08; the server refuses a page beyond it. */
const LAST_PAGE = 10;
const LAKH = 100_000;
const MONTHS = 12;

const SORT_CODES = { relevance: "RELEVANCE", newest: "NEWEST", pay: "PAY", nearest: "NEAREST" } as const;

/**
 * What the server is asked.
 * @param here the viewer's place, where they have told it; without it, being near does not count
 */
export function jobSearchVariables(search: JobSearch, here: EarthPoint | null = null) {
  const { q, exact, location, within, type, sort, page } = search;
  const near = search.near ? here : null;
  const isAround = near !== null || (location !== "" && !isRemote(search));
  const isUsual = sort === usualSort(search) || (sort === "nearest" && search.near && !isAround);
  return {
    filter: {
      ...(q && { q }),
      ...(q && exact && { isExact: true }),
      ...(location && { location }),
      ...(near && { near }),
      ...(within !== null && isAround && { withinKm: within }),
      ...(type && { type: typeCode(type) }),
      ...chosenFacts(search),
      ...chosenPay(search),
      ...chosenCompanies(search),
    },
    // Where no order is chosen, the text may say one: "latest".
    ...(!isUsual && { sort: SORT_CODES[sort] }),
    page: Math.min(page, LAST_PAGE),
  };
}

function chosenFacts({ posted, experience, mode, education, shift, english, walkIn }: JobSearch) {
  return {
    ...(posted !== null && { postedWithinDays: posted }),
    ...(experience !== null && { experienceYears: experience }),
    ...(mode && { workMode: MODE_CODES[mode] }),
    ...(education && { education: EDUCATION_CODES[education] }),
    ...(shift && { shift: SHIFT_CODES[shift] }),
    ...(english && { englishLevel: ENGLISH_CODES[english] }),
    ...(walkIn && { walkInOnly: true }),
  };
}

function chosenPay({ pay, payFrom, payTo }: JobSearch) {
  const payMin = Math.max((pay ?? 0) * MONTHS, (payFrom ?? 0) * LAKH);
  return { ...(payMin > 0 && { payMin }), ...(payTo !== null && { payMax: payTo * LAKH }) };
}

function chosenCompanies({ skills, verified, replies }: JobSearch) {
  return {
    ...(skills.length > 0 && { skills: [...skills] }),
    ...(verified && { verifiedOnly: true }),
    ...(replies && { repliesOnly: true }),
  };
}
