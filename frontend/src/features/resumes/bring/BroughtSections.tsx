import { fieldsOf, isAddedSection, SECTION_FIELDS } from "@job-portal/protocol/resume-sections";
import { SectionCard } from "../../../design-system";
import { useWords } from "../../../shared/words";
import type { SectionValues } from "../resume/section-values";
import { resumeSectionsWords } from "../steps/resume-sections.words";
import { BroughtEntry, BroughtStack } from "./BroughtEntry";
import type { FieldProblems, FoundPlaces } from "./BroughtField";

interface BroughtSectionsProps {
  sections: readonly SectionValues[];
  places: FoundPlaces;
  problems: FieldProblems;
  leftOut: ReadonlySet<string>;
  onChange(sections: SectionValues[]): void;
  onLeaveOut(key: string): void;
}

/** RESF-16: projects, certificates and the like that a file names: of each entry its name, and what was found of it. */
export function BroughtSections({
  sections,
  places,
  problems,
  leftOut,
  onChange,
  onLeaveOut,
}: BroughtSectionsProps) {
  const words = useWords(resumeSectionsWords);
  return sections.map(({ kind, entries }) => {
    if (!isAddedSection(kind)) return null;
    const labels = words.sections[kind].fields;
    const known = fieldsOf(kind);
    return (
      <SectionCard key={kind} title={words.names[kind]}>
        <BroughtStack>
          {entries.map((entry, index) => (
            <BroughtEntry
              key={entry.key}
              title={entry.name.trim()}
              fields={known
                .filter(
                  (field) => field === "name" || entry[field] || places.has(`${kind}.${index}.${field}`),
                )
                .map((field) => ({
                  ...{ name: field, label: labels[field] ?? "", value: entry[field] },
                  place: places.get(`${kind}.${index}.${field}`),
                  problem: problems.get(`${kind}.${entry.key}.${field}`),
                  isLong: SECTION_FIELDS[field] === "paragraphs" || SECTION_FIELDS[field] === "list",
                }))}
              isLeftOut={leftOut.has(entry.key)}
              onChange={(change) => onChange(withEntry(sections, entry.key, change))}
              onLeaveOut={() => onLeaveOut(entry.key)}
            />
          ))}
        </BroughtStack>
      </SectionCard>
    );
  });
}

const withEntry = (sections: readonly SectionValues[], key: string, change: Record<string, string>) =>
  sections.map(({ kind, entries }) => ({
    kind,
    entries: entries.map((entry) => (entry.key === key ? { ...entry, ...change } : entry)),
  }));
