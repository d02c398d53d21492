import { useState } from "react";
import { Link } from "react-router-dom";
import styled from "styled-components";
import { paths } from "@job-portal/protocol/paths";
import { Button, Dialog, StatusPill, text } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { Quiet } from "../../moderation/admin/admin-table";
import { grievancesWords } from "../grievance/grievances.words";
import { AnswerForm } from "./AnswerForm";
import type { GrievanceReview_WaitingFragment } from "./GrievanceReview.generated";
import { grievanceReviewWords } from "./grievance-review.words";
import { Queue, QueueEntry, QueueLine, Written } from "../../moderation/admin/queue-parts";

/** So many days before the last one, the days that are left stand out. */
const SOON_DAYS = 7;

/** Grievances that wait for an answer, late ones first (REDR-07). */
export function WaitingGrievances({ waiting }: { waiting: readonly GrievanceReview_WaitingFragment[] }) {
  return (
    <Queue>
      {waiting.map((entry) => (
        <li key={entry.id}>
          <Entry entry={entry} />
        </li>
      ))}
    </Queue>
  );
}

function Entry({ entry }: { entry: GrievanceReview_WaitingFragment }) {
  const words = useWords(grievanceReviewWords);
  const { name } = useWords(grievancesWords);
  const [isOpen, setIsOpen] = useState(false);
  // Outlives the dialog, which a press beside it closes.
  const [answer, setAnswer] = useState("");
  const { daysLeft, email, accountId, grievance } = entry;
  const { id, number, kind, text: written, raisedAt, dueOn } = grievance;
  const close = () => setIsOpen(false);
  return (
    <QueueEntry aria-labelledby={`grievance-${id}`}>
      <QueueLine>
        <Name id={`grievance-${id}`}>{name(number, kind)}</Name>
        <DaysLeft daysLeft={daysLeft} />
      </QueueLine>
      <Quiet>
        <Link to={paths.adminUser(accountId)}>{email}</Link> · {words.facts(raisedAt, dueOn)}
      </Quiet>
      <Written>{written}</Written>
      <div>
        <Button
          tone="secondary"
          size="sm"
          aria-label={words.answerOf(number)}
          onClick={() => setIsOpen(true)}
        >
          {words.answer}
        </Button>
      </div>
      <Dialog isOpen={isOpen} onOpenChange={(next) => !next && close()} title={words.answerOf(number)}>
        <AnswerForm id={id} question={written} answer={answer} onAnswer={setAnswer} onClose={close} />
      </Dialog>
    </QueueEntry>
  );
}

function DaysLeft({ daysLeft }: { daysLeft: number }) {
  const words = useWords(grievanceReviewWords);
  if (daysLeft < 0) return <StatusPill tone="danger">{words.late(-daysLeft)}</StatusPill>;
  return <StatusPill tone={daysLeft <= SOON_DAYS ? "waiting" : "plain"}>{words.left(daysLeft)}</StatusPill>;
}

const Name = styled.h2`
  ${text.label}
`;
