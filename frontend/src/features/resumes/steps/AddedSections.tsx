import { ArrowDownUp, Plus, Trash2 } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import styled from "styled-components";
import { ADDED_SECTIONS, type AddedSectionKind, isAddedSection } from "@job-portal/protocol/resume-sections";
import { Button, Card, IconButton, space, text, useToast } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { emptySectionEntry, type SectionEntryValues } from "../resume/section-values";
import { EntryStack } from "./EntryStack";
import { focusField } from "./field-id";
import { resumeSectionsWords } from "./resume-sections.words";
import { resumeStepsWords } from "./resume-steps.words";
import { SectionFields } from "./SectionFields";
import { SectionOrder } from "./SectionOrder";
import type { StepProps } from "./StepFields";

const ADD_BUTTON = "resume-add-section";

/** Sections beside those of the steps, and in which order all of them are printed (JRES-02, JRES-04). */
export function AddedSections(props: StepProps) {
  const words = useWords(resumeSectionsWords);
  const [isOrdering, setIsOrdering] = useState(false);
  const remove = useRemoval(props);
  const { sections } = props.values;
  return (
    <Parts>
      {sections.map(({ kind, entries }) =>
        isAddedSection(kind) ? (
          <AddedSection key={kind} {...{ kind, entries }} onRemove={() => remove(kind)} {...props} />
        ) : null,
      )}
      <AddSection {...props} />
      <div>
        <Button
          tone="text"
          icon={<ArrowDownUp size={18} aria-hidden />}
          aria-expanded={isOrdering}
          onClick={() => setIsOrdering(!isOrdering)}
        >
          {words.changeOrder}
        </Button>
      </div>
      {isOrdering && <SectionOrder {...props} />}
    </Parts>
  );
}

interface AddedSectionProps extends StepProps {
  kind: AddedSectionKind;
  entries: readonly SectionEntryValues[];
  onRemove(): void;
}

function AddedSection({ kind, entries, onRemove, ...props }: AddedSectionProps) {
  const words = useWords(resumeSectionsWords);
  const { entryName, period } = useWords(resumeStepsWords);
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <Head>
        <h3 id={headingId}>{words.names[kind]}</h3>
        <IconButton
          tone="plain"
          label={words.removeSection(words.names[kind])}
          icon={<Trash2 size={18} aria-hidden />}
          onClick={onRemove}
        />
      </Head>
      <EntryStack
        list={kind}
        entries={entries}
        words={words.sections[kind]}
        firstField="name"
        checkedFields={["startDate", "endDate", "url"]}
        {...props}
        removedOf={(entry, index) => ({ list: kind, index, entry })}
        nameOf={({ name, organization, detail }) => entryName(name, organization || detail)}
        periodOf={({ startDate, endDate }) => period(startDate, endDate)}
        fieldsOf={(entry) => <SectionFields kind={kind} entry={entry} {...props} />}
      />
    </section>
  );
}

/** At once, with a way back, which ends with the step. */
function useRemoval({ values: { sections }, onEdit }: StepProps) {
  const words = useWords(resumeSectionsWords);
  const showToast = useToast();
  const closeToast = useRef<() => void>(undefined);
  useEffect(() => () => closeToast.current?.(), []);
  return (kind: AddedSectionKind) => {
    const index = sections.findIndex((section) => section.kind === kind);
    const section = sections[index];
    if (!section) return;
    flushSync(() => onEdit({ kind: "sections", sections: sections.toSpliced(index, 1) }));
    document.getElementById(ADD_BUTTON)?.focus();
    const undo = { label: words.undo, onSelect: () => onEdit({ kind: "putBackSection", section, index }) };
    closeToast.current = showToast({ text: words.removed(words.names[kind]), action: undo });
  };
}

/** Offers the sections that the resume doesn't have yet. */
function AddSection({ values: { sections }, onEdit }: StepProps) {
  const words = useWords(resumeSectionsWords);
  const [isChoosing, setIsChoosing] = useState(false);
  const rest = ADDED_SECTIONS.filter((kind) => !sections.some((section) => section.kind === kind));
  if (rest.length === 0) return null;

  function add(kind: AddedSectionKind) {
    const entry = emptySectionEntry();
    flushSync(() => {
      onEdit({ kind: "sections", sections: [...sections, { kind, entries: [entry] }] });
      setIsChoosing(false);
    });
    focusField(`${kind}.${entry.key}.name`);
  }

  return (
    <Card>
      <Button
        id={ADD_BUTTON}
        tone="text"
        fullWidth="always"
        icon={<Plus size={18} aria-hidden />}
        aria-expanded={isChoosing}
        onClick={() => setIsChoosing(!isChoosing)}
      >
        {words.addSection}
      </Button>
      {isChoosing && (
        <Choice role="group" aria-label={words.which}>
          {rest.map((kind) => (
            <Button key={kind} tone="secondary" size="sm" onClick={() => add(kind)}>
              {words.names[kind]}
            </Button>
          ))}
        </Choice>
      )}
    </Card>
  );
}

const Parts = styled.div`
  display: grid;
  gap: ${space.s4};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-bottom: ${space.s2};

  > h3 {
    ${text.cardTitle}
  }
`;

const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
  margin-top: ${space.s3};
`;
