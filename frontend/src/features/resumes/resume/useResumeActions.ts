import type { ApolloCache } from "@apollo/client";
import { toAuthError } from "../../../auth/auth-error";
import { useToast } from "../../../design-system";
import { withoutEntry, withoutListed } from "../../../shared/graphql/cached-page";
import { focusPage } from "../../../shared/focus-page";
import { useWords } from "../../../shared/words";
import { downloadFile } from "../../../auth/server-files";
import { resumeJsonPath, resumePdfPath } from "./resume-files";
import {
  useDeleteResumeMutation,
  useDuplicateResumeMutation,
  useRestoreResumeMutation,
  type ResumeRow_ResumeFragment,
} from "./ResumeRow.generated";
import { resumesWords } from "./resumes.words";

/** What can be done with a resume in a list; each act tells what came of it. */
export function useResumeActions() {
  const words = useWords(resumesWords);
  const showToast = useToast();
  const [duplicateResume] = useDuplicateResumeMutation({ update: forgetResumeLists });
  const [deleteResume] = useDeleteResumeMutation();
  const [restoreResume] = useRestoreResumeMutation({ update: forgetResumeLists });

  async function run(name: keyof typeof words.failed, act: () => Promise<unknown>): Promise<boolean> {
    try {
      await act();
      return true;
    } catch (error) {
      const { code } = toAuthError(error);
      const text =
        code === "TEMPLATE_LIMIT_REACHED"
          ? words.templateLimit
          : code === "RESUME_LIMIT_REACHED"
            ? words.resumeLimit
            : words.failed[name];
      showToast({ tone: "danger", text });
      return false;
    }
  }

  const titleOf = ({ title }: ResumeRow_ResumeFragment) => title || words.untitled;

  async function duplicate(resume: ResumeRow_ResumeFragment) {
    const { id } = resume;
    const isDone = await run("duplicate", () => duplicateResume({ variables: { id } }));
    if (!isDone) return;
    showToast({ text: words.duplicated(titleOf(resume)) });
  }

  async function restore(resume: ResumeRow_ResumeFragment) {
    const isDone = await run("restore", () => restoreResume({ variables: { id: resume.id } }));
    if (isDone) showToast({ text: words.restored(titleOf(resume)) });
  }

  async function remove(resume: ResumeRow_ResumeFragment) {
    const { id } = resume;
    const isDone = await run("delete", () =>
      deleteResume({
        variables: { id },
        // At once on the screen, and back there where the server refuses.
        optimisticResponse: { deleteResume: { id } },
        update: (cache) => removeFromLists(cache, id),
      }),
    );
    if (!isDone) return;
    focusPage();
    const undo = { label: words.undo, onSelect: () => void restore(resume) };
    showToast({ text: words.deleted(titleOf(resume)), action: undo });
  }

  return {
    downloadPdf: ({ id }: Pick<ResumeRow_ResumeFragment, "id">) =>
      run("download", () => downloadFile(resumePdfPath(id))),
    exportJson: ({ id }: ResumeRow_ResumeFragment) => run("download", () => downloadFile(resumeJsonPath(id))),
    duplicate,
    remove,
  };
}

/** What was read of the lists is outdated: those on the screen are read again. */
export function forgetResumeLists(cache: ApolloCache): void {
  cache.evict({ id: "ROOT_QUERY", fieldName: "myResumes" });
  cache.evict({ id: "ROOT_QUERY", fieldName: "myResumeDrafts" });
  cache.evict({ id: "ROOT_QUERY", fieldName: "resumeTemplateQuota" });
}

function removeFromLists(cache: ApolloCache, id: string): void {
  cache.modify({ fields: { myResumes: withoutEntry("id", id), myResumeDrafts: withoutListed("id", id) } });
  cache.evict({ id: "ROOT_QUERY", fieldName: "resumeTemplateQuota" });
}
