import type { SubmitEvent } from "react";
import styled from "styled-components";
import { useWords } from "../../shared/words";
import { Button } from "../Button/Button";
import { designSystemWords } from "../design-system.words";
import { TextField } from "../TextField/TextField";
import { media, space } from "../tokens";

interface ListSearchProps {
  /** Says by what the list is searched. */
  label: string;
  /** What the list is searched for now. */
  text: string;
  /** Characters that the list's address takes. */
  maxLength?: number;
  /** Gets the text without blanks at either end; empty asks for all. */
  onSearch(text: string): void;
}

/** Searches a list for a text, once it is sent: the address holds it, so each keystroke would be a page. */
export function ListSearch({ label, text, maxLength = 120, onSearch }: ListSearchProps) {
  const words = useWords(designSystemWords);
  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget).get("q");
    onSearch(typeof given === "string" ? given.trim() : "");
  }
  return (
    <Form role="search" onSubmit={handleSubmit}>
      <TextField key={text} label={label} name="q" type="search" maxLength={maxLength} defaultValue={text} />
      <Button type="submit" tone="secondary">
        {words.search}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  flex: 1 1 280px;
  gap: ${space.s2};
  align-items: end;
  max-width: 420px;

  > :first-child {
    flex: 1;
  }

  > button {
    height: 48px;
  }

  ${media.phone} {
    flex-basis: 100%;
    max-width: none;
  }
`;
