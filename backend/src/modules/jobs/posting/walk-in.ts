import type { FieldProblem } from "../../../errors/errors";
import { indianDay } from "../../../time/indian-calendar";
import type { UnfinishedJob } from "../job/job.fields";

type WalkIn = Pick<UnfinishedJob, "walkInFrom" | "walkInUntil" | "walkInHours" | "walkInVenue">;

const DAY = /^\d{4}-\d\d-\d\d$/;

/** What is wrong with a walk-in as a whole: people must know the last day and the place. */
export function walkInProblems(form: WalkIn): FieldProblem[] {
  const { walkInFrom: from, walkInUntil: until, walkInHours: hours, walkInVenue: venue } = form;
  if (!from && !until && !hours && !venue) return [];
  const missing = (field: string, value: unknown, message: string): FieldProblem[] =>
    value ? [] : [{ field, message, rule: "REQUIRED" }];
  return [
    ...missing("walkInUntil", until, "must say the last day of the walk-in"),
    ...missing("walkInVenue", venue, "must say where to come"),
    ...(from && until && from > until
      ? [
          {
            field: "walkInFrom",
            message: "must not lie after the last day",
            rule: "ENDS_BEFORE_START" as const,
          },
        ]
      : []),
  ];
}

const isOver = ({ walkInUntil: until }: WalkIn, now: Date): boolean =>
  !!until && DAY.test(until) && until < indianDay(now);

/**
 * Nobody can come to a walk-in that is over in India (WALK-11).
 * @param standing the job as it is posted: what it says already it may go on to say
 */
export const pastWalkIn = (
  form: WalkIn,
  now: Date,
  standing?: Pick<WalkIn, "walkInUntil">,
): FieldProblem[] =>
  isOver(form, now) && form.walkInUntil !== standing?.walkInUntil
    ? [{ field: "walkInUntil", message: "must be today or later", rule: "PAST" }]
    : [];

/** What a row of a file says of a walk-in that is over, beside its last day: it is left out with it. */
export const restOfPastWalkIn = (form: WalkIn, now: Date): FieldProblem[] =>
  (["walkInFrom", "walkInHours", "walkInVenue"] as const)
    .filter((field) => isOver(form, now) && form[field])
    .map((field) => ({ field, message: "belongs to a walk-in that is over", rule: "PAST" }));
