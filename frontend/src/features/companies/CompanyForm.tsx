import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import styled from "styled-components";
import {
  Button,
  ButtonLink,
  media,
  FormFailure,
  SectionCard,
  Select,
  space,
  TextArea,
  TextField,
} from "../../design-system";
import { paths } from "@job-portal/protocol/paths";
import { useWords } from "../../shared/words";
import { FieldGrid, WholeRow } from "../../forms/FieldGrid";
import { UnsavedChanges } from "../../forms/UnsavedChanges";
import { bandsWith, type CompanyField, type CompanyValues, endsVerification, isSite } from "./company-form";
import { companyFormWords } from "./company-form.words";
import type { CompanyForm_CompanyFragment } from "./CompanyForm.generated";
import { pasteAsMarkdown } from "./pasted-markdown";
import { EndsBadgeDialog } from "./EndsBadgeDialog";
import { useCompanyForm } from "./useCompanyForm";

interface CompanyFormProps {
  company: CompanyForm_CompanyFragment;
  mayRename: boolean;
  onSaved(): void;
}

/** What a company says of itself, to be changed by its members, and its name, by its owners (TEAM-08). */
export function CompanyForm({ company, mayRename, onSaved }: CompanyFormProps) {
  const words = useWords(companyFormWords);
  const { form, save, failure } = useCompanyForm(company, onSaved);
  const { isDirty, dirtyFields, isSubmitting } = form.formState;
  const [isAsking, setIsAsking] = useState(false);
  const askOrSave = (values: CompanyValues) =>
    endsVerification(company, values, dirtyFields) ? setIsAsking(true) : save(values);
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(askOrSave)(event)}>
      {isDirty && <UnsavedChanges warning={words.leaveWarning} />}
      <Stack>
        <SectionCard title={words.whatItSays}>
          <Fields form={form} employees={company.employees ?? ""} mayRename={mayRename} />
        </SectionCard>
        {failure && <FormFailure>{failure}</FormFailure>}
        <EndsBadgeDialog
          isOpen={isAsking}
          onSave={() => void form.handleSubmit(save)()}
          onClose={() => setIsAsking(false)}
        />
        <Buttons>
          <ButtonLink tone="secondary" to={paths.company(company.id)}>
            {words.cancel}
          </ButtonLink>
          <Button type="submit" busy={isSubmitting} busyText={words.saving}>
            {words.save}
          </Button>
        </Buttons>
      </Stack>
    </form>
  );
}

const LONGEST_ABOUT = 2000;

interface FieldsProps {
  form: UseFormReturn<CompanyValues>;
  employees: string;
  mayRename: boolean;
}

function Fields({ form, employees, mayRename }: FieldsProps) {
  const words = useWords(companyFormWords);
  const { errors } = form.formState;
  const field = (name: CompanyField, validate?: (value: string) => string | undefined) => ({
    label: words.fields[name],
    isOptional: name !== "name",
    error: errors[name]?.message,
    ...form.register(name, { validate }),
  });
  const bands = bandsWith(employees).map((band) => ({ value: band, label: band }));
  return (
    <FieldGrid>
      {mayRename && (
        <WholeRow>
          <TextField
            autoComplete="organization"
            maxLength={120}
            hint={words.hints.name}
            {...field("name", (text) => (text.trim().length < 2 ? words.nameProblem : undefined))}
          />
        </WholeRow>
      )}
      <WholeRow>
        <TextArea
          rows={8}
          onPaste={pasteAsMarkdown}
          hint={words.hints.about}
          {...field("about", (text) => (text.trim().length > LONGEST_ABOUT ? words.aboutProblem : undefined))}
        />
      </WholeRow>
      <WholeRow>
        <TextField
          type="url"
          autoComplete="url"
          hint={words.hints.website}
          {...field("website", (text) => (isSite(text) ? undefined : words.websiteProblem))}
        />
      </WholeRow>
      <TextField autoComplete="off" maxLength={80} hint={words.hints.industry} {...field("industry")} />
      <Select options={[{ value: "", label: words.notSaid }, ...bands]} {...field("employees")} />
      <TextField
        autoComplete="off"
        maxLength={80}
        hint={words.hints.headquarters}
        {...field("headquarters")}
      />
    </FieldGrid>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${space.s4};
`;

const Buttons = styled.div`
  display: flex;
  gap: ${space.s3};
  justify-content: flex-end;

  ${media.phone} {
    > * {
      flex: 1;
    }
  }
`;
