import { Select, TextArea, TextField } from "../../design-system";
import type { Education, LanguageLevel } from "../../shared/schema.generated";
import { useWords } from "../../shared/words";
import { jobsWords } from "../jobs/job/jobs.words";
import { careerProfileWords } from "./career-profile.words";
import { CareerEntries } from "./CareerEntries";
import { CareerGroupCard, type SectionProps } from "./CareerGroupCard";

const MAX_SKILLS = 30;
const MAX_LANGUAGES = 10;

/** What one knows: skills, education, languages, and pages that show it. */
export function SkillsSection(section: SectionProps) {
  const words = useWords(careerProfileWords);
  const jobs = useWords(jobsWords);
  const { values, wrong, onChange } = section;
  const educations = (Object.entries(jobs.educations) as [Education, string][]).filter(
    ([one]) => one !== "ANY",
  );
  return (
    <CareerGroupCard {...section} group="skills">
      <SkillLines {...section} />
      <div data-field="education">
        <Select
          label={words.fields.education}
          options={[["", words.notSaid] as const, ...educations].map(([value, label]) => ({ value, label }))}
          value={values.education}
          onChange={({ target }) => onChange({ education: target.value as Education | "" })}
        />
      </div>
      <LanguageLines {...section} />
      <div data-field="links">
        <TextArea
          label={words.fields.links}
          rows={2}
          hint={words.hints.links}
          error={wrong.includes("links") ? words.problems.links : undefined}
          value={values.links}
          onChange={({ target }) => onChange({ links: target.value })}
        />
      </div>
    </CareerGroupCard>
  );
}

function SkillLines({ values, wrong, onChange }: SectionProps) {
  const words = useWords(careerProfileWords);
  return (
    <div data-field="skills">
      <CareerEntries
        title={words.fields.skills}
        entries={values.skills}
        onChange={(skills) => onChange({ skills })}
        labelOf={words.skill}
        gradeOf={({ grade }, position, handleGrade) => (
          <TextField
            label={words.years}
            aria-label={words.skillYears(position)}
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            value={grade}
            onChange={({ target }) => handleGrade(target.value)}
          />
        )}
        addText={words.addSkill}
        most={MAX_SKILLS}
        error={wrong.includes("skills") ? words.problems.skillYears : undefined}
      />
    </div>
  );
}

function LanguageLines({ values, onChange }: SectionProps) {
  const words = useWords(careerProfileWords);
  const levels = Object.entries(words.levels) as [LanguageLevel, string][];
  return (
    <div data-field="languages">
      <CareerEntries
        title={words.fields.languages}
        entries={values.languages}
        onChange={(languages) => onChange({ languages })}
        labelOf={words.language}
        gradeOf={({ grade }, position, handleGrade) => (
          <Select
            label={words.level}
            aria-label={words.languageLevel(position)}
            options={[["", words.notSaid] as const, ...levels].map(([value, label]) => ({ value, label }))}
            value={grade}
            onChange={({ target }) => handleGrade(target.value)}
          />
        )}
        addText={words.addLanguage}
        most={MAX_LANGUAGES}
        error={undefined}
      />
    </div>
  );
}
