import { useState } from "react";
import styled from "styled-components";
import { Button, Checkbox, media, FormFailure, Notice, SectionCard, space } from "../../../design-system";
import { FieldGrid, WholeRow } from "../../../forms/FieldGrid";
import { UnsavedChanges } from "../../../forms/UnsavedChanges";
import { useWords } from "../../../shared/words";
import type { Profile_AccountFragment } from "../../accounts/Profile.generated";
import type { ResumeValues } from "../resume/resume-values";
import { resumeStepsWords } from "../steps/resume-steps.words";
import { bringResumeWords } from "./bring-resume.words";
import { BroughtEntries } from "./BroughtEntries";
import { BroughtStack } from "./BroughtEntry";
import { BroughtField, type FieldProblems, type FoundPlaces } from "./BroughtField";
import { BroughtSections } from "./BroughtSections";
import { type BroughtResume, type BroughtWishes, withoutEntries } from "./brought-resume";
import { checkResume } from "../resume/resume-check";
import { careerGaps, type KnownCareer } from "./career-gaps";
import { profileGaps } from "./profile-gaps";
import { useBroughtResume } from "./useBroughtResume";

const BASICS = ["fullName", "phone", "email", "location", "summary"] as const;
const SKILLS = ["technical", "soft", "languages"] as const;

interface BroughtResumeFormProps {
  brought: BroughtResume;
  file: File | null;
  account: Profile_AccountFragment;
  career: KnownCareer;
  onAnother(): void;
}

/** All that was read of a file, field by field with its place; nothing is saved before it is confirmed. */
export function BroughtResumeForm({ brought, file, account, career, onAnother }: BroughtResumeFormProps) {
  const words = useWords(bringResumeWords);
  const [values, setValues] = useState(brought.values);
  const [wishes, setWishes] = useState(brought.wishes);
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [isFilling, setIsFilling] = useState(true);
  const [isKept, setIsKept] = useState(true);
  const { save, isSaving, failure } = useBroughtResume(account);
  const gaps = profileGaps(account, values, brought.linkedIn);
  const [now] = useState(() => Date.now());
  const ofWork = careerGaps(career, withoutEntries(values, leftOut), wishes, now);
  const gapNames = Object.keys({ ...gaps, ...ofWork }) as (keyof typeof gaps | keyof typeof ofWork)[];
  const { problems: problemWords } = useWords(resumeStepsWords);
  const left = checkResume(withoutEntries(values, leftOut), account.email !== null);
  const problems = new Map([...left].map(([path, problem]) => [path, problemWords[problem]]));
  const unsure = [...brought.places.values()].filter(({ isSure }) => !isSure).length;
  const handleLeaveOut = (key: string) => setLeftOut(toggled(leftOut, key));
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const [toProfile, toWork] = isFilling ? [gaps, ofWork] : [{}, {}];
        void save(withoutEntries(values, leftOut), toProfile, toWork, isKept ? file : null);
      }}
    >
      <UnsavedChanges
        warning={words.unsaved}
        isLeft={(from, to) => !isSaving && from.pathname !== to.pathname}
      />
      <p>{words.checkHint}</p>
      {unsure > 0 && <Notice tone="warn">{words.toCheck(unsure)}</Notice>}
      <ContactFields {...{ values, brought, problems }} onChange={setValues} />
      <Parts {...{ values, brought, problems, leftOut }} onChange={setValues} onLeaveOut={handleLeaveOut} />
      <WishFields {...{ wishes, places: brought.places }} onChange={setWishes} />
      {gapNames.length > 0 && (
        <Checkbox
          label={words.fillProfile(gapNames.map((name) => words.profileFields[name]).join(", "))}
          checked={isFilling}
          onChange={setIsFilling}
        />
      )}
      <Checkbox label={words.keepFile} checked={isKept} onChange={setIsKept} />
      {problems.size > 0 && <Notice tone="warn">{words.unfinished(problems.size)}</Notice>}
      {failure && <FormFailure>{failure}</FormFailure>}
      <Acts>
        <Button type="submit" busy={isSaving}>
          {words.confirm}
        </Button>
        <Button tone="secondary" disabled={isSaving} onClick={onAnother}>
          {words.another}
        </Button>
      </Acts>
    </Form>
  );
}

interface FieldsProps {
  values: ResumeValues;
  brought: BroughtResume;
  problems: FieldProblems;
  onChange(values: ResumeValues): void;
}

