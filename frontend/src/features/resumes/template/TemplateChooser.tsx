import { LayoutTemplate } from "lucide-react";
import styled from "styled-components";
import {
  Button,
  ButtonLink,
  Dialog,
  DialogActions,
  LoadFailure,
  Notice,
  Skeleton,
  SkeletonGroup,
  space,
  text,
} from "../../../design-system";
import { paths } from "@job-portal/protocol/paths";
import type { ResumeTemplate } from "../../../shared/schema.generated";
import { useWords } from "../../../shared/words";
import type { ResumeValues } from "../resume/resume-values";
import { resumesWords } from "../resume/resumes.words";
import { templateWords } from "./template.words";
import { useTemplateChoicesQuery, type TemplateChoicesQuery } from "./TemplateChooser.generated";
import { TemplateOptions } from "./TemplateOptions";

interface TemplateChooserProps {
  resumeId: string | null;
  values: ResumeValues;
  onChoose(template: ResumeTemplate): void;
}

interface Opening {
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
}

/** Names the template in use, and opens all eight, each showing this very resume. */
export function TemplateChooser({
  resumeId,
  values,
  onChoose,
  isOpen,
  onOpenChange,
}: TemplateChooserProps & Opening) {
  const words = useWords(templateWords);
  const { templates } = useWords(resumesWords);
  return (
    <Bar>
      <Name>{words.current(templates[values.template])}</Name>
      <Button
        tone="secondary"
        size="sm"
        icon={<LayoutTemplate size={16} aria-hidden />}
        onClick={() => onOpenChange(true)}
      >
        {words.all}
      </Button>
      <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={words.choose}>
        <Choices
          resumeId={resumeId}
          values={values}
          onChoose={onChoose}
          onClose={() => onOpenChange(false)}
        />
      </Dialog>
    </Bar>
  );
}

function Choices({ resumeId, onClose, ...rest }: TemplateChooserProps & { onClose(): void }) {
  const words = useWords(templateWords);
  const { data, error, refetch } = useTemplateChoicesQuery({
    variables: { resumeId },
    // What is left changes with every other resume.
    fetchPolicy: "network-only",
  });
  return (
    <Body>
      {error && !data && <LoadFailure message={words.failed} onRetry={() => void refetch()} />}
      {!error && !data && (
        <SkeletonGroup>
          <Skeleton width="100%" height={320} shape="tile" />
        </SkeletonGroup>
      )}
      {data && <Offer data={data} {...rest} />}
      <DialogActions>
        <Button onClick={onClose}>{words.close}</Button>
      </DialogActions>
    </Body>
  );
}

interface OfferProps extends Omit<TemplateChooserProps, "resumeId"> {
  data: TemplateChoicesQuery;
}

function Offer({ data: { resumeTemplates, resumeTemplateQuota }, values, onChoose }: OfferProps) {
  const words = useWords(templateWords);
  const { used, limit } = resumeTemplateQuota;
  const hasLocked = resumeTemplates.some(({ isUsable }) => !isUsable);
  return (
    <>
      <p>{words.used(used, limit)}</p>
      {hasLocked && limit !== null && (
        <Notice
          action={
            <ButtonLink tone="text" size="sm" to={paths.plans}>
              {words.upgrade}
            </ButtonLink>
          }
        >
          {words.limitReached(limit)}
        </Notice>
      )}
      <TemplateOptions choices={resumeTemplates} values={values} onChoose={onChoose} />
    </>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2} ${space.s4};
  align-items: center;
  justify-content: space-between;
`;

const Name = styled.p`
  ${text.label}
`;

const Body = styled.div`
  display: grid;
  gap: ${space.s4};
  margin-top: ${space.s3};
  ${text.body}
`;
