import { useEffect, useState, type ComponentType } from "react";
import { importAgain } from "../../shared/import-again";

/**
 * The code of a part of a page, fetched when it is first needed. A fetch that failed is made anew the next
 * time: React's `lazy` would keep the failure, and hand it to the route in place of the whole page.
 */
export class PartCode<Props> {
  /** Undefined until it has come. */
  component: ComponentType<Props> | undefined;
  private fetching: Promise<ComponentType<Props>> | undefined;

  /** `importModule` is an `import()` alone: where it fails, its address is asked in another way. */
  static of<Module, Props>(
    importModule: () => Promise<Module>,
    pick: (module: Module) => ComponentType<Props>,
  ) {
    const load = importAgain(importModule);
    return new PartCode(
      async () => pick(await load()),
      async () => pick(await importModule()),
    );
  }

  private constructor(
    private readonly load: () => Promise<ComponentType<Props>>,
    private readonly read: () => Promise<ComponentType<Props>>,
  ) {}

  /** On the node, where code is a file beside this one. */
  async loadOnNode(): Promise<void> {
    this.component ??= await this.read();
  }

  fetch(): Promise<ComponentType<Props>> {
    this.fetching ??= this.load().then(
      (component) => (this.component = component),
      (error: unknown) => {
        this.fetching = undefined;
        throw error;
      },
    );
    return this.fetching;
  }

  /** Fetches ahead of need; whether it came is told by the need. */
  readonly preload = (): void => {
    this.fetch().catch(() => undefined);
  };
}

/** Fetches a part's code once it is wanted. `hasFailed` holds until it is wanted anew, or `retry` is called. */
export function usePartCode<Props>(code: PartCode<Props>, isWanted: boolean) {
  const [Part, setPart] = useState(() => (isWanted ? code.component : undefined));
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const isMissing = isWanted && !Part;

  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    code.fetch().then(
      (component) => {
        if (isCurrent) setPart(() => component);
      },
      (error: unknown) => {
        console.error("A part of the page could not be loaded.", error);
        if (isCurrent) setHasFailed(true);
      },
    );
    return () => {
      isCurrent = false;
      setHasFailed(false);
    };
  }, [code, isMissing, attempt]);

  return { Part, hasFailed, retry: () => setAttempt(attempt + 1) };
}

const servedParts = new Set<{ loadOnNode(): Promise<void> }>();

/** Has the node render the part with its page. */
export function serve(part: { loadOnNode(): Promise<void> }): void {
  servedParts.add(part);
}

/** For the node: has the code of all parts that served pages show, as far as the code of their pages has come. */
export async function loadServedParts(): Promise<void> {
  // A part may bring parts of its own, which are gone through as well.
  for (const part of servedParts) await part.loadOnNode();
}
