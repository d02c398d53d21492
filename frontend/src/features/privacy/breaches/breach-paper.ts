import { BREACH_HOURS } from "@job-portal/protocol/breaches";
import { formatsIn } from "../../../shared/language/formats";
import type { Breaches_BreachFragment } from "./Breaches.generated";

const format = formatsIn("en");
const BLANK = "____________________";
const at = (moment: string) => `${format.longDate(moment)}, ${format.time(moment)} (India)`;

/**
 * What the Data Protection Board is told in detail (DPDP Rules 2025, rule 7(2)(b)), in English, as plain text to sign
 * (BRCH-04).
 * What only people know stands as a line to fill in.
 */
export function breachPaper({ number, noticedAt, dueAt, told, ...breach }: Breaches_BreachFragment): string {
  return [
    "Intimation of a personal data breach to the Data Protection Board of India",
    "Digital Personal Data Protection Act 2023, section 8(6); Rules of 2025, rule 7(2)(b)",
    `Our number: ${number}`,
    `Noticed: ${at(noticedAt)}`,
    `The ${BREACH_HOURS} hours end: ${at(dueAt)}`,
    `1. What happened: its nature, extent, time and place\n${breach.what}`,
    `2. The personal data\n${breach.data}`,
    `3. People affected, as far as is known\n${format.count(breach.peopleCount)}`,
    `4. Likely consequences\n${breach.consequences}`,
    `5. Measures taken, and those that keep it from happening again\n${breach.measures}`,
    `6. What was found of whoever caused it\n${BLANK}`,
    `7. How the people affected were told, and when\n${told ? toldIn(told) : BLANK}`,
    `Name, position and signature\n${BLANK}`,
  ].join("\n\n");
}

const toldIn = ({ toldCount, begunAt }: NonNullable<Breaches_BreachFragment["told"]>): string =>
  `By a notice on the site and by mail, from ${at(begunAt)} on. Accounts told so far: ${format.count(toldCount)}`;
