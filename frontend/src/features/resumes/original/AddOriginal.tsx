import { FileUp } from "lucide-react";
import styled from "styled-components";
import { FileButton, FormFailure, space, text, useToast } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { originalsWords } from "./originals.words";
import { useKeepOriginal } from "./useOriginals";

/** Types that the system's picker offers for a resume. */
export const RESUME_FILES =
  ".pdf,.docx,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** Chooses a file, which is kept at once. */
export function AddOriginal({ onKept }: { onKept?: (id: string) => void }) {
  const words = useWords(originalsWords);
  const showToast = useToast();
  const { keep, isKeeping, failure } = useKeepOriginal();

  async function handlePick(file: File) {
    const kept = await keep(file);
    if (!kept) return;
    showToast({ text: words.added(kept.name) });
    onKept?.(kept.id);
  }

  return (
    <Stack>
      <Line>
        <FileButton
          accept={RESUME_FILES}
          icon={<FileUp size={18} aria-hidden />}
          busy={isKeeping}
          busyText={words.adding}
          onPick={(file) => void handlePick(file)}
        >
          {words.add}
        </FileButton>
        <Limits>{words.limits}</Limits>
      </Line>
      {failure && <FormFailure>{failure}</FormFailure>}
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${space.s3};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2} ${space.s3};
  align-items: center;

  > label {
    width: auto;
  }
`;

const Limits = styled.p`
  ${text.meta}
`;
