import { Lock } from "lucide-react";
import { useController, useWatch, type UseFormReturn } from "react-hook-form";
import { RadioGroup, SectionCard, Select, TextArea, TextField } from "../../../design-system";
import type { Refusal } from "../../../shared/refusal";
import { useWords } from "../../../shared/words";
import { FieldGrid, WholeRow } from "../../../forms/FieldGrid";
import { pasteAsMarkdown } from "../../companies/pasted-markdown";
import { choiceName, FIRST_CHOICES, JOB_FIELDS, type OptionalChoiceName } from "../job/job-fields";
import { NEW_COMPANY, type JobFormValues } from "./job-form";
import { jobFormWords } from "./job-form.words";
import type { JobForm_CompanyFragment, JobForm_JobFragment } from "./JobForm.generated";
import { jobsWords } from "../job/jobs.words";
import { ClientFields } from "./ClientFields";
import { ApplicantAsks } from "./ApplicantAsks";
import { ApplicantQuestions } from "./ApplicantQuestions";
import { JobLastDay } from "./JobLastDay";
import { LocationField } from "./LocationField";
import { MoreDetails } from "./MoreDetails";
import { ExperienceField, PayField } from "./ReadFields";
import { contestProps, type Form, useFieldProps } from "./useFieldProps";
import type { JobContests } from "./useEditJob";
import { JobWordingNotes } from "./JobWordingNotes";
import type { JobReadings } from "./useJobReadings";
import type { JobWordings, WordedField } from "./useJobWording";

/** For how long a job may be open, in days; the server takes 1 to 90. */
const OPEN_FOR = [15, 30, 60, 90];
const MOST_OPENINGS = 1000;

interface JobFormFieldsProps {
  form: UseFormReturn<JobFormValues>;
  companies: readonly JobForm_CompanyFragment[];
  readings: JobReadings;
  wordings: JobWordings;
  /** Posted already: it keeps its company, and its time is extended by itself. */
  job?: JobForm_JobFragment;
  /** For a posted job that somebody else changed meanwhile. */
  elsewhere?: JobContests | undefined;
  /** Of the last try to send it. */
  refusal: Refusal | null;
}

/** What a job is posted with (POST-01); each text field that is required says so itself (POST-02). */
export function JobFormFields(props: JobFormFieldsProps) {
  const { form, companies, readings, wordings, job, elsewhere, refusal } = props;
  const words = useWords(jobFormWords);
  const field = useFieldProps(props);
  return (
    <>
      <SectionCard title={words.theJob}>
        <FieldGrid>
          <WholeRow>
            <TextField
              autoComplete="off"
              hint={words.hints.title}
              marks={marksIn(wordings, "title")}
              markedText={form.getValues("title")}
              {...field("title")}
            />
            <JobWordingNotes {...{ form, wordings }} field="title" />
          </WholeRow>
          <CompanyFields {...{ form, companies }} isPosted={job !== undefined} />
          <ClientFields {...{ form, wordings, elsewhere }} />
          <Places {...{ form, elsewhere, readings }} />
          <WholeRow>
            <TypeField {...{ form, elsewhere }} />
          </WholeRow>
        </FieldGrid>
      </SectionCard>
      <SectionCard title={words.payAndExperience}>
        <FieldGrid>
          <PayField {...{ form, elsewhere }} reading={readings.pay} />
          <ExperienceField {...{ form, elsewhere }} reading={readings.experience} />
        </FieldGrid>
      </SectionCard>
      <TextFields {...props} />
      <MoreDetails {...{ form, elsewhere }} />
      <ApplicantAsks form={form} />
      <ApplicantQuestions {...{ form, elsewhere, refusal }} />
      <FindingFields {...props} />
    </>
  );
}

