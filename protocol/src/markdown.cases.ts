/** A text in Markdown, and the elements that the page draws of it and the server sends to crawlers. */
export interface MarkdownCase {
  text: string;
  html: string;
}

/** Both renderings are held to this table by a test of their own. */
export const MARKDOWN_CASES: readonly MarkdownCase[] = [
  { text: "One\nline.\n\nTwo.", html: "<p>One<br>line.</p><p>Two.</p>" },
  {
    text: "### What you do\n- Cook\n* **Clean** up\n  daily",
    html: "<h3>What you do</h3><ul><li>Cook</li><li><strong>Clean</strong> up daily</li></ul>",
  },
  {
    text: "First\nline.\n\n### What you will do\n\n- Cook\n* Clean",
    html: "<p>First<br>line.</p><h3>What you will do</h3><ul><li>Cook</li><li>Clean</li></ul>",
  },
  {
    text: "You:\r\n- cook\r\n  for many\r\n- clean",
    html: "<p>You:</p><ul><li>cook for many</li><li>clean</li></ul>",
  },
  { text: "- Cook\n\n- Clean", html: "<ul><li>Cook</li></ul><ul><li>Clean</li></ul>" },
  { text: "- Cook\n## Heading ##\nText", html: "<ul><li>Cook</li></ul><h3>Heading</h3><p>Text</p>" },
  {
    text: "Bring **your own** scissors.",
    html: "<p>Bring <strong>your own</strong> scissors.</p>",
  },
  // Bold is a matter of one line: two stars that are never closed stay stars.
  { text: "**Bring\nscissors**", html: "<p>**Bring<br>scissors**</p>" },
  { text: "- **Bring\n  scissors**", html: "<ul><li><strong>Bring scissors</strong></li></ul>" },
  { text: "2 ** 3 ** 4", html: "<p>2 ** 3 ** 4</p>" },
  { text: " \n\n", html: "" },
  // All else stays text, markup among it.
  { text: "<script>alert(1)</script>", html: "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>" },
  {
    text: "**<img src=x onerror=alert(1)>**",
    html: "<p><strong>&lt;img src=x onerror=alert(1)&gt;</strong></p>",
  },
  { text: "- <b>R&D</b>", html: "<ul><li>&lt;b&gt;R&amp;D&lt;/b&gt;</li></ul>" },
  { text: "[site](javascript:alert(1))", html: "<p>[site](javascript:alert(1))</p>" },
];
