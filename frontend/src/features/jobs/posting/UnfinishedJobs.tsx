import { DraftOffer } from "../../../forms/DraftOffer";
import { paths } from "@job-portal/protocol/paths";
import { useWords } from "../../../shared/words";
import { jobFormWords } from "./job-form.words";
import type { OwnJobDraft_DraftFragment } from "../own/OwnJobs.generated";
import { useJobDraftActs } from "../own/useJobDraftActs";

/** The job that was begun last and not posted, where there is one. */
export function UnfinishedJobs({ drafts }: { drafts: readonly OwnJobDraft_DraftFragment[] }) {
  const words = useWords(jobFormWords);
  const { remove } = useJobDraftActs();
  const [last] = drafts;
  if (!last) return null;
  return (
    <DraftOffer
      continueAt={paths.jobDraft(last.id)}
      onDiscard={() => remove(last.id)}
      all={drafts.length > 1 ? { to: paths.jobDrafts, count: drafts.length } : null}
    >
      {words.unfinished(last.fields.title ?? "", last.updatedAt)}
    </DraftOffer>
  );
}
