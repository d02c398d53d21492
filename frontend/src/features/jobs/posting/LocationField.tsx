import type { ComponentProps } from "react";
import styled from "styled-components";
import { FilterChip, InlineButton, space } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { jobFormWords } from "./job-form.words";
import { PlaceField } from "../reading/PlaceField";
import type { LocationReading } from "./useJobReadings";

interface LocationFieldProps extends ComponentProps<typeof PlaceField> {
  reading: LocationReading | null;
  /** What is typed. */
  text: string;
  /** Puts the place that is meant in the place of the part that was asked about. */
  onAnswer(part: string, place: string): void;
}

/**
 * Where a job is; asks about a place that the portal doesn't know, or knows several of, since nobody would find the
 * job there. `hint` takes that question's place.
 */
export function LocationField({ reading, text, onAnswer, hint, ...rest }: LocationFieldProps) {
  const words = useWords(jobFormWords);
  const [asked] = reading?.questions ?? [];
  const question = asked && <Question asked={asked} onAnswer={(label) => onAnswer(asked.text, label)} />;
  const places = reading && !asked ? reading.places : [];
  const [only] = places.length === 1 ? places : [];
  const isReadOtherwise = only !== undefined && only.label.toLowerCase() !== text.trim().toLowerCase();
  return (
    <div>
      <PlaceField
        {...rest}
        hint={hint ?? question ?? words.hints.location}
        confirmation={isReadOtherwise && hint === undefined ? words.readAs(only.label) : undefined}
      />
      {reading && places.length > 1 && <Places {...{ reading }} onChange={rest.onPick} />}
    </div>
  );
}

interface PlacesProps {
  reading: LocationReading;
  onChange(text: string): void;
}

/** JOBP-07: several places as they were read; the cross takes one away. */
function Places({ reading: { places, workMode }, onChange }: PlacesProps) {
  const words = useWords(jobFormWords);
  function handleRemove(removed: number) {
    const said = workMode === "HYBRID" || workMode === "REMOTE" ? `${words.spokenModes[workMode]}; ` : "";
    onChange(said + places.flatMap(({ id, label }) => (id === removed ? [] : [label])).join("; "));
  }
  return (
    <Chips aria-label={words.placesRead}>
      {places.map(({ id, label }) => (
        <li key={id}>
          <FilterChip label={label} onRemove={() => handleRemove(id)} />
        </li>
      ))}
    </Chips>
  );
}

interface QuestionProps {
  asked: LocationReading["questions"][number];
  onAnswer(label: string): void;
}

function Question({ asked: { text, kind, candidates }, onAnswer }: QuestionProps) {
  const words = useWords(jobFormWords);
  return (
    <>
      {kind === "AMBIGUOUS" ? words.whichPlace(text) : words.placeUnknown(text)}
      {kind === "UNKNOWN" && candidates.length > 0 && ` ${words.didYouMean}`}
      {candidates.map(({ id, label }, index) => (
        <span key={id}>
          {index > 0 ? " · " : " "}
          <InlineButton onClick={() => onAnswer(label)}>{label}</InlineButton>
        </span>
      ))}
    </>
  );
}

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
  margin-top: ${space.s2};
`;
