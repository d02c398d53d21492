import { DraftOffer } from "../../../forms/DraftOffer";
import { paths } from "@job-portal/protocol/paths";
import { useWords } from "../../../shared/words";
import type { ResumeRow_ResumeFragment } from "./ResumeRow.generated";
import { resumesWords } from "./resumes.words";
import { useResumeActions } from "./useResumeActions";

/** The resume that was begun last and not finished, where there is one. */
export function UnfinishedResumes({ drafts }: { drafts: readonly ResumeRow_ResumeFragment[] }) {
  const words = useWords(resumesWords);
  const { remove } = useResumeActions();
  const [last] = drafts;
  if (!last) return null;
  return (
    <DraftOffer
      continueAt={paths.editResume(last.id)}
      onDiscard={() => remove(last)}
      all={drafts.length > 1 ? { to: paths.myResumes, count: drafts.length } : null}
    >
      {words.unfinished(last.title, last.updatedAt)}
    </DraftOffer>
  );
}
