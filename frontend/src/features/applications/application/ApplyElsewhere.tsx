import { ExternalLink } from "lucide-react";
import { ButtonLink } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { applicationsWords } from "./applications.words";
import { useCountApplyClickMutation } from "./ApplyElsewhere.generated";

interface ApplyElsewhereProps {
  jobId: string;
  /** An https address of another site. */
  url: string;
}

/** In place of 'Apply Now' where the company takes applications on its own site (FILE-09): opens it, and counts it. */
export function ApplyElsewhere({ jobId, url }: ApplyElsewhereProps) {
  const words = useWords(applicationsWords);
  const [count] = useCountApplyClickMutation();
  // That it isn't counted is nobody's concern who applies.
  const handleClick = () => void count({ variables: { id: jobId } }).catch(() => undefined);
  return (
    <ButtonLink
      size="lg"
      fullWidth="phone"
      icon={<ExternalLink size={18} aria-hidden />}
      to={url}
      target="_blank"
      rel="noopener nofollow"
      onClick={handleClick}
      onAuxClick={handleClick}
    >
      {words.applyElsewhere}
    </ButtonLink>
  );
}
