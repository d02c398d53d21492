import { useState } from "react";
import styled from "styled-components";
import { Button, FilterChip, space, TextField } from "../../../design-system";
import { useRested } from "../../../shared/useRested";
import { useWords } from "../../../shared/words";
import { useIncludableWordsQuery } from "./AdminSearchWord.generated";
import { searchWordsWords } from "./search-words.words";

interface IncludedWord {
  code: string;
  name: string;
}

interface IncludesFieldProps {
  /** The word's own, which it can't include. */
  code: string;
  includes: readonly IncludedWord[];
  onChange(includes: readonly IncludedWord[]): void;
}

/** The words whose jobs a search finds as well: searched for by a part of them, and taken away by their crosses. */
export function IncludesField({ code, includes, onChange }: IncludesFieldProps) {
  const words = useWords(searchWordsWords);
  const [text, setText] = useState("");
  const wanted = useRested(text.trim());
  const { data } = useIncludableWordsQuery({ variables: { text: wanted }, skip: wanted === "" });
  const known = new Set([code, ...includes.map((included) => included.code)]);
  const others = wanted === "" ? [] : (data?.searchWords.items ?? []).filter((word) => !known.has(word.code));
  const isNone = wanted !== "" && data !== undefined && others.length === 0;

  function handleAdd({ code: added, name }: IncludedWord) {
    onChange([...includes, { code: added, name }]);
    setText("");
  }

  return (
    <Stack>
      <TextField
        label={words.alsoFinds}
        isOptional
        hint={isNone ? words.noSuchWord : words.alsoFindsHint}
        value={text}
        maxLength={120}
        onChange={(event) => setText(event.target.value)}
      />
      {others.length > 0 && (
        <Row>
          {others.map((word) => (
            <Button key={word.code} tone="secondary" size="sm" onClick={() => handleAdd(word)}>
              {words.includeWord(word.name)}
            </Button>
          ))}
        </Row>
      )}
      {includes.length > 0 && (
        <Row>
          {includes.map((included) => (
            <FilterChip
              key={included.code}
              label={included.name}
              onRemove={() => onChange(includes.filter((other) => other !== included))}
            />
          ))}
        </Row>
      )}
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${space.s2};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
`;
