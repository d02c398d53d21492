import { Ticket } from "lucide-react";
import { paths } from "@job-portal/protocol/paths";
import { ButtonLink, Notice } from "../../design-system";
import { useWords } from "../../shared/words";
import { walkInsWords } from "./walk-ins.words";

/** The way from a job to a number for its walk-in. */
export function WalkInLink({ jobId }: { jobId: string }) {
  const words = useWords(walkInsWords);
  return (
    <Notice
      action={
        <ButtonLink tone="secondary" to={paths.walkIn(jobId)} icon={<Ticket size={18} aria-hidden />}>
          {words.link}
        </ButtonLink>
      }
    >
      <strong>{words.linkTitle}.</strong> {words.linkHint}
    </Notice>
  );
}
