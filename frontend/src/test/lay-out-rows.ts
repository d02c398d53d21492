const ROW_WIDTH = 300;

/** jsdom measures nothing: gives each row 300 px, and its links 10 px a letter. */
export function layOutRows(): void {
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const row = this.closest("nav");
    const links = row ? [...row.querySelectorAll("a")] : [];
    const index = links.findIndex((link) => link === this);
    if (!row || index < 0) return new DOMRect(0, 0, ROW_WIDTH, 40);
    return new DOMRect(widthOf(links.slice(0, index)) - row.scrollLeft, 0, widthOf([this]), 40);
  });
}

const widthOf = (links: readonly Element[]) =>
  links.reduce((sum, { textContent }) => sum + 10 * textContent.length, 0);

/** Whether all of a link is to be seen in a row that was laid out here. */
export function isInSight(link: Element): boolean {
  const { left, right } = link.getBoundingClientRect();
  return left >= 0 && right <= ROW_WIDTH;
}
