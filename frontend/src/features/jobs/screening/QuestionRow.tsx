import { ArrowDown, ArrowUp, Flag, Pencil, Trash2 } from "lucide-react";
import styled from "styled-components";
import {
  Button,
  color,
  FieldError,
  fontSize,
  IconButton,
  media,
  space,
  StatusPill,
  text,
} from "../../../design-system";
import type { TypedQuestionInput } from "../../../shared/schema.generated";
import { useWords } from "../../../shared/words";
import { screeningWords } from "./screening.words";
import { type QuestionProblem, useQuestionProblemText } from "./useQuestionProblems";
import { useQuestionWords } from "./useQuestionWords";
import { wantedWords } from "./wanted.words";

interface QuestionRowProps {
  question: TypedQuestionInput;
  index: number;
  isLast: boolean;
  isOpen: boolean;
  problem: QuestionProblem | undefined;
  onOpen(): void;
  onMove(by: -1 | 1): void;
  onRemove(): void;
  /** Asks something else in its place. */
  onReplace(text: string): void;
}

/** One question in the list: what it asks, how it is answered, and what is wrong with it. */
export function QuestionRow(props: QuestionRowProps) {
  const { question, index, problem, isOpen, onReplace } = props;
  const words = useWords(screeningWords);
  const { kinds } = useWords(wantedWords);
  const { text: asked, wanted: need } = useQuestionWords()(question);
  const textOf = useQuestionProblemText();
  // While it is being written, only what must not be asked is said.
  const isTold = problem !== undefined && (!isOpen || problem.ground !== null);
  return (
    <Row>
      <Position aria-hidden>{index + 1}</Position>
      <Words>
        <Asked>{asked || words.unnamed}</Asked>
        <Quiet>
          {kinds[question.kind]} · {question.isRequired ? words.required : words.optional}
        </Quiet>
        {need && (
          <StatusPill tone="waiting" icon={Flag}>
            {words.needs(need)}
          </StatusPill>
        )}
        {isTold && (
          <Problem role="status">
            <FieldError>{textOf(problem)}</FieldError>
            {problem.instead && (
              <Button tone="text" size="sm" onClick={() => onReplace(problem.instead ?? "")}>
                {words.askInstead(problem.instead)}
              </Button>
            )}
          </Problem>
        )}
      </Words>
      <Acts {...props} />
    </Row>
  );
}

function Acts({ question, index, isLast, isOpen, onOpen, onMove, onRemove }: QuestionRowProps) {
  const words = useWords(screeningWords);
  const name = useQuestionWords()(question).text || words.question(index + 1);
  const plain = { tone: "plain", size: "sm" } as const;
  return (
    <Buttons>
      {index > 0 && (
        <IconButton
          {...plain}
          label={words.up(name)}
          icon={<ArrowUp size={16} />}
          onClick={() => onMove(-1)}
        />
      )}
      {!isLast && (
        <IconButton
          {...plain}
          label={words.down(name)}
          icon={<ArrowDown size={16} />}
          onClick={() => onMove(1)}
        />
      )}
      <IconButton
        {...plain}
        label={words.edit(name)}
        icon={<Pencil size={16} />}
        aria-expanded={isOpen}
        onClick={onOpen}
      />
      <IconButton {...plain} label={words.remove(name)} icon={<Trash2 size={16} />} onClick={onRemove} />
    </Buttons>
  );
}

const Row = styled.div`
  display: flex;
  gap: ${space.s3};
  align-items: flex-start;
  padding-block: ${space.s3};
  border-top: 1px solid ${color.line};

  ${media.phone} {
    flex-wrap: wrap;
  }
`;

const Position = styled.span`
  min-width: 20px;
  padding-top: 2px;
  color: ${color.muted};
  font-size: ${fontSize.fs14};
  font-variant-numeric: tabular-nums;
  text-align: right;
`;

const Words = styled.div`
  display: grid;
  flex: 1;
  gap: ${space.s1};
  justify-items: start;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Asked = styled.p`
  ${text.label}
`;

const Quiet = styled.p`
  ${text.meta}
`;

const Problem = styled.div`
  display: grid;
  justify-items: start;
`;

const Buttons = styled.div`
  display: flex;
  flex: none;

  ${media.phone} {
    justify-content: flex-end;
    width: 100%;
  }
`;
