import { Education, type PersonFilter } from "../../shared/schema.generated";
import { paths } from "@job-portal/protocol/paths";

/** Choices of the filters, as the address spells them; years from and to. */
export const EXPERIENCES = ["0-0", "1-2", "3-5", "6-9", "10-"] as const;
export const PAYS = ["200000", "300000", "400000", "600000", "800000", "1200000", "2000000"] as const;
export const NOTICES = ["0", "15", "30", "60", "90"] as const;
export const EDUCATIONS: readonly Education[] = [
  ...[Education.Tenth, Education.Twelfth, Education.Iti, Education.Diploma],
  ...[Education.Graduate, Education.Postgraduate],
];

const NAMES = ["company", "q", "place", "experience", "pay", "notice", "education", "after"] as const;

/** Which people the address asks for; an empty text asks for nothing. */
export type PeopleView = Record<(typeof NAMES)[number], string>;

const MAX_TEXT = 100;

const oneOf = (values: readonly string[], given: string): string => (values.includes(given) ? given : "");

/** What makes no sense reads as not said. */
export function readPeopleView(address: URLSearchParams): PeopleView {
  const given = (name: (typeof NAMES)[number]) => address.get(name) ?? "";
  return {
    company: given("company"),
    q: given("q").slice(0, MAX_TEXT),
    place: given("place").slice(0, MAX_TEXT),
    experience: oneOf(EXPERIENCES, given("experience")),
    pay: oneOf(PAYS, given("pay")),
    notice: oneOf(NOTICES, given("notice")),
    education: oneOf(EDUCATIONS, given("education")),
    after: given("after"),
  };
}

/** Years of a choice; null: no end. */
export function yearsOf(experience: string): { from: number; to: number | null } {
  const [from = "", to = ""] = experience.split("-");
  return { from: Number(from), to: to === "" ? null : Number(to) };
}

/** The address of a view; a change leads to its first page. */
export function peoplePath(view: Partial<PeopleView>): string {
  const query = new URLSearchParams();
  for (const name of NAMES) if (view[name]) query.set(name, view[name]);
  return query.size > 0 ? `${paths.people}?${query.toString()}` : paths.people;
}

/** What the server is asked. */
export function filterOf({ q, place, experience, pay, notice, education }: PeopleView): PersonFilter {
  const years = experience === "" ? null : yearsOf(experience);
  return {
    ...(q.trim() && { q }),
    ...(place.trim() && { place }),
    ...(years && { minExperienceYears: years.from }),
    ...(years?.to != null && { maxExperienceYears: years.to }),
    ...(pay && { maxExpectedPay: Number(pay) }),
    ...(notice && { maxNoticeDays: Number(notice) }),
    ...(education && { minEducation: education as Education }),
  };
}