const WISHES = ["currentPay", "expectedPay", "noticePeriod"] as const;

interface WishFieldsProps {
  wishes: BroughtWishes;
  places: FoundPlaces;
  onChange(wishes: BroughtWishes): void;
}

/** What goes to the work profile alone, as far as the file says it. */
function WishFields({ wishes, places, onChange }: WishFieldsProps) {
  const words = useWords(bringResumeWords);
  const found = WISHES.filter((name) => places.has(`wishes.${name}`));
  if (found.length === 0) return null;
  return (
    <SectionCard title={words.wishes}>
      <BroughtStack>
        <p>{words.wishesHint}</p>
        <FieldGrid>
          {found.map((name) => (
            <BroughtField
              key={name}
              label={words.wishNames[name]}
              value={wishes[name]}
              place={places.get(`wishes.${name}`)}
              problem={undefined}
              onChange={(typed) => onChange({ ...wishes, [name]: typed })}
            />
          ))}
        </FieldGrid>
      </BroughtStack>
    </SectionCard>
  );
}

interface PartsProps extends FieldsProps {
  leftOut: ReadonlySet<string>;
  onLeaveOut(key: string): void;
}

/** What follows the contact: jobs, schools, skills and the sections that the file has beside them. */
function Parts({ values, brought, problems, leftOut, onChange, onLeaveOut }: PartsProps) {
  const shared = { leftOut, problems, onLeaveOut, places: brought.places };
  return (
    <>
      {(["experience", "education"] as const).map((kind) => (
        <BroughtEntries
          key={kind}
          kind={kind}
          entries={values[kind]}
          {...shared}
          onChange={(key, change) => onChange(withEntry(values, kind, key, change))}
        />
      ))}
      <SkillFields {...{ values, brought, problems, onChange }} />
      <BroughtSections
        sections={values.sections}
        {...shared}
        onChange={(sections) => onChange({ ...values, sections })}
      />
    </>
  );
}

function ContactFields({ values, brought: { places }, problems, onChange }: FieldsProps) {
  const words = useWords(bringResumeWords);
  const { fields } = useWords(resumeStepsWords);
  return (
    <SectionCard title={words.contact}>
      <FieldGrid>
        {BASICS.map((name) => {
          const Row = name === "summary" ? WholeRow : "div";
          return (
            <Row key={name}>
              <BroughtField
                label={fields[name]}
                value={values.basicInfo[name]}
                place={places.get(`basicInfo.${name}`)}
                problem={problems.get(`basicInfo.${name}`)}
                isLong={name === "summary"}
                onChange={(typed) =>
                  onChange({ ...values, basicInfo: { ...values.basicInfo, [name]: typed } })
                }
              />
            </Row>
          );
        })}
        <BroughtField
          label={fields.title}
          value={values.title}
          place={places.get("title")}
          problem={problems.get("title")}
          onChange={(title) => onChange({ ...values, title })}
        />
      </FieldGrid>
    </SectionCard>
  );
}

function SkillFields({ values, brought: { places }, problems, onChange }: FieldsProps) {
  const words = useWords(bringResumeWords);
  const { fields } = useWords(resumeStepsWords);
  return (
    <SectionCard title={words.skills}>
      <FieldGrid>
        {SKILLS.map((name) => (
          <WholeRow key={name}>
            <BroughtField
              label={fields[name]}
              value={values.skills[name]}
              place={places.get(`skills.${name}`)}
              problem={problems.get(`skills.${name}`)}
              isLong={name === "technical"}
              onChange={(typed) => onChange({ ...values, skills: { ...values.skills, [name]: typed } })}
            />
          </WholeRow>
        ))}
      </FieldGrid>
    </SectionCard>
  );
}

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** Whoever writes another end than "Present" doesn't work there any more. */
function withEntry(
  values: ResumeValues,
  kind: "experience" | "education",
  key: string,
  change: Record<string, string>,
): ResumeValues {
  if (kind === "education")
    return {
      ...values,
      education: values.education.map((one) => (one.key === key ? { ...one, ...change } : one)),
    };
  const isOver = change.endDate === undefined ? {} : { isCurrent: false };
  return {
    ...values,
    experience: values.experience.map((one) => (one.key === key ? { ...one, ...change, ...isOver } : one)),
  };
}

const Form = styled.form`
  display: grid;
  gap: ${space.s4};
  min-width: 0;
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s3};

  ${media.phone} {
    > * {
      flex: 1 0 100%;
    }
  }
`;
