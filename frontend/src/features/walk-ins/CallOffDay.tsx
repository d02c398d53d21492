import { useState } from "react";
import { Button, Dialog, DialogForm } from "../../design-system";
import { useWords } from "../../shared/words";
import { useWalkInAct } from "./useWalkInAct";
import { type WalkInDay_DayFragment, useCallOffWalkInDayMutation } from "./WalkIns.generated";
import { walkInsWords } from "./walk-ins.words";

/** Says who is told before the day is called off (WALK-07). */
export function CallOffDay({ day: { jobId, day, visits } }: { day: WalkInDay_DayFragment }) {
  const { desk: words } = useWords(walkInsWords);
  const [isAsking, setIsAsking] = useState(false);
  const act = useWalkInAct(words.refusals);
  const [mutate, { loading }] = useCallOffWalkInDayMutation({ refetchQueries: ["WalkInDeskScreen"] });
  const waiting = visits.filter(({ status }) => status === "WAITING").length;

  async function handleCallOff() {
    await act(async () => {
      await mutate({ variables: { input: { jobId, day } } });
      return words.calledOff;
    });
    setIsAsking(false);
  }

  return (
    <>
      <Button tone="text" onClick={() => setIsAsking(true)}>
        {words.callOff}
      </Button>
      <Dialog isOpen={isAsking} onOpenChange={setIsAsking} title={words.sure}>
        <DialogForm
          labels={{ submit: words.callOff, cancel: words.keep }}
          tone="danger"
          isBusy={loading}
          onSubmit={() => void handleCallOff()}
          onCancel={() => setIsAsking(false)}
        >
          <p>{waiting > 0 ? words.sureText(waiting) : words.sureNobody}</p>
        </DialogForm>
      </Dialog>
    </>
  );
}
