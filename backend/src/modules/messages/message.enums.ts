import { registerEnumType } from "type-graphql";

/** What has become of a message; stored as spelled here. */
export enum MessageState {
  DELIVERED = "delivered",
  HELD = "held",
  REMOVED = "removed",
  WAITING = "waiting",
}

registerEnumType(MessageState, {
  name: "MessageState",
  description: "What has become of a message. The other side reads delivered ones alone.",
  valuesConfig: {
    DELIVERED: { description: "It has reached the other side." },
    HELD: { description: "Its wording waits for an admin." },
    REMOVED: { description: "An admin has removed it." },
    WAITING: { description: "To many at once; it goes out when it can't be undone any more." },
  },
});

/** Why a message was kept from the other side. */
export enum MessageHoldCause {
  CONTACT = "CONTACT",
  SCAM = "SCAM",
}

registerEnumType(MessageHoldCause, {
  name: "MessageHoldCause",
  description: "Why a message was kept from the other side.",
  valuesConfig: {
    CONTACT: {
      description: "It asks for contact, or gives it, before the company has shortlisted somebody.",
    },
    SCAM: { description: "Some of its wording is often used in job scams." },
  },
});

/** Whether the viewer may write in a thread, and why not. */
export enum MessageStanding {
  OPEN = "OPEN",
  COMPANY_FIRST = "COMPANY_FIRST",
  NOT_SELECTED = "NOT_SELECTED",
  WITHDRAWN = "WITHDRAWN",
  BLOCKED_BY_VIEWER = "BLOCKED_BY_VIEWER",
  BLOCKED_BY_OTHER = "BLOCKED_BY_OTHER",
  COMPANY_BLOCKED = "COMPANY_BLOCKED",
  DELETED = "DELETED",
}

registerEnumType(MessageStanding, {
  name: "MessageStanding",
  description: "Whether the viewer may write in a thread, and why not.",
  valuesConfig: {
    OPEN: { description: "They may write." },
    COMPANY_FIRST: { description: "The applicant may write once the company has, or has shortlisted them." },
    NOT_SELECTED: { description: "The company has decided for others, and it alone may still write." },
    WITHDRAWN: { description: "The application was taken back: nobody writes any more." },
    BLOCKED_BY_VIEWER: { description: "The viewer's side has blocked the other." },
    BLOCKED_BY_OTHER: { description: "The other side has blocked the viewer's." },
    COMPANY_BLOCKED: { description: "An admin has blocked the company." },
    DELETED: { description: "The applicant's account is gone." },
  },
});

/** What is wrong with a message; stored as spelled here. */
export enum MessageReportReason {
  SCAM = "scam",
  ASKS_FOR_MONEY = "asks-for-money",
  RUDE = "rude",
  OTHER = "other",
}

registerEnumType(MessageReportReason, {
  name: "MessageReportReason",
  description: "What is wrong with a message.",
  valuesConfig: {
    SCAM: { description: "It is no honest offer." },
    ASKS_FOR_MONEY: { description: "It asks for money, documents or secrets." },
    RUDE: { description: "It is rude, or harasses." },
    OTHER: { description: "Something else; the comment says what." },
  },
});
