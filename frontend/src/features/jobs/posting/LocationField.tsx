import type { ComponentProps } from "react";
import styled from "styled-components";
import { FilterChip, InlineButton, space, text as type } from "../../../design-system";
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
  /** Puts parts of an address into the description, and the places alone into the field. */
  onMoveAddress(parts: readonly string[], places: string): void;
}

/**
 * Where a job is; asks about a place that the portal doesn't know, or knows several of, since nobody would find the
 * job there. A landmark is no place and is not kept, so the field says so (PLACE-10). `hint` takes the
 * question's place.
 */
export function LocationField({ reading, text, onAnswer, onMoveAddress, hint, ...rest }: LocationFieldProps) {
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
      {reading && !asked && reading.leftOut.length > 0 && <LeftOut {...{ reading, onMoveAddress }} />}
      {reading && places.length > 1 && <Places {...{ reading }} onChange={rest.onPick} />}
    </div>
  );
}

/** What of an address the job would lose. */
function LeftOut({ reading, onMoveAddress }: LeftOutProps) {
  const words = useWords(jobFormWords);
  return (
    <Note role="status">
      {words.notKept(reading.leftOut)}{" "}
      <InlineButton onClick={() => onMoveAddress(reading.leftOut, textOf(reading))}>
        {words.moveAddress}
      </InlineButton>
    </Note>
  );
}

interface LeftOutProps extends Pick<LocationFieldProps, "onMoveAddress"> {
  reading: LocationReading;
}

/** The work mode and the places as they were read, but one; read again, they are the same. */
function textOf({ places, workMode }: LocationReading, without?: number): string {
  // A location is typed and read in English.
  const said = workMode === "HYBRID" ? "Hybrid; " : workMode === "REMOTE" ? "Remote; " : "";
  return said + places.flatMap(({ id, label }) => (id === without ? [] : [label])).join("; ");
}

interface PlacesProps {
  reading: LocationReading;
  onChange(text: string): void;
}

/** JOBP-07: several places as they were read; the cross takes one away. */
function Places({ reading, onChange }: PlacesProps) {
  const words = useWords(jobFormWords);
  const handleRemove = (removed: number) => onChange(textOf(reading, removed));
  return (
    <Chips aria-label={words.placesRead}>
      {reading.places.map(({ id, label }) => (
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

const Note = styled.p`
  ${type.meta}
  margin-top: ${space.s1};
`;

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
  margin-top: ${space.s2};
`;
