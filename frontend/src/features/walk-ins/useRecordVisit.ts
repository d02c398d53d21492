import type { WalkInOutcome } from "../../shared/schema.generated";
import { useWords } from "../../shared/words";
import { useWalkInAct } from "./useWalkInAct";
import { useRecordWalkInVisitMutation } from "./WalkIns.generated";
import { walkInsWords } from "./walk-ins.words";

/** Writes down whether the holder of a number came (WALK-05). */
export function useRecordVisit(): (id: string, outcome: WalkInOutcome) => Promise<boolean> {
  const { desk: words } = useWords(walkInsWords);
  const act = useWalkInAct(words.refusals);
  const [mutate] = useRecordWalkInVisitMutation({ refetchQueries: ["WalkInDeskScreen"] });
  return (id, outcome) =>
    act(async () => {
      await mutate({ variables: { input: { id, outcome } } });
      return undefined;
    });
}
