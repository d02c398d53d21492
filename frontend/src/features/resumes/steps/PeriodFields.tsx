import { useWords } from "../../../shared/words";
import { DateField } from "./DateField";
import { resumeStepsWords } from "./resume-steps.words";
import type { StepProps } from "./StepFields";

interface Period {
  startDate: string;
  endDate: string;
}

interface PeriodFieldsProps extends Pick<StepProps, "problemOf"> {
  entry: Period;
  /** What goes on has no end (RES-12). */
  isCurrent?: boolean;
  path(name: keyof Period): string;
  change(values: Partial<Period>): void;
}

/** From when to when. */
export function PeriodFields({ entry, isCurrent = false, path, problemOf, change }: PeriodFieldsProps) {
  const { fields, hints, present } = useWords(resumeStepsWords);
  return (
    <>
      <DateField
        path={path("startDate")}
        label={fields.startDate}
        hint={hints.startDate}
        error={problemOf(path("startDate"))}
        value={entry.startDate}
        onChange={(startDate) => change({ startDate })}
      />
      <DateField
        path={path("endDate")}
        label={fields.endDate}
        error={problemOf(path("endDate"))}
        disabled={isCurrent}
        value={isCurrent ? present : entry.endDate}
        onChange={(endDate) => change({ endDate })}
      />
    </>
  );
}
