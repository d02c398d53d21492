import { useState } from "react";
import { useForm } from "react-hook-form";
import styled from "styled-components";
import { Button, RadioGroup, SectionCard, Select, space, TextField, useToast } from "../../../design-system";
import { useAct } from "../../../forms/useAct";
import type { FeedImportSchedule } from "../../../shared/schema.generated";
import { useWords } from "../../../shared/words";
import { Hint, MakeForm } from "../../companies/keys/make-parts";
import { useCreateFeedImportMutation } from "./FeedImports.generated";
import { feedImportWords } from "./feed-import.words";

const SCHEDULES: FeedImportSchedule[] = ["HOURLY", "SIX_HOURLY", "DAILY"];

interface FeedForm {
  url: string;
  schedule: FeedImportSchedule;
  pay: string;
  experience: string;
  requirements: string;
}

function useMakeFeed(companyId: string) {
  const words = useWords(feedImportWords);
  const act = useAct(words);
  const showToast = useToast();
  const [create, { loading }] = useCreateFeedImportMutation();
  const [where, setWhere] = useState("here");
  const form = useForm<FeedForm>({
    defaultValues: {
      ...{ url: "", schedule: "DAILY", experience: "" },
      ...{ pay: words.payUsual, requirements: words.requirementsUsual },
    },
  });

  async function handleMake({ url, schedule, ...said }: FeedForm) {
    const answers = Object.entries(said)
      .filter(([, value]) => value.trim() !== "")
      .map(([field, value]) => ({ field, value }));
    const input = {
      ...{ companyId, url: url.trim(), schedule, answers },
      doesApplyElsewhere: where === "elsewhere",
    };
    const refusal = await act(async () => {
      await create({ variables: { input } });
      form.reset();
      showToast({ text: words.made });
    }, null);
    if (refusal && refusal.fields.length > 0)
      form.setError("url", { message: words.urlWrong }, { shouldFocus: true });
  }

  return { form, where, setWhere, isMaking: loading, make: form.handleSubmit(handleMake) };
}

/** Adds a feed for a company (FDIN-08). */
export function MakeFeedImport({ companyId }: { companyId: string }) {
  const words = useWords(feedImportWords);
  const { form, where, setWhere, isMaking, make } = useMakeFeed(companyId);
  const { register, formState } = form;
  return (
    <SectionCard title={words.makeTitle}>
      <MakeForm noValidate onSubmit={(event) => void make(event)}>
        <TextField
          label={words.url}
          hint={words.urlHint}
          type="url"
          autoComplete="off"
          error={formState.errors.url?.message}
          {...register("url", { validate: (typed) => typed.trim() !== "" || words.urlRequired })}
        />
        <Select
          label={words.schedule}
          options={SCHEDULES.map((value) => ({ value, label: words.schedules[value] }))}
          {...register("schedule")}
        />
        <RadioGroup
          label={words.where}
          layout="list"
          value={where}
          options={[
            { value: "here", label: words.here },
            { value: "elsewhere", label: words.elsewhere },
          ]}
          onChange={setWhere}
        />
        <Blanks>
          <legend>{words.blanks}</legend>
          <TextField label={words.pay} autoComplete="off" {...register("pay")} />
          <TextField
            label={words.experience}
            hint={words.experienceHint}
            autoComplete="off"
            {...register("experience")}
          />
          <TextField label={words.requirements} autoComplete="off" {...register("requirements")} />
        </Blanks>
        <Button type="submit" fullWidth="always" busy={isMaking} busyText={words.making}>
          {words.make}
        </Button>
        <Hint>{words.forms}</Hint>
      </MakeForm>
    </SectionCard>
  );
}

const Blanks = styled.fieldset`
  display: grid;
  gap: ${space.s3};
  padding: 0;
  margin: 0;
  border: 0;

  > legend {
    padding: 0;
    margin-bottom: ${space.s3};
    font-weight: 600;
  }
`;
