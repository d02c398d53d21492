import { MessageSquare } from "lucide-react";
import styled from "styled-components";
import { paths } from "@job-portal/protocol/paths";
import { Button, ButtonLink, color, Dialog, DialogForm, space, text } from "../../design-system";
import { useBackCloses } from "../../forms/useBackCloses";
import { useWords } from "../../shared/words";
import { Acts } from "../interviews/InterviewLinks";
import { WordsDialog } from "../interviews/WordsDialog";
import {
  useAcceptOfferMutation,
  useDeclineOfferMutation,
  type Offer_OfferFragment,
} from "./Offers.generated";
import { offersWords } from "./offers.words";
import { LetterButton, OfferTerms } from "./OfferTerms";
import { OtherApplications } from "./OtherApplications";
import { useOfferAct } from "./useOfferAct";

interface OwnOfferProps {
  /** About one application, the last one first. */
  offers: readonly Offer_OfferFragment[];
  /** Whether the viewer may write to the company. */
  canAsk: boolean;
}

/** The last offer about one of the viewer's applications: to read, to answer, to ask about (OFFR-03). */
export function OwnOffer({ offers: [offer], canAsk }: OwnOfferProps) {
  const words = useWords(offersWords);
  if (!offer) return null;
  const isOpen = offer.status === "SENT";
  return (
    <Frame aria-label={words.title}>
      <Standing offer={offer} />
      {(isOpen || offer.status === "ACCEPTED") && <OfferTerms offer={offer} />}
      <OwnActs offer={offer} canAsk={canAsk} />
      {isOpen && <Quiet>{words.own.safe}</Quiet>}
      {offer.status === "ACCEPTED" && offer.decidedAt !== null && (
        <OtherApplications applicationId={offer.applicationId} before={offer.decidedAt} />
      )}
    </Frame>
  );
}

/** Where it stands, in a line; with what the company said when it took it back. */
function Standing({ offer }: { offer: Offer_OfferFragment }) {
  const { own: words, quote } = useWords(offersWords);
  const { status, decidedAt, companyName, words: said, wordsParty } = offer;
  switch (status) {
    case "SENT":
      return <Heading>{words.open}</Heading>;
    case "ACCEPTED":
      return <Heading>{words.accepted(decidedAt)}</Heading>;
    case "DECLINED":
      return <Quiet>{words.declined}</Quiet>;
    case "EXPIRED":
      return <Quiet>{words.expired}</Quiet>;
    case "WITHDRAWN":
      if (wordsParty === "PORTAL") return <Quiet>{words.ended}</Quiet>;
      return (
        <Quiet>
          {words.withdrawn(companyName)} {said !== null && quote(said)}
        </Quiet>
      );
  }
}

function OwnActs({ offer, canAsk }: { offer: Offer_OfferFragment; canAsk: boolean }) {
  const words = useWords(offersWords);
  const accepting = useBackCloses();
  const declining = useBackCloses();
  const [decline] = useDeclineOfferMutation();
  const act = useOfferAct();
  const { id, applicationId, status, viewerCan } = offer;
  const isReadable = status === "SENT" || status === "ACCEPTED";
  const mayAsk = canAsk && (status === "SENT" || status === "EXPIRED");
  if (!isReadable && !mayAsk) return null;
  return (
    <>
      <Acts>
        {viewerCan.accept && <Button onClick={() => accepting.onOpenChange(true)}>{words.own.accept}</Button>}
        {isReadable && <LetterButton id={id} />}
        {mayAsk && (
          <ButtonLink
            tone="secondary"
            icon={<MessageSquare size={18} aria-hidden />}
            to={paths.messageThread(applicationId)}
          >
            {words.own.ask}
          </ButtonLink>
        )}
        {viewerCan.decline && (
          <Button tone="text" onClick={() => declining.onOpenChange(true)}>
            {words.own.decline}
          </Button>
        )}
      </Acts>
      <AcceptDialog offer={offer} isOpen={accepting.isOpen} onClose={() => accepting.onOpenChange(false)} />
      <WordsDialog
        isOpen={declining.isOpen}
        onOpenChange={declining.onOpenChange}
        texts={words.declining}
        tone="danger"
        onSend={async (said) => {
          const send = () => decline({ variables: { id, words: said || null } });
          return await act(send, words.declining.done);
        }}
      />
    </>
  );
}

interface AcceptDialogProps {
  offer: Offer_OfferFragment;
  isOpen: boolean;
  onClose(): void;
}

function AcceptDialog({ offer: { id, companyName }, isOpen, onClose }: AcceptDialogProps) {
  const { accepting: words } = useWords(offersWords);
  const [accept, { loading }] = useAcceptOfferMutation();
  const act = useOfferAct();
  async function handleConfirm() {
    await act(() => accept({ variables: { id } }), words.done);
    onClose();
  }
  return (
    <Dialog isOpen={isOpen} onOpenChange={onClose} title={words.title}>
      <DialogForm
        labels={{ submit: words.confirm, busy: words.busy, cancel: words.keep }}
        isBusy={loading}
        onSubmit={handleConfirm}
        onCancel={onClose}
      >
        <p>{words.text(companyName)}</p>
      </DialogForm>
    </Dialog>
  );
}

const Frame = styled.section`
  display: grid;
  gap: ${space.s3};
  margin-top: ${space.s4};
  color: ${color.ink2};
`;

const Heading = styled.h3`
  ${text.label}
`;

const Quiet = styled.p`
  ${text.meta}
`;
