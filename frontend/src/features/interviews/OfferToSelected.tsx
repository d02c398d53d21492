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
    name: string | null;
    companyId: string;
    status: ApplicationStatus;
    viewerCan: { move: readonly ApplicationStatus[] };
  }[];
  /** @param ids of those who were sent times */
  onSent(ids: readonly string[]): void;
}

/**
 * Offers the same times to all selected who can be asked for an interview now (INTV-19), or says that they are too
 * many; nothing where none can.
 */
export function OfferToSelected({ candidates, onSent }: OfferToSelectedProps) {
  const { company: words, offer } = useWords(interviewsWords);
  const { isOpen, onOpenChange } = useBackCloses();
  const askable = candidates.filter(
    ({ status, viewerCan }) => status === "INTERVIEW" || viewerCan.move.includes("INTERVIEW"),
  );
  if (askable.length === 0) return null;
  const companies = new Set(askable.map(({ companyId }) => companyId));
  if (companies.size > 1) return <Impossible>{offer.oneCompany}</Impossible>;
  if (askable.length > MOST) return <Impossible>{offer.mostPeople(MOST)}</Impossible>;
  return (
    <>
      <Button
        tone="secondary"
        size="sm"
        icon={<CalendarPlus size={18} aria-hidden />}
        onClick={() => onOpenChange(true)}
      >
        {askable.length === candidates.length
          ? words.offer
          : words.offerTo(askable.length, candidates.length)}
      </Button>
      <OfferTimesDialog
        addressees={askable}
        interviewId={null}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        onSent={onSent}
      />
    </>
  );
}

const Impossible = styled.span`
  ${text.meta}
`;
