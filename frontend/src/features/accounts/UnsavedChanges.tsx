import { useBeforeUnload, useBlocker } from "react-router-dom";
import styled from "styled-components";
import { Button, Dialog, space } from "../../design-system";
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
      <Actions>
        <Button tone="secondary" onClick={stay}>
          {words.keepEditing}
        </Button>
        <Button tone="danger" onClick={() => blocker.proceed?.()}>
          {words.leave}
        </Button>
      </Actions>
    </Dialog>
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s3};
  justify-content: flex-end;
  margin-top: ${space.s5};
`;
