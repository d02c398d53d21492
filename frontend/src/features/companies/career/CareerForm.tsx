import { paths } from "@job-portal/protocol/paths";
import { Link } from "react-router-dom";
import styled from "styled-components";
import {
  Button,
  Checkbox,
  media,
  FormFailure,
  Notice,
  radius,
  SectionCard,
  space,
  TextArea,
  TextField,
} from "../../../design-system";
import { UnsavedChanges } from "../../../forms/UnsavedChanges";
import { useWords } from "../../../shared/words";
import { careerFormWords } from "./career-form.words";
import { CareerBand } from "./CareerBand";
import { EmbedJobs } from "./EmbedJobs";
import type { CareerForm_PageFragment } from "./CareerForm.generated";
import type { CompanyMark_CompanyFragment } from "../CompanyMark.generated";
import { pasteAsMarkdown } from "../pasted-markdown";
import { type CareerFormState, useCareerForm } from "./useCareerForm";

interface CareerFormProps {
  company: CompanyMark_CompanyFragment & { id: string; slug: string };
  /** Null before the company has one. */
  page: CareerForm_PageFragment | null;
}

/** What a company's career page says and looks like, with a look at its head. */
export function CareerForm({ company, page }: CareerFormProps) {
  const words = useWords(careerFormWords);
  const state = useCareerForm(company, page);
  const { form, save, failure, saved } = state;
  const { isDirty, isSubmitting } = form.formState;
  const [headline, color, hasColor] = form.watch(["headline", "color", "hasColor"]);
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
      {isDirty && <UnsavedChanges warning={words.leaveWarning} />}
      <Stack>
        {saved?.isPublished && (
          <Notice tone="ok">
            {words.isAt} <Link to={paths.careerPage(saved.address)}>{paths.careerPage(saved.address)}</Link>
          </Notice>
        )}
        <Look role="img" aria-label={words.look}>
          <CareerBand career={{ headline, color: hasColor ? color : null, company }} level={null} />
        </Look>
        <SectionCard title={words.whatItSays}>
          <Fields {...state} />
        </SectionCard>
        {saved?.isPublished && <EmbedJobs address={saved.address} />}
        {failure && <FormFailure>{failure}</FormFailure>}
        <Buttons>
          <Button type="submit" busy={isSubmitting} busyText={words.saving}>
            {words.save}
          </Button>
        </Buttons>
      </Stack>
    </form>
  );
}

function Fields({ form }: Pick<CareerFormState, "form">) {
  const words = useWords(careerFormWords);
  const { errors } = form.formState;
  const [hasColor, isPublished] = form.watch(["hasColor", "isPublished"]);
  const tick = (name: "hasColor" | "isPublished") => (isChecked: boolean) =>
    form.setValue(name, isChecked, { shouldDirty: true });
  return (
    <Stack>
      <TextField
        label={words.fields.address}
        hint={words.hints.address}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        error={errors.address?.message}
        {...form.register("address")}
      />
      <TextField
        label={words.fields.headline}
        isOptional
        hint={words.hints.headline}
        autoComplete="off"
        maxLength={120}
        error={errors.headline?.message}
        {...form.register("headline")}
      />
      <TextArea
        label={words.fields.about}
        isOptional
        rows={10}
        maxLength={5000}
        hint={words.hints.about}
        onPaste={pasteAsMarkdown}
        error={errors.about?.message}
        {...form.register("about")}
      />
      <Checkbox label={words.hasColor} checked={hasColor} onChange={tick("hasColor")} />
      {hasColor && (
        <TextField
          type="color"
          label={words.fields.color}
          hint={words.hints.color}
          error={errors.color?.message}
          {...form.register("color")}
        />
      )}
      <Checkbox label={words.publish} checked={isPublished} onChange={tick("isPublished")} />
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${space.s4};
`;

const Look = styled.div`
  overflow: hidden;
  border-radius: ${radius.rLg};
`;

const Buttons = styled.div`
  display: flex;
  justify-content: flex-end;

  ${media.phone} {
    > * {
      flex: 1;
    }
  }
`;
