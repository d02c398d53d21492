import styled from "styled-components";
import { color, RadioGroup, Select, space } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { AdvancedFilters, LockedFilters } from "./AdvancedFilters";
import { EXPERIENCE_YEARS, POSTED_DAYS, stepOf, WORK_MODES, type JobSearch } from "./job-search";
import { jobSearchWords } from "./job-search.words";

export interface JobFiltersProps {
  search: JobSearch;
  /** Whether the viewer's plan has the advanced ones (PLAN-08). */
  hasAdvanced: boolean;
  onChange(changes: Partial<JobSearch>): void;
}

/** What narrows the list beside text, type and place; each choice counts at once. */
export function JobFilters({ search, hasAdvanced, onChange }: JobFiltersProps) {
  const words = useWords(jobSearchWords);
  return (
    <>
      <Group>
        <RadioGroup
          label={words.posted}
          value={search.posted?.toString() ?? ""}
          options={[
            { value: "", label: words.anyTime },
            ...POSTED_DAYS.map((days) => ({ value: String(days), label: words.postedWithin[days] })),
          ]}
          onChange={(value) => onChange({ posted: stepOf(POSTED_DAYS, value) })}
        />
      </Group>
      <Group>
        <RadioGroup
          label={words.workMode}
          value={search.mode}
          options={[
            { value: "", label: words.anyMode },
            ...WORK_MODES.map((mode) => ({ value: mode, label: words.modes[mode] })),
          ]}
          onChange={(value) => onChange({ mode: WORK_MODES.find((mode) => mode === value) ?? "" })}
        />
      </Group>
      <Group>
        <Select
          label={words.yourExperience}
          value={search.experience?.toString() ?? ""}
          options={[
            { value: "", label: words.anyExperience },
            ...EXPERIENCE_YEARS.map((years) => ({ value: String(years), label: words.yearsOfWork(years) })),
          ]}
          onChange={(event) => onChange({ experience: stepOf(EXPERIENCE_YEARS, event.target.value) })}
        />
      </Group>
      <Group>
        {hasAdvanced ? <AdvancedFilters search={search} onChange={onChange} /> : <LockedFilters />}
      </Group>
    </>
  );
}

const Group = styled.div`
  display: grid;
  gap: ${space.s4};

  & + & {
    padding-top: ${space.s4};
    border-top: 1px solid ${color.line};
    margin-top: ${space.s4};
  }
`;
