import styled from "styled-components";
import { Button, space, StatusPill, type StatusTone } from "../../design-system";
import type { OfferStatus } from "../../shared/schema.generated";
import { useBackCloses } from "../../forms/useBackCloses";
import { useWords } from "../../shared/words";
import { Acts } from "../interviews/InterviewLinks";
import { PanelRecords } from "../applications/panel/PanelRecords";
import { WordsDialog } from "../interviews/WordsDialog";
import { MakeOfferDialog } from "./MakeOfferDialog";
import {
  useApplicationOffersQuery,
  useWithdrawOfferMutation,
  type Offer_OfferFragment,
} from "./Offers.generated";
import { offersWords } from "./offers.words";
import { LetterButton, OfferTerms } from "./OfferTerms";
import { useOfferAct } from "./useOfferAct";

interface CandidateOffersProps {
  /** The application. */
  candidate: { id: string; status: string; viewerMakesOffers: boolean };
  isOffering: boolean;
  onOfferingChange(isOffering: boolean): void;
}

/** Statuses at which there may have been an offer: each offer leads to 'Offered'. */
const WITH_OFFERS = ["OFFERED", "HIRED", "NOT_SELECTED", "WITHDRAWN"];

/** The offers to a candidate as the company sees them: the last one in full, and the way to make one (OFFR-01). */
export function CandidateOffers({ candidate, isOffering, onOfferingChange }: CandidateOffersProps) {
  const { id, status } = candidate;
  return (
    <>
      {WITH_OFFERS.includes(status) && <Offers candidate={candidate} onMake={() => onOfferingChange(true)} />}
      {candidate.viewerMakesOffers && (
        <MakeOfferDialog applicationId={id} isOpen={isOffering} onOpenChange={onOfferingChange} />
      )}
    </>
  );
}

interface OffersProps extends Pick<CandidateOffersProps, "candidate"> {
  onMake(): void;
}

function Offers({ candidate: { id, status, viewerMakesOffers }, onMake }: OffersProps) {
  const words = useWords(offersWords);
  const { data, loading, refetch } = useApplicationOffersQuery({
    variables: { applicationId: id },
    fetchPolicy: "cache-and-network",
  });
  const isOffered = status === "OFFERED";
  const [last, ...earlier] = data?.offers ?? [];
  // Before that, the step to 'Offered' stands among the candidate's own.
  if (!last && !isOffered) return null;
  return (
    <PanelRecords
      title={words.title}
      waiting={data ? null : { isLoading: loading, failure: words.loadFailed, onRetry: () => void refetch() }}
      earlier={{
        title: words.company.earlier,
        items: earlier,
        show: (offer) => <Standing offer={offer} />,
      }}
    >
      {last && <Standing offer={last} />}
      {last && (
        <LastActs
          offer={last}
          onMake={viewerMakesOffers && isOffered && last.status !== "SENT" ? onMake : null}
        />
      )}
      {data && !last && (
        <>
          <p>{words.company.none}</p>
          {viewerMakesOffers && (
            <div>
              <Button size="sm" onClick={onMake}>
                {words.company.make}
              </Button>
            </div>
          )}
        </>
      )}
    </PanelRecords>
  );
}

const TONES: Readonly<Record<OfferStatus, StatusTone>> = {
  SENT: "waiting",
  ACCEPTED: "good",
  DECLINED: "danger",
  WITHDRAWN: "quiet",
  EXPIRED: "quiet",
};

function Standing({ offer }: { offer: Offer_OfferFragment }) {
  const words = useWords(offersWords);
  return (
    <Stack>
      <div>
        <StatusPill tone={TONES[offer.status]}>{words.statuses[offer.status]}</StatusPill>
      </div>
      <Said offer={offer} />
      <OfferTerms offer={offer} />
    </Stack>
  );
}

/** What has become of it in a line, with what was said. */
function Said({ offer }: { offer: Offer_OfferFragment }) {
  const { company: words, quote } = useWords(offersWords);
  return (
    <p>
      {lineOf(offer, words)} {offer.words !== null && quote(offer.words)}
    </p>
  );
}

function lineOf(
  { status, decidedAt, wordsParty, candidateName }: Offer_OfferFragment,
  words: (typeof offersWords)["en"]["company"],
): string {
  const name = candidateName || words.candidate;
  switch (status) {
    case "SENT":
      return words.waiting(name);
    case "ACCEPTED":
      return words.accepted(name, decidedAt);
    case "DECLINED":
      return words.declined(name);
    case "WITHDRAWN":
      return wordsParty === "PORTAL" ? words.ended : words.withdrawn;
    case "EXPIRED":
      return words.expired(name);
  }
}

interface LastActsProps {
  offer: Offer_OfferFragment;
  /** Makes another; null where that can't be. */
  onMake: (() => void) | null;
}

function LastActs({ offer: { id, viewerCan }, onMake }: LastActsProps) {
  const words = useWords(offersWords);
  const { isOpen: isWithdrawing, onOpenChange: setIsWithdrawing } = useBackCloses();
  const [withdraw] = useWithdrawOfferMutation();
  const act = useOfferAct();
  return (
    <>
      <Acts>
        {onMake && (
          <Button size="sm" onClick={onMake}>
            {words.company.again}
          </Button>
        )}
        <LetterButton id={id} size="sm" />
        {viewerCan.withdraw && (
          <Button size="sm" tone="text" onClick={() => setIsWithdrawing(true)}>
            {words.company.withdraw}
          </Button>
        )}
      </Acts>
      <WordsDialog
        isOpen={isWithdrawing}
        onOpenChange={setIsWithdrawing}
        texts={words.withdrawing}
        tone="danger"
        onSend={async (said) => {
          const send = () => withdraw({ variables: { id, words: said || null } });
          return await act(send, words.withdrawing.done);
        }}
      />
    </>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${space.s3};
`;
