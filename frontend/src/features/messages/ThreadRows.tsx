import { Link } from "react-router-dom";
import styled from "styled-components";
import { color, fontSize, space, text, VisuallyHidden } from "../../design-system";
import { CandidateMark } from "../applications/candidate/CandidateMark";
import { CompanyMark } from "../companies/CompanyMark";
import { indianDay } from "../../shared/language/formats";
import { useMountedAt } from "../../shared/page-view";
import { useWords } from "../../shared/words";
import type { MessageLine_ThreadFragment } from "./Messages.generated";
import { messagesWords } from "./messages.words";
import { otherOf } from "./other-side";

interface ThreadRowsProps {
  threads: readonly MessageLine_ThreadFragment[];
  /** The thread that is open beside them. */
  openId: string | null;
  /** Where a thread opens beside this very list. */
  hrefOf(id: string): string;
}

/** The threads of a list, each with whom, about what, and its last message (MSG-12); one to be read stands out. */
export function ThreadRows({ threads, openId, hrefOf }: ThreadRowsProps) {
  const words = useWords(messagesWords);
  return (
    <Rows aria-label={words.list.label}>
      {threads.map((thread) => (
        <li key={thread.id}>
          <Row thread={thread} href={hrefOf(thread.id)} isOpen={thread.id === openId} />
        </li>
      ))}
    </Rows>
  );
}

interface RowProps {
  thread: MessageLine_ThreadFragment;
  href: string;
  isOpen: boolean;
}

function Row({ thread, href, isOpen }: RowProps) {
  const words = useWords(messagesWords);
  const { jobTitle, viewerSide, isUnread, lastMessage } = thread;
  const name = otherOf(thread, words.nameless);
  const today = indianDay(useMountedAt());
  const isToday = lastMessage && indianDay(new Date(lastMessage.sentAt)) === today;
  return (
    <RowLink to={href} aria-current={isOpen ? "true" : undefined}>
      {viewerSide === "COMPANY" ? <CandidateMark name={name} /> : <CompanyMark name={name} size={40} />}
      <Texts>
        <Line>
          <Name>
            {isUnread && <VisuallyHidden>{words.unread} </VisuallyHidden>}
            {name}
          </Name>
          {lastMessage && (
            <Time dateTime={lastMessage.sentAt}>
              {isToday ? words.time(lastMessage.sentAt) : words.shortDay(lastMessage.sentAt)}
            </Time>
          )}
        </Line>
        <About>{jobTitle}</About>
        {lastMessage && (
          <Line>
            <Last $isUnread={isUnread}>
              {lastMessage.isOwn ? words.you(lastMessage.text) : lastMessage.text}
            </Last>
            {isUnread && <Dot aria-hidden />}
          </Line>
        )}
      </Texts>
    </RowLink>
  );
}

const Rows = styled.ul`
  display: grid;
  padding: 0;
  margin: 0;
  list-style: none;
`;

const RowLink = styled(Link)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.s3};
  padding: ${space.s3} ${space.s4};
  border-bottom: 1px solid ${color.line};
  border-left: 3px solid transparent;
  color: ${color.ink};
  text-decoration: none;

  &[aria-current="true"] {
    border-left-color: ${color.brand500};
    background: ${color.brand50};
  }
`;

const Texts = styled.div`
  display: grid;
  min-width: 0;
`;

const Line = styled.div`
  display: flex;
  gap: ${space.s2};
  align-items: baseline;
  justify-content: space-between;
  min-width: 0;
`;

const Name = styled.span`
  overflow: hidden;
  ${text.label}
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Time = styled.time`
  flex: none;
  ${text.meta}
`;

const About = styled.span`
  overflow: hidden;
  ${text.meta}
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Last = styled.span<{ $isUnread: boolean }>`
  overflow: hidden;
  color: ${({ $isUnread }) => ($isUnread ? color.ink : color.muted)};
  font-size: ${fontSize.fs14};
  font-weight: ${({ $isUnread }) => ($isUnread ? 600 : 400)};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Dot = styled.span`
  flex: none;
  align-self: center;
  width: 8px;
  height: 8px;
  border-radius: 50%;
  background: ${color.brand700};
`;
