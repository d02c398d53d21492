import { useWords } from "../../../shared/words";
import { SentOriginal } from "../original/SentOriginal";
import { sentOriginalWords } from "../original/sent-original.words";
import type { SentOriginal_OriginalFragment } from "../original/SentOriginal.generated";
import { PanelSection } from "./CandidateProfile";

/** The file that the candidate sent, in a part of their panel. */
export function CandidateOriginal({ id, original }: { id: string; original: SentOriginal_OriginalFragment }) {
  const { sent: words } = useWords(sentOriginalWords);
  return (
    <PanelSection title={words.title}>
      <SentOriginal applicationId={id} original={original} />
    </PanelSection>
  );
}
