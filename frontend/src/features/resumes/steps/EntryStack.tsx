import { Plus } from "lucide-react";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import styled from "styled-components";
import { Button, color, radius, space, text, useToast, VisuallyHidden } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { EntryCard, entryButtonId } from "./EntryCard";
import { focusField } from "./field-id";
import type { EntryList, RemovedEntry } from "./resume-edits";
import { newKey } from "../resume/entry-key";
import { resumeStepsWords } from "./resume-steps.words";
import type { StepProps } from "./StepFields";

interface EntryStackProps<Entry extends { key: string }> extends Pick<
  StepProps,
  "onEdit" | "problemOf" | "attention"
> {
  list: EntryList;
  entries: readonly Entry[];
  words: { add: string; nameless: string; none: string };
  /** The field to begin with. */
  firstField: string;
  /** Those of which something can be said while the entry is closed. */
  checkedFields: readonly string[];
  /** What brings an entry back once it is removed. */
  removedOf(entry: Entry, index: number): RemovedEntry;
  nameOf(entry: Entry): string;
  periodOf(entry: Entry): string;
  fieldsOf(entry: Entry): ReactNode;
}

/** Entries that are added, put in order and removed; those with a problem and the one being filled in are open. */
export function EntryStack<Entry extends { key: string }>(props: EntryStackProps<Entry>) {
  const { list, entries, words: own, checkedFields, nameOf, problemOf } = props;
  const nameFor = (entry: Entry) => nameOf(entry) || own.nameless;
  const [openKeys, setOpenKeys] = useOpenEntries(entries, nameOf, props.attention);
  const open = (key: string) => setOpenKeys((keys) => [...keys, key]);
  const { add, move, remove, news } = useEntryActs({ ...props, nameFor, open });
  const problemIn = ({ key }: Entry) =>
    checkedFields.map((name) => problemOf(`${list}.${key}.${name}`)).find(Boolean);

  return (
    <Stack>
      {entries.length === 0 && <None>{own.none}</None>}
      {entries.map((entry, index) => (
        <EntryCard
          key={entry.key}
          id={entry.key}
          name={nameFor(entry)}
          period={props.periodOf(entry)}
          problem={problemIn(entry)}
          isOpen={openKeys.includes(entry.key)}
          isFirst={index === 0}
          isLast={index === entries.length - 1}
          onToggle={() => setOpenKeys(toggled(openKeys, entry.key))}
          onMove={(by) => move(entry, by)}
          onRemove={() => remove(entry)}
        >
          {props.fieldsOf(entry)}
        </EntryCard>
      ))}
      <AddPlace>
        <Button
          id={addId(list)}
          tone="text"
          fullWidth="always"
          icon={<Plus size={18} aria-hidden />}
          onClick={add}
        >
          {own.add}
        </Button>
      </AddPlace>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </Stack>
  );
}

const addId = (list: EntryList) => `resume-add-${list}`;

const toggled = (keys: readonly string[], key: string) =>
  keys.includes(key) ? keys.filter((open) => open !== key) : [...keys, key];

/** Which entries show their fields: at first one alone, and those that nobody has begun to fill in. */
function useOpenEntries<Entry extends { key: string }>(
  entries: readonly Entry[],
  nameOf: (entry: Entry) => string,
  attention: StepProps["attention"],
) {
  const [openKeys, setOpenKeys] = useState<readonly string[]>(() =>
    entries.filter((entry) => entries.length === 1 || !nameOf(entry)).map(({ key }) => key),
  );
  const [heeded, setHeeded] = useState<StepProps["attention"]>(null);
  if (attention !== heeded) {
    setHeeded(attention);
    setOpenKeys([...openKeys, ...(attention?.path?.split(".").slice(1, 2) ?? [])]);
  }
  return [openKeys, setOpenKeys] as const;
}

interface EntryActs<Entry extends { key: string }> extends Pick<
  EntryStackProps<Entry>,
  "list" | "entries" | "firstField" | "onEdit" | "removedOf"
> {
  nameFor(entry: Entry): string;
  open(key: string): void;
}

/** What is done with entries, each with the focus where somebody goes on from, and `news` for screen readers. */
function useEntryActs<Entry extends { key: string }>({
  list,
  entries,
  firstField,
  onEdit,
  removedOf,
  nameFor,
  open,
}: EntryActs<Entry>) {
  const words = useWords(resumeStepsWords);
  const showToast = useToast();
  const [news, setNews] = useState("");
  // What was removed here can't be put back from another step or page.
  const closeToast = useRef<() => void>(undefined);
  useEffect(() => () => closeToast.current?.(), []);

  function add() {
    const key = newKey();
    flushSync(() => {
      onEdit({ kind: "add", list, key });
      open(key);
    });
    focusField(`${list}.${key}.${firstField}`);
  }

  function move(entry: Entry, by: -1 | 1) {
    const place = entries.indexOf(entry) + by;
    flushSync(() => onEdit({ kind: "move", list, key: entry.key, by }));
    const isAtEnd = place === 0 || place === entries.length - 1;
    const direction = by === -1 ? "up" : "down";
    const other = by === -1 ? "down" : "up";
    document.getElementById(entryButtonId(entry.key, isAtEnd ? other : direction))?.focus();
    setNews(words.movedTo(nameFor(entry), place + 1, entries.length));
  }

  /** At once, with a way back; the focus moves to what took the entry's place. */
  function remove(entry: Entry) {
    const index = entries.indexOf(entry);
    const neighbour = entries[index + 1] ?? entries[index - 1];
    const removed = removedOf(entry, index);
    flushSync(() => onEdit({ kind: "remove", list, key: entry.key }));
    const next = neighbour ? entryButtonId(neighbour.key, "toggle") : addId(list);
    document.getElementById(next)?.focus();
    const undo = { label: words.undo, onSelect: () => onEdit({ kind: "putBack", entry: removed }) };
    closeToast.current = showToast({ text: words.removed(nameFor(entry)), action: undo });
  }

  return { add, move, remove, news };
}

const Stack = styled.div`
  display: grid;
  gap: ${space.s3};
`;

const None = styled.p`
  ${text.meta}
`;

const AddPlace = styled.div`
  border: 1px dashed ${color.faint};
  border-radius: ${radius.rMd};
  background: ${color.surface};
`;