/** A part of its own, so that it is registered after the fields above it: an error's focus follows that order. */
function Places({ form, elsewhere, readings }: Form & Pick<JobFormFieldsProps, "readings">) {
  const words = useWords(jobFormWords);
  const field = useFieldProps({ form, elsewhere });
  const location = useWatch({ control: form.control, name: "location" });
  function handlePlace(place: string) {
    form.setValue("location", place, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  }
  function handleMoveAddress(parts: readonly string[], places: string) {
    const lines = [form.getValues("description").trim(), words.addressLine(parts)].filter(Boolean);
    form.setValue("description", lines.join("\n\n"), { shouldDirty: true });
    handlePlace(places);
  }
  return (
    <LocationField
      {...field("location")}
      reading={readings.location}
      text={location}
      onPick={handlePlace}
      onAnswer={(part, place) => handlePlace(form.getValues("location").replace(part, () => place))}
      onMoveAddress={handleMoveAddress}
    />
  );
}

const marksIn = (wordings: JobWordings, name: WordedField) =>
  wordings
    .of(name)
    .map(({ start, end, isHeld }) => ({ start, end, line: isHeld ? "solid" : "dotted" }) as const);

/** What candidates read, with what is to be said of its wording. */
function TextFields({ form, wordings, elsewhere }: JobFormFieldsProps) {
  const words = useWords(jobFormWords);
  const field = useFieldProps({ form, elsewhere });
  const marksOf = (name: WordedField) => ({
    marks: marksIn(wordings, name),
    markedText: form.getValues(name),
  });
  return (
    <SectionCard title={words.whatCandidatesRead}>
      <FieldGrid>
        <WholeRow>
          <TextArea
            hint={words.hints.description}
            onPaste={pasteAsMarkdown}
            {...marksOf("description")}
            {...field("description")}
          />
          <JobWordingNotes {...{ form, wordings }} field="description" />
        </WholeRow>
        <WholeRow>
          <TextArea onPaste={pasteAsMarkdown} {...marksOf("requirements")} {...field("requirements")} />
          <JobWordingNotes {...{ form, wordings }} field="requirements" />
        </WholeRow>
        <WholeRow>
          <TextArea hint={words.hints.benefits} {...marksOf("benefits")} {...field("benefits")} isOptional />
          <JobWordingNotes {...{ form, wordings }} field="benefits" />
        </WholeRow>
      </FieldGrid>
    </SectionCard>
  );
}

function CompanyFields({
  form,
  companies,
  isPosted,
}: Pick<JobFormFieldsProps, "form" | "companies"> & { isPosted: boolean }) {
  const words = useWords(jobFormWords);
  const field = useFieldProps({ form });
  const company = useWatch({ control: form.control, name: "company" });
  if (isPosted)
    return (
      <TextField
        label={words.fields.company}
        value={companies[0]?.name ?? ""}
        readOnly
        icon={<Lock size={18} />}
      />
    );
  const options = companies.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      {companies.length > 0 && (
        <Select
          {...field("company")}
          options={[...options, { value: NEW_COMPANY, label: words.otherCompany }]}
        />
      )}
      {company === NEW_COMPANY && (
        <TextField autoComplete="organization" hint={words.hints.companyName} {...field("companyName")} />
      )}
    </>
  );
}

function TypeField({ form, elsewhere }: Form) {
  const words = useWords(jobsWords);
  const { missing } = useWords(jobFormWords);
  const { values, label } = JOB_FIELDS.type;
  const nameOf = (type: string) => choiceName(words, "type", type);
  const {
    field: { ref, value: chosen, onChange },
    fieldState,
  } = useController({
    name: "type",
    control: form.control,
    rules: { validate: (type) => (type ? undefined : missing.type) },
  });
  return (
    <RadioGroup
      ref={ref}
      label={label(words)}
      options={values.map((value) => ({ value, label: nameOf(value) }))}
      value={chosen}
      error={fieldState.error?.message}
      onChange={onChange}
      {...contestProps(elsewhere, "type", nameOf)}
    />
  );
}

function FindingFields({ form, job, wordings, elsewhere }: JobFormFieldsProps) {
  const words = useWords(jobFormWords);
  const field = useFieldProps({ form, elsewhere });
  return (
    <SectionCard title={words.finding}>
      <FieldGrid>
        <WholeRow>
          <TextField
            autoComplete="off"
            hint={words.hints.skills}
            marks={marksIn(wordings, "skills")}
            markedText={form.getValues("skills")}
            {...field("skills")}
            isOptional
          />
          <JobWordingNotes {...{ form, wordings }} field="skills" />
        </WholeRow>
        {FIRST_CHOICES.map((name) => (
          <ChoiceField key={name} {...{ name, form, elsewhere }} />
        ))}
        <TextField
          {...field("openings")}
          inputMode="numeric"
          {...form.register("openings", {
            validate: (value) => (isCount(value) ? undefined : words.openingsProblem),
          })}
        />
        {job ? (
          <JobLastDay job={job} />
        ) : (
          <Select
            label={words.openFor}
            options={OPEN_FOR.map((days) => ({ value: String(days), label: words.openForDays(days) }))}
            {...form.register("openForDays")}
          />
        )}
      </FieldGrid>
    </SectionCard>
  );
}

/** One of some values, or none. */
function ChoiceField({ name, form, elsewhere }: Form & { name: OptionalChoiceName }) {
  const words = useWords(jobsWords);
  const { values, label } = JOB_FIELDS[name];
  const nameOf = (value: string) => choiceName(words, name, value);
  return (
    <Select
      label={label(words)}
      options={["", ...values].map((value) => ({ value, label: nameOf(value) }))}
      {...contestProps(elsewhere, name, nameOf)}
      {...form.register(name)}
    />
  );
}

const isCount = (text: string) =>
  /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= MOST_OPENINGS;
