import { useState } from "react";
import { DialogForm, Select, TextArea, TextField } from "../../../design-system";
import { readRefusal, type Refusal } from "../../../shared/refusal";
import { useRefusalText } from "../../../shared/language/useRefusalText";
import { SearchWordKind } from "../../../shared/schema.generated";
import { useWords } from "../../../shared/words";
import type { AdminSearchWord_WordFragment } from "./AdminSearchWord.generated";
import { IncludesField } from "./IncludesField";
import { codeFrom, draftOf, inputOf, type SearchWordDraft } from "./search-word-draft";
import { searchWordsWords } from "./search-words.words";
import { TrySearch } from "./TrySearch";
import { useSaveSearchWord } from "./useSaveSearchWord";

const KINDS = Object.values(SearchWordKind);

interface SearchWordFormProps {
  /** Null: a new one. */
  word: AdminSearchWord_WordFragment | null;
  /** What people search for, which a new word begins with. */
  text: string;
  onClose(): void;
}

/** A word of search, to change or to add, with a search that tries it before it is saved (SEEK-02, SEEK-04). */
export function SearchWordForm({ word, text, onClose }: SearchWordFormProps) {
  const words = useWords(searchWordsWords);
  const [draft, setDraft] = useState(() => draftOf(word, text));
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const save = useSaveSearchWord(word);
  const textOf = useRefusalText();
  const change = (changes: Partial<SearchWordDraft>) => setDraft((before) => ({ ...before, ...changes }));

  async function handleSubmit() {
    setIsBusy(true);
    setRefusal(null);
    try {
      await save(draft);
      onClose();
    } catch (error) {
      setRefusal(readRefusal(error));
    } finally {
      setIsBusy(false);
    }
  }

  // Where a field says why, that is enough.
  const error = refusal?.fields.length === 0 ? textOf(refusal) || words.failed : null;
  return (
    <DialogForm
      labels={{ submit: words.save, busy: words.saving, cancel: words.cancel }}
      error={error}
      isBusy={isBusy}
      onSubmit={handleSubmit}
      onCancel={onClose}
    >
      <Fields draft={draft} isNew={word === null} refusal={refusal} onChange={change} />
      <TrySearch word={{ code: draft.code, ...inputOf(draft) }} text={text || draft.name} />
    </DialogForm>
  );
}

interface FieldsProps {
  draft: SearchWordDraft;
  isNew: boolean;
  refusal: Refusal | null;
  onChange(changes: Partial<SearchWordDraft>): void;
}

function Fields({ draft, isNew, refusal, onChange }: FieldsProps) {
  const words = useWords(searchWordsWords);
  const [isCodeOwn, setIsCodeOwn] = useState(false);
  const errorOf = (field: string, label: string) => {
    const problem = refusal?.fields.find((one) => one.field === field);
    return problem && `${label} ${problem.message}.`;
  };
  return (
    <>
      <TextField
        label={words.name}
        hint={words.nameHint}
        value={draft.name}
        maxLength={80}
        error={errorOf("input.name", words.name)}
        onChange={({ target: { value: name } }) =>
          onChange(isNew && !isCodeOwn ? { name, code: codeFrom(name) } : { name })
        }
      />
      {isNew && (
        <TextField
          label={words.code}
          hint={words.codeHint}
          value={draft.code}
          maxLength={40}
          autoCapitalize="none"
          error={errorOf("code", words.code)}
          onChange={(event) => {
            setIsCodeOwn(true);
            onChange({ code: event.target.value });
          }}
        />
      )}
      <Select
        label={words.kind}
        hint={words.kindHints[draft.kind]}
        value={draft.kind}
        options={KINDS.map((kind) => ({ value: kind, label: words.kinds[kind] }))}
        onChange={(event) => {
          const kind = KINDS.find((one) => one === event.target.value);
          if (kind) onChange({ kind });
        }}
      />
      <TextArea
        label={words.forms}
        hint={words.formsHint}
        rows={6}
        value={draft.forms}
        error={errorOf("input.forms", words.forms)}
        onChange={(event) => onChange({ forms: event.target.value })}
      />
      <IncludesField
        code={draft.code}
        includes={draft.includes}
        onChange={(includes) => onChange({ includes })}
      />
    </>
  );
}
