import type { ComponentProps } from "react";
import { InlineButton } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { jobFormWords } from "./job-form.words";
import { PlaceField } from "../reading/PlaceField";
import type { LocationReading } from "./useJobReadings";

interface LocationFieldProps extends ComponentProps<typeof PlaceField> {
  reading: LocationReading | null;
}

/**
 * Where a job is; asks about a city that the portal doesn't know, since nobody would find the job there. `hint` takes
 * that question's place.
 */
export function LocationField({ reading, onPick, hint, ...rest }: LocationFieldProps) {
  const words = useWords(jobFormWords);
  const meant = reading?.didYouMean;
  const question = meant && (
    <>
      {words.didYouMean} <InlineButton onClick={() => onPick(meant)}>{meant}</InlineButton>?{" "}
      {words.cityUnknown}
    </>
  );
  return <PlaceField {...rest} onPick={onPick} hint={hint ?? question ?? words.hints.location} />;
}
