import styled, { css } from "styled-components";
import { color, fontSize, space, text } from "../../design-system";
import { useWords } from "../../shared/words";
import type { InterviewSlot_SlotFragment } from "./Interviews.generated";
import { interviewsWords } from "./interviews.words";
import { useViewerZone } from "./useViewerZone";

interface SlotTimeProps {
  slot: Pick<InterviewSlot_SlotFragment, "startsAt" | "endsAt">;
  /** Struck through: it does not take place. */
  isOff?: boolean;
}

/** An agreed time, the date largest, in Indian time; the reader's own beside it where that differs (INTV-11). */
export function SlotTime({ slot: { startsAt, endsAt }, isOff = false }: SlotTimeProps) {
  const words = useWords(interviewsWords);
  const zone = useViewerZone(startsAt);
  return (
    <time dateTime={startsAt}>
      <Day $isOff={isOff}>{words.longDay(startsAt)}</Day>
      <Hours $isOff={isOff}>{words.span(startsAt, endsAt)}</Hours>
      {zone !== null && (
        <Zone>
          {words.indianTime} · {words.yourTime(startsAt, zone)}
        </Zone>
      )}
    </time>
  );
}

const struck = css<{ $isOff: boolean }>`
  ${({ $isOff }) =>
    $isOff &&
    css`
      color: ${color.muted};
      text-decoration: line-through;
    `}
`;

const Day = styled.span<{ $isOff: boolean }>`
  display: block;
  ${text.cardTitle}
  font-size: ${fontSize.fs20};
  ${struck}
`;

const Hours = styled.span<{ $isOff: boolean }>`
  display: block;
  color: ${color.ink};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  ${struck}
`;

const Zone = styled.span`
  display: block;
  margin-top: ${space.s1};
  ${text.meta}
`;
