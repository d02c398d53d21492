import { useId } from "react";
import styled from "styled-components";
import { paths } from "@job-portal/protocol/paths";
import { ButtonLink, Card, Checkbox, space, text } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { forgetJobSearches } from "../job/forget-job-lists";
import { useToldAct } from "../own/useToldAct";
import {
  useHighlightJobMutation,
  useUnhighlightJobMutation,
  type OwnJobHighlight_JobFragment,
} from "./OwnJobHighlight.generated";
import { ownJobHighlightWords } from "./own-job-highlight.words";

type Job = OwnJobHighlight_JobFragment;

/** Has an open job of one's company highlighted, and says how many may be (HLGT-02). */
export function OwnJobHighlight({ job }: { job: Job }) {
  const words = useWords(ownJobHighlightWords);
  const id = useId();
  const { standing } = job;
  if (!standing || !job.viewerCan.highlight) return null;
  const { used, limit } = standing.highlights;
  return (
    <Surface as="section" aria-labelledby={id}>
      <Title id={id}>{words.title}</Title>
      {limit === 0 && !job.isHighlighted ? (
        <WayThere says={words.noneInPlan} label={words.plans} to={paths.plans} />
      ) : job.company.isVerified ? (
        <>
          <HighlightBox job={job} isFull={used >= limit} />
          <p>{words.used(used, limit)}</p>
        </>
      ) : (
        <WayThere
          says={words.notVerified}
          label={words.verify}
          to={paths.companyVerification(job.company.id)}
        />
      )}
      <p>
        {words.means} {words.ends}
      </p>
      {standing.highlightedViewCount > 0 && (
        <p>{words.views(standing.highlightedViewCount, standing.viewCount)}</p>
      )}
    </Surface>
  );
}

function HighlightBox({ job, isFull }: { job: Job; isFull: boolean }) {
  const words = useWords(ownJobHighlightWords);
  const run = useToldAct();
  const [highlight] = useHighlightJobMutation({ update: forgetJobSearches });
  const [unhighlight] = useUnhighlightJobMutation({ update: forgetJobSearches });
  const variables = { id: job.id };
  if (isFull && !job.isHighlighted)
    return <WayThere says={words.full} label={words.plans} to={paths.plans} />;
  return (
    <Checkbox
      label={words.highlight}
      checked={job.isHighlighted}
      onChange={(isChecked) =>
        void run(async () => {
          await (isChecked ? highlight({ variables }) : unhighlight({ variables }));
          return isChecked ? words.on : words.off;
        })
      }
    />
  );
}

function WayThere({ says, label, to }: { says: string; label: string; to: string }) {
  return (
    <>
      <p>{says}</p>
      <ButtonLink tone="secondary" size="sm" to={to}>
        {label}
      </ButtonLink>
    </>
  );
}

const Surface = styled(Card)`
  display: grid;
  gap: ${space.s2};
  justify-items: start;

  > p {
    ${text.meta}
  }
`;

const Title = styled.h2`
  ${text.cardTitle}
`;
