import { Check, CheckCheck, ShieldAlert } from "lucide-react";
import { useApolloClient } from "@apollo/client/react";
import { Fragment, useEffect, useRef, useState, type RefObject } from "react";
import styled from "styled-components";
import { Button, color, fontSize, radius, space, text, useToast, VisuallyHidden } from "../../design-system";
import { indianDay } from "../../shared/language/formats";
import { useWords } from "../../shared/words";
import { OlderMessagesDocument, type Message_MessageFragment } from "./Messages.generated";
import { MessageFileCard } from "./MessageFileCard";
import { messageHoldWords } from "./message-hold.words";
import { messagesWords } from "./messages.words";

type Message = Message_MessageFragment;

/** So many a call gives. */
const PAGE = 30;

interface MessageLogProps {
  applicationId: string;
  /** The newest ones, the newest first. */
  messages: readonly Message[];
  /** Who writes beside the viewer's side. */
  other: string;
  /** What stands there without a message. */
  empty: string;
  /** Stands at its end. */
  end: RefObject<HTMLSpanElement | null>;
}

/** What both sides wrote, the newest at the end, by its days; it stays at its end while messages come. */
export function MessageLog({ applicationId, messages, other, empty, end }: MessageLogProps) {
  const words = useWords(messagesWords);
  const { older, hasOlder, isLoading, loadOlder } = useOlder(applicationId, messages);
  const frame = useRef<HTMLDivElement>(null);
  const newest = messages[0]?.id;
  useEffect(() => {
    const box = frame.current;
    if (box) box.scrollTop = box.scrollHeight;
  }, [newest]);
  const known = new Set(messages.map(({ id }) => id));
  const all = [...messages, ...older.filter(({ id }) => !known.has(id))].toReversed();
  if (all.length === 0) return <Empty>{empty}</Empty>;
  return (
    // Whoever reads by keyboard scrolls it with the arrows.
    <Frame ref={frame} tabIndex={0} role="log" aria-label={words.title}>
      {hasOlder && (
        <Older>
          <Button tone="secondary" size="sm" busy={isLoading} onClick={() => void loadOlder()}>
            {words.thread.older}
          </Button>
        </Older>
      )}
      {all.map((message, index) => {
        const day = indianDay(new Date(message.sentAt));
        const before = all[index - 1];
        const isNewDay = !before || indianDay(new Date(before.sentAt)) !== day;
        return (
          <Fragment key={message.id}>
            {isNewDay && <Day>{words.day(message.sentAt)}</Day>}
            <Entry message={message} other={other} />
          </Fragment>
        );
      })}
      <span ref={end} />
    </Frame>
  );
}

/** Earlier messages, a page at a time. */
function useOlder(applicationId: string, messages: readonly Message[]) {
  const { thread: words } = useWords(messagesWords);
  const client = useApolloClient();
  const showToast = useToast();
  const [older, setOlder] = useState<readonly Message[]>([]);
  const [isAtEnd, setIsAtEnd] = useState(false);
  const [isLoading, setIsLoading] = useState(false);

  async function loadOlder() {
    const before = (older.at(-1) ?? messages.at(-1))?.sentAt;
    if (before === undefined || isLoading) return;
    setIsLoading(true);
    try {
      const variables = { applicationId, before };
      const { data } = await client.query({
        query: OlderMessagesDocument,
        variables,
        fetchPolicy: "no-cache",
      });
      const found = data?.messages ?? [];
      setOlder([...older, ...found]);
      setIsAtEnd(found.length < PAGE);
    } catch {
      showToast({ text: words.olderFailed, tone: "danger" });
    } finally {
      setIsLoading(false);
    }
  }
  return { older, hasOlder: messages.length >= PAGE && !isAtEnd, isLoading, loadOlder };
}

function Entry({ message, other }: { message: Message; other: string }) {
  const words = useWords(messagesWords);
  const heldWords = useWords(messageHoldWords);
  const { isOwn, text: written, memberName, sentAt, heldReason, heldCause, file } = message;
  return (
    <Item $isOwn={isOwn}>
      <VisuallyHidden>
        {isOwn && memberName === null ? words.thread.youWrote : words.thread.wrote(memberName ?? other)}
      </VisuallyHidden>
      {written !== file?.name && <Bubble $isOwn={isOwn}>{written}</Bubble>}
      {file && <MessageFileCard file={file} />}
      <Facts>
        {memberName !== null && `${memberName} · `}
        <time dateTime={sentAt}>{words.time(sentAt)}</time>
        {isOwn && <State message={message} />}
      </Facts>
      {heldReason !== null && isOwn && (
        <Held>
          <ShieldAlert size={16} aria-hidden />
          <span>{(heldCause && heldWords[heldCause]) ?? heldReason}</span>
        </Held>
      )}
    </Item>
  );
}

function State({ message: { state, isRead } }: { message: Message }) {
  const { thread: words } = useWords(messagesWords);
  if (state === "HELD") return <Amber> · {words.held}</Amber>;
  if (state === "REMOVED") return <Amber> · {words.removed}</Amber>;
  if (state === "WAITING") return <Amber> · {words.waiting}</Amber>;
  const Icon = isRead ? CheckCheck : Check;
  return (
    <Sent>
      <Icon size={14} aria-hidden />
      {isRead ? words.read : words.sent}
    </Sent>
  );
}

const Frame = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space.s3};
  min-height: 0;
  padding: ${space.s4};
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const Empty = styled.p`
  flex: 1;
  padding: ${space.s5} ${space.s4};
  ${text.meta}
  text-align: center;
`;

const Older = styled.div`
  align-self: center;
`;

const Day = styled.p`
  align-self: center;
  ${text.meta}
`;

const Item = styled.div<{ $isOwn: boolean }>`
  display: grid;
  gap: ${space.s1};
  justify-items: ${({ $isOwn }) => ($isOwn ? "end" : "start")};
  align-self: ${({ $isOwn }) => ($isOwn ? "flex-end" : "flex-start")};
  max-width: min(82%, 560px);
`;

const Bubble = styled.p<{ $isOwn: boolean }>`
  padding: 10px 14px;
  border: 1px solid ${({ $isOwn }) => ($isOwn ? color.brand100 : color.line)};
  border-radius: ${({ $isOwn }) =>
    $isOwn
      ? `${radius.rMd} ${radius.rMd} 4px ${radius.rMd}`
      : `${radius.rMd} ${radius.rMd} ${radius.rMd} 4px`};
  background: ${({ $isOwn }) => ($isOwn ? color.brand50 : color.surface)};
  color: ${({ $isOwn }) => ($isOwn ? color.brand900 : color.ink)};
  line-height: 1.45;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.s1};
  ${text.meta}
`;

const Sent = styled.span`
  display: inline-flex;
  gap: 3px;
  align-items: center;
`;

const Amber = styled.span`
  color: ${color.warn};
  font-weight: 600;
`;

const Held = styled.p`
  display: flex;
  gap: ${space.s2};
  align-items: flex-start;
  color: ${color.warn};
  font-size: ${fontSize.fs14};

  > svg {
    flex: none;
    margin-top: 2px;
  }
`;
