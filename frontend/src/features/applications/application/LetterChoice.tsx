import { useState } from "react";
import { Link } from "react-router-dom";
import styled from "styled-components";
import { filledLetter, type LetterPlaces } from "@job-portal/protocol/letters";
import { paths } from "@job-portal/protocol/paths";
import { Button, Select, space, text } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { applicationsWords } from "./applications.words";
import type { SendableResumesQuery } from "./ApplyJob.generated";

interface LetterChoiceProps {
  letters: SendableResumesQuery["myCoverLetters"];
  places: LetterPlaces;
  note: string;
  onChange(note: string): void;
}

const NONE = "";

/** Begins the note with a cover letter, its places filled; what stood there before can be had back (COVR-04). */
export function LetterChoice({ letters, places, note, onChange }: LetterChoiceProps) {
  const { letter: words } = useWords(applicationsWords).apply;
  const [chosen, setChosen] = useState(NONE);
  const [before, setBefore] = useState("");
  if (letters.length === 0)
    return (
      <Hint>
        <Link to={paths.myCoverLetters}>{words.write}</Link>
      </Hint>
    );

  function handleChoose(id: string) {
    const letter = letters.find((found) => found.id === id);
    setChosen(id);
    if (!letter) return;
    setBefore(note);
    onChange(filledLetter(letter.text, places));
  }

  function bringBack() {
    onChange(before);
    setBefore("");
    setChosen(NONE);
  }

  return (
    <div>
      <Select
        label={words.choose}
        isOptional
        options={[
          { value: NONE, label: words.none },
          ...letters.map(({ id, title }) => ({ value: id, label: title })),
        ]}
        value={chosen}
        onChange={({ target }) => handleChoose(target.value)}
      />
      {before.trim() && (
        <Button tone="text" size="sm" onClick={bringBack}>
          {words.bringBack}
        </Button>
      )}
    </div>
  );
}

const Hint = styled.p`
  ${text.meta}
  margin-bottom: calc(-1 * ${space.s2});
`;
