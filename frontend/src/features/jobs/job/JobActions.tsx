import type { ReactNode } from "react";
import styled from "styled-components";
import { color, media, space } from "../../../design-system";
import { SaveJob } from "./SaveJob";
import type { SaveJob_JobFragment } from "./SaveJob.generated";

interface JobActionsProps {
  job: SaveJob_JobFragment;
  /** 'Apply Now', or what became of it. */
  apply: ReactNode;
}

/** What one can do with a job (JOBS-10, JOBS-11). On a phone it stays in view at the bottom of the screen. */
export function JobActions({ job, apply }: JobActionsProps) {
  return (
    <Bar>
      <SaveJob job={job} />
      {apply}
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  gap: 10px;

  > a,
  > button {
    white-space: nowrap;
  }

  /* Save, then the way to apply, which takes the rest of the card. */
  ${media.desktop} {
    > :last-child {
      flex: 1;
      min-width: 0;
    }
  }

  ${media.phone} {
    flex-wrap: wrap;
    padding: ${space.s3} 16px calc(${space.s3} + env(safe-area-inset-bottom));
    border-top: 1px solid ${color.line};
    margin-inline: -16px;
    background: ${color.surface};

    /* Beside the first as long as its words fit there. */
    > :last-child {
      flex: 1;
      width: auto;
      min-width: min-content;
    }

    /* The way to another site has more words than 'Apply Now': two lines of them fit. */
    > a[target] {
      padding-inline: ${space.s3};
      line-height: 1.2;
      white-space: normal;

      > svg {
        display: none;
      }
    }
  }
`;
