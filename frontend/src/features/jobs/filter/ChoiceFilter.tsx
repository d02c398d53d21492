import { PillGroup, RadioGroup } from "../../../design-system";
import { useWords } from "../../../shared/words";
import type { CountOf } from "./filter-counts";
import type { JobSearch } from "./job-search";
import { jobSearchWords } from "./job-search.words";

/** Beside the list, a line each; in the sheet, pills that a finger hits. */
export type FilterLook = "panel" | "sheet";

export interface ChoiceGroup {
  label: string;
  /** The value chosen. */
  value: string;
  /** The first of them chooses nothing. */
  choices: readonly { value: string; label: string; changes: Partial<JobSearch> }[];
}

interface ChoiceFilterProps {
  look: FilterLook;
  group: ChoiceGroup;
  countOf: CountOf | undefined;
  onChange(changes: Partial<JobSearch>): void;
}

/** One of a few, each with how many jobs it would leave, where the server says so. */
export function ChoiceFilter({ look, group, countOf, onChange }: ChoiceFilterProps) {
  const words = useWords(jobSearchWords);
  const { label, value, choices } = group;
  const options = choices.map((choice) => {
    const count = choice.value === "" ? undefined : countOf?.(choice.changes);
    return {
      value: choice.value,
      label: choice.label,
      count: count && words.figure(count.jobCount, count.isCapped),
      isMuted: count?.jobCount === 0,
    };
  });
  function handleChange(chosen: string) {
    const choice = choices.find((one) => one.value === chosen);
    if (choice) onChange(choice.changes);
  }
  const Group = look === "sheet" ? PillGroup : RadioGroup;
  return <Group label={label} value={value} options={options} onChange={handleChange} />;
}
