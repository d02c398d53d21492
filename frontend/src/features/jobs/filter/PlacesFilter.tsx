import { useState, type SubmitEvent } from "react";
import styled from "styled-components";
import { Button, space } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { PlaceField } from "../reading/PlaceField";
import { placesIn, type JobSearch } from "./job-search";
import { jobSearchWords } from "./job-search.words";
import { MAX_LOCATION } from "./search-limits";

interface PlacesFilterProps {
  location: string;
  onChange(changes: Partial<JobSearch>): void;
}

/** Adds a place to those that are searched: a job in any of them is found. */
export function PlacesFilter({ location, onChange }: PlacesFilterProps) {
  const words = useWords(jobSearchWords);
  const [typed, setTyped] = useState("");
  const room = MAX_LOCATION - location.length - 2;
  function add(place: string) {
    const places = placesIn(location);
    const isNew = place !== "" && !places.some((other) => other.toLowerCase() === place.toLowerCase());
    setTyped("");
    if (isNew && place.length <= room) onChange({ location: [...places, place].join("; "), near: false });
  }
  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    add(typed.trim());
  }
  return (
    <Form onSubmit={handleSubmit}>
      <PlaceField
        label={words.addPlaceLabel}
        value={typed}
        placeholder={words.addPlaceHint}
        maxLength={Math.max(room, 0)}
        disabled={room < 2}
        enterKeyHint="done"
        onPick={add}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" tone="secondary" disabled={room < 2}>
        {words.add}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: end;
  gap: ${space.s2};

  > button {
    height: 48px;
  }
`;
