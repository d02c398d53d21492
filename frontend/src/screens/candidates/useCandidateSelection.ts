import { useEffect, useRef, useState } from "react";
import { MOST_MOVED } from "../../features/applications/candidate/useCandidateMoves";
import type { CandidatesScreenQuery } from "./CandidatesScreen.generated";

type Page = CandidatesScreenQuery["candidates"];

/** As many as the server takes. */
const MOST_AT_ONCE = 50;

/** Who of a list is selected: 200 at most. */
export function useCandidateSelection() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [isSelectingAll, setIsSelectingAll] = useState(false);
  // Counts the choices, so that what an earlier one still reads does not undo a later one.
  const turn = useRef(0);
  useEffect(() => () => void (turn.current += 1), []);

  function choose(ids: ReadonlySet<string> | ((now: ReadonlySet<string>) => ReadonlySet<string>)) {
    turn.current += 1;
    setIsSelectingAll(false);
    setSelected(ids);
  }

  function select(ids: readonly string[], isSelected: boolean) {
    choose((now) => {
      const next = new Set(now);
      for (const id of ids) {
        if (isSelected && next.size < MOST_MOVED) next.add(id);
        if (!isSelected) next.delete(id);
      }
      return next;
    });
  }

  /**
   * Reads on to the list's end, or as far as one step can take along, and selects all of them. If that fails, it
   * selects those that were read and rejects. If somebody has chosen otherwise meanwhile, it does neither.
   * @param shown those who are shown already
   */
  async function selectAll(
    shown: readonly { id: string }[],
    nextCursor: string | null,
    readOn: (after: string, first: number) => Promise<Page>,
  ) {
    const own = (turn.current += 1);
    const ids = new Set(shown.map(({ id }) => id));
    setIsSelectingAll(true);
    try {
      for (let after = nextCursor; after !== null && ids.size < MOST_MOVED && own === turn.current;) {
        const page = await readOn(after, Math.min(MOST_AT_ONCE, MOST_MOVED - ids.size));
        for (const { id } of page.items) ids.add(id);
        after = page.nextCursor;
      }
    } catch (error) {
      if (own === turn.current) throw error;
    } finally {
      if (own === turn.current) choose(new Set([...ids].slice(0, MOST_MOVED)));
    }
  }

  return { selected, isSelectingAll, select, selectAll, clear: () => choose(new Set()) };
}
