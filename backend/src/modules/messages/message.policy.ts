import { ApplicationParty, ApplicationStatus } from "../applications/application/application-pipeline";
import { seesContact } from "../applications/application/contact";
import type { MessageParty } from "./message.entity";
import { MessageStanding } from "./message.enums";

/** A thread as one side meets it. */
export interface MetThread {
  side: MessageParty;
  /** As this side knows it: the applicant not yet of a rejection that may be taken back. */
  status: ApplicationStatus;
  isApplicantGone: boolean;
  isCompanyBlocked: boolean;
  /** Whether the viewer answers candidates of all of the company's jobs. */
  answersAll: boolean;
  /** Who has blocked the other. */
  blockedBy: Readonly<Record<MessageParty, boolean>>;
  /** Whether a message of the company's has reached the applicant. */
  isOpened: boolean;
}

const { APPLICANT, COMPANY } = ApplicationParty;
const { SHORTLISTED, INTERVIEW, OFFERED, HIRED, NOT_SELECTED, WITHDRAWN } = ApplicationStatus;

/** From here on an applicant may write first. */
const BOTH_WRITE: readonly ApplicationStatus[] = [SHORTLISTED, INTERVIEW, OFFERED, HIRED];

export const otherSide = (side: MessageParty): MessageParty => (side === APPLICANT ? COMPANY : APPLICANT);

/** Why somebody may not write, the weightiest reason first (MSG-01, MSG-02). */
export function standingOf(met: MetThread): MessageStanding {
  const { side, status, blockedBy } = met;
  if (met.isApplicantGone) return MessageStanding.DELETED;
  if (met.isCompanyBlocked) return MessageStanding.COMPANY_BLOCKED;
  if (blockedBy[side]) return MessageStanding.BLOCKED_BY_VIEWER;
  if (blockedBy[otherSide(side)]) return MessageStanding.BLOCKED_BY_OTHER;
  if (status === WITHDRAWN) return MessageStanding.WITHDRAWN;
  if (side === COMPANY) return MessageStanding.OPEN;
  if (status === NOT_SELECTED) return MessageStanding.NOT_SELECTED;
  return met.isOpened || BOTH_WRITE.includes(status) ? MessageStanding.OPEN : MessageStanding.COMPANY_FIRST;
}

/** A block holds for all that a company writes to somebody, so it isn't for a hiring manager (HMGR-01). */
const isSidesOwn = ({ side, answersAll }: MetThread): boolean => side === APPLICANT || answersAll;

/** Who may do what in a thread of theirs. */
export const messagePolicy = {
  write: (met: MetThread): boolean => standingOf(met) === MessageStanding.OPEN,
  /** Nobody reads through a file for phone numbers, so it waits until contact is open (MSGF-02). */
  attach: (met: MetThread): boolean => standingOf(met) === MessageStanding.OPEN && seesContact(met.status),
  block: (met: MetThread): boolean => isSidesOwn(met) && !met.isApplicantGone && !met.blockedBy[met.side],
  keepTemplates: ({ side, answersAll }: MetThread): boolean => side === COMPANY && answersAll,
  unblock: (met: MetThread): boolean => isSidesOwn(met) && !met.isApplicantGone && met.blockedBy[met.side],
};

export type MessageAct = keyof typeof messagePolicy;
