import { CalendarPlus } from "lucide-react";
import styled from "styled-components";
import { Button, text } from "../../design-system";
import { useBackCloses } from "../../forms/useBackCloses";
import type { ApplicationStatus } from "../../shared/schema.generated";
import { useWords } from "../../shared/words";
import { interviewsWords } from "./interviews.words";
import { OfferTimesDialog } from "./OfferTimesDialog";

/** The most whom one offer goes to. */
const MOST = 20;

interface OfferToSelectedProps {
  candidates: readonly {
    id: string;
    companyId: string;
    status: ApplicationStatus;
    viewerCan: { move: readonly ApplicationStatus[] };
  }[];
  onDone(): void;
}

/**
 * Offers the same times to all selected, or says that they are too many; nothing where one of them can't be asked for
 * an interview now.
 */
export function OfferToSelected({ candidates, onDone }: OfferToSelectedProps) {
  const { company: words, offer } = useWords(interviewsWords);
  const { isOpen, onOpenChange } = useBackCloses();
  const isOfOneCompany = new Set(candidates.map(({ companyId }) => companyId)).size === 1;
  const isPossible =
    candidates.every(({ viewerCan }) => viewerCan.move.includes("INTERVIEW")) ||
    candidates.every(({ status }) => status === "INTERVIEW");
  if (!isOfOneCompany || !isPossible) return null;
  if (candidates.length > MOST) return <TooMany>{offer.mostPeople(MOST)}</TooMany>;
  return (
    <>
      <Button
        tone="secondary"
        size="sm"
        icon={<CalendarPlus size={18} aria-hidden />}
        onClick={() => onOpenChange(true)}
      >
        {words.offer}
      </Button>
      <OfferTimesDialog
        applicationIds={candidates.map(({ id }) => id)}
        interviewId={null}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        onSent={onDone}
      />
    </>
  );
}

const TooMany = styled.span`
  ${text.meta}
`;
