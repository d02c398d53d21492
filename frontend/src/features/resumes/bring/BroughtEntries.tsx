import { SectionCard } from "../../../design-system";
import { useWords } from "../../../shared/words";
import type { EducationValues, ExperienceValues } from "../resume/resume-values";
import { resumeStepsWords } from "../steps/resume-steps.words";
import { bringResumeWords } from "./bring-resume.words";
import { BroughtEntry, BroughtStack } from "./BroughtEntry";
import type { FieldProblems, FoundPlaces } from "./BroughtField";

type Entry = ExperienceValues | EducationValues;

/** The texts of an entry, in the order of the wizard. */
const FIELDS = {
  experience: ["position", "company", "startDate", "endDate", "location", "description"],
  education: ["degree", "school", "field", "gpa", "startDate", "endDate"],
} as const;

interface BroughtEntriesProps {
  kind: keyof typeof FIELDS;
  entries: readonly Entry[];
  places: FoundPlaces;
  problems: FieldProblems;
  leftOut: ReadonlySet<string>;
  onChange(key: string, change: Record<string, string>): void;
  onLeaveOut(key: string): void;
}

/** The jobs or schools that a file names, each with its fields. */
export function BroughtEntries({
  kind,
  entries,
  places,
  problems,
  leftOut,
  onChange,
  onLeaveOut,
}: BroughtEntriesProps) {
  const words = useWords(bringResumeWords);
  const { fields, present } = useWords(resumeStepsWords);
  const none = kind === "experience" ? words.noExperience : words.noEducation;
  return (
    <SectionCard title={words[kind]}>
      {entries.length === 0 && <p>{none}</p>}
      <BroughtStack>
        {entries.map((entry, index) => (
          <BroughtEntry
            key={entry.key}
            title={nameOf(entry)}
            fields={FIELDS[kind].map((field) => {
              const isNow = field === "endDate" && "isCurrent" in entry && entry.isCurrent;
              return {
                ...{ name: field, label: fields[field], isLong: field === "description" },
                value: isNow ? present : ((entry as unknown as Record<string, string>)[field] ?? ""),
                place: places.get(`${kind}.${index}.${isNow ? "startDate" : field}`),
                problem: problems.get(`${kind}.${entry.key}.${field}`),
              };
            })}
            isLeftOut={leftOut.has(entry.key)}
            onChange={(change) => onChange(entry.key, change)}
            onLeaveOut={() => onLeaveOut(entry.key)}
          />
        ))}
      </BroughtStack>
    </SectionCard>
  );
}

const nameOf = (entry: Entry): string =>
  ("company" in entry ? [entry.position, entry.company] : [entry.degree, entry.school])
    .filter((part) => part.trim())
    .join(", ");
