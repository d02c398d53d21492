import { Bookmark, BookmarkCheck } from "lucide-react";
import { useLocation, useNavigate } from "react-router-dom";
import { withReturnAddress } from "../../../auth/return-address";
import { useAccountUser } from "../../../auth/session";
import { Button, ButtonLink, IconButton } from "../../../design-system";
import { paths } from "@job-portal/protocol/paths";
import { useWords } from "../../../shared/words";
import { keepJobToSave } from "./job-to-save";
import { jobsWords } from "./jobs.words";
import type { SaveJob_JobFragment } from "./SaveJob.generated";
import { useSaveJob } from "./useSaveJob";

/** 'Save Job' (JOBS-11); a visitor signs in first, comes back, and has it saved (SEEN-01). */
export function SaveJob({ job }: { job: SaveJob_JobFragment }) {
  const words = useWords(jobsWords);
  const user = useAccountUser();
  const { isSaved, toggle } = useSaveJob(job);
  if (!user)
    return (
      <ButtonLink
        tone="secondary"
        size="lg"
        icon={<Bookmark size={18} aria-hidden />}
        to={withReturnAddress(paths.signIn, paths.job(job.id))}
        onClick={() => keepJobToSave(job.id)}
      >
        {words.saveJob}
      </ButtonLink>
    );
  const Icon = isSaved ? BookmarkCheck : Bookmark;
  return (
    <Button
      tone="secondary"
      size="lg"
      icon={<Icon size={18} aria-hidden />}
      aria-label={isSaved ? words.unsave : undefined}
      onClick={toggle}
    >
      {isSaved ? words.saved : words.saveJob}
    </Button>
  );
}

/** The same on a card of a list, as a bookmark alone. */
export function SaveJobMark({ job }: { job: SaveJob_JobFragment }) {
  const words = useWords(jobsWords);
  const user = useAccountUser();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { isSaved, toggle } = useSaveJob(job);

  function handleVisitor() {
    keepJobToSave(job.id);
    void navigate(withReturnAddress(paths.signIn, `${pathname}${search}`));
  }

  return (
    <IconButton
      tone="plain"
      label={words.saveJobOf(job.title)}
      icon={<Bookmark size={20} aria-hidden />}
      isPressed={isSaved}
      onClick={user ? toggle : handleVisitor}
    />
  );
}
