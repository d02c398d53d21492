import { useEffect, useEffectEvent, type ComponentType } from "react";
import { useWords } from "../../shared/words";
import { designSystemWords } from "../design-system.words";
import { useToast } from "../Toast/toast-context";
import { PartCode, usePartCode } from "./part-code";
import { useClosedByLeaving } from "./useClosedByLeaving";

/** On phones it may stand where the button is that tries again. */
const FAILURE_SHOWN_FOR_MS = 5000;

interface OverlayProps {
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
}

/**
 * An overlay above the page, such as a menu, a drawer or a dialog. Its code is fetched at the first opening. It stays
 * mounted from then on, so that closing can be seen. If the code does not come, a toast says so, and the page stays as
 * it is with the overlay closed. The next opening tries again, as far as `importAgain` can.
 */
export function lazyOverlay<Module, Props extends OverlayProps>(
  importModule: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
) {
  const code = PartCode.of(importModule, pick);

  function LazyOverlay(props: Props) {
    const { isOpen, onOpenChange } = props;
    useClosedByLeaving(isOpen, () => onOpenChange(false));
    const { Part, hasFailed } = usePartCode(code, isOpen);
    if (Part) return <Part {...props} />;
    return isOpen && hasFailed && <FailedOverlay onTold={() => onOpenChange(false)} />;
  }

  return Object.assign(LazyOverlay, { preload: code.preload });
}

function FailedOverlay({ onTold }: { onTold(): void }) {
  const words = useWords(designSystemWords);
  const showToast = useToast();
  const tell = useEffectEvent(() => {
    showToast({
      text: `${words.loadFailed} ${words.checkConnection}`,
      tone: "danger",
      shownForMs: FAILURE_SHOWN_FOR_MS,
    });
    onTold();
  });
  useEffect(() => tell(), []);
  return null;
}
