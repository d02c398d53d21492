import { useState } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";

/** A field that was changed both here and elsewhere. */
export interface Contest {
  /** What does not stand in the field: theirs until that is taken, then what was typed here. */
  other: string;
  isTheirsTaken: boolean;
}

/**
 * Brings what another tab or person saved meanwhile into a form. `take` takes it over, except in fields that were
 * changed here. A field that both changed keeps what was typed, and `contests` has the other value. `swap` puts the
 * one for the other, and back.
 * @param fields those that can say so; any other field silently keeps what was typed here
 */
export function useNewerVersion<Values extends FieldValues, Name extends Path<Values>>(
  form: UseFormReturn<Values>,
  fields: readonly Name[],
) {
  type Contests = Partial<Record<Name, Contest>>;
  const [contests, setContests] = useState<Contests | null>(null);
  // Read here, because the library keeps track only of what somebody reads.
  const { defaultValues: known } = form.formState;

  /** @returns the first field that both changed */
  function take(newer: Values): Name | undefined {
    const typed = form.getValues();
    const kept = (Object.keys(newer) as Path<Values>[]).filter((name) => typed[name] !== known?.[name]);
    const contested = fields.filter(
      (name) => kept.includes(name) && newer[name] !== known?.[name] && newer[name] !== typed[name],
    );
    form.reset(newer);
    for (const name of kept) form.setValue(name, typed[name], { shouldDirty: true });
    const found: Contests = {};
    for (const name of contested) found[name] = { other: newer[name], isTheirsTaken: false };
    setContests(found);
    return contested[0];
  }

  function swap(name: Name) {
    const contest = contests?.[name];
    if (!contest) return;
    const other: string = form.getValues(name);
    form.setValue(name, contest.other as PathValue<Values, Name>, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
    setContests({ ...contests, [name]: { other, isTheirsTaken: !contest.isTheirsTaken } });
  }

  return { contests, take, swap };
}
