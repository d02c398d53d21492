import { stripTypename } from "@apollo/client/utilities";
import { useApolloClient } from "@apollo/client/react";
import { useToast } from "../../../design-system";
import { focusPage } from "../../../shared/focus-page";
import { useWords } from "../../../shared/words";
import {
  type JobDraft_DraftFragment,
  JobDraftToDeleteDocument,
  useDeleteJobDraftMutation,
  useSaveJobDraftMutation,
} from "./JobDraft.generated";
import { ownJobsWords } from "./own-jobs.words";
import { useToldAct } from "./useToldAct";

/** Takes a draft away, and puts it back. */
export function useJobDraftActs() {
  const words = useWords(ownJobsWords);
  const client = useApolloClient();
  const showToast = useToast();
  const run = useToldAct();
  const [deleteDraft] = useDeleteJobDraftMutation();
  const [saveDraft] = useSaveJobDraftMutation();

  /** What is on the screen of drafts is read anew; where that fails, the act has come about all the same. */
  const readAnew = () => client.refetchQueries({ include: "active" }).catch(() => undefined);

  const putBack = ({ id, fields }: JobDraft_DraftFragment) =>
    run(async () => {
      await saveDraft({ variables: { id, fields: stripTypename(fields) } });
      await readAnew();
      return words.draftRestored;
    });

  const remove = (id: string) =>
    run(async () => {
      // The server forgets a draft at once: whoever wants it back brings it along.
      const { data } = await client.query({
        query: JobDraftToDeleteDocument,
        variables: { id },
        fetchPolicy: "no-cache",
      });
      await deleteDraft({ variables: { id } });
      await readAnew();
      focusPage();
      const draft = data?.myJobDraft;
      const undo = draft && { label: words.undo, onSelect: () => void putBack(draft) };
      showToast({ text: words.draftDeleted, ...(undo && { action: undo }) });
      return undefined;
    });

  return { remove };
}
