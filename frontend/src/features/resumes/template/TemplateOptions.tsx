import { Lock } from "lucide-react";
import { useId } from "react";
import styled from "styled-components";
import { color, fontSize, hiddenSkin, media, radius, shadow, space, text } from "../../../design-system";
import type { ResumeTemplate } from "../../../shared/schema.generated";
import { useWords } from "../../../shared/words";
import type { ResumeValues } from "../resume/resume-values";
import { templateWords } from "./template.words";
import { withSampleText } from "./sample-resume";
import type { TemplateChoicesQuery } from "./TemplateChooser.generated";
import { useTemplateSamples } from "./useTemplateSamples";

interface TemplateOptionsProps {
  choices: TemplateChoicesQuery["resumeTemplates"];
  values: ResumeValues;
  onChoose(template: ResumeTemplate): void;
}

/** One radio button a template, with this resume's first page in it. */
export function TemplateOptions({ choices, values, onChoose }: TemplateOptionsProps) {
  const words = useWords(templateWords);
  const name = useId();
  const { values: shown, hasSample } = withSampleText(values);
  const samples = useTemplateSamples(shown);
  return (
    <Grid>
      {hasSample && <SampleNote>{words.sample}</SampleNote>}
      <Legend>{words.choose}</Legend>
      {choices.map(({ template, name: templateName, description, isUsable }) => (
        <Option key={template}>
          <Choice
            type="radio"
            name={name}
            value={template}
            checked={values.template === template}
            disabled={!isUsable && values.template !== template}
            aria-describedby={`${name}-${template}`}
            onChange={() => onChoose(template)}
          />
          <Page>{samples[template] && <img src={samples[template]} alt="" />}</Page>
          <OptionName>
            {!isUsable && <Lock size={14} aria-hidden />} {templateName}
          </OptionName>
          <Description id={`${name}-${template}`}>{isUsable ? description : words.locked}</Description>
        </Option>
      ))}
    </Grid>
  );
}

const Grid = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space.s4} ${space.s3};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const SampleNote = styled.p`
  grid-column: 1 / -1;
  ${text.meta}
`;

/* The dialog's title says the same to those who see it. */
const Legend = styled.legend`
  ${hiddenSkin}
`;

const Option = styled.label`
  position: relative;
  display: block;
  cursor: pointer;

  &:has(input:disabled) {
    cursor: not-allowed;
  }
`;

const Page = styled.span`
  display: block;
  aspect-ratio: 210 / 297;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.rSm};
  background: ${color.paper};

  img {
    display: block;
    width: 100%;
  }
`;

const Choice = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: inherit;

  &:checked + ${Page} {
    border-color: ${color.brand700};
    box-shadow: inset 0 0 0 2px ${color.brand700};
    outline: 2px solid ${color.brand700};
  }

  &:focus-visible + ${Page} {
    box-shadow: ${shadow.focus};
  }

  &:disabled + ${Page} {
    background: ${color.canvas};
    opacity: 0.6;
  }
`;

const OptionName = styled.span`
  display: flex;
  gap: ${space.s1};
  align-items: center;
  margin-top: ${space.s2};
  ${text.label}
`;

const Description = styled.span`
  display: block;
  color: ${color.muted};
  font-size: ${fontSize.fs12};
  line-height: 1.4;
`;
