import axe from "axe-core";

/** What axe finds wrong with a part of a page; without colours, which jsdom does not draw, and a page's landmarks. */
export async function violationsIn(part: Element) {
  const { violations } = await axe.run(part, {
    resultTypes: ["violations"],
    rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ id, help, nodes }) => ({ id, help, at: nodes.map(({ html }) => html) }));
}
