import { FileText, FileUp, Plus } from "lucide-react";
import { ButtonLink, EmptyState } from "../../../design-system";
import { OriginalList } from "../../../features/resumes/original/OriginalList";
import { ImportResume } from "../../../features/resumes/resume/ImportResume";
import { ResumeRow } from "../../../features/resumes/resume/ResumeRow";
import { resumesWords } from "../../../features/resumes/resume/resumes.words";
import { paths } from "@job-portal/protocol/paths";
import { useWords } from "../../../shared/words";
import { FullList, usePageNumber } from "./FullList";
import { PaperLinks } from "./PaperLinks";
import { useResumesScreenQuery } from "./ResumesScreen.generated";

/** /dashboard/resumes: every resume of the viewer's, last changed first, and the ways to another one. */
export function ResumesScreen() {
  const words = useWords(resumesWords);
  const page = usePageNumber();
  const { data, loading, refetch } = useResumesScreenQuery({
    variables: { page },
    fetchPolicy: "cache-and-network",
  });
  const list = data?.myResumes;
  return (
    <FullList
      title={words.yourResumes}
      path={paths.myResumes}
      page={page}
      choices={<PaperLinks current={paths.myResumes} />}
      actions={
        <>
          <ImportResume />
          <ButtonLink to={paths.bringResume} tone="secondary" icon={<FileUp size={18} aria-hidden />}>
            {words.bring}
          </ButtonLink>
          <ButtonLink to={paths.createResume} icon={<Plus size={18} aria-hidden />}>
            {words.create}
          </ButtonLink>
        </>
      }
      list={
        list && {
          ...list,
          entries: list.items.map((resume) => ({ key: resume.id, entry: <ResumeRow resume={resume} /> })),
        }
      }
      isLoading={loading}
      onRetry={() => void refetch()}
      below={data && <OriginalList originals={data.myResumeOriginals} />}
      nothing={
        <EmptyState seed={paths.myResumes} icon={<FileText />} title={words.none}>
          {words.noneHint}
        </EmptyState>
      }
    />
  );
}
