import type { MouseEvent } from "react";
import { flushSync } from "react-dom";
import { Button } from "../../../design-system";
import { useWords } from "../../../shared/words";
import type { ExperienceValues } from "../resume/resume-values";
import { resumeStepsWords } from "./resume-steps.words";
import type { StepProps } from "./StepFields";

interface NoExperienceProps extends Pick<StepProps, "onEdit"> {
  entries: readonly ExperienceValues[];
}

/** Takes freshers past the step, as long as nothing is filled in (JRES-06). */
export function NoExperience({ entries, onEdit }: NoExperienceProps) {
  const words = useWords(resumeStepsWords);
  if (!entries.every(isBlank)) return null;

  function handleClick({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    flushSync(() => entries.forEach(({ key }) => onEdit({ kind: "remove", list: "experience", key })));
    form?.requestSubmit();
  }

  return (
    <Button tone="text" onClick={handleClick}>
      {words.noExperience}
    </Button>
  );
}

const isBlank = ({ key: _key, isCurrent: _isCurrent, ...texts }: ExperienceValues) =>
  Object.values(texts).every((text) => !text.trim());
