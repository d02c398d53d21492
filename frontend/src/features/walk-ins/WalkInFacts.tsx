import { BriefcaseBusiness, CalendarDays, Contact, MapPin } from "lucide-react";
import styled from "styled-components";
import { Card, color, fontSize, space, text } from "../../design-system";
import { useWords } from "../../shared/words";
import type { WalkIn_WalkInFragment } from "./WalkIns.generated";
import { walkInsWords } from "./walk-ins.words";

interface WalkInFactsProps {
  walkIn: WalkIn_WalkInFragment;
}

/** When and where to come, and as whom; without a number, for which job as well (WALK-16). */
export function WalkInFacts({ walkIn: { jobTitle, companyName, venue, hours, pass } }: WalkInFactsProps) {
  const words = useWords(walkInsWords);
  return (
    <Rows as="ul">
      {!pass && (
        <Row>
          <BriefcaseBusiness size={18} aria-hidden />
          <div>
            <Strong>{jobTitle}</Strong>
            <Quiet>{companyName}</Quiet>
          </div>
        </Row>
      )}
      {(pass !== null || hours !== null) && (
        <Row>
          <CalendarDays size={18} aria-hidden />
          <div>
            {pass && <Strong>{words.longDay(pass.day)}</Strong>}
            {hours && <p>{hours}</p>}
          </div>
        </Row>
      )}
      {venue && (
        <Row>
          <MapPin size={18} aria-hidden />
          <div>
            <Quiet>{words.pass.where}</Quiet>
            <p>{venue}</p>
          </div>
          <a href={mapOf(venue)} target="_blank" rel="noreferrer nofollow">
            {words.pass.map}
          </a>
        </Row>
      )}
      {pass && (
        <Row>
          <Contact size={18} aria-hidden />
          <p>{words.pass.as(pass.name, pass.phone)}</p>
        </Row>
      )}
    </Rows>
  );
}

/** Where a venue's text goes on to what to bring and whom to ask. */
const ELSE_THAN_PLACE = new RegExp(
  "\\s*(?:[.;।\\n(–]\\s*(?:(?:please|kindly)\\s+)?(?:bring|carry|contact|call|ask|come|reach|report|documents?)" +
    "|[,:-]\\s*(?:(?:please|kindly)\\s+)?(?:bring|carry))(?=[\\s:]).*$",
  "is",
);

/** A search for the place alone, because a venue is a text (WALK-16). */
function mapOf(venue: string): string {
  const place = venue.replace(ELSE_THAN_PLACE, "").trim();
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place || venue)}`;
}

const Rows = styled(Card)`
  padding: 0;
  margin: 0;
  list-style: none;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space.s3};
  align-items: center;
  padding: ${space.s3} ${space.s4};
  border-bottom: 1px solid ${color.line};
  color: ${color.ink2};
  font-size: ${fontSize.fs14};
  overflow-wrap: anywhere;

  &:last-child {
    border-bottom: 0;
  }

  > svg {
    color: ${color.faint};
  }

  > a {
    padding-block: ${space.s3};
    color: ${color.brand800};
    font-weight: 600;
  }
`;

const Strong = styled.p`
  color: ${color.ink};
  font-weight: 700;
`;

const Quiet = styled.p`
  ${text.meta}
`;
