import styled from "styled-components";
import { Button, color, radius, SectionCard, space, text } from "../../../design-system";
import { FieldGrid, WholeRow } from "../../../forms/FieldGrid";
import { useWords } from "../../../shared/words";
import type { EducationValues, ExperienceValues } from "../resume/resume-values";
import { resumeStepsWords } from "../steps/resume-steps.words";
import { bringResumeWords } from "./bring-resume.words";
import { BroughtField, type FoundPlaces } from "./BroughtField";

type Entry = ExperienceValues | EducationValues;

/** The texts of an entry, in the order of the wizard. */
const FIELDS = {
  experience: ["position", "company", "startDate", "endDate", "location", "description"],
  education: ["degree", "school", "field", "gpa", "startDate", "endDate"],
} as const;

interface BroughtEntriesProps<Kind extends keyof typeof FIELDS> {
  kind: Kind;
  entries: readonly Entry[];
  places: FoundPlaces;
  leftOut: ReadonlySet<string>;
  onChange(key: string, change: Record<string, string>): void;
  onLeaveOut(key: string): void;
}

/** The jobs or schools that a file names, each with its fields; one may be left out as a whole. */
export function BroughtEntries<Kind extends keyof typeof FIELDS>(props: BroughtEntriesProps<Kind>) {
  const { kind, entries } = props;
  const words = useWords(bringResumeWords);
  const none = kind === "experience" ? words.noExperience : words.noEducation;
  return (
    <SectionCard title={words[kind]}>
      {entries.length === 0 && <p>{none}</p>}
      <Stack>
        {entries.map((entry, index) => (
          <BroughtEntry key={entry.key} {...props} entry={entry} path={`${kind}.${index}`} />
        ))}
      </Stack>
    </SectionCard>
  );
}

interface BroughtEntryProps extends BroughtEntriesProps<keyof typeof FIELDS> {
  entry: Entry;
  path: string;
}

function BroughtEntry({ kind, entry, path, places, leftOut, onChange, onLeaveOut }: BroughtEntryProps) {
  const words = useWords(bringResumeWords);
  const { fields, present } = useWords(resumeStepsWords);
  const isLeftOut = leftOut.has(entry.key);
  const name = nameOf(entry) || words.nameless;
  const isCurrent = "isCurrent" in entry && entry.isCurrent;
  return (
    <Group role="group" aria-label={name}>
      <Head>
        <h3>{name}</h3>
        <Button
          tone="text"
          size="sm"
          aria-label={isLeftOut ? words.takeIn(name) : words.leaveOut(name)}
          onClick={() => onLeaveOut(entry.key)}
        >
          {isLeftOut ? words.takeInShort : words.leaveOutShort}
        </Button>
      </Head>
      {isLeftOut ? (
        <p>{words.isLeftOut}</p>
      ) : (
        <FieldGrid>
          {FIELDS[kind].map((field) => {
            const Row = field === "description" ? WholeRow : "div";
            const value = (entry as unknown as Record<string, string>)[field] ?? "";
            const isNow = field === "endDate" && isCurrent;
            return (
              <Row key={field}>
                <BroughtField
                  label={fields[field]}
                  value={isNow ? present : value}
                  place={places.get(`${path}.${isNow ? "startDate" : field}`)}
                  isLong={field === "description"}
                  onChange={(typed) => onChange(entry.key, { [field]: typed })}
                />
              </Row>
            );
          })}
        </FieldGrid>
      )}
    </Group>
  );
}

const nameOf = (entry: Entry): string =>
  ("company" in entry ? [entry.position, entry.company] : [entry.degree, entry.school])
    .filter((part) => part.trim())
    .join(", ");

const Stack = styled.div`
  display: grid;
  gap: ${space.s5};
`;

const Group = styled.div`
  display: grid;
  gap: ${space.s3};
  padding: ${space.s4};
  border: 1px solid ${color.line};
  border-radius: ${radius.rSm};
`;

const Head = styled.div`
  display: flex;
  gap: ${space.s3};
  align-items: center;
  justify-content: space-between;

  > h3 {
    ${text.body}
    color: ${color.ink};
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  > button {
    flex: none;
  }
`;
