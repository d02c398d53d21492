import styled from "styled-components";
import { PillGroup, SectionCard, space, TextArea, TextField } from "../../design-system";
import { FieldGrid, WholeRow } from "../../forms/FieldGrid";
import type { DrivingLicence, Shift, WorkMode } from "../../shared/schema.generated";
import { useWords } from "../../shared/words";
import { TYPE_CODES } from "../jobs/job/job-type";
import { jobsWords } from "../jobs/job/jobs.words";
import { PlaceField } from "../jobs/reading/PlaceField";
import type { CareerValues } from "./career-form";
import { careerProfileWords } from "./career-profile.words";
import { CareerChoices } from "./CareerChoices";
import { CareerGroupCard, type SectionProps } from "./CareerGroupCard";
import { PayFields } from "./PayFields";

const NOTICE_DAYS = ["0", "15", "30", "60", "90"];

type TextName = "headline" | "currentTitle" | "currentEmployer" | "years" | "months";

const texted = (name: TextName, text: string): Partial<Record<TextName, string>> => ({ [name]: text });

/** One line of text. */
function Line({
  name,
  hint,
  autoComplete = "off",
  ...section
}: SectionProps & {
  name: "headline" | "currentTitle" | "currentEmployer";
  hint?: string;
  autoComplete?: string;
}) {
  const words = useWords(careerProfileWords);
  return (
    <div data-field={name}>
      <TextField
        label={words.fields[name]}
        maxLength={120}
        {...{ hint, autoComplete }}
        error={section.wrong.includes(name) ? words.problems.other : undefined}
        value={section.values[name]}
        onChange={({ target }) => section.onChange(texted(name, target.value))}
      />
    </div>
  );
}

export function AboutSection(section: SectionProps) {
  const words = useWords(careerProfileWords);
  const { values, wrong, onChange } = section;
  const number = (name: "years" | "months") => ({
    label: words[name],
    inputMode: "numeric" as const,
    autoComplete: "off",
    maxLength: 2,
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => onChange(texted(name, target.value)),
  });
  return (
    <CareerGroupCard {...section} group="about">
      <FieldGrid>
        <WholeRow>
          <Line {...section} name="headline" hint={words.hints.headline} />
        </WholeRow>
        <WholeRow data-field="experienceMonths" role="group" aria-label={words.fields.experienceMonths}>
          <Pair>
            <TextField
              {...number("years")}
              hint={words.hints.years}
              error={wrong.includes("experienceMonths") ? words.problems.years : undefined}
            />
            <TextField {...number("months")} />
          </Pair>
        </WholeRow>
        <Line {...section} name="currentTitle" autoComplete="organization-title" />
        <Line {...section} name="currentEmployer" autoComplete="organization" />
      </FieldGrid>
    </CareerGroupCard>
  );
}

export function WishesSection(section: SectionProps) {
  const words = useWords(careerProfileWords);
  const { values, wrong, onChange } = section;
  return (
    <CareerGroupCard {...section} group="wishes">
      <div data-field="noticePeriodDays">
        <PillGroup
          label={words.fields.noticePeriodDays}
          options={["", ...NOTICE_DAYS].map((days) => ({
            value: days,
            label: days === "" ? words.notSaid : words.noticeOption(Number(days)),
          }))}
          value={values.noticePeriodDays}
          onChange={(noticePeriodDays) => onChange({ noticePeriodDays })}
        />
      </div>
      <div data-field="preferredPlaces">
        <PlaceField
          label={words.fields.preferredPlaces}
          hint={words.hints.places}
          error={wrong.includes("preferredPlaces") ? words.problems.places : undefined}
          value={values.preferredPlaces}
          onChange={({ target }) => onChange({ preferredPlaces: target.value })}
          onPick={(preferredPlaces) => onChange({ preferredPlaces })}
        />
      </div>
      <WorkChoices {...section} />
    </CareerGroupCard>
  );
}

/** Modes, shifts and types of work. */
function WorkChoices({ values, onChange }: SectionProps) {
  const words = useWords(careerProfileWords);
  const jobs = useWords(jobsWords);
  return (
    <>
      <div data-field="workModes">
        <CareerChoices
          label={words.fields.workModes}
          values={Object.keys(jobs.workModes) as WorkMode[]}
          nameOf={(mode) => jobs.workModes[mode]}
          chosen={values.workModes}
          onChange={(workModes) => onChange({ workModes })}
        />
      </div>
      <div data-field="shifts">
        <CareerChoices
          label={words.fields.shifts}
          values={Object.keys(jobs.shifts) as Shift[]}
          nameOf={(shift) => jobs.shifts[shift]}
          chosen={values.shifts}
          onChange={(shifts) => onChange({ shifts })}
        />
      </div>
      <div data-field="jobTypes">
        <CareerChoices
          label={words.fields.jobTypes}
          values={TYPE_CODES}
          nameOf={(type) => jobs.types[type]}
          chosen={values.jobTypes}
          onChange={(jobTypes) => onChange({ jobTypes })}
        />
      </div>
    </>
  );
}

export function PaySection({ name, ...section }: SectionProps & { name: "expectedPay" | "currentPay" }) {
  const words = useWords(careerProfileWords);
  return (
    <CareerGroupCard {...section} group={name}>
      <div data-field={name}>
        <PayFields
          label={words.amountOf[name]}
          pay={section.values[name]}
          onChange={(pay) =>
            section.onChange(name === "expectedPay" ? { expectedPay: pay } : { currentPay: pay })
          }
          error={section.wrong.includes(name) ? words.problems.amount : undefined}
        />
      </div>
    </CareerGroupCard>
  );
}

export function TransportSection(section: SectionProps) {
  const words = useWords(careerProfileWords);
  const { values, onChange } = section;
  const answers = { "": words.notSaid, yes: words.yes, no: words.no };
  return (
    <CareerGroupCard {...section} group="transport">
      <CareerChoices
        label={words.fields.licences}
        values={Object.keys(words.licences) as DrivingLicence[]}
        nameOf={(licence) => words.licences[licence]}
        chosen={values.licences}
        onChange={(licences) => onChange({ licences })}
      />
      <PillGroup
        label={words.fields.ownTwoWheeler}
        options={Object.entries(answers).map(([value, label]) => ({ value, label }))}
        value={values.ownTwoWheeler}
        onChange={(answer) => onChange({ ownTwoWheeler: answer as CareerValues["ownTwoWheeler"] })}
      />
    </CareerGroupCard>
  );
}

export function HelpSection({ values, wrong, onChange }: SectionProps) {
  const words = useWords(careerProfileWords);
  return (
    <SectionCard title={words.sections.help}>
      <TextArea
        label={words.fields.helpAtWork}
        rows={3}
        maxLength={300}
        hint={words.hints.helpAtWork}
        error={wrong.includes("helpAtWork") ? words.problems.other : undefined}
        value={values.helpAtWork}
        onChange={({ target }) => onChange({ helpAtWork: target.value })}
      />
    </SectionCard>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.s4};
  align-items: start;
`;
