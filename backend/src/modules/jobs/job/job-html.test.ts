import { MARKDOWN_CASES } from "@job-portal/protocol/markdown.cases";
import { toHtml } from "./job-html";

describe("a job's Markdown as HTML", () => {
  it.each(MARKDOWN_CASES)("$text", ({ text, html }) => {
    expect(toHtml(text)).toBe(html);
  });
});
