import { registerEnumType } from "type-graphql";

/** Where a visit stands; stored as spelled here. */
export enum WalkInStatus {
  WAITING = "waiting",
  CAME = "came",
  MISSED = "missed",
  GIVEN_BACK = "given-back",
  CALLED_OFF = "called-off",
}

registerEnumType(WalkInStatus, {
  name: "WalkInStatus",
  description: "Where a visit to a walk-in stands, for the company.",
  valuesConfig: {
    WAITING: { description: "The number is taken." },
    CAME: { description: "They have shown their code, or were marked as there." },
    MISSED: { description: "They did not come." },
    GIVEN_BACK: { description: "They gave the number back, or moved to another day. Final." },
    CALLED_OFF: { description: "The company called the day off, or closed the job. Final." },
  },
});

/** Those that may still be called, as the index `walk_in_visits_standing` says with MISSED. */
export const CALLABLE: readonly WalkInStatus[] = [WalkInStatus.WAITING, WalkInStatus.CAME];

/** Those that hold the one place that a person has in the walk-in of a job. */
export const STANDING: readonly WalkInStatus[] = [...CALLABLE, WalkInStatus.MISSED];

/** What members note of a visit. */
export enum WalkInOutcome {
  WAITING = "waiting",
  CAME = "came",
  MISSED = "missed",
}

registerEnumType(WalkInOutcome, {
  name: "WalkInOutcome",
  description: "What members note of a visit.",
  valuesConfig: {
    WAITING: { description: "Nothing yet: takes back what was noted." },
    CAME: { description: "They came." },
    MISSED: { description: "They did not come." },
  },
});

/** How far the queue has come, as the visitor reads it. */
export enum WalkInTurn {
  AHEAD = "ahead",
  NOW = "now",
  PASSED = "passed",
  DONE = "done",
  OFF = "off",
}

registerEnumType(WalkInTurn, {
  name: "WalkInTurn",
  description: "How far the queue has come for a number.",
  valuesConfig: {
    AHEAD: { description: "It has not been called yet." },
    NOW: { description: "It is called now." },
    PASSED: { description: "It was called, and nobody came: they should go to the desk." },
    DONE: { description: "It was called and they came, or the day is over." },
    OFF: { description: "The walk-in of that day is called off." },
  },
});
