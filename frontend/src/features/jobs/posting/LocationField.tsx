import type { ComponentProps } from "react";
import { InlineButton } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { jobFormWords } from "./job-form.words";
import { PlaceField } from "../reading/PlaceField";
import type { LocationReading } from "./useJobReadings";

interface LocationFieldProps extends ComponentProps<typeof PlaceField> {
  reading: LocationReading | null;
  /** Puts the place that is meant in the place of the part that was asked about. */
  onAnswer(part: string, place: string): void;
}

/**
 * Where a job is; asks about a place that the portal doesn't know, or knows several of, since nobody would find the
 * job there. `hint` takes that question's place.
 */
export function LocationField({ reading, onAnswer, hint, ...rest }: LocationFieldProps) {
  const words = useWords(jobFormWords);
  const [asked] = reading?.questions ?? [];
  const question = asked && <Question asked={asked} onAnswer={(label) => onAnswer(asked.text, label)} />;
  return <PlaceField {...rest} hint={hint ?? question ?? words.hints.location} />;
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
