import styled from "styled-components";
import { Checkbox, FieldError, space, text } from "../../design-system";
import { useWords } from "../../shared/words";
import type { InterviewSlot_SlotFragment } from "./Interviews.generated";
import type { ChosenSlot } from "./offer-times";
import { interviewsWords } from "./interviews.words";

interface OpenSlotsProps {
  slots: readonly (ChosenSlot & Pick<InterviewSlot_SlotFragment, "way">)[];
  chosen: readonly ChosenSlot[];
  error: string | null;
  onChange(chosen: readonly ChosenSlot[]): void;
}

/** Free times that others were offered, to be offered once more; nothing without any. */
export function OpenSlots({ slots, chosen, error, onChange }: OpenSlotsProps) {
  const { offer: words, when, ways } = useWords(interviewsWords);
  if (slots.length === 0) return null;
  return (
    <Group>
      <legend>{words.others}</legend>
      <Hint>{words.othersHint}</Hint>
      {slots.map(({ id, startsAt, endsAt, way }) => (
        <Checkbox
          key={id}
          label={`${when(startsAt, endsAt)} · ${ways[way]}`}
          checked={chosen.some((slot) => slot.id === id)}
          onChange={(isChosen) =>
            onChange(
              isChosen ? [...chosen, { id, startsAt, endsAt }] : chosen.filter((slot) => slot.id !== id),
            )
          }
        />
      ))}
      {error && <FieldError>{error}</FieldError>}
    </Group>
  );
}

const Group = styled.fieldset`
  display: grid;
  gap: ${space.s1};
  min-width: 0;
  padding: 0;
  border: 0;
  margin: 0;

  > legend {
    ${text.label}
    padding: 0;
  }
`;

const Hint = styled.p`
  ${text.meta}
`;
