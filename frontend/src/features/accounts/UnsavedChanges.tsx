import { useBeforeUnload, useBlocker } from "react-router-dom";
import { Button, Dialog, DialogActions } from "../../design-system";
import { useWords } from "../../shared/words";
import { unsavedChangesWords } from "./unsaved-changes.words";

/**
 * Asks before another page of the portal takes the place of unsaved edits; of a reload and the tab's end the browser
 * asks. `warning` says what is not saved.
 */
export function UnsavedChanges({ warning }: { warning: string }) {
  const words = useWords(unsavedChangesWords);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );
  useBeforeUnload((event) => event.preventDefault());
  const stay = () => blocker.reset?.();
  return (
    <Dialog
      isOpen={blocker.state === "blocked"}
      onOpenChange={(isOpen) => !isOpen && stay()}
      title={words.leaveQuestion}
    >
      <p>{warning}</p>
      <DialogActions>
        <Button tone="secondary" onClick={stay}>
          {words.keepEditing}
        </Button>
        <Button tone="danger" onClick={() => blocker.proceed?.()}>
          {words.leave}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
