import { Plus, Trash2 } from "lucide-react";
import { useRef, type ReactNode } from "react";
import { flushSync } from "react-dom";
import styled from "styled-components";
import { Button, FieldError, IconButton, media, space, text, TextField } from "../../design-system";
import { useWords } from "../../shared/words";
import { type CareerEntry, newEntry } from "./career-form";
import { careerProfileWords } from "./career-profile.words";

interface CareerEntriesProps {
  title: string;
  entries: readonly CareerEntry[];
  onChange(entries: readonly CareerEntry[]): void;
  /** What the name's field of a line is called, from 1. */
  labelOf(position: number): string;
  /** What stands beside the name. */
  gradeOf(entry: CareerEntry, position: number, onChange: (grade: string) => void): ReactNode;
  addText: string;
  most: number;
  error: string | undefined;
}

/** Lines of a name and how much or how well; they are added and removed. */
export function CareerEntries(props: CareerEntriesProps) {
  const { title, entries, onChange, labelOf, gradeOf, addText, most, error } = props;
  const words = useWords(careerProfileWords);
  const list = useRef<HTMLDivElement>(null);
  const changed = (key: string, change: Partial<CareerEntry>) =>
    onChange(entries.map((entry) => (entry.key === key ? { ...entry, ...change } : entry)));

  function handleAdd() {
    flushSync(() => onChange([...entries, newEntry()]));
    list.current?.querySelector<HTMLInputElement>("li:last-child input")?.focus();
  }

  function handleRemove(key: string) {
    flushSync(() => onChange(entries.filter((entry) => entry.key !== key)));
    list.current?.querySelector<HTMLButtonElement>(":scope > button")?.focus();
  }

  return (
    <Group ref={list} role="group" aria-label={title}>
      <Title aria-hidden>{title}</Title>
      {entries.length > 0 && (
        <Lines>
          {entries.map((entry, index) => (
            <Line key={entry.key}>
              <TextField
                label={labelOf(index + 1)}
                autoComplete="off"
                maxLength={40}
                value={entry.name}
                onChange={({ target }) => changed(entry.key, { name: target.value })}
              />
              {gradeOf(entry, index + 1, (grade) => changed(entry.key, { grade }))}
              <IconButton
                label={words.remove(entry.name || labelOf(index + 1))}
                icon={<Trash2 size={18} aria-hidden />}
                onClick={() => handleRemove(entry.key)}
              />
            </Line>
          ))}
        </Lines>
      )}
      {error && <FieldError>{error}</FieldError>}
      {entries.length < most && (
        <Button tone="secondary" size="sm" icon={<Plus size={16} aria-hidden />} onClick={handleAdd}>
          {addText}
        </Button>
      )}
    </Group>
  );
}

const Group = styled.div`
  display: grid;
  gap: ${space.s3};
  justify-items: start;
`;

const Title = styled.p`
  ${text.label}
`;

const Lines = styled.ul`
  display: grid;
  gap: ${space.s3};
  width: 100%;
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) auto;
  gap: ${space.s3};
  align-items: end;

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space.s2};

    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;
