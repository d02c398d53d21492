import { MapPin, NotebookPen, Phone, Users, Video } from "lucide-react";
import type { ReactNode } from "react";
import styled from "styled-components";
import { color, fontSize, space } from "../../design-system";
import { useWords } from "../../shared/words";
import type { InterviewSlot_SlotFragment } from "./Interviews.generated";
import { interviewsWords } from "./interviews.words";

const ICONS = { PLACE: MapPin, PHONE: Phone, VIDEO: Video };

interface SlotFactsProps {
  slot: InterviewSlot_SlotFragment;
  /** Of the candidate, for the company. */
  candidatePhone?: string | null;
  /** What stands for a number or link that comes with the agreed time. */
  later?: ReactNode;
}

/** How one meets, with whom, for how long, and what else to know. */
export function SlotFacts({ slot, candidatePhone = null, later = null }: SlotFactsProps) {
  const words = useWords(interviewsWords);
  const { way, place, phone, minutes, interviewer, note } = slot;
  const Icon = ICONS[way];
  const how = way === "PLACE" ? place : way === "PHONE" && phone ? words.callsFrom(phone) : null;
  return (
    <Facts>
      <Fact>
        <Icon size={18} aria-hidden />
        <span>
          <strong>{words.ways[way]}</strong>
          {how && <>, {how}</>}
          {candidatePhone && (
            <>
              {", "}
              <a href={`tel:${candidatePhone.replaceAll(/[^\d+]/g, "")}`}>{words.call(candidatePhone)}</a>
            </>
          )}
          {later && <> · {later}</>}
        </span>
      </Fact>
      <Fact>
        <Users size={18} aria-hidden />
        <span>
          <strong>{words.minutes(minutes)}</strong>
          {interviewer && ` ${words.with(interviewer)}`}
        </span>
      </Fact>
      {note && (
        <Fact>
          <NotebookPen size={18} aria-hidden />
          <Lines>{note}</Lines>
        </Fact>
      )}
    </Facts>
  );
}

const Facts = styled.ul`
  display: grid;
  gap: ${space.s2};
  margin: 0;
  padding: 0;
  color: ${color.ink2};
  font-size: ${fontSize.fs14};
  list-style: none;
`;

const Fact = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.s2};
  overflow-wrap: anywhere;

  > svg {
    margin-top: 2px;
    color: ${color.muted};
  }

  strong {
    color: ${color.ink};
    font-weight: 600;
  }
`;

const Lines = styled.span`
  white-space: pre-line;
`;
