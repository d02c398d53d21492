import styled from "styled-components";
import { Button, color, Notice, shadow, Skeleton, space, text, VisuallyHidden } from "../../../design-system";
import { useWords } from "../../../shared/words";
import type { ResumeValues } from "../resume/resume-values";
import { resumeWizardWords } from "./resume-wizard.words";
import { useResumePreview } from "./useResumePreview";

/** The resume's pages as they will be printed; the last ones stand while the next are being set. */
export function ResumePreview({ values }: { values: ResumeValues }) {
  const { preview: words } = useWords(resumeWizardWords);
  const { pages, status, retry } = useResumePreview(values);
  return (
    <Sheets>
      {status === "failed" && (
        <Notice
          tone="warn"
          action={
            <Button tone="text" size="sm" onClick={retry}>
              {words.retry}
            </Button>
          }
        >
          {words.failed}
        </Notice>
      )}
      {pages.length === 0 && status === "loading" && (
        <Waiting>
          <VisuallyHidden>{words.loading}</VisuallyHidden>
          <Skeleton width="100%" height={640} shape="tile" />
        </Waiting>
      )}
      {pages.map((page, index) => (
        <Sheet key={index} src={page} alt={words.page(index + 1, pages.length)} />
      ))}
      {pages.length > 0 && <Caption>{words.caption(pages.length)}</Caption>}
    </Sheets>
  );
}

const Sheets = styled.div`
  display: grid;
  gap: ${space.s4};
`;

const Waiting = styled.div`
  aspect-ratio: 210 / 297;
  overflow: hidden;
`;

const Sheet = styled.img`
  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: 210 / 297;
  background: ${color.paper};
  box-shadow: ${shadow.shadow2};
`;

const Caption = styled.p`
  ${text.meta}
`;
