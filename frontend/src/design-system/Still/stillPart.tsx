import { startTransition, useEffect, useState, type ComponentType } from "react";
import { savesData } from "../../shared/saves-data";
import { lazyPartOf } from "../LazyPart/lazyPart";
import { PartCode, serve } from "../LazyPart/part-code";
import { Still } from "./Still";

interface StillPartOptions {
  /** Nothing of it ever answers: it stays as it is for as long as the page is open. */
  isForGood?: boolean;
}

/**
 * A part of a page whose code is away from the first load. On a served page it stands as the node has rendered it; its
 * code comes when the part comes near or is used. Where the browser renders the page, it is a lazy part.
 */
export function stillPart<Module, Props extends object>(
  importModule: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
  { isForGood = false }: StillPartOptions = {},
) {
  const code = PartCode.of(importModule, pick);
  serve(code);
  const Part = lazyPartOf(code, { placeholder: () => null });

  return function StillPart(props: Props) {
    const [isLive, setLive] = useState(false);
    // Who goes back to the page finds it at its full height.
    useEffect(
      () => () => {
        if (!savesData()) code.preload();
      },
      [],
    );
    function handleNeed() {
      code.fetch().then(
        () => startTransition(() => setLive(true)),
        // It stands as it is, and the next use asks again.
        () => undefined,
      );
    }
    return (
      <Still isLive={isLive} onNeed={isForGood ? undefined : handleNeed}>
        <Part {...props} />
      </Still>
    );
  };
}
