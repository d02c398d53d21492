import { useState } from "react";
import styled from "styled-components";
import {
  Button,
  color,
  Dialog,
  DialogForm,
  openEntryMark,
  space,
  StatusPill,
  text as textStyle,
  useToast,
} from "../../../design-system";
import { indianDay } from "../../../shared/language/formats";
import { useRefusalText } from "../../../shared/language/useRefusalText";
import { readRefusal } from "../../../shared/refusal";
import { openEntryProps } from "../../../shared/useOpenEntry";
import { useWords } from "../../../shared/words";
import { useWithdrawGrievanceMutation, type Grievance_GrievanceFragment } from "./Grievance.generated";
import { grievancesWords } from "./grievances.words";

interface GrievanceListProps {
  grievances: readonly Grievance_GrievanceFragment[];
  /** The one that the address names. */
  openId: string | null;
}

/** What somebody has asked about their data, the newest first: each with its days and its answer (REDR-06). */
export function GrievanceList({ grievances, openId }: GrievanceListProps) {
  return (
    <List>
      {grievances.map((grievance) => (
        <li key={grievance.id}>
          <Entry grievance={grievance} openId={openId} />
        </li>
      ))}
    </List>
  );
}

function Entry({ grievance, openId }: { grievance: Grievance_GrievanceFragment; openId: string | null }) {
  const words = useWords(grievancesWords);
  const { id, number, kind, text, raisedAt, dueOn, answeredAt, answer } = grievance;
  return (
    <Row {...openEntryProps(id, openId)} aria-labelledby={`grievance-${id}`}>
      <Line>
        <Name id={`grievance-${id}`}>{words.name(number, kind)}</Name>
        <StatusPill tone={answeredAt ? "good" : "waiting"}>
          {answeredAt ? words.isAnswered : words.isOpen}
        </StatusPill>
      </Line>
      <Quiet>
        {words.raised(raisedAt)}
        {!answeredAt && <DueLine dueOn={dueOn} />}
      </Quiet>
      <Written>{text}</Written>
      {answeredAt ? (
        <Answer>
          <Quiet>{words.answered(answeredAt)}</Quiet>
          <Written>{answer}</Written>
        </Answer>
      ) : (
        <Withdrawal id={id} number={number} />
      )}
    </Row>
  );
}

function DueLine({ dueOn }: { dueOn: string }) {
  const words = useWords(grievancesWords);
  const isLate = dueOn < indianDay(new Date());
  return isLate ? <Late> · {words.late(dueOn)}</Late> : <> · {words.due(dueOn)}</>;
}

function Withdrawal({ id, number }: { id: string; number: number }) {
  const words = useWords(grievancesWords);
  const [isAsked, setIsAsked] = useState(false);
  const { withdraw, isBusy, failure } = useWithdrawal(id);
  return (
    <div>
      <Button
        tone="secondary"
        size="sm"
        aria-label={words.withdrawOf(number)}
        onClick={() => setIsAsked(true)}
      >
        {words.withdraw}
      </Button>
      <Dialog isOpen={isAsked} onOpenChange={setIsAsked} title={words.withdrawTitle}>
        <DialogForm
          labels={{ submit: words.withdraw, busy: words.withdrawing, cancel: words.keep }}
          tone="danger"
          isBusy={isBusy}
          error={failure}
          onSubmit={() => void withdraw()}
          onCancel={() => setIsAsked(false)}
        >
          <p>{words.withdrawText}</p>
        </DialogForm>
      </Dialog>
    </div>
  );
}

function useWithdrawal(id: string) {
  const words = useWords(grievancesWords);
  const textOf = useRefusalText();
  const showToast = useToast();
  const [failure, setFailure] = useState<string | null>(null);
  const [mutate, { loading: isBusy }] = useWithdrawGrievanceMutation({
    refetchQueries: ["GrievancesScreen"],
  });

  async function withdraw() {
    setFailure(null);
    try {
      await mutate({ variables: { id } });
      showToast({ text: words.withdrawn });
    } catch (error) {
      setFailure(textOf(readRefusal(error)) || words.withdrawFailed);
    }
  }

  return { withdraw, isBusy, failure };
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

const Row = styled.article`
  display: grid;
  gap: ${space.s2};
  padding: ${space.s4} ${space.s3};
  border-bottom: 1px solid ${color.line};

  li:last-child > & {
    border-bottom: 0;
  }

  &[aria-current] {
    ${openEntryMark}
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
  align-items: center;
  justify-content: space-between;
`;

const Name = styled.h3`
  ${textStyle.label}
`;

const Quiet = styled.p`
  ${textStyle.meta}
`;

const Late = styled.span`
  color: ${color.danger};
`;

const Written = styled.p`
  color: ${color.ink};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

const Answer = styled.div`
  display: grid;
  gap: ${space.s2};
  padding-left: ${space.s3};
  border-left: 3px solid ${color.brand700};
`;
