import { Check, Plus } from "lucide-react";
import { useState } from "react";
import styled from "styled-components";
import {
  Button,
  color,
  Dialog,
  DialogActions,
  IconButton,
  LoadFailure,
  Select,
  Skeleton,
  SkeletonGroup,
  space,
  text as type,
  TextField,
} from "../../../design-system";
import type { QuestionTrade, TypedQuestionInput } from "../../../shared/schema.generated";
import { useWords } from "../../../shared/words";
import { useQuestionBankQuery, type QuestionBankQuery } from "./Screening.generated";
import { screeningWords } from "./screening.words";
import { hasRoom, readyQuestion } from "./typed-questions";
import { useQuestionWords } from "./useQuestionWords";
import { wantedWords } from "./wanted.words";

interface QuestionBankProps {
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  /** Those that the job asks already. */
  questions: readonly TypedQuestionInput[];
  onAdd(question: TypedQuestionInput): void;
}

/** Ready questions to add, by trade and by words. */
export function QuestionBank({ isOpen, onOpenChange, ...rest }: QuestionBankProps) {
  const { bank: words } = useWords(screeningWords);
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={words.title}>
      <Ready {...rest} />
      <DialogActions>
        <Button onClick={() => onOpenChange(false)}>{words.close}</Button>
      </DialogActions>
    </Dialog>
  );
}

type Entry = QuestionBankQuery["questionBank"][number];

const holds = (texts: readonly string[], typed: string): boolean =>
  typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => texts.join(" ").toLowerCase().includes(word));

/** Words entries of the bank as jobs ask them. */
function useEntryWords() {
  const wordsOf = useQuestionWords();
  return ({ code, ...entry }: Entry) => {
    const { text, labelOf } = wordsOf({ ...entry, bankCode: code });
    return { text, options: entry.options.map(labelOf) };
  };
}

function Ready({ questions, onAdd }: Pick<QuestionBankProps, "questions" | "onAdd">) {
  const { bank: words, trades } = useWords(screeningWords);
  const wordsOf = useEntryWords();
  const [typed, setTyped] = useState("");
  const [trade, setTrade] = useState("");
  const { data, loading, refetch } = useQuestionBankQuery();
  if (!data)
    return loading ? (
      <SkeletonGroup>
        <Skeleton width="100%" height={240} />
      </SkeletonGroup>
    ) : (
      <LoadFailure message={words.failed} onRetry={() => void refetch()} />
    );
  // By the words that are read, and by the English ones.
  const textsOf = (entry: Entry) =>
    [entry, wordsOf(entry)].flatMap(({ text, options }) => [text, ...options]);
  const found = data.questionBank.filter(
    (entry) => (trade === "" || entry.trade === trade) && holds(textsOf(entry), typed.trim()),
  );
  const known: readonly QuestionTrade[] = [...new Set(data.questionBank.map((entry) => entry.trade))];
  return (
    <Stack>
      <TextField
        label={words.search}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Select
        label={words.trades}
        value={trade}
        options={[
          { value: "", label: words.anyWork },
          ...known.map((name) => ({ value: name, label: trades[name] })),
        ]}
        onChange={({ target }) => setTrade(target.value)}
      />
      {found.length === 0 ? <p role="status">{words.none}</p> : <Entries {...{ found, questions, onAdd }} />}
    </Stack>
  );
}

function Entries({
  found,
  questions,
  onAdd,
}: { found: readonly Entry[] } & Pick<QuestionBankProps, "questions" | "onAdd">) {
  const { bank: words } = useWords(screeningWords);
  const { kinds } = useWords(wantedWords);
  const wordsOf = useEntryWords();
  return (
    <List>
      {found.map((entry) => {
        const { text, options } = wordsOf(entry);
        return (
          <li key={entry.code}>
            <div>
              <Asked>{text}</Asked>
              <Quiet>{options.length > 0 ? options.join(", ") : kinds[entry.kind]}</Quiet>
            </div>
            {questions.some(({ bankCode }) => bankCode === entry.code) ? (
              <Added>
                <Check size={16} aria-hidden />
                {words.added}
              </Added>
            ) : (
              hasRoom(questions) && (
                <IconButton
                  size="sm"
                  icon={<Plus size={16} aria-hidden />}
                  label={words.add(text)}
                  onClick={() => onAdd(readyQuestion(entry))}
                />
              )
            )}
          </li>
        );
      })}
    </List>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${space.s4};
  margin-top: ${space.s3};
`;

const List = styled.ul`
  max-height: 44vh;
  overflow-y: auto;

  > li {
    display: flex;
    gap: ${space.s3};
    align-items: center;
    justify-content: space-between;
    min-height: 56px;
    padding-block: ${space.s2};
    border-top: 1px solid ${color.line};
  }
`;

const Asked = styled.p`
  ${type.label}
`;

const Quiet = styled.p`
  ${type.meta}
`;

const Added = styled.span`
  display: inline-flex;
  flex: none;
  gap: ${space.s1};
  align-items: center;
  ${type.meta}
`;
