import { Button, useToast } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { candidatesWords } from "./candidates.words";
import { MOST_MOVED } from "./useCandidateMoves";

interface SelectAllProps {
  /** How many the list has; undefined: not known. */
  count: { count: number; isCapped: boolean } | undefined;
  selectedCount: number;
  /** They are being read. */
  busy: boolean;
  onSelectAll(): Promise<void>;
}

/** Selects those of the list who are not shown yet, too; as many as one step takes along. */
export function SelectAll({ count, selectedCount, busy, onSelectAll }: SelectAllProps) {
  const words = useWords(candidatesWords);
  const showToast = useToast();
  if (selectedCount >= MOST_MOVED) return null;
  const isKnown = count !== undefined && !count.isCapped && count.count <= MOST_MOVED;

  async function handleClick() {
    try {
      await onSelectAll();
    } catch {
      showToast({ tone: "danger", text: words.moreFailed });
    }
  }

  return (
    <Button tone="text" size="sm" busy={busy} onClick={() => void handleClick()}>
      {isKnown ? words.bulk.selectAll(count.count) : words.bulk.selectUpTo(MOST_MOVED)}
    </Button>
  );
}
