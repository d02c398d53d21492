import { useApolloClient } from "@apollo/client/react";
import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "@job-portal/protocol/paths";
import { useSessionActions } from "../../auth/session";
import { useToast } from "../../design-system";
import { waitingWords } from "../../features/applications/waiting/waiting.words";
import { jobsWords } from "../../features/jobs/job/jobs.words";
import type { AnyWaiting } from "../../shared/waiting/waiting";
import { useWords } from "../../shared/words";
import { keepTrying } from "./keep-trying";
import { sendWaiting } from "./send-waiting";

/** Of two tabs one sends: the other's attempt ends, and its next finds nothing left. */
const alone = (uid: string, act: () => Promise<boolean>): Promise<boolean> =>
  "locks" in navigator
    ? navigator.locks.request(`waiting ${uid}`, { ifAvailable: true }, (lock) => (lock ? act() : false))
    : act();

/** Sends what waits of the signed-in account once there is a network, and tells what became of it. */
export function WaitingSender({ uid }: { uid: string }) {
  const client = useApolloClient();
  const words = useWords(waitingWords);
  const { notSaved, notUnsaved } = useWords(jobsWords);
  const showToast = useToast();
  const navigate = useNavigate();
  const { reloadAccount } = useSessionActions();

  const tell = useEffectEvent((waiting: AnyWaiting, refusal: string | null) => {
    if (waiting.kind === "saving") {
      if (refusal !== null)
        showToast({ text: waiting.content.isSaved ? notSaved : notUnsaved, tone: "danger" });
      return;
    }
    const { jobTitle, input } = waiting.content;
    if (refusal === null) {
      if (input.profile) void reloadAccount();
      showToast({ text: words.sent(jobTitle) });
      return;
    }
    const seeWhy = { label: words.seeWhy, onSelect: () => void navigate(paths.job(waiting.jobId)) };
    showToast({ text: words.refused(jobTitle), tone: "danger", action: seeWhy });
  });

  useEffect(
    () => keepTrying(() => alone(uid, () => sendWaiting(client, uid, (...told) => tell(...told)))),
    [client, uid],
  );
  return null;
}
