import { ChevronDown, Download } from "lucide-react";
import styled from "styled-components";
import { Button, color, fontSize, radius, space, text, useToast } from "../../design-system";
import { useWords } from "../../shared/words";
import { downloadFile } from "../../auth/server-files";
import { jobsWords } from "../jobs/job/jobs.words";
import type { Offer_OfferFragment } from "./Offers.generated";
import { offersWords } from "./offers.words";

interface OfferProps {
  offer: Offer_OfferFragment;
}

/** Pay, first day and last day to answer; the letter's words below, where it has any. */
export function OfferTerms({ offer: { pay, joinsOn, replyBy, letter } }: OfferProps) {
  const words = useWords(offersWords);
  const { statedPay } = useWords(jobsWords);
  return (
    <>
      <Terms>
        <div>
          <dt>{words.pay}</dt>
          <dd>{statedPay(pay)}</dd>
        </div>
        <div>
          <dt>{words.joins}</dt>
          <dd>{words.day(joinsOn)}</dd>
        </div>
        <div>
          <dt>{words.replyBy}</dt>
          <dd>{words.day(replyBy)}</dd>
        </div>
      </Terms>
      {letter !== null && (
        <details>
          <Summary>
            {words.letter}
            <ChevronDown size={18} aria-hidden />
          </Summary>
          <Letter>{letter}</Letter>
        </details>
      )}
    </>
  );
}

interface LetterButtonProps {
  id: string;
  size?: "sm" | "md";
}

/** Saves the letter as PDF: printed, or as the company uploaded it. */
export function LetterButton({ id, size = "md" }: LetterButtonProps) {
  const words = useWords(offersWords);
  const showToast = useToast();
  async function handleDownload() {
    try {
      await downloadFile(`/api/offers/${id}.pdf`);
    } catch {
      showToast({ tone: "danger", text: words.downloadFailed });
    }
  }
  return (
    <Button
      tone="secondary"
      size={size}
      icon={<Download size={18} aria-hidden />}
      onClick={() => void handleDownload()}
    >
      {words.download}
    </Button>
  );
}

const Terms = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2} ${space.s6};
  margin: 0;

  > :first-child {
    flex-basis: 100%;
  }

  dt {
    ${text.meta}
  }

  dd {
    margin: 0;
    color: ${color.ink};
    font-weight: 600;
  }

  > :first-child dd {
    font-size: ${fontSize.fs24};
    font-weight: 700;
    letter-spacing: -0.02em;
    line-height: 1.25;
  }
`;

const Summary = styled.summary`
  ${text.label}
  display: inline-flex;
  gap: ${space.s1};
  align-items: center;
  min-height: 44px;
  color: ${color.brand800};
  cursor: pointer;

  /* In place of the browser's own mark. */
  &::-webkit-details-marker {
    display: none;
  }

  details[open] > & > svg {
    rotate: 180deg;
  }
`;

const Letter = styled.p`
  padding: ${space.s4};
  border: 1px solid ${color.line};
  border-radius: ${radius.rMd};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
