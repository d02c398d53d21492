import { useState } from "react";
import { Link } from "react-router-dom";
import styled from "styled-components";
import { paths } from "@job-portal/protocol/paths";
import { Button, color, Dialog, space, StatusPill, text } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { Quiet } from "../../moderation/admin/admin-table";
import { grievancesWords } from "../grievance/grievances.words";
import { AnswerForm } from "./AnswerForm";
import type { GrievanceReview_WaitingFragment } from "./GrievanceReview.generated";
import { grievanceReviewWords } from "./grievance-review.words";

/** So many days before the last one, the days that are left stand out. */
const SOON_DAYS = 7;

/** Grievances that wait for an answer, late ones first (REDR-07). */
export function WaitingGrievances({ waiting }: { waiting: readonly GrievanceReview_WaitingFragment[] }) {
  return (
    <List>
      {waiting.map((entry) => (
        <li key={entry.id}>
          <Entry entry={entry} />
        </li>
      ))}
    </List>
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
    <Row aria-labelledby={`grievance-${id}`}>
      <Line>
        <Name id={`grievance-${id}`}>{name(number, kind)}</Name>
        <DaysLeft daysLeft={daysLeft} />
      </Line>
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
    </Row>
  );
}

function DaysLeft({ daysLeft }: { daysLeft: number }) {
  const words = useWords(grievanceReviewWords);
  if (daysLeft < 0) return <StatusPill tone="danger">{words.late(-daysLeft)}</StatusPill>;
  return <StatusPill tone={daysLeft <= SOON_DAYS ? "waiting" : "plain"}>{words.left(daysLeft)}</StatusPill>;
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

const Row = styled.article`
  display: grid;
  gap: ${space.s2};
  padding: ${space.s4} 20px;
  border-bottom: 1px solid ${color.line};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
  align-items: center;
  justify-content: space-between;
`;

const Name = styled.h2`
  ${text.label}
`;

const Written = styled.p`
  color: ${color.ink};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
