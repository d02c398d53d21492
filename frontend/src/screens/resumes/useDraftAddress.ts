import { startTransition, useEffect, useState } from "react";
import { NavigationType, useLocation, useNavigationType, useSearchParams } from "react-router-dom";
import { STEP } from "../../features/resumes/wizard/useWizardStep";

/** In the address: the id of the draft that is being written. */
const DRAFT = "draft";

/** The address with a draft's id, at the step where it is. */
export function withDraft(address: URLSearchParams, id: string): URLSearchParams {
  return new URLSearchParams({ [DRAFT]: id, [STEP]: address.get(STEP) ?? "1" });
}

/**
 * Which resume the wizard is about, and since when. A new one's id goes into the address once it has one; the
 * entries of the history from before that are the same resume's, and get it when they are gone back to.
 * @returns `round`, another one with each resume that is begun or opened
 */
export function useDraftAddress() {
  const [address, setAddress] = useSearchParams();
  const { key, state } = useLocation() as { key: string; state: unknown };
  const isMoveInHistory = useNavigationType() === NavigationType.Pop;
  const draft = address.get(DRAFT);
  const [{ seen, round, id }, setInHand] = useState({ seen: key, round: 0, id: draft });
  if (seen !== key) {
    const isSame = draft === null ? id === null || isMoveInHistory || address.has(STEP) : draft === id;
    setInHand(isSame ? { seen: key, round, id } : { seen: key, round: round + 1, id: draft });
  }

  useEffect(() => {
    if (id === null || draft !== null) return;
    // Nobody is to lose their place on the page over it.
    setAddress(withDraft(address, id), { replace: true, state, preventScrollReset: true });
  }, [id, draft, address, setAddress, state]);

  // As the router moves: at once, it would put the id into the address of before a step that is being gone to.
  const handleBegun = (begun: string) =>
    startTransition(() => setInHand((before) => ({ ...before, id: begun })));
  return { id, round, handleBegun };
}
