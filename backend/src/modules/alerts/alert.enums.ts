import { registerEnumType } from "type-graphql";

/** How often somebody is told of what an alert finds. */
export enum AlertFrequency {
  INSTANT = "INSTANT",
  DAILY = "DAILY",
  WEEKLY = "WEEKLY",
}

registerEnumType(AlertFrequency, {
  name: "AlertFrequency",
  description: "How often somebody is told of what an alert finds.",
  valuesConfig: {
    INSTANT: {
      description: "Within minutes, once an hour at most; its mails don't go out from 9 pm to 8 am in India.",
    },
    DAILY: { description: "At 8 in the morning in India." },
    WEEKLY: { description: "On Monday at 8 in the morning in India." },
  },
});

/** How an alert stands. */
export enum AlertState {
  UNCONFIRMED = "UNCONFIRMED",
  ACTIVE = "ACTIVE",
  PAUSED = "PAUSED",
}

registerEnumType(AlertState, {
  name: "AlertState",
  description: "How an alert stands.",
  valuesConfig: {
    UNCONFIRMED: { description: "Asked for by an e-mail address that has not confirmed it yet." },
    ACTIVE: { description: "It looks for jobs." },
    PAUSED: { description: "It looks for none until it is started again." },
  },
});
