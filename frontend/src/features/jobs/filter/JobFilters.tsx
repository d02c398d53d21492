import styled from "styled-components";
import { Checkbox, color, Select, space, text } from "../../../design-system";
import type { InPlace } from "../../../forms/useBackCloses";
import { useWords } from "../../../shared/words";
import { AdvancedFilters, LockedFilters } from "./AdvancedFilters";
import { distanceGroup, modeGroup, personGroups, postedGroup, typeGroup } from "./choice-groups";
import { ChoiceFilter, type ChoiceGroup, type FilterLook } from "./ChoiceFilter";
import { EXPERIENCE_YEARS, stepOf } from "./filter-choices";
import type { CountOf } from "./filter-counts";
import { hasPlace, type JobSearch } from "./job-search";
import { jobSearchWords } from "./job-search.words";
import { HereTrouble, NearMeButton } from "./NearMe";
import { PayFilter } from "./PayFilter";
import { PlacesFilter } from "./PlacesFilter";

export interface JobFiltersProps {
  search: JobSearch;
  /** Whether the viewer's plan has the advanced ones (PLAN-08). */
  hasAdvanced: boolean;
  /** How many jobs each choice would leave; undefined until the server has said so. */
  countOf?: CountOf | undefined;
  /** @param inPlace where the choice takes the place of the history's entry that opened the filters */
  onChange(changes: Partial<JobSearch>, inPlace?: InPlace): void;
}

interface LookedAt extends JobFiltersProps {
  look: FilterLook;
}

/** What narrows the list beside text and place; each choice counts at once. */
export function JobFilters(props: LookedAt) {
  const { look, search, hasAdvanced, countOf, onChange } = props;
  const words = useWords(jobSearchWords);
  // The form beside the panel has the type; on phones it is folded away.
  const type = look === "sheet" ? [typeGroup(search, words)] : [];
  return (
    <>
      <PlaceFilters {...props} />
      <Group>
        <PayFilter {...{ search, countOf, onChange }} />
      </Group>
      <ChoiceFilters {...props} groups={[...type, postedGroup(search, words), modeGroup(search, words)]} />
      <Group>
        <Experience {...props} />
      </Group>
      <ChoiceFilters {...props} groups={personGroups(search, words)} />
      <Group>
        <WalkIn {...props} />
      </Group>
      <Group>
        {hasAdvanced ? <AdvancedFilters search={search} onChange={onChange} /> : <LockedFilters />}
      </Group>
    </>
  );
}

function ChoiceFilters({ groups, look, countOf, onChange }: LookedAt & { groups: ChoiceGroup[] }) {
  return groups.map((group) => (
    <Group key={group.label}>
      <ChoiceFilter {...{ group, look, countOf, onChange }} />
    </Group>
  ));
}

function PlaceFilters({ look, search, countOf, onChange }: LookedAt) {
  const words = useWords(jobSearchWords);
  return (
    <Group>
      {hasPlace(search) && (
        <ChoiceFilter group={distanceGroup(search, words)} {...{ look, countOf, onChange }} />
      )}
      {/* Beside the panel the page itself has the button, and says what is wrong. */}
      {look === "sheet" && (
        <div>
          <NearMeButton search={search} onChange={onChange} />
          <HereTrouble search={search} />
        </div>
      )}
      <PlacesFilter location={search.location} onChange={onChange} />
    </Group>
  );
}

function Experience({ search, countOf, onChange }: LookedAt) {
  const words = useWords(jobSearchWords);
  const nameOf = (years: (typeof EXPERIENCE_YEARS)[number]) => {
    const count = countOf?.({ experience: years });
    const name = words.yearsOfWork(years);
    return count ? words.counted(name, words.figure(count.jobCount, count.isCapped)) : name;
  };
  return (
    <Select
      label={words.yourExperience}
      value={search.experience?.toString() ?? ""}
      options={[
        { value: "", label: words.anyExperience },
        ...EXPERIENCE_YEARS.map((years) => ({ value: String(years), label: nameOf(years) })),
      ]}
      onChange={(event) => onChange({ experience: stepOf(EXPERIENCE_YEARS, event.target.value) })}
    />
  );
}

function WalkIn({ search, countOf, onChange }: LookedAt) {
  const words = useWords(jobSearchWords);
  const count = countOf?.({ walkIn: true });
  return (
    <div>
      <Checkbox
        label={words.walkIn}
        checked={search.walkIn}
        count={count && words.figure(count.jobCount, count.isCapped)}
        onChange={(walkIn) => onChange({ walkIn })}
      />
      <Hint>{words.walkInHint}</Hint>
    </div>
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

const Hint = styled.p`
  ${text.meta}
`;
