import { useState, type ReactNode } from "react";
import styled from "styled-components";
import { Button, ButtonLink, Notice, space } from "../design-system";
import { useWords } from "../shared/words";
import { draftOfferWords } from "./draft-offer.words";

interface DraftOfferProps {
  /** Which draft it is, and from when. */
  children: ReactNode;
  continueAt: string;
  onDiscard(): Promise<unknown>;
  /** The list with the others, where there are any. */
  all: { to: string; count: number } | null;
}

/** Above a new form: what was begun before and not finished can be gone on with, or discarded. */
export function DraftOffer({ children, continueAt, onDiscard, all }: DraftOfferProps) {
  const words = useWords(draftOfferWords);
  const [isDiscarding, setIsDiscarding] = useState(false);

  async function handleDiscard() {
    setIsDiscarding(true);
    await onDiscard();
    setIsDiscarding(false);
  }

  return (
    <Notice>
      <p>{children}</p>
      <Choices>
        <ButtonLink size="sm" to={continueAt}>
          {words.continue}
        </ButtonLink>
        <Button size="sm" tone="secondary" busy={isDiscarding} onClick={() => void handleDiscard()}>
          {words.discard}
        </Button>
        {all && (
          <ButtonLink size="sm" tone="text" to={all.to}>
            {words.all(all.count)}
          </ButtonLink>
        )}
      </Choices>
    </Notice>
  );
}

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
  margin-top: ${space.s2};
`;
