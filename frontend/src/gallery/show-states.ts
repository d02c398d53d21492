/** States that only a pointer or a key brings about, with the word that `data-shows` has for each. */
const STATES = { ":hover": "hover", ":focus-visible": "focus", ":active": "active" } as const;

export type ShownState = (typeof STATES)[keyof typeof STATES];

/**
 * Repeats every rule of such a state for elements marked `data-shows`. The gallery so shows the product's own rules
 * at rest. Styles that come later, with lazy parts, are repeated as well.
 */
export function showStates(): () => void {
  const copy = document.createElement("style");
  const repeat = () => {
    const sheets = [...document.styleSheets].filter(({ ownerNode }) => ownerNode !== copy);
    const text = sheets.map(({ cssRules }) => repeated(cssRules)).join("\n");
    if (copy.textContent !== text) copy.textContent = text;
  };
  const observer = new MutationObserver(repeat);
  repeat();
  // Apart from the head, which is watched.
  document.body.append(copy);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => {
    observer.disconnect();
    copy.remove();
  };
}

function repeated(rules: CSSRuleList): string {
  return [...rules]
    .map((rule) => {
      if (rule instanceof CSSStyleRule) return repeatedRule(rule);
      if (rule instanceof CSSMediaRule) return `@media ${rule.conditionText} { ${repeated(rule.cssRules)} }`;
      return "";
    })
    .join("\n");
}

function repeatedRule({ selectorText, style }: CSSStyleRule): string {
  const selector = Object.entries(STATES).reduce(
    (text, [pseudo, state]) => text.replaceAll(pseudo, `[data-shows~="${state}"]`),
    selectorText,
  );
  return selector === selectorText ? "" : `${selector} { ${style.cssText} }`;
}
