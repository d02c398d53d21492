import { MARKDOWN_CASES } from "@job-portal/protocol/markdown.cases";
import { render } from "@testing-library/react";
import { Prose } from "./Prose";

describe("a text in Markdown on the page", () => {
  it.each(MARKDOWN_CASES)("$text", ({ text, html }) => {
    const { container } = render(<Prose text={text} />);
    // The page keeps a line's end as it is, and breaks there by its style.
    expect(container.firstElementChild?.innerHTML.replaceAll("\n", "<br>")).toBe(html);
  });
});
