import styled from "styled-components";
import { LoadFailure, Skeleton, SkeletonGroup, space, text } from "../../design-system";
import { useWords } from "../../shared/words";
import { MessageLog } from "./MessageLog";
import { messagesWords } from "./messages.words";
import { otherOf } from "./other-side";
import { ThreadFoot } from "./ThreadFoot";
import { useThread } from "./useThread";

/** The thread with a candidate within their panel. */
export function CandidateMessages({ candidate: { id } }: { candidate: { id: string } }) {
  const words = useWords(messagesWords);
  const { data, loading, refetch, end } = useThread(id);
  return (
    <Section aria-label={words.title}>
      <Title>{words.title}</Title>
      {data ? (
        <Thread>
          <MessageLog
            applicationId={id}
            messages={data.messages}
            other={otherOf(data.messageThread, words.nameless)}
            empty={words.thread.empty.COMPANY}
            end={end}
          />
          <ThreadFoot
            thread={data.messageThread}
            messages={data.messages}
            onSent={() => refetch()}
            isBar={false}
          />
        </Thread>
      ) : loading ? (
        <SkeletonGroup>
          <Skeleton width="100%" height={120} />
        </SkeletonGroup>
      ) : (
        <LoadFailure message={words.thread.loadFailed} onRetry={() => void refetch()} />
      )}
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${space.s3};
`;

const Title = styled.h3`
  ${text.label}
`;

/* The part around it has a room of its own, which the thread goes through. */
const Thread = styled.div`
  display: flex;
  flex-direction: column;
  max-height: 420px;
  margin: 0 -20px -20px;
`;
