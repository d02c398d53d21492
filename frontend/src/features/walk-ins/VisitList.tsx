import { Check, Ellipsis, Megaphone, Phone, RotateCcw, UserX } from "lucide-react";
import styled from "styled-components";
import { color, fontSize, media, Menu, space, StatusPill, type StatusTone, text } from "../../design-system";
import type { WalkInOutcome, WalkInStatus } from "../../shared/schema.generated";
import { useWords } from "../../shared/words";
import { useCall } from "./NumberNow";
import { useRecordVisit } from "./useRecordVisit";
import type { WalkInDay_DayFragment, WalkInVisit_VisitFragment } from "./WalkIns.generated";
import { walkInsWords } from "./walk-ins.words";

const TONES: Readonly<Record<WalkInStatus, StatusTone>> = {
  WAITING: "plain",
  CAME: "good",
  MISSED: "danger",
  GIVEN_BACK: "quiet",
  CALLED_OFF: "quiet",
};

/** All numbers of a day; those that were called before fold away, so that the list begins with now (WALK-18). */
export function VisitList({ day }: { day: WalkInDay_DayFragment }) {
  const { desk: words } = useWords(walkInsWords);
  if (day.visits.length === 0) return <p>{words.nobody}</p>;
  // Bands of hours call out of the numbers' order, and so may the desk.
  const isEarlier = ({ number, calledAt }: WalkInVisit_VisitFragment) =>
    calledAt !== null && number !== day.numberNow;
  const earlier = day.visits.filter(isEarlier);
  const ahead = day.visits.filter((visit) => !isEarlier(visit));
  const came = day.visits.filter(({ status }) => status === "CAME").length;
  return (
    <>
      <Quiet>{words.counts(day.visits.length, came)}</Quiet>
      {earlier.length > 0 && (
        <Earlier>
          <summary>{words.earlier(earlier.length)}</summary>
          <Visits visits={earlier} day={day} />
        </Earlier>
      )}
      {ahead.length > 0 && <Visits visits={ahead} day={day} />}
    </>
  );
}

function Visits({
  visits,
  day,
}: {
  visits: readonly WalkInVisit_VisitFragment[];
  day: WalkInDay_DayFragment;
}) {
  return (
    <Rows>
      {visits.map((visit) => (
        <Visit key={visit.id} visit={visit} day={day} />
      ))}
    </Rows>
  );
}

function Visit({ visit, day }: { visit: WalkInVisit_VisitFragment; day: WalkInDay_DayFragment }) {
  const { desk: words, band: bandWords } = useWords(walkInsWords);
  const { number, name, phone, status, band, calledAt } = visit;
  const isNow = day.numberNow === number;
  const entries = useEntries(visit, day);
  return (
    <Row>
      <Number>{words.number(number)}</Number>
      <Who>
        <Name>{name}</Name>
        {band && <Quiet>{bandWords(band)}</Quiet>}
        <a href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`} aria-label={words.phone(phone)}>
          <Phone size={14} aria-hidden /> {phone}
        </a>
      </Who>
      <Standing>
        {isNow && (
          <StatusPill tone="chosen" icon={Megaphone}>
            {words.calledNow}
          </StatusPill>
        )}
        <StatusPill tone={TONES[status]}>
          {!isNow && status === "WAITING" && calledAt !== null ? words.wasCalled : words.statuses[status]}
        </StatusPill>
      </Standing>
      {entries.length > 0 ? (
        <Menu label={words.acts(number)} trigger={<Dots />} entries={entries} />
      ) : (
        <span aria-hidden />
      )}
    </Row>
  );
}

function useEntries({ id, number, status }: WalkInVisit_VisitFragment, day: WalkInDay_DayFragment) {
  const { desk: words } = useWords(walkInsWords);
  const { call } = useCall(day);
  const recordVisit = useRecordVisit();
  const record = (outcome: WalkInOutcome) => () => void recordVisit(id, outcome);
  const isCallable = status === "WAITING" || status === "CAME";
  const isRecordable = isCallable || status === "MISSED";
  const when = <Entry,>(isAllowed: boolean, entry: Entry): Entry[] => (isAllowed ? [entry] : []);
  if (!day.isToday || day.isCalledOff) return [];
  return [
    ...when(isCallable && day.numberNow !== number, {
      ...{ label: words.call, icon: <Megaphone size={18} aria-hidden />, onSelect: () => void call(number) },
    }),
    ...when(isRecordable && status !== "CAME", {
      ...{ label: words.came, icon: <Check size={18} aria-hidden />, onSelect: record("CAME") },
    }),
    ...when(isRecordable && status !== "MISSED", {
      ...{ label: words.missed, icon: <UserX size={18} aria-hidden />, onSelect: record("MISSED") },
    }),
    ...when(isRecordable && status !== "WAITING", {
      ...{ label: words.undo, icon: <RotateCcw size={18} aria-hidden />, onSelect: record("WAITING") },
    }),
  ];
}

const Dots = () => (
  <Trigger>
    <Ellipsis size={20} aria-hidden />
  </Trigger>
);

const Trigger = styled.span`
  display: grid;
  width: 44px;
  height: 44px;
  place-items: center;
`;

const Earlier = styled.details`
  margin-top: ${space.s2};

  > summary {
    ${text.label}
    padding-block: ${space.s3};
    color: ${color.brand800};
    cursor: pointer;
  }
`;

const Rows = styled.ol`
  padding: 0;
  margin: ${space.s2} 0 0;
  list-style: none;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr) auto 44px;
  gap: ${space.s2};
  align-items: center;
  padding-block: ${space.s2};
  border-bottom: 1px solid ${color.line};

  &:last-child {
    border-bottom: 0;
  }

  ${media.phone} {
    grid-template-columns: 32px minmax(0, 1fr) 44px;

    /* Where it stands has a line of its own, below who it is. */
    > :nth-child(3) {
      grid-row: 2;
      grid-column: 2;
    }
  }
`;

const Number = styled.span`
  color: ${color.ink};
  font-size: ${fontSize.fs20};
  font-weight: 700;
`;

const Who = styled.div`
  overflow-wrap: anywhere;

  > a {
    display: inline-flex;
    gap: ${space.s1};
    align-items: center;
    padding-block: ${space.s1};
    ${text.meta}
  }
`;

const Name = styled.p`
  color: ${color.ink};
  font-weight: 600;
`;

const Standing = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1};
  justify-content: flex-end;

  ${media.phone} {
    justify-content: flex-start;
  }
`;

const Quiet = styled.p`
  ${text.meta}
`;
