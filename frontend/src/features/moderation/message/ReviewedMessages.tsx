import styled from "styled-components";
import { Chip, ChipList, StatusPill, text } from "../../../design-system";
import { MessageFileCard } from "../../messages/MessageFileCard";
import { messagesWords } from "../../messages/messages.words";
import { useWords } from "../../../shared/words";
import { Quiet } from "../admin/admin-table";
import { MessageReviewActs } from "./MessageReviewActs";
import type { MessageReview_MessageFragment } from "./MessageReview.generated";
import { moderationWords } from "../report/moderation.words";
import { messageReviewWords } from "./message-review.words";
import { Queue, QueueEntry, QueueLine, Written } from "../admin/queue-parts";

/** Messages that wait for an admin, each with why it waits and what can be done. */
export function ReviewedMessages({ messages }: { messages: readonly MessageReview_MessageFragment[] }) {
  return (
    <Queue>
      {messages.map((message) => (
        <li key={message.id}>
          <Reviewed message={message} />
        </li>
      ))}
    </Queue>
  );
}

function Reviewed({ message }: { message: MessageReview_MessageFragment }) {
  const words = useWords(messageReviewWords);
  const { text: written, party, state, sentAt, jobTitle, companyName, senderEmail, file } = message;
  return (
    <QueueEntry>
      <QueueLine>
        <Who>{words.from[party](companyName)}</Who>
        <StatusPill tone={state === "HELD" ? "waiting" : "danger"}>
          {state === "HELD" ? words.held : words.delivered}
        </StatusPill>
      </QueueLine>
      <Quiet>
        {[words.about(jobTitle, sentAt), senderEmail].filter((part) => part !== null).join(" · ")}
      </Quiet>
      <Written>{written}</Written>
      {file && <MessageFileCard file={file} />}
      <Reasons message={message} />
      <MessageReviewActs message={message} />
    </QueueEntry>
  );
}

function Reasons({ message: { rules, reports } }: { message: MessageReview_MessageFragment }) {
  const words = useWords(messageReviewWords);
  const { rule: ruleInWords } = useWords(moderationWords);
  const { reporting } = useWords(messagesWords);
  return (
    <>
      <ChipList>
        {rules.map((rule) => (
          <li key={rule}>
            <Chip>{ruleInWords(rule)}</Chip>
          </li>
        ))}
        {reports.map(({ reason }, index) => (
          <li key={index}>
            <Chip>{reporting.reasons[reason]}</Chip>
          </li>
        ))}
      </ChipList>
      {reports.map(
        ({ comment }, index) => comment !== null && <Quiet key={index}>{words.comment(comment)}</Quiet>,
      )}
    </>
  );
}

const Who = styled.h2`
  ${text.label}
`;
