import { pastedMarkdown } from "./pasted-markdown";

const clipboard = (data: Record<string, string>) => ({ getData: (type: string) => data[type] ?? "" });
const ofSource = (source: string) => pastedMarkdown(clipboard({ "text/plain": source }));
const ofPage = (html: string) => pastedMarkdown(clipboard({ "text/plain": "text", "text/html": html }));

describe("a page's source that is pasted", () => {
  it.each([
    ["<p>We are <b>hiring</b></p>", "We are **hiring**"],
    ["<p>One</p>\n  <p>Two &amp; three</p>", "One\n\nTwo & three"],
    ["<h2>What <b>you</b> do</h2><ul>\n<li>Cook\n<li> Clean</ul>", "### What you do\n\n- Cook\n- Clean"],
    ["<ol><li><p>Cook</p><ul><li>Rice</li></ul></li></ol>", "- Cook\n- Rice"],
    ["Line<br/>line<div>new <strong>bold </strong>words</div>", "Line\nline\n\nnew **bold** words"],
    ["<div>A</div><script>alert(1)</script><style>p{}</style>", "A"],
    ["<b><p>A whole part</p></b>", "A whole part"],
    ['<p><img src="x" onerror="alert(1)">Tables: <a href="https://x.example">here</a></p>', "Tables: here"],
  ])("%s", (source, markdown) => {
    expect(ofSource(source)).toBe(markdown);
  });

  it.each(["We are hiring", "Salary < 20k, age > 18", "### Tasks\n- Cook", "List<String> in Java"])(
    "is none: %s",
    (source) => {
      expect(ofSource(source)).toBeNull();
    },
  );
});

describe("a part of a page that is pasted", () => {
  it("keeps its lists and headings, which its text alone lacks", () => {
    expect(ofPage("<meta charset='utf-8'><h3>Tasks</h3><ul><li>Cook</li></ul>")).toBe("### Tasks\n\n- Cook");
  });

  it("is pasted as the text that it is without them", () => {
    expect(ofPage("<meta charset='utf-8'><span>Cook</span>")).toBeNull();
  });
});
