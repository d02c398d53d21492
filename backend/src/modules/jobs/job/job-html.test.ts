import { toHtml } from "./job-html";

describe("a job's Markdown as HTML", () => {
  it.each([
    ["One\nline.\n\nTwo.", "<p>One line.</p><p>Two.</p>"],
    [
      "### What you do\n- Cook\n* **Clean** up\n  daily",
      "<h3>What you do</h3><ul><li>Cook</li><li><strong>Clean</strong> up daily</li></ul>",
    ],
    ["You:\r\n- cook", "<p>You:</p><ul><li>cook</li></ul>"],
    ["## Heading ##\nText", "<h3>Heading</h3><p>Text</p>"],
    [" \n\n", ""],
  ])("%j", (markdown, html) => {
    expect(toHtml(markdown)).toBe(html);
  });

  it.each([
    ["<script>alert(1)</script>", "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>"],
    ["**<img src=x onerror=alert(1)>**", "<p><strong>&lt;img src=x onerror=alert(1)&gt;</strong></p>"],
    ["- <b>R&D</b>", "<ul><li>&lt;b&gt;R&amp;D&lt;/b&gt;</li></ul>"],
    ["[site](javascript:alert(1))", "<p>[site](javascript:alert(1))</p>"],
  ])("takes no markup from an employer: %s", (markdown, html) => {
    expect(toHtml(markdown)).toBe(html);
  });
});
