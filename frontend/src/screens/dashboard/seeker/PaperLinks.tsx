import { paths } from "@job-portal/protocol/paths";
import { ChoiceLinks } from "../../../design-system";
import { coverLettersWords } from "../../../features/resumes/letter/cover-letters.words";
import { resumesWords } from "../../../features/resumes/resume/resumes.words";
import { useWords } from "../../../shared/words";

/** Leads from the list of one's resumes to that of one's cover letters and back. */
export function PaperLinks({ current }: { current: string }) {
  const { papers, yourResumes } = useWords(resumesWords);
  const { yourLetters } = useWords(coverLettersWords);
  const lists = [
    { name: yourResumes, to: paths.myResumes },
    { name: yourLetters, to: paths.myCoverLetters },
  ];
  return (
    <ChoiceLinks
      label={papers}
      choices={lists.map((list) => ({ ...list, isCurrent: list.to === current }))}
    />
  );
}
