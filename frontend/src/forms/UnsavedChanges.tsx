import { useBeforeUnload, useBlocker, type Location } from "react-router-dom";
import { LeaveQuestion } from "../design-system";

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
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isLeft(currentLocation, nextLocation) && isUnsaved(),
  );
  useBeforeUnload((event) => {
    if (isUnsaved()) event.preventDefault();
  });
  return (
    <LeaveQuestion
      isOpen={blocker.state === "blocked"}
      warning={warning}
      onOpenChange={(isOpen) => !isOpen && blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  );
}
