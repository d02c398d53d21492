import { ExternalLink } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import type { FieldErrors } from "react-hook-form";
import styled from "styled-components";
import {
  BottomBarRoom,
  Button,
  Card,
  color,
  Dialog,
  DialogActions,
  media,
  Notice,
  space,
  text,
} from "../../../design-system";
import { paths } from "@job-portal/protocol/paths";
import { textOfRefusal, useRefusalText } from "../../../shared/language/useRefusalText";
import type { Refusal } from "../../../shared/refusal";
import { useWords } from "../../../shared/words";
import { PayQuestion } from "../reading/PayQuestion";
import { JOB_FORM_FIELDS, type JobFormValues } from "./job-form";
import { jobFormWords } from "./job-form.words";
import type { PayReading } from "./useJobReadings";
import type { useJobSubmit } from "./useJobSubmit";

/** The form beside its preview, which only wide screens have room for. */
export function JobFormLayout({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <Columns>
      <Stack>{children}</Stack>
      <Side>{aside}</Side>
    </Columns>
  );
}

interface JobRefusalProps {
  refusal: Refusal;
  /** That it was not taken. */
  text: string;
  submitButton: RefObject<HTMLButtonElement | null>;
}

/** Why the job was not taken, and what to do about it where that is known; without a network, another try (ERR-21). */
export function JobRefusal({ refusal, text: said, submitButton }: JobRefusalProps) {
  const words = useWords(jobFormWords);
  const { code, fields, isOutage } = refusal;
  const known = textOfRefusal({ code, message: "" }, words.reasons);
  const reason = known || (isOutage && words.outOfReach) || (fields.length > 0 && words.marked);

  function handleRetry() {
    // This notice goes while the form is sent.
    submitButton.current?.focus();
    submitButton.current?.click();
  }

  return (
    <Notice
      tone="danger"
      action={
        isOutage && (
          <Button tone="secondary" onClick={handleRetry}>
            {words.tryAgain}
          </Button>
        )
      }
    >
      {said} {reason && <span>{reason}</span>}
    </Notice>
  );
}

interface QuestionProps extends Pick<
  ReturnType<typeof useJobSubmit>,
  "question" | "confirm" | "goBack" | "moveFocus" | "answerPay"
> {
  pay: PayReading | null;
  /** How many sentences keep the job back, whatever is answered here. */
  sentencesToMend?: number;
}

/** What the server asks before it takes the job as it is; of pay with its answers of one tap (JPAY-02). */
export function JobQuestion(props: QuestionProps) {
  const { question, pay, sentencesToMend = 0, confirm, goBack, moveFocus, answerPay } = props;
  const words = useWords(jobFormWords);
  const isOfPay = question?.code.startsWith("PAY_") ?? false;
  const textOf = useRefusalText();
  const { title, confirm: yes, back } = words.question[question?.code ?? "POSSIBLE_DUPLICATE"];
  return (
    <Dialog
      isOpen={question !== null}
      onOpenChange={(isOpen) => !isOpen && goBack()}
      title={title}
      moveFocus={moveFocus}
    >
      <div>
        {question && isOfPay && pay?.question ? (
          <PayQuestion
            question={{ message: textOf(question), suggestions: pay.question.suggestions }}
            onAnswer={(text) => void answerPay(text)}
            change={words.changePay}
            keep={words.keepPay}
            onKeep={undefined}
          />
        ) : (
          question && textOf(question)
        )}
      </div>
      {question?.jobId && <TabLink to={paths.job(question.jobId)}>{words.openJob}</TabLink>}
      {question?.company && (
        <TabLink to={paths.company(question.company.id)}>{words.seeCompany(question.company.name)}</TabLink>
      )}
      {sentencesToMend > 0 && <Notice tone="warn">{words.thenMend(sentencesToMend)}</Notice>}
      <DialogActions>
        {(isOfPay || sentencesToMend === 0) && (
          <Button tone="secondary" onClick={() => void confirm()}>
            {sentencesToMend > 0 ? words.keepPay : yes}
          </Button>
        )}
        <Button onClick={goBack}>{back}</Button>
      </DialogActions>
    </Dialog>
  );
}

/** Opens beside the form, which must not be lost over a look. */
function TabLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Tab href={to} target="_blank" rel="noopener">
      {children}
      <ExternalLink size={16} aria-hidden />
    </Tab>
  );
}

interface JobFormBarProps {
  errors: FieldErrors<JobFormValues>;
  /** Why it was not taken: beside the button, so that whoever pressed it sees it (POST-12). */
  refusal?: ReactNode;
  /** How the draft is kept. */
  status?: ReactNode;
  children: ReactNode;
}

/** The form's last row, which stays in view on phones: what is wrong or kept, and its buttons. */
export function JobFormBar({ errors, refusal, status, children }: JobFormBarProps) {
  const words = useWords(jobFormWords);
  const count = JOB_FORM_FIELDS.filter((name) => errors[name]).length;
  return (
    <Bar>
      <BottomBarRoom $at="phone" $isTall={Boolean(refusal)} />
      {refusal && <Refused>{refusal}</Refused>}
      <Status role="status">
        {count > 0 ? <Attention>{words.needAttention(count)}</Attention> : status}
      </Status>
      <Buttons>{children}</Buttons>
    </Bar>
  );
}

const Tab = styled.a`
  display: inline-flex;
  gap: ${space.s2};
  align-items: center;
  padding-block: ${space.s3};
  font-weight: 500;
  overflow-wrap: anywhere;
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 304px;
  gap: ${space.s6};
  align-items: start;

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Stack = styled.div`
  display: grid;
  gap: 20px;
  min-width: 0;

  ${media.phone} {
    gap: ${space.s4};
  }
`;

const Side = styled.aside`
  position: sticky;
  top: 88px;

  ${media.belowDesktop} {
    display: none;
  }
`;

const Bar = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2} ${space.s3};
  align-items: center;
  justify-content: space-between;
  padding-block: ${space.s3};

  ${media.phone} {
    position: sticky;
    z-index: 1;
    bottom: 0;
    padding: ${space.s3} ${space.s4};
    border-width: 1px 0 0;
    border-radius: 0;
    margin: 0 -16px -16px;
  }
`;

const Refused = styled.div`
  flex: 1 0 100%;
`;

const Status = styled.p`
  display: flex;
  gap: 6px;
  align-items: center;
  ${text.meta}

  &:empty {
    display: none;
  }
`;

const Attention = styled.span`
  color: ${color.danger};
  font-weight: 500;
`;

const Buttons = styled.div`
  display: flex;
  gap: ${space.s3};
  margin-left: auto;

  ${media.phone} {
    flex: 1 0 100%;
    flex-wrap: wrap;

    > button,
    > a {
      flex: 1;
    }
  }
`;
