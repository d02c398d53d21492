import styled from "styled-components";
import { media, space, ToggleChip } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { ChoiceForm } from "./ChoiceForm";
import type { CountOf } from "./filter-counts";
import { changedSearch, NOTHING_ASKED, type JobSearch } from "./job-search";
import { jobSearchWords } from "./job-search.words";

const MOST_SHOWN = 6;

interface QuickFiltersProps {
  search: JobSearch;
  /** How many jobs there are without a further choice, and with each. */
  total?: number | undefined;
  countOf?: CountOf | undefined;
  onChange(changes: Partial<JobSearch>): void;
}

/** Six filters at one tap: those that are on, and those that split the list best. */
export function QuickFilters({ search, total, countOf, onChange }: QuickFiltersProps) {
  const words = useWords(jobSearchWords);
  const choices = useQuickChoices(search);
  return (
    <Row role="group" aria-label={words.quickFilters}>
      {bestOf(choices, total, countOf).map(({ label, changes, isOn }) => {
        const count = isOn ? undefined : countOf?.(changes);
        const next = isOn ? nothingOf(changes) : changes;
        return (
          <ChoiceForm key={label} to={changedSearch(search, next)}>
            <ToggleChip
              type="submit"
              isOn={isOn}
              count={count && words.figure(count.jobCount, count.isCapped)}
              onClick={(event) => {
                event.preventDefault();
                onChange(next);
              }}
            >
              {label}
            </ToggleChip>
          </ChoiceForm>
        );
      })}
    </Row>
  );
}

interface QuickChoice {
  label: string;
  changes: Partial<JobSearch>;
  isOn: boolean;
}

function useQuickChoices(search: JobSearch): QuickChoice[] {
  const words = useWords(jobSearchWords);
  const choices: [string, Partial<JobSearch>][] = [
    [words.modes.remote, { mode: "remote" }],
    [words.yearsOfWork(0), { experience: 0 }],
    [words.partTime, { type: "part-time" }],
    [words.monthlyPayFrom(25_000), { pay: 25_000 }],
    [words.walkIn, { walkIn: true }],
    [words.postedWithin[7], { posted: 7 }],
    [words.educations["10th"], { education: "10th" }],
    [words.shiftChips.day, { shift: "day" }],
    [words.shiftChips.night, { shift: "night" }],
    [words.englishChips.none, { english: "none" }],
  ];
  return choices.map(([label, changes]) => ({ label, changes, isOn: holds(search, changes) }));
}

const namesOf = (changes: Partial<JobSearch>) => Object.keys(changes) as (keyof typeof NOTHING_ASKED)[];

const holds = (search: JobSearch, changes: Partial<JobSearch>): boolean =>
  namesOf(changes).every((name) => search[name] === changes[name]);

const nothingOf = (changes: Partial<JobSearch>): Partial<JobSearch> =>
  Object.fromEntries(namesOf(changes).map((name) => [name, NOTHING_ASKED[name]]));

/** In their own order, so that none moves under a finger: a choice near half of the jobs says most. */
function bestOf(
  choices: readonly QuickChoice[],
  total: number | undefined,
  countOf: CountOf | undefined,
): readonly QuickChoice[] {
  const half = (total ?? 0) / 2;
  const worth = ({ changes, isOn }: QuickChoice) => {
    if (isOn) return Number.POSITIVE_INFINITY;
    const count = countOf?.(changes)?.jobCount;
    if (count === undefined) return -half;
    return count === 0 ? Number.NEGATIVE_INFINITY : -Math.abs(count - half);
  };
  const best = [...choices].sort((one, other) => compare(worth(other), worth(one))).slice(0, MOST_SHOWN);
  return choices.filter((choice) => best.includes(choice) && worth(choice) > Number.NEGATIVE_INFINITY);
}

/** Two that are infinite alike are the same, which a subtraction would not say. */
const compare = (one: number, other: number): number => (one === other ? 0 : one - other);

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};

  ${media.belowDesktop} {
    flex: none;
    flex-wrap: nowrap;
  }
`;
