import { CalendarPlus, Navigation, Video } from "lucide-react";
import styled from "styled-components";
import { Button, color, fontSize, media, radius, space } from "../../design-system";
import { useWords } from "../../shared/words";
import type { InterviewSlot_SlotFragment } from "./Interviews.generated";
import { interviewsWords } from "./interviews.words";
import { useInterviewCalendar } from "./useInterviewCalendar";

interface InterviewLinksProps {
  id: string;
  slot: InterviewSlot_SlotFragment;
}

/** The ways to an agreed interview: into the calendar, to the video, to the map. */
export function InterviewLinks({ id, slot: { videoUrl, mapUrl } }: InterviewLinksProps) {
  const words = useWords(interviewsWords);
  const saveCalendar = useInterviewCalendar();
  return (
    <Acts>
      {videoUrl && (
        <Out href={videoUrl} target="_blank" rel="noreferrer nofollow">
          <Video size={18} aria-hidden />
          {words.join}
        </Out>
      )}
      {mapUrl && (
        <Out href={mapUrl} target="_blank" rel="noreferrer nofollow">
          <Navigation size={18} aria-hidden />
          {words.directions}
        </Out>
      )}
      <Button
        tone="secondary"
        icon={<CalendarPlus size={18} aria-hidden />}
        onClick={() => void saveCalendar(id)}
      >
        {words.calendar}
      </Button>
    </Acts>
  );
}

/** Buttons in a row, which breaks on phones. */
export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};

  ${media.phone} {
    > * {
      flex: 1 0 auto;
    }
  }
`;

/* Looks like the secondary buttons beside it. */
const Out = styled.a`
  display: inline-flex;
  gap: ${space.s2};
  align-items: center;
  justify-content: center;
  min-height: 44px;
  padding-inline: ${space.s4};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.rSm};
  background: ${color.surface};
  color: ${color.ink};
  font-size: ${fontSize.fs14};
  font-weight: 600;
  text-decoration: none;
`;
