import { Kanban, List, SlidersHorizontal } from "lucide-react";
import { Link, useNavigate } from "react-router-dom";
import styled from "styled-components";
import {
  Button,
  color,
  FilterSheet,
  fontSize,
  ListSearch,
  media,
  radius,
  Select,
  space,
} from "../../design-system";
import { candidatesWords } from "../../features/applications/candidate/candidates.words";
import { usePipelineStages } from "../../features/applications/stages/usePipelineStages";
import { JobChoice } from "../../features/jobs/own/JobChoice";
import { type InPlace, useBackCloses } from "../../forms/useBackCloses";
import { useWords } from "../../shared/words";
import { AnswerFilter } from "./AnswerFilter";
import {
  candidatesPath,
  countFacts,
  countFilters,
  LOWEST_MATCHES,
  NO_FILTERS,
  SORT_NAMES,
  statusOf,
  type CandidateView,
} from "./candidates-address";
import { countAt, type Counts } from "./candidate-counts";
import { FactSheet } from "./FactFilters";
import { StageChoice } from "./StageChoice";

interface ViewProps {
  view: CandidateView;
}

/** Takes the address to another view of the candidates. */
export function useViewChange(view: CandidateView, inPlace?: InPlace) {
  const navigate = useNavigate();
  return (change: Partial<CandidateView>) => {
    const path = candidatesPath({ ...view, open: "", ...change });
    void navigate(path, inPlace?.(path));
  };
}

/** Narrows the candidates down; every choice stands in the address. */
export function CandidateToolbar({ view }: ViewProps) {
  const { filters: words } = useWords(candidatesWords);
  const change = useViewChange(view);
  const hasStages = usePipelineStages().length > 0;
  return (
    <Tools>
      <Selects $columns={hasStages && view.view === "list" ? 4 : 3}>
        <Choices view={view} />
      </Selects>
      <ListSearch
        label={words.search}
        text={view.text}
        maxLength={100}
        onSearch={(text) => change({ text })}
      />
    </Tools>
  );
}

/** Unfolds the filters by what was sent, where there is room for them above the list. */
export function FactsButton({ view, panelId, isOpen, onToggle }: FactsButtonProps) {
  const { filters: words } = useWords(candidatesWords);
  return (
    <NotOnPhones>
      <Button
        tone="secondary"
        icon={<SlidersHorizontal size={18} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={onToggle}
      >
        {words.moreFilters(countFacts(view))}
      </Button>
    </NotOnPhones>
  );
}

interface FactsButtonProps extends ViewProps {
  panelId: string;
  isOpen: boolean;
  onToggle(): void;
}

/** All choices for phones, where they would push the candidates out of sight. */
export function CandidateFilterSheet({ view, counts }: FilterSheetProps) {
  const { filters: words } = useWords(candidatesWords);
  const found = view.view === "list" ? countAt(statusOf(view), counts) : undefined;
  const { isOpen, onOpenChange, inPlace } = useBackCloses();
  const change = useViewChange(view, inPlace);
  return (
    <PhoneOnly>
      <FilterSheet
        {...{ isOpen, onOpenChange }}
        count={countFilters(view)}
        onClear={() => change(NO_FILTERS)}
        done={found ? words.show(found.count, found.isCapped) : words.done}
      >
        <Stack>
          <Choices {...{ view, inPlace }} />
          <FactSheet view={view} onChange={change} />
        </Stack>
      </FilterSheet>
    </PhoneOnly>
  );
}

interface FilterSheetProps extends ViewProps {
  counts: Counts | undefined;
}

function Choices({ view, inPlace }: ViewProps & { inPlace?: InPlace }) {
  const { filters: words } = useWords(candidatesWords);
  const change = useViewChange(view, inPlace);
  return (
    <>
      <JobChoice jobId={view.jobId} onChange={(jobId) => change({ jobId, question: "", answer: "" })} />
      {view.view === "list" && <StageChoice view={view} onChange={change} />}
      <Select
        label={words.match}
        value={String(view.minMatch)}
        options={LOWEST_MATCHES.map((score) => ({
          value: String(score),
          label: score === 0 ? words.anyMatch : words.from(score),
        }))}
        onChange={(event) => change({ minMatch: Number(event.target.value) })}
      />
      <Select
        label={words.sort}
        value={view.sort}
        options={SORT_NAMES.map((name) => ({ value: name, label: words.sorts[name] }))}
        onChange={(event) =>
          change({ sort: SORT_NAMES.find((name) => name === event.target.value) ?? "priority" })
        }
      />
      {view.jobId && <AnswerFilter key={view.jobId} view={view} onChange={change} />}
    </>
  );
}

/** List or board. */
export function CandidateViews({ view }: ViewProps) {
  const { filters: words } = useWords(candidatesWords);
  return (
    <ViewNav aria-label={words.views}>
      <Segments>
        {(["list", "board"] as const).map((name) => (
          <li key={name}>
            <Segment
              to={candidatesPath({ ...view, view: name })}
              aria-current={name === view.view ? "true" : undefined}
            >
              {name === "list" ? <List size={16} aria-hidden /> : <Kanban size={16} aria-hidden />}
              {words[name]}
            </Segment>
          </li>
        ))}
      </Segments>
    </ViewNav>
  );
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s3};
  align-items: end;
`;

const Selects = styled.div<{ $columns: 3 | 4 }>`
  display: grid;
  flex: 2 1 480px;
  grid-template-columns: 2fr repeat(${({ $columns }) => $columns - 1}, 1fr);
  gap: ${space.s3};

  ${media.phone} {
    display: none;
  }
`;

const PhoneOnly = styled.div`
  ${media.tabletUp} {
    display: none;
  }
`;

const NotOnPhones = styled.div`
  ${media.phone} {
    display: none;
  }
`;

const Stack = styled.div`
  display: grid;
  gap: ${space.s4};
`;

const ViewNav = styled.nav`
  ${media.phone} {
    flex: 1;
  }
`;

const Segments = styled.ul`
  display: flex;
  flex: none;
  padding: 3px;
  border-radius: ${radius.rSm};
  background: ${color.groove};
  box-shadow: inset 0 0 0 1px ${color.line};

  > li {
    flex: 1;
  }
`;

const Segment = styled(Link)`
  display: flex;
  gap: 6px;
  align-items: center;
  justify-content: center;
  min-height: 34px;
  padding-inline: ${space.s3};
  border-radius: 6px;
  color: ${color.ink2};
  font-size: ${fontSize.fs14};
  font-weight: 500;
  text-decoration: none;

  > svg {
    flex: none;
  }

  ${media.phone} {
    min-height: 40px;

    > svg {
      display: none;
    }
  }

  &[aria-current] {
    background: ${color.raised};
    box-shadow: 0 0 0 1px ${color.lineStrong};
    color: ${color.ink};
    font-weight: 600;
  }
`;
