import type { WalkIn_WalkInFragment } from "./WalkIns.generated";

type Pass = NonNullable<WalkIn_WalkInFragment["pass"]>;

/** Number 27 of a Tuesday. */
export const buildPass = (changes: Partial<Pass> = {}): Pass => ({
  ...{ __typename: "WalkInPass" as const },
  ...{
    id: "visit-1",
    day: "2099-11-24",
    number: 27,
    code: "27-8Q4TK",
    name: "Asha Menon",
    phone: "9876543210",
  },
  ...{ band: null, numberNow: 19, turn: "AHEAD", hasCome: false, canGiveBack: true },
  ...changes,
});

export const buildWalkIn = (changes: Partial<WalkIn_WalkInFragment> = {}): WalkIn_WalkInFragment => ({
  ...{ __typename: "WalkIn" as const },
  ...{ jobId: "job-1", jobTitle: "Delivery Executive", companyName: "Kaveri Foods", isOpen: true },
  ...{ venue: "Plot 41, Peenya", hours: "10 am to 1 pm", days: ["2099-11-24", "2099-11-25"], bands: [] },
  pass: buildPass(),
  ...changes,
});
