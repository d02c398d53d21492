import styled from "styled-components";
import { Card, FilterChip, media, PillGroup, RadioGroup, space } from "../../design-system";
import { candidatesWords } from "../../features/applications/candidate/candidates.words";
import { jobsWords } from "../../features/jobs/job/jobs.words";
import { useWords } from "../../shared/words";
import {
  countOfFact,
  FACT_NAMES,
  factInWords,
  valuesOfFact,
  type ChosenFacts,
  type FactName,
} from "./candidate-facts";
import { countsVariables, type CandidateView } from "./candidates-address";
import { useCandidateFilterCountsQuery } from "./CandidatesScreen.generated";

interface FactFiltersProps {
  view: CandidateView;
  onChange(change: Partial<ChosenFacts>): void;
}

/** What candidates sent, each choice with how many it would leave (CAND-03): lines in a panel, pills in a sheet. */
function FactFilters({ look, view, onChange }: FactFiltersProps & { look: "panel" | "sheet" }) {
  const { filters: words } = useWords(candidatesWords);
  const { educations } = useWords(jobsWords);
  const { data, previousData } = useCandidateFilterCountsQuery({
    variables: countsVariables(view),
    fetchPolicy: "cache-and-network",
  });
  const counts = (data ?? previousData)?.candidateFilterCounts;
  const Group = look === "sheet" ? PillGroup : RadioGroup;
  function optionOf(name: FactName, value: string) {
    const count = countOfFact(counts, name, value);
    // Of a list that is too long to be counted, none says nothing.
    const isTold = count && (count.candidateCount > 0 || !count.isCapped);
    return {
      value,
      label: factInWords(name, value, { words, educations }),
      count: isTold ? words.figure(count.candidateCount, count.isCapped) : undefined,
      isMuted: isTold && count.candidateCount === 0,
    };
  }
  return FACT_NAMES.map((name) => {
    const values = valuesOfFact(counts, name, view[name]);
    if (values.length === 0) return null;
    return (
      <Group
        key={name}
        label={words.facts[name]}
        value={view[name]}
        options={[{ value: "", label: words.any }, ...values.map((value) => optionOf(name, value))]}
        onChange={(value) => onChange({ [name]: value })}
      />
    );
  });
}

/** The filters above the list, where there is room for them beside each other. */
export function FactPanel({ id, ...props }: FactFiltersProps & { id: string }) {
  return (
    <Panel id={id}>
      <FactFilters look="panel" {...props} />
    </Panel>
  );
}

/** The same for a phone's sheet. */
export const FactSheet = (props: FactFiltersProps) => <FactFilters look="sheet" {...props} />;

interface ActiveFiltersProps {
  view: CandidateView;
  /** Of the one job whose candidates are shown: phones have its box in a sheet (CAND-17). */
  jobTitle: string | undefined;
  onChange(change: Partial<CandidateView>): void;
}

/** What narrows the list, each with a cross that takes it away; on phones the chosen job too. */
export function ActiveFilters({ view, jobTitle, onChange }: ActiveFiltersProps) {
  const { filters: words } = useWords(candidatesWords);
  const { educations } = useWords(jobsWords);
  const chosen = FACT_NAMES.filter((name) => view[name] !== "");
  if (chosen.length === 0 && !jobTitle) return null;
  return (
    <Chips role="group" aria-label={words.narrowedBy} $isForPhones={chosen.length === 0}>
      {jobTitle && (
        <OnPhones>
          <FilterChip label={jobTitle} onRemove={() => onChange({ jobId: "", question: "", answer: "" })} />
        </OnPhones>
      )}
      {chosen.map((name) => {
        const label = factInWords(name, view[name], { words, educations });
        return <FilterChip key={name} label={label} onRemove={() => onChange({ [name]: "" })} />;
      })}
    </Chips>
  );
}

const Panel = styled(Card)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  gap: ${space.s5};
  align-items: start;

  ${media.phone} {
    display: none;
  }
`;

const Chips = styled.div<{ $isForPhones: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};

  ${media.tabletUp} {
    display: ${({ $isForPhones }) => ($isForPhones ? "none" : "flex")};
  }
`;

/* Elsewhere the box above names it. */
const OnPhones = styled.span`
  display: contents;

  > * {
    max-width: 100%;
  }

  span {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  ${media.tabletUp} {
    display: none;
  }
`;
