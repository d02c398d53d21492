import { useState } from "react";
import { Button, useToast } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { candidatesWords } from "./candidates.words";

interface ShowMoreProps {
  /** Whose candidates it reads on, for those who can't see where it stands. */
  of?: string;
  onMore(): Promise<unknown>;
}

/** Reads on where a list of candidates ends; tells where that fails. */
export function ShowMore({ of, onMore }: ShowMoreProps) {
  const words = useWords(candidatesWords);
  const showToast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  async function handleClick() {
    setIsBusy(true);
    try {
      await onMore();
    } catch {
      showToast({ tone: "danger", text: words.moreFailed });
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <Button
      tone="secondary"
      size="sm"
      busy={isBusy}
      busyText={words.showingMore}
      aria-label={of && words.showMoreOf(of)}
      onClick={() => void handleClick()}
    >
      {words.showMore}
    </Button>
  );
}
