import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { useWatch, type UseFormReturn } from "react-hook-form";
import { RadioGroup, SectionCard, Select, TextArea, TextField } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { FieldGrid, WholeRow } from "../../../forms/FieldGrid";
import { SavedElsewhere } from "../../../forms/SavedElsewhere";
import { pasteAsMarkdown } from "../../companies/pasted-markdown";
import { choiceName, JOB_FIELDS, OPTIONAL_CHOICES, type OptionalChoiceName } from "../job/job-fields";
import {
  isNeeded,
  NEW_COMPANY,
  type ContestableField,
  type JobFormField,
  type JobFormValues,
} from "./job-form";
import { jobFormWords } from "./job-form.words";
import type { JobForm_CompanyFragment, JobForm_JobFragment } from "./JobForm.generated";
import { jobsWords } from "../job/jobs.words";
import { JobLastDay } from "./JobLastDay";
import { LocationField } from "./LocationField";
import type { JobContests } from "./useEditJob";
import type { JobReadings } from "./useJobReadings";

/** For how long a job may be open, in days; the server takes 1 to 90. */
const OPEN_FOR = [15, 30, 60, 90];
const MOST_OPENINGS = 1000;

interface JobFormFieldsProps {
  form: UseFormReturn<JobFormValues>;
  companies: readonly JobForm_CompanyFragment[];
  readings: JobReadings;
  /** Posted already: it keeps its company, and its time is extended by itself. */
  job?: JobForm_JobFragment;
  /** For a posted job that somebody else changed meanwhile. */
  elsewhere?: JobContests | undefined;
}

/** What a job is posted with (POST-01); each text field that is required says so itself (POST-02). */
export function JobFormFields(props: JobFormFieldsProps) {
  const { form, companies, readings, job, elsewhere } = props;
  const words = useWords(jobFormWords);
  const field = useFieldProps(props);
  function handlePlace(place: string) {
    form.setValue("location", place, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  }
  return (
    <>
      <SectionCard title={words.theJob}>
        <FieldGrid>
          <WholeRow>
            <TextField autoComplete="off" hint={words.hints.title} {...field("title")} />
          </WholeRow>
          <CompanyFields {...{ form, companies }} isPosted={job !== undefined} />
          <LocationField
            {...field("location")}
            reading={readings.location}
            onPick={handlePlace}
            onAnswer={(part, place) => handlePlace(form.getValues("location").replace(part, () => place))}
          />
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
      <SectionCard title={words.whatCandidatesRead}>
        <FieldGrid>
          <WholeRow>
            <TextArea hint={words.hints.description} onPaste={pasteAsMarkdown} {...field("description")} />
          </WholeRow>
          <WholeRow>
            <TextArea onPaste={pasteAsMarkdown} {...field("requirements")} />
          </WholeRow>
          <WholeRow>
            <TextArea hint={words.hints.benefits} {...field("benefits")} isOptional />
          </WholeRow>
        </FieldGrid>
      </SectionCard>
      <FindingFields {...props} />
    </>
  );
}

type Form = Pick<JobFormFieldsProps, "form" | "elsewhere">;

/** For a field that somebody else changed as well: the hint that shows how, for it takes the place of the usual one. */
function contestProps(
  elsewhere: JobFormFieldsProps["elsewhere"],
  name: ContestableField | JobFormField,
  shown = (value: string) => value,
): { hint?: ReactNode } {
  // The company of a posted job stays.
  if (!elsewhere || name === "company" || name === "companyName") return {};
  const contest = elsewhere.contests?.[name];
  if (!contest) return {};
  return {
    hint: <SavedElsewhere {...contest} other={shown(contest.other)} onSwap={() => elsewhere.swap(name)} />,
  };
}

/** Label, error and the library's own props of a field; required ones refuse blanks. */
function useFieldProps({ form: { register, formState }, elsewhere }: Form) {
  const words = useWords(jobFormWords);
  return (name: JobFormField) => {
    const missing = isNeeded(name) ? words.missing[name] : undefined;
    return {
      label: words.fields[name],
      error: formState.errors[name]?.message,
      ...contestProps(elsewhere, name),
      ...register(name, {
        validate: missing === undefined ? undefined : (value) => (value.trim() ? undefined : missing),
      }),
    };
  };
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
  const { values, label } = JOB_FIELDS.type;
  const nameOf = (type: string) => choiceName(words, "type", type);
  const type = useWatch({ control: form.control, name: "type" });
  return (
    <RadioGroup
      label={label(words)}
      options={values.map((value) => ({ value, label: nameOf(value) }))}
      value={type}
      onChange={(value) => {
        const chosen = values.find((other) => other === value);
        if (chosen) form.setValue("type", chosen, { shouldDirty: true });
      }}
      {...contestProps(elsewhere, "type", nameOf)}
    />
  );
}

/** Says below the field how the text was understood, while it is typed. */
function PayField({ form, elsewhere, reading }: Form & { reading: JobReadings["pay"] }) {
  const words = useWords(jobFormWords);
  const { error, ...field } = useFieldProps({ form, elsewhere })("pay");
  const problem = reading?.problem ? words.payProblem(reading.problem) : undefined;
  return (
    <TextField
      autoComplete="off"
      hint={reading?.obstacle ? words.payObstacles[reading.obstacle] : words.hints.pay}
      confirmation={field.hint ? undefined : (reading?.words ?? undefined)}
      error={error ?? problem}
      {...field}
    />
  );
}

/** The same; what is wrong waits until the field is left, for half a range may be the wrong way round. */
function ExperienceField({ form, elsewhere, reading }: Form & { reading: JobReadings["experience"] }) {
  const words = useWords(jobFormWords);
  const { error, ...field } = useFieldProps({ form, elsewhere })("experience");
  const problem = form.formState.touchedFields.experience && reading?.problem;
  const isUnread = reading !== null && reading.words === null && reading.problem === null;
  return (
    <TextField
      autoComplete="off"
      hint={isUnread ? words.experienceUnread : words.hints.experience}
      confirmation={field.hint ? undefined : (reading?.words ?? undefined)}
      error={error ?? (problem ? words.problem(field.label, problem) : undefined)}
      {...field}
    />
  );
}

function FindingFields({ form, job, elsewhere }: JobFormFieldsProps) {
  const words = useWords(jobFormWords);
  const field = useFieldProps({ form, elsewhere });
  return (
    <SectionCard title={words.finding}>
      <FieldGrid>
        <WholeRow>
          <TextField autoComplete="off" hint={words.hints.skills} {...field("skills")} isOptional />
        </WholeRow>
        {OPTIONAL_CHOICES.map((name) => (
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
