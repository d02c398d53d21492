import { Check } from "lucide-react";
import { useState } from "react";
import { Button, DialogActions } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { ActDialog } from "../admin/ActDialog";
import { Meaning } from "../admin/admin-table";
import { moderationWords } from "../report/moderation.words";
import { Written } from "../admin/queue-parts";
import { useAdminAct } from "../admin/useAdminAct";
import {
  useApproveMessageMutation,
  useRemoveMessageMutation,
  type MessageReview_MessageFragment,
} from "./MessageReview.generated";
import { messageReviewWords } from "./message-review.words";

interface MessageReviewActsProps {
  message: MessageReview_MessageFragment;
}

/** Approve and remove: each asks first, since this screen takes neither back (EMPS-07). */
export function MessageReviewActs({ message }: MessageReviewActsProps) {
  const words = useWords(messageReviewWords);
  const [asked, setAsked] = useState<"approve" | "remove" | null>(null);
  return (
    <DialogActions>
      <Button
        tone="secondary"
        size="sm"
        icon={<Check size={16} aria-hidden />}
        aria-label={words.approveOf(message.text)}
        onClick={() => setAsked("approve")}
      >
        {words.approve}
      </Button>
      <Button
        tone="danger"
        size="sm"
        aria-label={words.removeOf(message.text)}
        onClick={() => setAsked("remove")}
      >
        {words.remove}
      </Button>
      <Questions message={message} asked={asked} onClose={() => setAsked(null)} />
    </DialogActions>
  );
}

interface QuestionsProps extends MessageReviewActsProps {
  asked: "approve" | "remove" | null;
  onClose(): void;
}

function Questions({ message, asked, onClose }: QuestionsProps) {
  const words = useWords(messageReviewWords);
  const { heldBy } = useWords(moderationWords);
  const act = useAdminAct();
  const options = { variables: { id: message.id }, refetchQueries: ["AdminMessagesScreen"] };
  const [approve] = useApproveMessageMutation();
  const [remove] = useRemoveMessageMutation();
  return (
    <>
      <ActDialog
        isOpen={asked === "approve"}
        onClose={onClose}
        title={words.approveTitle}
        tone="primary"
        actLabel={words.approveMessage}
        onAct={() => act({ run: () => approve(options), done: words.approved })}
      >
        <Judged message={message} />
        {message.rules.length > 0 && <Meaning>{heldBy(message.rules)}</Meaning>}
        <Meaning>{message.state === "HELD" ? words.approveHeld : words.approveReported}</Meaning>
      </ActDialog>
      <ActDialog
        isOpen={asked === "remove"}
        onClose={onClose}
        title={words.removeTitle}
        actLabel={words.removeMessage}
        onAct={() => act({ run: () => remove(options), done: words.removed })}
      >
        <Judged message={message} />
        <Meaning>{words.removeMeaning}</Meaning>
      </ActDialog>
    </>
  );
}

/** Whose message it is and what it says: the list behind the dialog may have moved on. */
function Judged({ message: { party, companyName, text } }: MessageReviewActsProps) {
  const words = useWords(messageReviewWords);
  return (
    <>
      <Meaning>{words.from[party](companyName)}</Meaning>
      <Written>{text}</Written>
    </>
  );
}
