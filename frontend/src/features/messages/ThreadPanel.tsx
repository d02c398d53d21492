import styled from "styled-components";
import { color, LoadFailure, media, radius, Skeleton, SkeletonGroup, space } from "../../design-system";
import { readRefusal } from "../../shared/refusal";
import { useWords } from "../../shared/words";
import { MessageLog } from "./MessageLog";
import { messagesWords } from "./messages.words";
import { otherOf } from "./other-side";
import { ThreadFoot } from "./ThreadFoot";
import { ThreadHead } from "./ThreadHead";
import { useThread } from "./useThread";

interface ThreadPanelProps {
  /** Give the panel this as its key too. */
  applicationId: string;
  backHref: string;
}

/** One thread in full, to read and to answer. */
export function ThreadPanel({ applicationId, backHref }: ThreadPanelProps) {
  const words = useWords(messagesWords);
  const { data, loading, error, refetch, end } = useThread(applicationId);
  if (!data)
    return (
      <Frame aria-label={words.thread.label}>
        <Inset>
          {loading ? (
            <SkeletonGroup>
              <Skeleton width="100%" height={280} />
            </SkeletonGroup>
          ) : readRefusal(error).code === "NOT_FOUND" ? (
            <p>{words.thread.notFound}</p>
          ) : (
            <LoadFailure message={words.thread.loadFailed} onRetry={() => void refetch()} />
          )}
        </Inset>
      </Frame>
    );
  const { messageThread: thread, messages } = data;
  return (
    <Frame aria-label={words.thread.label}>
      <ThreadHead thread={thread} backHref={backHref} />
      <MessageLog
        applicationId={applicationId}
        messages={messages}
        other={otherOf(thread, words.nameless)}
        empty={words.thread.empty[thread.viewerSide === "COMPANY" ? "COMPANY" : "APPLICANT"]}
        end={end}
      />
      <ThreadFoot thread={thread} messages={messages} onSent={() => refetch()} isBar />
    </Frame>
  );
}

const Frame = styled.section`
  display: flex;
  flex-direction: column;
  /* Down to the window's end, which is the keyboard while somebody types. */
  height: min(760px, calc(100dvh - var(--page-head) - ${space.s5}));
  min-height: 420px;
  border: 1px solid ${color.line};
  border-radius: ${radius.rLg};
  background: ${color.surface};
  overflow: hidden;

  ${media.phone} {
    height: calc(100dvh - var(--page-head) - ${space.s4});
    min-height: 340px;
  }
`;

const Inset = styled.div`
  padding: ${space.s5};
`;
