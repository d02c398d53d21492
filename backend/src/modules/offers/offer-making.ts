import type { EntityManager } from "typeorm";
import { BrokenInputError, type FieldProblem } from "../../errors/errors";
import type { Complaint } from "../../text/broken-rule";
import { filled } from "@job-portal/protocol/letters";
import { isUuid } from "../../text/uuid";
import { DAY_MS } from "../../time/clock";
import { indianDay } from "../../time/indian-calendar";
import { type Application } from "../applications/application/application.entity";
import { ApplicationParty, ApplicationStatus } from "../applications/application/application-pipeline";
import { placesOfApplication } from "../applications/application/application-places";
import { CompanyAct } from "../companies/member-role";
import { StatedPay } from "../career-profiles/career-parts";
import { likelyFigures, parsePay, payBoundOf } from "../jobs/reading/pay";
import { PayBound } from "../jobs/reading/pay.enums";
import { heldWordsOfMessage } from "../messages/message-wording";
import type { MakeOfferInput } from "./offer.inputs";
import type { OfferTemplate } from "./offer";
import type { Offer } from "./offer.entity";
import { OfferLetter } from "./offer-letter.entity";
import { emptyPlaceIn, placesOfTerms } from "./offer-places";

/** Whoever answers candidates reads offers; to make one needs more of a role. */
export const MAKING = { act: CompanyAct.MAKE_OFFERS };

const MOST_DAYS_TO_JOIN = 366;
const MOST_DAYS_TO_REPLY = 90;

/**
 * The pay, where it can be right as a job's can (OFFR-13): 6 a year was meant as 6 lakh.
 * @throws BrokenInputError
 */
export function payOf({ pay: { amount, unit } }: MakeOfferInput): Pick<Offer, "payAmount" | "payUnit"> {
  if (typeof likelyFigures({ min: amount, max: amount }, unit) === "string")
    throw broken("pay.amount", {
      message: "is too little or too much to be right. Is a lakh or a k missing?",
      rule: "UNLIKELY_PAY",
    });
  return { payAmount: amount, payUnit: unit };
}

/** The least that a job's text about pay promises (HEED-03). */
export function advertisedIn(text: string): Pick<OfferTemplate, "advertisedPay" | "advertisedYearly"> {
  const figures = parsePay(text);
  if (!figures || payBoundOf(text, figures) === PayBound.AT_MOST)
    return { advertisedPay: null, advertisedYearly: null };
  const { min: amount, unit, yearlyMin } = figures;
  return { advertisedPay: Object.assign(new StatedPay(), { amount, unit }), advertisedYearly: yearlyMin };
}

/** When the day after one begins in India. */
const endOf = (day: string): Date => new Date(new Date(`${day}T00:00:00+05:30`).getTime() + DAY_MS);

/** @throws BrokenInputError where a day is past, too far, or the answer would come after the first day of work */
export function datesOf(
  { joinsOn, replyBy }: MakeOfferInput,
  now: Date,
): Pick<Offer, "joinsOn" | "expiresAt"> {
  const today = indianDay(now);
  const dayAhead = (days: number) => indianDay(new Date(now.getTime() + days * DAY_MS));
  const problems: FieldProblem[] = [];
  const problem = (field: string, complaint: Complaint) => problems.push({ field, ...complaint });
  const past: Complaint = { message: "must not be past", rule: "PAST" };
  if (joinsOn < today) problem("joinsOn", past);
  if (joinsOn > dayAhead(MOST_DAYS_TO_JOIN))
    problem("joinsOn", { message: "must be within a year", rule: "TOO_FAR", bound: MOST_DAYS_TO_JOIN });
  if (replyBy < today) problem("replyBy", past);
  else if (replyBy > joinsOn)
    problem("replyBy", { message: "must not be after the joining day", rule: "AFTER_JOINING" });
  else if (replyBy > dayAhead(MOST_DAYS_TO_REPLY))
    problem("replyBy", {
      message: `must be within ${MOST_DAYS_TO_REPLY} days`,
      rule: "TOO_FAR",
      bound: MOST_DAYS_TO_REPLY,
    });
  if (problems.length > 0) throw new BrokenInputError(problems);
  return { joinsOn, expiresAt: endOf(replyBy) };
}

/**
 * The letter's words with all places filled, or the file that was uploaded for this application (OFFR-02).
 * @throws BrokenInputError where it is neither or both, has an open place, or asks for what no employer may ask for
 */
export async function letterOf(
  manager: EntityManager,
  application: Application,
  input: MakeOfferInput,
): Promise<Pick<Offer, "letter" | "letterId">> {
  const text = input.letter?.trim() ?? "";
  const letterId = input.letterId ?? null;
  if ((text === "") === (letterId === null))
    throw broken("letter", { message: "must be words or an uploaded file", rule: "REQUIRED" });
  if (letterId === null) return { letter: wordsOf(text, application, input), letterId };
  const isThere =
    isUuid(letterId) &&
    (await manager.existsBy(OfferLetter, { id: letterId, applicationId: application.id }));
  if (!isThere)
    throw broken("letterId", {
      message: "must be a file that was uploaded for this application",
      rule: "NO_FILE",
    });
  return { letter: null, letterId };
}

function wordsOf(text: string, application: Application, input: MakeOfferInput): string {
  const places = new Map([...placesOfApplication(application), ...placesOfTerms(input)]);
  const letter = filled(text, places);
  const place = emptyPlaceIn(letter);
  if (place !== null)
    throw broken("letter", { message: `has an empty place: ${place}`, rule: "EMPTY_PLACE" });
  const [held] = heldWordsOfMessage(letter, ApplicationParty.COMPANY, ApplicationStatus.OFFERED);
  if (held)
    throw broken("letter", {
      message: `is worded like a job scam: “${held.words}”. An offer asks for no money`,
      rule: "LIKE_A_SCAM",
    });
  return letter;
}

const broken = (field: string, complaint: Complaint) => new BrokenInputError([{ field, ...complaint }]);
