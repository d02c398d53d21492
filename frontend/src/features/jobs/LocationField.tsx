import type { ComponentProps } from "react";
import styled from "styled-components";
import { color } from "../../design-system";
import { useWords } from "../../shared/words";
import { jobFormWords } from "./job-form.words";
import { PlaceField } from "./PlaceField";
import type { LocationReading } from "./useJobReadings";

interface LocationFieldProps extends ComponentProps<typeof PlaceField> {
  reading: LocationReading | null;
}

/** Where a job is; asks about a city that the portal doesn't know, since nobody would find the job there. `hint` takes that question's place. */
export function LocationField({ reading, onPick, hint, ...rest }: LocationFieldProps) {
  const words = useWords(jobFormWords);
  const meant = reading?.didYouMean;
  const question = meant && (
    <>
      {words.didYouMean}{" "}
      <Meant type="button" onClick={() => onPick(meant)}>
        {meant}
      </Meant>
      ? {words.cityUnknown}
    </>
  );
  return <PlaceField {...rest} onPick={onPick} hint={hint ?? question ?? words.hints.location} />;
}

const Meant = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: ${color.brand800};
  font: inherit;
  font-weight: 600;
  text-align: start;
  text-decoration: underline;
  overflow-wrap: anywhere;
`;
