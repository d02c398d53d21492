import {
  type AddedSectionKind,
  fieldsOf,
  SECTION_FIELDS,
  type SectionField,
} from "@job-portal/protocol/resume-sections";
import { TextArea, TextField } from "../../../design-system";
import { FieldGrid, WholeRow } from "../../../forms/FieldGrid";
import { useWords } from "../../../shared/words";
import type { SectionEntryValues } from "../resume/section-values";
import { DateField } from "./DateField";
import { fieldId } from "./field-id";
import { resumeSectionsWords } from "./resume-sections.words";
import type { StepProps } from "./StepFields";

interface SectionFieldsProps extends Pick<StepProps, "onEdit" | "problemOf"> {
  kind: AddedSectionKind;
  entry: SectionEntryValues;
}

/** The fields of a section's entry, as the table of sections has them. */
export function SectionFields({ kind, entry, onEdit, problemOf }: SectionFieldsProps) {
  const { sections, hints } = useWords(resumeSectionsWords);
  const labels = sections[kind].fields;

  function fieldOf(name: SectionField) {
    const path = `${kind}.${entry.key}.${name}`;
    const form = SECTION_FIELDS[name];
    const change = (value: string) =>
      onEdit({ kind: "section", section: kind, key: entry.key, change: { [name]: value } });
    const known = { label: labels[name] ?? "", error: problemOf(path), value: entry[name] };
    if (form === "date")
      return <DateField key={name} {...known} path={path} hint={hints.date} onChange={change} />;
    const props = {
      ...{ ...known, id: fieldId(path), isOptional: name !== "name" },
      onChange: ({ target }: { target: { value: string } }) => change(target.value),
    };
    const isWide = form !== "line" || name === "name";
    const field =
      form === "line" ? (
        <TextField {...props} maxLength={160} />
      ) : form === "address" ? (
        <TextField {...props} maxLength={500} hint={hints.url} inputMode="url" />
      ) : form === "list" ? (
        <TextArea {...props} rows={2} maxLength={10_000} hint={hints.list} />
      ) : (
        <TextArea
          {...props}
          maxLength={10_000}
          hint={kind === "REFERENCES" ? undefined : hints.description}
        />
      );
    return isWide ? <WholeRow key={name}>{field}</WholeRow> : <div key={name}>{field}</div>;
  }

  return <FieldGrid>{fieldsOf(kind).map(fieldOf)}</FieldGrid>;
}
