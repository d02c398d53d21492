import { BookOpen, Plus } from "lucide-react";
import { useEffect, useRef, useState, type ReactNode } from "react";
import styled from "styled-components";
import { Button, SectionCard, space, text as type } from "../../../design-system";
import type { TypedQuestionInput } from "../../../shared/schema.generated";
import type { Refusal } from "../../../shared/refusal";
import { useWords } from "../../../shared/words";
import { QuestionBank } from "./QuestionBank";
import { QuestionEditor } from "./QuestionEditor";
import { QuestionRow } from "./QuestionRow";
import { screeningWords } from "./screening.words";
import { askingInstead, hasRoom, moved, ownQuestion, questionsIn, textOf } from "./typed-questions";
import { useQuestionProblems } from "./useQuestionProblems";

interface QuestionsSectionProps {
  /** The questions as the form holds them. */
  text: string;
  onChange(text: string): void;
  /** Of the last try to send the form. */
  refusal: Refusal | null;
  /** For questions that somebody else changed as well. */
  hint?: ReactNode;
}

/** What a job asks of those who apply (SCRN-01), one question open at a time. */
export function QuestionsSection({ text, onChange, refusal, hint }: QuestionsSectionProps) {
  const words = useWords(screeningWords);
  const { questions, openAt, setOpenAt, add, change, move, remove } = useQuestionList(text, onChange);
  const [isBankOpen, setIsBankOpen] = useState(false);
  const problemAt = useQuestionProblems(text);
  const list = useFocusAtRefused(refusal);
  return (
    <SectionCard title={words.title}>
      <Stack>
        <Quiet>{words.intro}</Quiet>
        {questions.length > 0 && (
          <List ref={list}>
            {questions.map((question, index) => (
              <li key={index} tabIndex={-1}>
                <QuestionRow
                  {...{ question, index }}
                  isLast={index === questions.length - 1}
                  isOpen={openAt === index}
                  problem={problemAt(index)}
                  onOpen={() => setOpenAt(openAt === index ? null : index)}
                  onMove={(by) => move(index, by)}
                  onRemove={() => remove(index)}
                  onReplace={(asked) => change(index, askingInstead(question, asked))}
                />
                {openAt === index && (
                  <QuestionEditor
                    question={question}
                    onChange={(changed) => change(index, changed)}
                    onDone={() => setOpenAt(null)}
                  />
                )}
              </li>
            ))}
          </List>
        )}
        {hint}
        <Foot
          count={questions.length}
          hasRoom={hasRoom(questions)}
          onBank={() => setIsBankOpen(true)}
          onOwn={() => add(ownQuestion(), true)}
        />
      </Stack>
      <QuestionBank
        isOpen={isBankOpen}
        onOpenChange={setIsBankOpen}
        questions={questions}
        onAdd={(question) => add(question, false)}
      />
    </SectionCard>
  );
}

/** Brings the first question that the server refused into view; a field that is wrong keeps the focus (POST-12). */
function useFocusAtRefused(refusal: Refusal | null) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (document.activeElement?.getAttribute("aria-invalid") === "true") return;
    // The server counts from 1: `questions.2`.
    const [position] =
      refusal?.fields.flatMap(({ field }) => /\bquestions\.(\d+)/.exec(field)?.[1] ?? []) ?? [];
    const row = list.current?.children[Number(position) - 1];
    if (row instanceof HTMLElement) row.focus();
  }, [refusal]);
  return list;
}

/** The questions of the form's text, which of them is open, and what can be done with them. */
function useQuestionList(text: string, onChange: (text: string) => void) {
  const questions = questionsIn(text);
  const [openAt, setOpenAt] = useState<number | null>(null);

  function keep(changed: readonly TypedQuestionInput[]) {
    onChange(textOf(changed));
    setOpenAt(null);
  }
  function add(question: TypedQuestionInput, isOpen: boolean) {
    keep([...questions, question]);
    if (isOpen) setOpenAt(questions.length);
  }
  return {
    ...{ questions, openAt, setOpenAt, add },
    change: (index: number, question: TypedQuestionInput) =>
      onChange(textOf(questions.map((other, place) => (place === index ? question : other)))),
    move: (index: number, by: -1 | 1) => keep(moved(questions, index, by)),
    remove: (index: number) => keep(questions.filter((_, other) => other !== index)),
  };
}

interface FootProps {
  count: number;
  hasRoom: boolean;
  onBank(): void;
  onOwn(): void;
}

function Foot({ count, hasRoom: isRoomLeft, onBank, onOwn }: FootProps) {
  const words = useWords(screeningWords);
  return (
    <Ways>
      <Button tone="secondary" size="sm" icon={<BookOpen size={16} aria-hidden />} onClick={onBank}>
        {words.fromBank}
      </Button>
      {isRoomLeft && (
        <Button tone="secondary" size="sm" icon={<Plus size={16} aria-hidden />} onClick={onOwn}>
          {words.own}
        </Button>
      )}
      <Quiet role="status">{isRoomLeft ? words.count(count) : words.full}</Quiet>
    </Ways>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${space.s4};
`;

const List = styled.ol`
  display: grid;
  padding: 0;
  margin: 0;
  list-style: none;
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s3};
  align-items: center;
`;

const Quiet = styled.p`
  ${type.meta}
`;
