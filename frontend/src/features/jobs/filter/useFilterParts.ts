import { useWords } from "../../../shared/words";
import { placesIn, type JobSearch } from "./job-search";
import { jobSearchWords } from "./job-search.words";

export interface FilterPart {
  label: string;
  /** Takes this part, and nothing else, out of the search. */
  without: Partial<JobSearch>;
}

type Parts = (FilterPart | false)[];

/** Each part that narrows a search, as a person reads it, in the order of the form and the panel. */
export function useFilterParts(search: JobSearch): FilterPart[] {
  const words = useWords(jobSearchWords);
  const parts: Parts = [
    ...askedParts(search, words),
    ...factParts(search, words),
    ...payParts(search, words),
    ...companyParts(search, words),
  ];
  return parts.filter((part) => part !== false);
}

type Words = (typeof jobSearchWords)["en"];

function askedParts({ q, exact, type, location, near, within }: JobSearch, words: Words): Parts {
  const places = placesIn(location);
  const isOnePlace = places.length === 1 && !near;
  return [
    q !== "" && { label: q, without: { q: "", exact: false } },
    q !== "" && exact && { label: words.exactWords, without: { exact: false } },
    type !== "" && { label: words.types[type], without: { type: "" } },
    ...places.map((place) => ({
      label: place,
      without: {
        location: places.filter((other) => other !== place).join("; "),
        ...(isOnePlace && { within: null }),
      },
    })),
    near && {
      label: within === null ? words.nearYou : words.withinOfMe(within),
      without: { near: false, within: null },
    },
    !near && within !== null && { label: words.within(within), without: { within: null } },
  ];
}

function factParts(search: JobSearch, words: Words): Parts {
  const { posted, experience, mode, education, shift, english, walkIn } = search;
  return [
    posted !== null && { label: words.postedWithin[posted], without: { posted: null } },
    experience !== null && { label: words.yearsOfWork(experience), without: { experience: null } },
    mode !== "" && { label: words.modes[mode], without: { mode: "" } },
    education !== "" && { label: words.educations[education], without: { education: "" } },
    shift !== "" && { label: words.shiftChips[shift], without: { shift: "" } },
    english !== "" && { label: words.englishChips[english], without: { english: "" } },
    walkIn && { label: words.walkIn, without: { walkIn: false } },
  ];
}

function payParts({ pay, payFrom, payTo }: JobSearch, words: Words): Parts {
  return [
    pay !== null && { label: words.monthlyPayFrom(pay), without: { pay: null } },
    payFrom !== null && { label: words.payFrom(payFrom), without: { payFrom: null } },
    payTo !== null && { label: words.payTo(payTo), without: { payTo: null } },
  ];
}

function companyParts({ skills, verified, replies }: JobSearch, words: Words): Parts {
  return [
    ...skills.map((skill) => ({
      label: skill,
      without: { skills: skills.filter((other) => other !== skill) },
    })),
    verified && { label: words.verifiedCompanies, without: { verified: false } },
    replies && { label: words.replyingCompanies, without: { replies: false } },
  ];
}
