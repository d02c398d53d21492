import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import styled from "styled-components";
import { Card, Checkbox, color, PillGroup, space, text, TextField } from "../../../design-system";
import { FieldGrid, WholeRow } from "../../../forms/FieldGrid";
import { useWords } from "../../../shared/words";
import { choiceName, JOB_FIELDS, type DetailFlag, type NumberChoiceName } from "../job/job-fields";
import { jobsWords } from "../job/jobs.words";
import { jobFormWords } from "./job-form.words";
import { contestProps, type Form, useFieldProps } from "./useFieldProps";

const DETAILS = [
  ...(["shift", "englishLevel", "daysAWeek", "noticePeriodDays", "languages", "freshersWelcome"] as const),
  ...(["ownTwoWheeler", "walkInFrom", "walkInUntil", "walkInHours", "walkInVenue"] as const),
  ...(["facilitiesForDisabled", "applyUrl"] as const),
] as const;

/** What a job may tell besides: closed until somebody wants it, open where something stands in it or is wrong. */
export function MoreDetails({ form, elsewhere }: Form) {
  const words = useWords(jobFormWords);
  const [wasFilled] = useState(() => DETAILS.some((name) => form.getValues(name) !== ""));
  const [isOpened, setIsOpened] = useState(wasFilled);
  const { errors } = form.formState;
  const isOpen = isOpened || DETAILS.some((name) => errors[name as keyof typeof errors]);
  return (
    <Card as="section" aria-label={words.moreDetails}>
      <details open={isOpen} onToggle={(event) => setIsOpened(event.currentTarget.open)}>
        <Summary>
          <Title>{words.moreDetails}</Title>
          <Aside>{words.allOptional}</Aside>
          <ChevronDown size={20} aria-hidden />
        </Summary>
        <Body>
          <FieldGrid>
            <WholeRow>
              <Choice name="shift" {...{ form, elsewhere }} />
            </WholeRow>
            <Numbers name="daysAWeek" {...{ form, elsewhere }} />
            <Choice name="englishLevel" {...{ form, elsewhere }} />
            <WholeRow>
              <Numbers name="noticePeriodDays" {...{ form, elsewhere }} />
            </WholeRow>
            <Texts {...{ form, elsewhere }} />
          </FieldGrid>
        </Body>
      </details>
    </Card>
  );
}

function Choice({ name, form, elsewhere }: Form & { name: "shift" | "englishLevel" }) {
  const words = useWords(jobsWords);
  const value = useWatch({ control: form.control, name });
  const { values, label } = JOB_FIELDS[name];
  const nameOf = (one: string) => choiceName(words, name, one);
  return (
    <PillGroup
      label={label(words)}
      options={["", ...values].map((one) => ({ value: one, label: nameOf(one) }))}
      value={value}
      onChange={(one) => form.setValue(name, one as typeof value, { shouldDirty: true })}
      {...contestProps(elsewhere, name, nameOf)}
    />
  );
}

function Numbers({ name, form, elsewhere }: Form & { name: NumberChoiceName }) {
  const words = useWords(jobsWords);
  const value = useWatch({ control: form.control, name });
  const nameOf = (one: string) => {
    if (one === "") return words.notSaid;
    return name === "noticePeriodDays" ? words.noticePeriods(Number(one)) : one;
  };
  return (
    <PillGroup
      label={words[name]}
      options={["", ...JOB_FIELDS[name].values].map((one) => ({ value: one, label: nameOf(one) }))}
      value={value}
      onChange={(one) => form.setValue(name, one, { shouldDirty: true })}
      {...contestProps(elsewhere, name, nameOf)}
    />
  );
}

function Flag({ name, form }: Pick<Form, "form"> & { name: DetailFlag }) {
  const words = useWords(jobsWords);
  const value = useWatch({ control: form.control, name });
  return (
    <Checkbox
      label={words[name]}
      checked={value === "yes"}
      onChange={(isChecked) => form.setValue(name, isChecked ? "yes" : "", { shouldDirty: true })}
    />
  );
}

function Texts({ form, elsewhere }: Form) {
  const words = useWords(jobFormWords);
  const field = useFieldProps({ form, elsewhere });
  // Jobs come with one from elsewhere: a job that is written here takes its applications here.
  const [isAppliedElsewhere] = useState(() => form.getValues("applyUrl") !== "");
  return (
    <>
      <WholeRow>
        <TextField autoComplete="off" hint={words.hints.languages} {...field("languages")} />
      </WholeRow>
      <Flag name="freshersWelcome" form={form} />
      <Flag name="ownTwoWheeler" form={form} />
      <TextField type="date" {...field("walkInFrom")} />
      <TextField type="date" hint={words.hints.walkInUntil} {...field("walkInUntil")} />
      <TextField autoComplete="off" hint={words.hints.walkInHours} {...field("walkInHours")} />
      <TextField autoComplete="off" hint={words.hints.walkInVenue} {...field("walkInVenue")} />
      <WholeRow>
        <TextField
          autoComplete="off"
          hint={words.hints.facilitiesForDisabled}
          {...field("facilitiesForDisabled")}
        />
      </WholeRow>
      {isAppliedElsewhere && (
        <WholeRow>
          <TextField type="url" autoComplete="off" hint={words.hints.applyUrl} {...field("applyUrl")} />
        </WholeRow>
      )}
    </>
  );
}

const Summary = styled.summary`
  display: flex;
  gap: ${space.s3};
  align-items: center;
  min-height: 44px;
  cursor: pointer;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }

  > svg {
    flex: none;
    color: ${color.faint};
  }

  details[open] > & > svg {
    transform: rotate(180deg);
  }
`;

const Title = styled.h2`
  flex: 1;
  ${text.cardTitle}
`;

const Aside = styled.span`
  ${text.meta}
`;

const Body = styled.div`
  padding-top: ${space.s4};
`;
