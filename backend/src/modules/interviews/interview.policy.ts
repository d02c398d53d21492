import { ApplicationParty } from "../applications/application/application-pipeline";
import type { Interview } from "./interview.entity";
import { HAVING, InterviewStatus } from "./interview.enums";
import type { InterviewSlot } from "./interview-slot.entity";

/** An interview as one side meets it. */
interface Met {
  interview: Pick<Interview, "status" | "isPending">;
  side: ApplicationParty;
  slot: Pick<InterviewSlot, "startsAt"> | null;
  now: Date;
}

const { OFFERED, SCHEDULED } = InterviewStatus;

const isApplicant = ({ side }: Met) => side === ApplicationParty.APPLICANT;
const isCompany = ({ side }: Met) => side === ApplicationParty.COMPANY;
/** An agreed time can be changed until it begins. */
const isAhead = ({ slot, now }: Met) => slot === null || slot.startsAt > now;

/** Who may do what with an interview of theirs, as it stands. */
export const interviewPolicy = {
  pick: (met: Met): boolean => isApplicant(met) && met.interview.isPending && isAhead(met),
  ask: (met: Met): boolean => isApplicant(met) && met.interview.isPending && isAhead(met),
  decline: (met: Met): boolean => isApplicant(met) && met.interview.status === OFFERED,
  /** Of one whose time is over without a meeting too. */
  offer: (met: Met): boolean => isCompany(met) && met.interview.isPending,
  cancel: (met: Met): boolean =>
    isAhead(met) &&
    (met.interview.status === SCHEDULED || (isCompany(met) && met.interview.status === OFFERED)),
  record: (met: Met): boolean => isCompany(met) && HAVING.includes(met.interview.status) && !isAhead(met),
};

export type InterviewAct = keyof typeof interviewPolicy;
