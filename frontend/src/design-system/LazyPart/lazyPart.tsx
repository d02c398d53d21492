import { useEffect, useEffectEvent, type ComponentType, type ReactNode } from "react";
import { LoadFailure } from "../LoadFailure/LoadFailure";
import { PartCode, usePartCode } from "./part-code";

interface Standins<Props> {
  /** Stands there until the code has come; nothing where it is left out. */
  placeholder?(): ReactNode;
  /** Stands there where the code did not come; a failure with Retry where it is left out. */
  failure?(props: Props): ReactNode;
}

/**
 * A region of a page with its code fetched when it is first shown. If the code does not come, the failure stays within
 * the region, and is over once the browser is online again.
 */
export function lazyPart<Module, Props extends object>(
  importModule: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
  standins: Standins<Props> = {},
) {
  return lazyPartOf(PartCode.of(importModule, pick), standins);
}

export function lazyPartOf<Props extends object>(
  code: PartCode<Props>,
  { placeholder, failure }: Standins<Props> = {},
) {
  function LazyPart(props: Props) {
    const { Part, hasFailed, retry } = usePartCode(code, true);
    useOnline(() => hasFailed && retry());
    if (Part) return <Part {...props} />;
    if (!hasFailed) return placeholder?.();
    return failure ? failure(props) : <LoadFailure onRetry={retry} />;
  }

  return Object.assign(LazyPart, { preload: code.preload });
}

function useOnline(listener: () => void): void {
  const handleOnline = useEffectEvent(listener);
  useEffect(() => {
    const handle = () => handleOnline();
    window.addEventListener("online", handle);
    return () => window.removeEventListener("online", handle);
  }, []);
}
