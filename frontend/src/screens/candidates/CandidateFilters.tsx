import type { SubmitEvent } from "react";
import { useNavigate } from "react-router-dom";
import styled from "styled-components";
import { Button, ChipLink, media, Select, space, TextField } from "../../design-system";
import { candidatesWords } from "../../features/applications/candidates.words";
import { useWords } from "../../shared/words";
import {
  candidatesPath,
  LOWEST_MATCHES,
  SORT_NAMES,
  STATUS_FILTERS,
  type CandidateView,
} from "./candidates-address";
import type { CandidateCountsQuery, CandidateJobsQuery } from "./CandidatesScreen.generated";

interface CandidateToolbarProps {
  view: CandidateView;
  jobs: CandidateJobsQuery["myJobs"]["items"];
}

/** Narrows the candidates down; every choice stands in the address. */
export function CandidateToolbar({ view, jobs }: CandidateToolbarProps) {
  const { filters: words } = useWords(candidatesWords);
  const navigate = useNavigate();
  const go = (change: Partial<CandidateView>) =>
    void navigate(candidatesPath({ ...view, open: "", ...change }));
  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get("q");
    go({ text: typeof text === "string" ? text.trim() : "" });
  }
  return (
    <Tools>
      <Selects>
        <Select
          label={words.job}
          value={view.jobId}
          options={[
            { value: "", label: words.allJobs },
            ...jobs.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          onChange={(event) => go({ jobId: event.target.value })}
        />
        <Select
          label={words.match}
          value={String(view.minMatch)}
          options={LOWEST_MATCHES.map((score) => ({
            value: String(score),
            label: score === 0 ? words.anyMatch : words.from(score),
          }))}
          onChange={(event) => go({ minMatch: Number(event.target.value) })}
        />
        <Select
          label={words.sort}
          value={view.sort}
          options={SORT_NAMES.map((name) => ({ value: name, label: words.sorts[name] }))}
          onChange={(event) =>
            go({ sort: SORT_NAMES.find((name) => name === event.target.value) ?? "priority" })
          }
        />
      </Selects>
      <SearchForm role="search" onSubmit={handleSubmit}>
        <TextField
          key={view.text}
          label={words.search}
          name="q"
          type="search"
          maxLength={100}
          defaultValue={view.text}
        />
        <Button type="submit" tone="secondary">
          {words.find}
        </Button>
      </SearchForm>
    </Tools>
  );
}

/** List or board. */
export function CandidateViews({ view }: { view: CandidateView }) {
  const { filters: words } = useWords(candidatesWords);
  return (
    <nav aria-label={words.views}>
      <ChipRow>
        {(["list", "board"] as const).map((name) => (
          <li key={name}>
            <ChipLink to={candidatesPath({ ...view, view: name })} isCurrent={name === view.view}>
              {words[name]}
            </ChipLink>
          </li>
        ))}
      </ChipRow>
    </nav>
  );
}

interface StatusFilterProps {
  view: CandidateView;
  counts: CandidateCountsQuery["candidates"] | undefined;
}

/** One link a status, with how many stand there. */
export function StatusFilter({ view, counts }: StatusFilterProps) {
  const { filters: words, statuses } = useWords(candidatesWords);
  function labelOf(status: (typeof STATUS_FILTERS)[number]["status"]): string {
    const name = status ? statuses[status] : words.all;
    const known = status ? counts?.counts.find((count) => count.status === status) : allOf(counts);
    return known ? words.count(name, known.count, known.isCapped) : name;
  }
  return (
    <nav aria-label={words.statuses}>
      <ChipRow>
        {STATUS_FILTERS.map(({ name, status }) => (
          <li key={name}>
            <ChipLink
              to={candidatesPath({ ...view, status: name, open: "" })}
              isCurrent={name === view.status}
            >
              {labelOf(status)}
            </ChipLink>
          </li>
        ))}
      </ChipRow>
    </nav>
  );
}

const allOf = (counts: StatusFilterProps["counts"]) =>
  counts && { count: counts.total, isCapped: counts.isTotalCapped };

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s3};
  align-items: end;
`;

const Selects = styled.div`
  display: grid;
  flex: 2 1 480px;
  grid-template-columns: 2fr 1fr 1fr;
  gap: ${space.s3};

  ${media.phone} {
    flex-basis: 100%;
    grid-template-columns: 1fr 1fr;

    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

const SearchForm = styled.form`
  display: flex;
  flex: 1 1 280px;
  gap: ${space.s2};
  align-items: end;

  > :first-child {
    flex: 1;
  }

  > button {
    height: 48px;
  }
`;

const ChipRow = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
`;
