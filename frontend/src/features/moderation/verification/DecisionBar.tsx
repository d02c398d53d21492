import { useRef, useState } from "react";
import styled from "styled-components";
import { Button, color, media, Notice, space, text } from "../../../design-system";
import { useLetterKeys } from "../../../forms/useLetterKeys";
import { useWords } from "../../../shared/words";
import type { FindingPart, VerificationDecision } from "../../../shared/schema.generated";
import { ActDialog } from "../admin/ActDialog";
import { Meaning } from "../admin/admin-table";
import { useAdminAct } from "../admin/useAdminAct";
import {
  useDecideVerificationMutation,
  type VerificationReview_ReviewFragment,
} from "./VerificationReview.generated";
import { verificationReviewWords } from "./verification-review.words";

interface DecisionBarProps {
  review: VerificationReview_ReviewFragment;
  /** Goes to the next company once this one is decided about. */
  onDecided(): void;
}

/** Verify, ask for more, refuse (VERI-08): by a button or by its key. No button is filled: the page doesn't lean. */
export function DecisionBar({ review, onDecided }: DecisionBarProps) {
  const words = useWords(verificationReviewWords);
  const [asked, setAsked] = useState<VerificationDecision | null>(null);
  const decide = useDecision(review, onDecided);
  const { needsReason, canDecide, findings } = review.evidence;
  const unproven = findings.filter(({ result }) => result !== "AGREES").map(({ part }) => part);
  const open = (decision: VerificationDecision) => {
    // What nobody has checked is named before the mark is given.
    if (decision === "VERIFY" && !needsReason && unproven.length === 0) void decide("VERIFY", "");
    else setAsked(decision);
  };
  const hasKeys = useLetterKeys(
    { V: () => open("VERIFY"), A: () => open("ASK"), R: () => open("REFUSE") },
    canDecide,
  );
  if (!canDecide) return <Notice tone="warn">{words.ownCompany}</Notice>;
  return (
    <Bar aria-label={words.acts} role="group">
      <Key name={hasKeys ? "V" : null} label={words.verify} onPress={() => open("VERIFY")} />
      <Key name={hasKeys ? "A" : null} label={words.ask} onPress={() => open("ASK")} />
      <Key name={hasKeys ? "R" : null} label={words.refuse} onPress={() => open("REFUSE")} />
      {hasKeys && <Hint>{words.keys}</Hint>}
      <DecisionDialogs
        name={review.company.name}
        asked={asked}
        decide={decide}
        needsReason={needsReason}
        unproven={unproven}
        onClose={() => setAsked(null)}
      />
    </Bar>
  );
}

function Key({ name, label, onPress }: { name: string | null; label: string; onPress(): void }) {
  return (
    <Button tone="secondary" aria-keyshortcuts={name ?? undefined} onClick={onPress}>
      {label} {name && <kbd aria-hidden>{name}</kbd>}
    </Button>
  );
}

type Decide = (decision: VerificationDecision, words: string) => Promise<boolean>;

/** Decides and tells by a toast; goes on to the next one. */
function useDecision({ id, company }: VerificationReview_ReviewFragment, onDecided: () => void): Decide {
  const words = useWords(verificationReviewWords);
  const act = useAdminAct();
  const isUnderWay = useRef(false);
  const [decide] = useDecideVerificationMutation({ refetchQueries: "active" });
  const done = {
    VERIFY: words.verified(company.name),
    ASK: words.asked(company.name),
    REFUSE: words.refused(company.name),
  };
  return async (decision, said) => {
    // A key that is held down decides once.
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    const variables = { id, decision, words: said || null };
    const isDone = await act({ run: () => decide({ variables }), done: done[decision] });
    isUnderWay.current = false;
    if (isDone) onDecided();
    return isDone;
  };
}

interface DecisionDialogsProps {
  name: string;
  asked: VerificationDecision | null;
  decide: Decide;
  needsReason: boolean;
  unproven: readonly FindingPart[];
  onClose(): void;
}

function DecisionDialogs({ name, asked, decide, needsReason, unproven, onClose }: DecisionDialogsProps) {
  const words = useWords(verificationReviewWords);
  return (
    <>
      <ActDialog
        isOpen={asked === "VERIFY"}
        onClose={onClose}
        title={words.verifyTitle(name)}
        tone="primary"
        actLabel={words.verify}
        reason={needsReason ? { label: words.verifyReason, hint: words.verifyReasonHint } : undefined}
        onAct={(reason) => decide("VERIFY", reason)}
      >
        {needsReason && <Meaning>{words.verifyMeaning}</Meaning>}
        {unproven.length > 0 && (
          <Meaning>{words.verifyUnproven(unproven.map((part) => words.parts[part]).join(", "))}</Meaning>
        )}
      </ActDialog>
      <ActDialog
        isOpen={asked === "ASK"}
        onClose={onClose}
        title={words.askTitle(name)}
        tone="primary"
        actLabel={words.ask}
        reason={{ label: words.askWords, hint: words.askHint }}
        onAct={(said) => decide("ASK", said)}
      >
        <Meaning>{words.askMeaning}</Meaning>
      </ActDialog>
      <ActDialog
        isOpen={asked === "REFUSE"}
        onClose={onClose}
        title={words.refuseTitle(name)}
        actLabel={words.refuse}
        reason={{ label: words.refuseWords, hint: words.refuseHint }}
        onAct={(said) => decide("REFUSE", said)}
      >
        <Meaning>{words.refuseMeaning}</Meaning>
      </ActDialog>
    </>
  );
}

/* In sight however long the evidence is. */
const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s3};
  align-items: center;
  margin-bottom: -${space.s3};
  padding-block: ${space.s3};
  border-top: 1px solid ${color.line};
  background: ${color.canvas};

  kbd {
    padding: 0 6px;
    border: 1px solid ${color.lineStrong};
    border-radius: 4px;
    font-family: inherit;
  }

  ${media.phone} {
    gap: ${space.s2};

    > button {
      flex: 1 0 auto;
      padding-inline: ${space.s3};
    }

    /* A phone has no keys to press. */
    kbd,
    > p {
      display: none;
    }
  }
`;

const Hint = styled.p`
  ${text.meta}
  margin-left: auto;
`;
