import type { FieldProblem } from "../../../errors/errors";
import type { UnfinishedJob } from "../job/job.fields";

type WalkIn = Pick<UnfinishedJob, "walkInFrom" | "walkInUntil" | "walkInHours" | "walkInVenue">;

/** What is wrong with a walk-in as a whole: people must know the last day and the place. */
export function walkInProblems(form: WalkIn): FieldProblem[] {
  const { walkInFrom: from, walkInUntil: until, walkInHours: hours, walkInVenue: venue } = form;
  if (!from && !until && !hours && !venue) return [];
  const missing = (field: string, value: unknown, message: string): FieldProblem[] =>
    value ? [] : [{ field, message }];
  return [
    ...missing("walkInUntil", until, "must say the last day of the walk-in"),
    ...missing("walkInVenue", venue, "must say where to come"),
    ...(from && until && from > until
      ? [{ field: "walkInFrom", message: "must not lie after the last day" }]
      : []),
  ];
}
