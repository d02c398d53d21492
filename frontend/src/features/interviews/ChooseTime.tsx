import { overlaps } from "@job-portal/protocol/interview-times";
import { Ban } from "lucide-react";
import { useId, useState } from "react";
import styled from "styled-components";
import { Button, color, media, motion, Radio, radius, space, text } from "../../design-system";
import { useWords } from "../../shared/words";
import {
  useAgreedTimesQuery,
  usePickInterviewSlotMutation,
  type Interview_InterviewFragment,
  type InterviewSlot_SlotFragment,
} from "./Interviews.generated";
import { interviewsWords } from "./interviews.words";
import { useInterviewAct } from "./useInterviewAct";
import { useViewerZone } from "./useViewerZone";

/** The offered times, one of which the candidate takes; a taken one stays, struck (INTV-02, INTV-03). */
export function ChooseTime({ interview: { id, offeredSlots } }: { interview: Interview_InterviewFragment }) {
  const { own: words } = useWords(interviewsWords);
  const name = useId();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [pick, { loading }] = usePickInterviewSlotMutation();
  const act = useInterviewAct();
  const clashOf = useClashOf(id);
  const free = offeredSlots.filter(({ isTaken }) => !isTaken);
  const chosen = free.find((slot) => slot.id === chosenId) ?? (free.length === 1 ? free[0] : undefined);
  if (free.length === 0) return <p>{words.allTaken}</p>;
  return (
    <Choice>
      <legend>{words.choose}</legend>
      {offeredSlots.map((slot) => (
        <TimeChoice
          key={slot.id}
          slot={slot}
          name={name}
          isChosen={slot.id === chosen?.id}
          clash={clashOf(slot)}
          saysHow={new Set(offeredSlots.map(({ way, place }) => `${way} ${place ?? ""}`)).size > 1}
          onChoose={() => setChosenId(slot.id)}
        />
      ))}
      <Button
        fullWidth="phone"
        busy={loading}
        busyText={words.taking}
        disabled={!chosen}
        onClick={() => {
          if (chosen) void act(() => pick({ variables: { id, slotId: chosen.id } }), words.picked);
        }}
      >
        {chosen ? words.take(chosen.startsAt) : words.chooseFirst}
      </Button>
    </Choice>
  );
}

/** With whom the viewer has agreed on another interview at a time of this one (INTV-20). */
function useClashOf(id: string): (slot: InterviewSlot_SlotFragment) => string | null {
  const { data } = useAgreedTimesQuery();
  const others = (data?.upcomingInterviews ?? []).filter(
    (other) => other.id !== id && other.viewerSide === "APPLICANT",
  );
  return (slot) =>
    others.find((other) => other.slot && overlaps(spanOfSlot(other.slot), spanOfSlot(slot)))?.companyName ??
    null;
}

const spanOfSlot = ({ startsAt, endsAt }: Pick<InterviewSlot_SlotFragment, "startsAt" | "endsAt">) => ({
  from: Date.parse(startsAt),
  to: Date.parse(endsAt),
});

interface TimeChoiceProps {
  slot: InterviewSlot_SlotFragment;
  name: string;
  isChosen: boolean;
  /** The company of another interview at this time; null: none. */
  clash: string | null;
  /** The times differ in how one meets. */
  saysHow: boolean;
  onChoose(): void;
}

function TimeChoice({ slot, name, isChosen, clash, saysHow, onChoose }: TimeChoiceProps) {
  const words = useWords(interviewsWords);
  const { startsAt, endsAt, isTaken, way, place } = slot;
  const zone = useViewerZone(startsAt);
  const when = (
    <When>
      <span>{words.day(startsAt)},</span> <span>{words.span(startsAt, endsAt)}</span>
    </When>
  );
  if (isTaken)
    return (
      <Taken>
        <Ban size={20} aria-hidden />
        <s>{when}</s>
        <span>{words.taken}</span>
      </Taken>
    );
  return (
    <Time>
      <Radio name={name} checked={isChosen} onChange={onChoose} />
      <span>
        {when}
        {zone !== null && <Zone>{words.yourTime(startsAt, zone)}</Zone>}
        {clash !== null && <Zone>{words.own.clash(clash)}</Zone>}
        {saysHow && <Zone>{[words.ways[way], place].filter(Boolean).join(", ")}</Zone>}
      </span>
    </Time>
  );
}

const Choice = styled.fieldset`
  display: grid;
  gap: ${space.s2};
  justify-items: start;
  min-width: 0;
  padding: 0;
  border: 0;
  margin: 0;

  > legend {
    ${text.label}
    padding: 0;
    margin-bottom: ${space.s2};
  }

  > button {
    margin-top: ${space.s2};
  }
`;

const Time = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.s3};
  align-items: center;
  width: min(100%, 420px);
  min-height: 52px;
  padding: ${space.s2} ${space.s4};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.rMd};
  background: ${color.surface};
  color: ${color.ink};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  transition: border-color ${motion.color};

  &:has(:checked) {
    border-color: ${color.brand700};
    background: ${color.brand50};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${color.brand700};
    outline-offset: 2px;
  }

  ${media.phone} {
    width: 100%;
  }
`;

const Taken = styled.p`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space.s3};
  align-items: center;
  width: min(100%, 420px);
  min-height: 52px;
  padding: ${space.s2} ${space.s4};
  border: 1px solid ${color.line};
  border-radius: ${radius.rMd};
  background: ${color.canvas};
  ${text.meta}

  ${media.phone} {
    width: 100%;
  }
`;

/* Breaks between the day and the hours alone. */
const When = styled.span`
  display: flex;
  flex-wrap: wrap;
  column-gap: 0.3em;

  > span {
    white-space: nowrap;
  }
`;

const Zone = styled.span`
  display: block;
  ${text.meta}
`;
