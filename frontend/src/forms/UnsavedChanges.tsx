import { useBeforeUnload, useBlocker, type Location } from "react-router-dom";
import { Button, Dialog, DialogActions } from "../design-system";
import { useWords } from "../shared/words";
import { unsavedChangesWords } from "./unsaved-changes.words";

interface UnsavedChangesProps {
  warning: string;
  /** Asked when somebody leaves: a form that is told so late misses none of what was typed (SEEN-11). */
  isUnsaved?(): boolean;
  /** Whether the edits end on the way from one address to another; with another path, unless told otherwise. */
  isLeft?(from: Location, to: Location): boolean;
}

const always = () => true;
const isAnotherPage = (from: Location, to: Location) => from.pathname !== to.pathname;

/**
 * Asks before another page of the portal takes the place of unsaved edits; of a reload and the tab's end the browser
 * asks. `warning` says what is not saved.
 */
export function UnsavedChanges({ warning, isUnsaved = always, isLeft = isAnotherPage }: UnsavedChangesProps) {
  const words = useWords(unsavedChangesWords);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isLeft(currentLocation, nextLocation) && isUnsaved(),
  );
  useBeforeUnload((event) => {
    if (isUnsaved()) event.preventDefault();
  });
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
