import { Check, Megaphone, UserX } from "lucide-react";
import styled from "styled-components";
import { Button, Card, color, media, space, text } from "../../design-system";
import { useWords } from "../../shared/words";
import { useRecordVisit } from "./useRecordVisit";
import { useWalkInAct } from "./useWalkInAct";
import { type WalkInDay_DayFragment, useCallWalkInNumberMutation } from "./WalkIns.generated";
import { walkInsWords } from "./walk-ins.words";

/** Whose turn it is, and the way to the next (WALK-03). */
export function NumberNow({ day }: { day: WalkInDay_DayFragment }) {
  const { desk: words } = useWords(walkInsWords);
  const { call, isCalling } = useCall(day);
  const now = day.visits.find(({ number }) => number === day.numberNow);
  return (
    <Board>
      <div aria-live="polite">
        <Quiet>{words.now}</Quiet>
        <Number>{day.numberNow ?? words.noneNow}</Number>
        {now && <p>{now.name}</p>}
      </div>
      {day.isToday && now?.status === "WAITING" && <WhetherCame id={now.id} />}
      {day.isToday ? (
        <Button
          size="lg"
          fullWidth="phone"
          icon={<Megaphone size={20} aria-hidden />}
          busy={isCalling}
          busyText={words.calling}
          onClick={() => void call(null)}
        >
          {words.next}
        </Button>
      ) : (
        <Quiet>{words.ahead}</Quiet>
      )}
    </Board>
  );
}

/** Whether whoever was called stands there (WALK-18). */
function WhetherCame({ id }: { id: string }) {
  const { desk: words } = useWords(walkInsWords);
  const record = useRecordVisit();
  return (
    <Choices>
      <Button tone="secondary" icon={<Check size={18} aria-hidden />} onClick={() => void record(id, "CAME")}>
        {words.came}
      </Button>
      <Button
        tone="secondary"
        icon={<UserX size={18} aria-hidden />}
        onClick={() => void record(id, "MISSED")}
      >
        {words.missed}
      </Button>
    </Choices>
  );
}

/** Calls a number, or with null the next. */
export function useCall({ jobId, day, numberNow }: WalkInDay_DayFragment) {
  const { desk: words } = useWords(walkInsWords);
  const act = useWalkInAct(words.refusals);
  const [mutate, { loading: isCalling }] = useCallWalkInNumberMutation({
    refetchQueries: ["WalkInDeskScreen"],
    awaitRefetchQueries: true,
  });
  const call = (number: number | null): Promise<boolean> =>
    act(async () => {
      await mutate({ variables: { input: { jobId, day, number, numberNow } } });
      // The page shows the number, larger than a message could.
      return undefined;
    });
  return { call, isCalling };
}

const Board = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s4};
  align-items: center;
  justify-content: space-between;
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
  margin-left: auto;

  ${media.phone} {
    margin-left: 0;
  }
`;

const Number = styled.p`
  color: ${color.ink};
  font-size: 48px;
  font-weight: 700;
  letter-spacing: -0.03em;
  line-height: 1.1;
`;

const Quiet = styled.p`
  ${text.meta}
`;
