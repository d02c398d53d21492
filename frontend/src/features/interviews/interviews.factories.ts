import type {
  Interview_InterviewFragment,
  InterviewLine_InterviewFragment,
  InterviewSlot_SlotFragment,
} from "./Interviews.generated";

/** A free time in Peenya, half an hour on a Wednesday morning in India. */
export const buildSlot = (changes: Partial<InterviewSlot_SlotFragment> = {}) => ({
  __typename: "InterviewSlot" as const,
  id: "slot-1",
  startsAt: "2026-11-25T04:30:00.000Z",
  endsAt: "2026-11-25T05:00:00.000Z",
  minutes: 30,
  way: "PLACE" as const,
  place: "Plot 41, 2nd Cross, Peenya",
  mapUrl: null,
  phone: null,
  videoUrl: null,
  interviewer: "Farah Khan",
  note: null,
  isTaken: false,
  ...changes,
});

const NOTHING = { pick: false, ask: false, decline: false, offer: false, cancel: false, record: false };

/** An interview with two times offered, as its candidate sees it. */
export const buildInterview = ({
  viewerCan,
  ...changes
}: Partial<Omit<Interview_InterviewFragment, "viewerCan">> & {
  viewerCan?: Partial<typeof NOTHING>;
} = {}) => ({
  __typename: "Interview" as const,
  id: "interview-1",
  applicationId: "application-1",
  companyName: "Kaveri Foods",
  candidateName: null,
  candidatePhone: null,
  status: "OFFERED" as const,
  isOver: false,
  slot: null,
  offeredSlots: [
    buildSlot(),
    buildSlot({ id: "slot-2", startsAt: "2026-11-26T06:00:00.000Z", endsAt: "2026-11-26T06:30:00.000Z" }),
  ],
  words: null,
  wordsParty: null,
  askedAt: null,
  feedback: null,
  ...changes,
  viewerCan: {
    __typename: "InterviewPermissions" as const,
    ...(viewerCan ? { ...NOTHING, ...viewerCan } : { ...NOTHING, pick: true, ask: true, decline: true }),
  },
});

/** An agreed interview on a dashboard, as its company sees it. */
export const buildLine = (changes: Partial<InterviewLine_InterviewFragment> = {}) => ({
  __typename: "Interview" as const,
  id: "interview-1",
  applicationId: "application-1",
  jobId: "job-1",
  jobTitle: "Loom Fitter",
  jobPlacesInShort: "Hebbal, Mysuru",
  companyName: "Kaveri Foods",
  candidateName: "Meera Pillai",
  viewerSide: "COMPANY" as const,
  status: "SCHEDULED" as const,
  isOver: false,
  askedAt: null,
  slot: buildSlot(),
  offeredSlots: [],
  ...changes,
});
