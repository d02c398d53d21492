import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import styled from "styled-components";
import {
  Button,
  Chip,
  color,
  fontSize,
  media,
  Notice,
  radius,
  space,
  text,
  TextField,
} from "../../../design-system";
import { readRefusal } from "../../../shared/refusal";
import { useRefusalText } from "../../../shared/language/useRefusalText";
import type { TriedWordInput } from "../../../shared/schema.generated";
import { useWords } from "../../../shared/words";
import { Quiet } from "../admin/admin-table";
import { type TrySearchQuery, useTrySearchQuery } from "./AdminSearchWord.generated";
import { searchWordsWords } from "./search-words.words";

interface TrySearchProps {
  /** As it would be; without it the search is tried as it is. */
  word?: TriedWordInput;
  /** What is tried first. */
  text?: string;
}

/** A search on trial: which words are read in a text, and what it finds (SEEK-04). No form: it stands in one. */
export function TrySearch({ word, text: first = "" }: TrySearchProps) {
  const words = useWords(searchWordsWords);
  const headingId = useId();
  const [typed, setTyped] = useState<string>();
  const [asked, setAsked] = useState<{ text: string; word?: TriedWordInput }>();
  const shown = (typed ?? first).slice(0, 200);
  const { data, loading, error, refetch } = useTrySearchQuery({
    variables: asked ?? { text: "" },
    skip: !asked,
    fetchPolicy: "no-cache",
  });

  function handleTry() {
    const wanted = { text: shown.trim(), ...(word && { word }) };
    if (wanted.text === "") return;
    if (JSON.stringify(wanted) === JSON.stringify(asked)) void refetch();
    else setAsked(wanted);
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    handleTry();
  }

  return (
    <Box aria-labelledby={headingId}>
      <Heading id={headingId}>{words.tryTitle}</Heading>
      <Line>
        <TextField
          label={words.tryText}
          hint={word ? words.tryHint : words.tryHintNow}
          value={shown}
          maxLength={200}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={handleKeyDown}
        />
        <Button tone="secondary" busy={loading} busyText={words.trying} onClick={handleTry}>
          {words.tryButton}
        </Button>
      </Line>
      {error && !loading && <TryFailure error={error} />}
      {data && !loading && !error && <Trial trial={data.trySearch} isOfWord={asked?.word !== undefined} />}
    </Box>
  );
}

function TryFailure({ error }: { error: unknown }) {
  const words = useWords(searchWordsWords);
  const textOf = useRefusalText();
  const refusal = readRefusal(error);
  const [problem] = refusal.fields;
  const why = problem ? `${problem.field.replace(/^.*\./, "")} ${problem.message}.` : textOf(refusal, {});
  return <Notice tone="danger">{why || words.tryFailed}</Notice>;
}

function Trial({ trial, isOfWord }: { trial: TrySearchQuery["trySearch"]; isOfWord: boolean }) {
  const words = useWords(searchWordsWords);
  const { total, totalBefore, isTotalCapped } = trial;
  const place = useRef<HTMLDivElement>(null);
  // In a dialog it would come up behind the buttons at its foot.
  useEffect(() => place.current?.scrollIntoView({ block: "nearest" }), [trial]);
  return (
    <Found ref={place} role="status">
      {trial.words.length === 0 ? (
        <Quiet>{words.noWords}</Quiet>
      ) : (
        <Words>
          <Quiet>{words.readAs}</Quiet>
          {trial.words.map(({ text: part, word }) => (
            <Chip key={part + word.code} tone="type">
              {part === word.name.toLowerCase() ? word.name : `${part}: ${word.name}`}
            </Chip>
          ))}
        </Words>
      )}
      <Total>
        {isOfWord ? words.findsInstead(totalBefore, total, isTotalCapped) : words.finds(total, isTotalCapped)}
      </Total>
      {trial.isPartial && <Quiet>{words.partial}</Quiet>}
      {trial.jobs.length > 0 && (
        <Jobs>
          {trial.jobs.map((job) => (
            <li key={job.id}>
              <span>{job.title}</span>
              <Quiet>{[job.companyName, job.place].filter(Boolean).join(", ")}</Quiet>
            </li>
          ))}
        </Jobs>
      )}
    </Found>
  );
}

const Box = styled.section`
  display: grid;
  gap: ${space.s3};
  padding: ${space.s4};
  border: 1px solid ${color.line};
  border-radius: ${radius.rMd};
  background: ${color.canvas};
`;

const Heading = styled.h2`
  ${text.label}
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
  align-items: flex-start;

  > :first-child {
    flex: 1 1 240px;
  }

  > button {
    height: 48px;
    margin-top: 28px;
  }

  ${media.phone} {
    > button {
      width: 100%;
      margin-top: 0;
    }
  }
`;

const Found = styled.div`
  display: grid;
  gap: ${space.s2};
`;

const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  align-items: center;
`;

const Total = styled.p`
  color: ${color.ink};
  font-size: ${fontSize.fs14};
  font-weight: 600;
`;

const Jobs = styled.ul`
  border: 1px solid ${color.line};
  border-radius: ${radius.rSm};
  background: ${color.surface};

  > li {
    display: flex;
    flex-wrap: wrap;
    gap: 2px ${space.s3};
    align-items: baseline;
    justify-content: space-between;
    padding: ${space.s2} ${space.s3};
    font-size: ${fontSize.fs14};
    overflow-wrap: anywhere;
  }

  > li + li {
    border-top: 1px solid ${color.line};
  }
`;
