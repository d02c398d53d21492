import { Mail, Plus } from "lucide-react";
import { useState } from "react";
import { MAX_LETTERS } from "@job-portal/protocol/letters";
import { paths } from "@job-portal/protocol/paths";
import { Button, EmptyState } from "../../../design-system";
import type { CoverLetter_LetterFragment } from "../../../features/resumes/letter/CoverLetter.generated";
import { CoverLetterDialog } from "../../../features/resumes/letter/CoverLetterDialog";
import { CoverLetterRow } from "../../../features/resumes/letter/CoverLetterRow";
import { coverLettersWords } from "../../../features/resumes/letter/cover-letters.words";
import { useWords } from "../../../shared/words";
import { useCoverLettersScreenQuery } from "./CoverLettersScreen.generated";
import { FullList } from "./FullList";
import { PaperLinks } from "./PaperLinks";

/** /dashboard/cover-letters: all letters of the viewer's, last changed first (COVR-01). */
export function CoverLettersScreen() {
  const words = useWords(coverLettersWords);
  const { data, loading, refetch } = useCoverLettersScreenQuery({ fetchPolicy: "cache-and-network" });
  const [opened, setOpened] = useState<CoverLetter_LetterFragment | "new" | null>(null);
  const letters = data?.myCoverLetters;
  return (
    <>
      <FullList
        title={words.yourLetters}
        path={paths.myCoverLetters}
        page={1}
        choices={<PaperLinks current={paths.myCoverLetters} />}
        actions={
          <Button icon={<Plus size={18} aria-hidden />} onClick={() => setOpened("new")}>
            {words.write}
          </Button>
        }
        list={
          letters && {
            ...{ total: letters.length, pageSize: MAX_LETTERS },
            entries: letters.map((letter) => ({
              key: letter.id,
              entry: <CoverLetterRow letter={letter} onEdit={() => setOpened(letter)} />,
            })),
          }
        }
        isLoading={loading}
        onRetry={() => void refetch()}
        nothing={
          <EmptyState seed={paths.myCoverLetters} icon={<Mail />} title={words.none}>
            {words.noneHint}
          </EmptyState>
        }
      />
      <CoverLetterDialog
        letter={opened === "new" ? null : opened}
        isOpen={opened !== null}
        onClose={() => setOpened(null)}
      />
    </>
  );
}
