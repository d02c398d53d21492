import { registerEnumType } from "type-graphql";

/** Where an interview stands; stored as spelled here. */
export enum InterviewStatus {
  OFFERED = "offered",
  SCHEDULED = "scheduled",
  DECLINED = "declined",
  CANCELLED = "cancelled",
  ATTENDED = "attended",
  MISSED = "missed",
}

registerEnumType(InterviewStatus, {
  name: "InterviewStatus",
  description: "Where an interview stands.",
  valuesConfig: {
    OFFERED: { description: "The company has offered times, and none is agreed yet." },
    SCHEDULED: { description: "A time is agreed." },
    DECLINED: { description: "The candidate wants none of it. Final." },
    CANCELLED: { description: "Either side called it off, or the application ended. Final." },
    ATTENDED: { description: "The candidate came. The candidate reads SCHEDULED." },
    MISSED: { description: "The candidate did not come. The candidate reads SCHEDULED." },
  },
});

/** Those that are still to come about. */
export const PENDING: readonly InterviewStatus[] = [InterviewStatus.OFFERED, InterviewStatus.SCHEDULED];

/** Those that have their slot to themselves, as the index `interviews_slot_taken` says. */
export const HAVING: readonly InterviewStatus[] = [
  InterviewStatus.SCHEDULED,
  InterviewStatus.ATTENDED,
  InterviewStatus.MISSED,
];

/** How people meet; stored as spelled here. */
export enum InterviewWay {
  PLACE = "place",
  PHONE = "phone",
  VIDEO = "video",
}

registerEnumType(InterviewWay, {
  name: "InterviewWay",
  description: "How an interview is held.",
  valuesConfig: {
    PLACE: { description: "In person, at an address." },
    PHONE: { description: "The company calls." },
    VIDEO: { description: "By a video link." },
  },
});
