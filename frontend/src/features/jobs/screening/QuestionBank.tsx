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

const holds = ({ text, options }: Entry, typed: string): boolean =>
  typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => [text, ...options].join(" ").toLowerCase().includes(word));

function Ready({ questions, onAdd }: Pick<QuestionBankProps, "questions" | "onAdd">) {
  const { bank: words, trades } = useWords(screeningWords);
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
  const found = data.questionBank.filter(
    (entry) => (trade === "" || entry.trade === trade) && holds(entry, typed.trim()),
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
  return (
    <List>
      {found.map((entry) => (
        <li key={entry.code}>
          <div>
            <Asked>{entry.text}</Asked>
            <Quiet>{entry.options.length > 0 ? entry.options.join(", ") : kinds[entry.kind]}</Quiet>
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
                label={words.add(entry.text)}
                onClick={() => onAdd(readyQuestion(entry))}
              />
            )
          )}
        </li>
      ))}
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
