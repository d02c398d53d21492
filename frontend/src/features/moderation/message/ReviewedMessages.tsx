import { Check } from "lucide-react";
import styled from "styled-components";
import { Button, Chip, ChipList, DialogActions, StatusPill, text } from "../../../design-system";
import { MessageFileCard } from "../../messages/MessageFileCard";
import { messagesWords } from "../../messages/messages.words";
import { useWords } from "../../../shared/words";
import { Quiet } from "../admin/admin-table";
import { useAdminAct } from "../admin/useAdminAct";
import {
  useApproveMessageMutation,
  useRemoveMessageMutation,
  type MessageReview_MessageFragment,
} from "./MessageReview.generated";
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
      <Acts message={message} />
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

function Acts({ message: { id, text: written } }: { message: MessageReview_MessageFragment }) {
  const words = useWords(messageReviewWords);
  const act = useAdminAct();
  const options = { variables: { id }, refetchQueries: ["AdminMessagesScreen"] };
  const [approve] = useApproveMessageMutation();
  const [remove] = useRemoveMessageMutation();
  return (
    <DialogActions>
      <Button
        tone="secondary"
        size="sm"
        icon={<Check size={16} aria-hidden />}
        aria-label={words.approveOf(written)}
        onClick={() => void act({ run: () => approve(options), done: words.approved })}
      >
        {words.approve}
      </Button>
      <Button
        tone="danger"
        size="sm"
        aria-label={words.removeOf(written)}
        onClick={() => void act({ run: () => remove(options), done: words.removed })}
      >
        {words.remove}
      </Button>
    </DialogActions>
  );
}

const Who = styled.h2`
  ${text.label}
`;
