import { ShieldCheck } from "lucide-react";
import { useState } from "react";
import styled from "styled-components";
import { BottomBarRoom, color, InlineButton, media, Notice, space, text } from "../../design-system";
import { useWords } from "../../shared/words";
import { Composer } from "./Composer";
import type { Message_MessageFragment, MessageThread_ThreadFragment } from "./Messages.generated";
import { messagesWords } from "./messages.words";
import { ReportMessage } from "./ReportMessage";

interface ThreadFootProps {
  thread: MessageThread_ThreadFragment;
  messages: readonly Message_MessageFragment[];
  /** Asks for the thread anew. */
  onSent(): Promise<unknown>;
  /** Whether it stands at the window's end on phones, in place of the bar there. */
  isBar: boolean;
}

/** The way to write, or why there is none; and how to say that something is wrong. */
export function ThreadFoot({ thread, messages, onSent, isBar }: ThreadFootProps) {
  const words = useWords(messagesWords);
  const [isReporting, setIsReporting] = useState(false);
  const theirs = messages.find(({ isOwn }) => !isOwn);
  return (
    <Foot>
      {isBar && <BottomBarRoom $at="phone" />}
      {thread.viewerCan.write ? (
        <Composer key={thread.id} thread={thread} onSent={onSent} />
      ) : (
        thread.standing !== "OPEN" && <Notice>{words.closed[thread.standing]}</Notice>
      )}
      <Safe>
        <ShieldCheck size={16} aria-hidden />
        {thread.viewerSide === "APPLICANT" ? words.thread.safe : words.thread.fair}
        {theirs && (
          <InlineButton type="button" onClick={() => setIsReporting(true)}>
            {words.thread.report}
          </InlineButton>
        )}
      </Safe>
      {theirs && <ReportMessage message={theirs} isOpen={isReporting} onOpenChange={setIsReporting} />}
    </Foot>
  );
}

const Foot = styled.div`
  display: grid;
  gap: ${space.s2};
  padding: ${space.s3} ${space.s4};
  border-top: 1px solid ${color.line};
  background: ${color.surface};
`;

const Safe = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
  align-items: center;
  ${text.meta}

  /* The least that a finger hits. */
  ${media.belowDesktop} {
    > button {
      margin-block: calc(-1 * ${space.s3});
      padding-block: ${space.s3};
    }
  }
`;
