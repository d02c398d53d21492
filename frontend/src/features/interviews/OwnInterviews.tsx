import { useState } from "react";
import styled from "styled-components";
import { Button, color, Notice, space, text } from "../../design-system";
import type { Refusal } from "../../shared/refusal";
import { useMountedAt } from "../../shared/page-view";
import { useWords } from "../../shared/words";
import { ChooseTime } from "./ChooseTime";
import { Acts, InterviewLinks } from "./InterviewLinks";
import {
  useAskForOtherTimesMutation,
  useCancelInterviewMutation,
  useDeclineInterviewMutation,
  type Interview_InterviewFragment,
} from "./Interviews.generated";
import { interviewsWords } from "./interviews.words";
import { SlotFacts } from "./SlotFacts";
import { SlotTime } from "./SlotTime";
import { useInterviewAct } from "./useInterviewAct";
import { WordsDialog } from "./WordsDialog";

interface OwnInterviewsProps {
  /** The last one first. */
  interviews: readonly Interview_InterviewFragment[];
  companyName: string;
  /** Whether the application is at an interview, so that one without times is told of. */
  isAwaited: boolean;
}

/** The interview about one of the viewer's applications, the last one: to pick its time, to change it, to get there. */
export function OwnInterviews({ interviews: [interview], companyName, isAwaited }: OwnInterviewsProps) {
  const words = useWords(interviewsWords);
  if (!interview) return isAwaited && <Awaited>{words.own.none(companyName)}</Awaited>;
  return (
    <Frame aria-label={words.title}>
      <Standing interview={interview} />
      <OwnActs interview={interview} />
    </Frame>
  );
}

/** Where it stands, and what to choose from. */
function Standing({ interview }: { interview: Interview_InterviewFragment }) {
  const { status, slot } = interview;
  const words = useWords(interviewsWords);
  if (status === "DECLINED") return <Quiet>{words.own.declined}</Quiet>;
  if (status === "CANCELLED") return <Cancelled interview={interview} />;
  return (
    <>
      <Heading>{slot ? words.own.agreed : words.own.pick}</Heading>
      {slot && <SlotTime slot={slot} />}
      <Said interview={interview} />
      <Offered interview={interview} />
      {slot && <Agreed interview={interview} slot={slot} />}
    </>
  );
}

function Agreed({
  interview: { id, isOver },
  slot,
}: {
  interview: Interview_InterviewFragment;
  slot: NonNullable<Interview_InterviewFragment["slot"]>;
}) {
  const { own: words } = useWords(interviewsWords);
  return (
    <>
      <SlotFacts slot={slot} />
      {isOver ? (
        <Quiet>{words.over}</Quiet>
      ) : (
        <>
          <Reminders startsAt={slot.startsAt} />
          <InterviewLinks id={id} slot={slot} />
        </>
      )}
    </>
  );
}

const HOUR_MS = 3_600_000;

/** Those that are still to come (INTV-10). */
function Reminders({ startsAt }: { startsAt: string }) {
  const { own: words } = useWords(interviewsWords);
  const hoursAhead = (Date.parse(startsAt) - useMountedAt()) / HOUR_MS;
  if (hoursAhead <= 2) return null;
  return <Quiet>{hoursAhead > 24 ? words.reminds : words.remindsToday}</Quiet>;
}

/** The times to choose from, with what is common to them. */
function Offered({ interview }: { interview: Interview_InterviewFragment }) {
  const { linkLater, directions } = useWords(interviewsWords);
  const [first] = interview.offeredSlots;
  if (!first || interview.isOver) return null;
  return (
    <>
      <SlotFacts
        slot={first}
        later={
          first.way === "VIDEO"
            ? linkLater
            : first.mapUrl && (
                <a href={first.mapUrl} target="_blank" rel="noreferrer nofollow">
                  {directions}
                </a>
              )
        }
      />
      <ChooseTime interview={interview} />
    </>
  );
}

/** What was said last, in an open matter. */
function Said({ interview }: { interview: Interview_InterviewFragment }) {
  const { own: words, saidBy, quote } = useWords(interviewsWords);
  const { words: said, wordsParty, askedAt, slot, companyName } = interview;
  if (askedAt !== null)
    return (
      <Notice tone="warn">
        {words.asked} {slot && words.holds} {said && quote(said)}
      </Notice>
    );
  if (said === null || wordsParty !== "COMPANY") return null;
  return (
    <Notice tone="warn">
      {slot && `${words.wantsMove(companyName)} ${words.holds} `}
      {saidBy(companyName, said)}
    </Notice>
  );
}

function Cancelled({
  interview: { slot, words: said, wordsParty, companyName },
}: {
  interview: Interview_InterviewFragment;
}) {
  const words = useWords(interviewsWords);
  const who = wordsParty === "COMPANY" ? companyName : words.you;
  return (
    <>
      {slot && <SlotTime slot={slot} isOff />}
      <Quiet>
        {wordsParty === "PORTAL" ? words.ended : words.cancelled}
        {said !== null && `. ${words.saidBy(who, said)}`}
      </Quiet>
    </>
  );
}

type Asking = "ask" | "decline" | "cancel";

function OwnActs({ interview: { id, viewerCan, slot } }: { interview: Interview_InterviewFragment }) {
  const words = useWords(interviewsWords);
  const [asking, setAsking] = useState<Asking | null>(null);
  const send = useSend(id);
  const texts = {
    ask: { ...words.ask, ...(!slot && { close: words.leave }) },
    decline: words.declining,
    cancel: words.cancelling,
  };
  const open = (act: Asking) => () => setAsking(act);
  const close = () => setAsking(null);
  return (
    <>
      <Acts>
        {viewerCan.ask && (
          <Button tone={viewerCan.pick || slot ? "secondary" : "primary"} onClick={open("ask")}>
            {slot ? words.changeTime : words.own.ask}
          </Button>
        )}
        {viewerCan.decline && (
          <Button tone="text" onClick={open("decline")}>
            {words.own.decline}
          </Button>
        )}
        {viewerCan.cancel && (
          <Button tone="text" onClick={open("cancel")}>
            {words.cancel}
          </Button>
        )}
      </Acts>
      {(["ask", "decline", "cancel"] as const).map((act) => (
        <WordsDialog
          key={act}
          isOpen={asking === act}
          onOpenChange={close}
          texts={texts[act]}
          tone={act === "ask" ? "primary" : "danger"}
          onSend={(said) => send(act, said)}
        />
      ))}
    </>
  );
}

/** Sends one's words with what they are about. */
function useSend(id: string) {
  const words = useWords(interviewsWords);
  const act = useInterviewAct();
  const [ask] = useAskForOtherTimesMutation();
  const [decline] = useDeclineInterviewMutation();
  const [cancel] = useCancelInterviewMutation();
  return (asking: Asking, said: string): Promise<Refusal | null> => {
    const variables = { id, words: said };
    switch (asking) {
      case "ask":
        return act(() => ask({ variables }), words.ask.done);
      case "decline":
        return act(() => decline({ variables: { id, words: said || null } }), words.declining.done);
      case "cancel":
        return act(() => cancel({ variables }), words.cancelling.done);
    }
  };
}

const Frame = styled.section`
  display: grid;
  gap: ${space.s3};
  margin-top: ${space.s4};
  color: ${color.ink2};
`;

const Heading = styled.h3`
  ${text.label}
`;

const Quiet = styled.p`
  ${text.meta}
`;

const Awaited = styled(Quiet)`
  margin-top: ${space.s3};
`;
