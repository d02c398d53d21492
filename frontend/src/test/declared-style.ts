/** What CSS says of an element that nothing is declared for, as far as tests ask. */
const INITIAL: Partial<Record<string, string>> = {
  display: "block",
  visibility: "visible",
  opacity: "1",
  "pointer-events": "auto",
};

/**
 * A computed style made of what the element itself declares, in its `style` and `hidden`: tests ask for little more
 * than who is to be seen. jsdom matches every rule of every sheet with every element each time it is asked, which
 * took a third of the tests' time; what rules do to a page is for the browser tests.
 */
export class DeclaredStyle {
  constructor(private readonly element: Element) {}

  get display(): string {
    return this.getPropertyValue("display");
  }

  get visibility(): string {
    return this.getPropertyValue("visibility");
  }

  get opacity(): string {
    return this.getPropertyValue("opacity");
  }

  get pointerEvents(): string {
    return this.getPropertyValue("pointer-events");
  }

  getPropertyValue(name: string): string {
    const { style, hidden } = this.element as Partial<HTMLElement>;
    const declared = style?.getPropertyValue(name);
    if (declared) return declared;
    return name === "display" && hidden ? "none" : (INITIAL[name] ?? "");
  }
}
