import { Bookmark } from "lucide-react";
import styled from "styled-components";
import { withReturnAddress } from "../../auth/return-address";
import { useSession } from "../../auth/session";
import { ButtonLink, color, media, space } from "../../design-system";
import { paths } from "../../shared/paths";
import { useWords } from "../../shared/words";
import { jobsWords } from "./jobs.words";

/**
 * 'Save Job' and 'Apply Now' (JOBS-10, JOBS-11). A visitor signs in first and comes back to this job. On a phone
 * they stay in view at the bottom of the screen.
 */
export function JobActions({ jobId }: { jobId: string }) {
  const words = useWords(jobsWords);
  const session = useSession();
  const isSignedIn = session.status === "signed-in";
  const signIn = withReturnAddress(paths.signIn, paths.job(jobId));
  return (
    <Bar>
      <ButtonLink
        tone="secondary"
        size="lg"
        icon={<Bookmark size={18} aria-hidden />}
        to={isSignedIn ? paths.saveJob(jobId) : signIn}
      >
        {words.saveJob}
      </ButtonLink>
      <ButtonLink size="lg" fullWidth="phone" to={isSignedIn ? paths.applyToJob(jobId) : signIn}>
        {words.applyNow}
      </ButtonLink>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  gap: 10px;

  > a {
    white-space: nowrap;
  }

  ${media.phone} {
    padding: ${space.s3} 16px calc(${space.s3} + env(safe-area-inset-bottom));
    border-top: 1px solid ${color.line};
    margin-inline: -16px;
    background: ${color.surface};
  }
`;
