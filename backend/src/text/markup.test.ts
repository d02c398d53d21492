import { entriesOf, lineOf, markdownOf } from "./markup";

const PARAGRAPHS: [what: string, text: string, markdown: string][] = [
  ["a list", "<ul><li>Cook</li><li>Clean up</li></ul>", "- Cook\n- Clean up"],
  ["a list without its ends", "Duties:<ul><li>Cook<li>Clean up", "Duties:\n\n- Cook\n- Clean up"],
  ["a numbered list", "<ol><li>Call</li><li>Meet</li></ol>", "- Call\n- Meet"],
  [
    "a list in a list",
    "<ul><li>Cook<ul><li>Rice</li><li>Dal</li></ul></li><li>Clean</li></ul>",
    "- Cook\n- Rice\n- Dal\n- Clean",
  ],
  ["paragraphs in an item", "<ul><li><p>Cook</p><p>for 40</p></li></ul>", "- Cook for 40"],
  ["an empty item", "<ul><li>Cook</li><li></li><li> </li></ul>", "- Cook"],
  ["broken lines", "First<br>Second<br/>Third<BR />Fourth", "First\nSecond\nThird\nFourth"],
  ["paragraphs", "<p>One.</p>\n<p>Two.</p>", "One.\n\nTwo."],
  ["blocks", "<div>One</div><div><div>Two</div></div>", "One\n\nTwo"],
  ["headings", "<h2>What you <b>do</b></h2><p>Cook.</p>", "### What you do\n\nCook."],
  ["bold", "<p>Bring <strong>your own </strong>scissors</p>", "Bring **your own** scissors"],
  ["bold over lines", "<b>One<br>Two</b>", "One\nTwo"],
  [
    "bold in plain lines",
    "We need:\n- Cooks\n- <b>Good</b> cleaners",
    "We need:\n- Cooks\n- **Good** cleaners",
  ],
  ["links", 'See <a href="https://example.com">our site</a>.<br>', "See our site."],
  [
    "a table",
    "<table><tr><th>Shift</th><td>Night</td></tr><tr><td>Pay</td><td>₹900</td></tr></table>",
    "Shift Night\n\nPay ₹900",
  ],
  ["fixed blanks", "<p>Two&nbsp;years&nbsp;</p>", "Two years"],
  ["fixed blanks in plain text", "Two\u00a0years&nbsp;here", "Two years here"],
  ["a bullet as an entity", "&#8226; Cook\n&#8226;&nbsp;Clean", "- Cook\n- Clean"],
  ["a bullet by its name", "&bull;Cook<br>&bull; Clean", "- Cook\n- Clean"],
  ["bullets", "• Cook\n  • Clean\n●Serve", "- Cook\n- Clean\n- Serve"],
  ["Word's bullets", "\uF0B7\tCook\r\n\uF0B7\tClean", "- Cook\n- Clean"],
  ["Word's second level", "\uF0B7\tCook\r\no\tClean", "- Cook\n- Clean"],
  ["bullets in an item", "<li>• Cook</li><li>· Clean</li>", "- Cook\n- Clean"],
  ["bullets in a row", "• Cook • Clean • Serve", "- Cook\n- Clean\n- Serve"],
  ["bullets in a row after a colon", "Duties: • Cook • Clean", "Duties:\n- Cook\n- Clean"],
  ["bullets between words", "Bangalore • Pune • Mumbai", "Bangalore • Pune • Mumbai"],
  ["a script", "<p>Cook</p><script>alert('<li>')</script>", "Cook"],
  ["a style", "<style>p { color: red }</style><p>Cook</p>", "Cook"],
  ["a comment", "<!-- from Word --><p>Cook<o:p></o:p></p>", "Cook"],
  ["Windows' ends of lines", "Cook\r\nClean\r\n\r\nServe", "Cook\nClean\n\nServe"],
  ["entities", "Tom &amp; Jerry&#39;s &lt;cafe&gt; &ndash; &#x20B9;900", "Tom & Jerry's <cafe> – ₹900"],
  ["an entity that was escaped twice", "Tom &amp;amp; Jerry", "Tom & Jerry"],
  ["an entity that was escaped three times", "Tom &amp;amp;amp; Jerry", "Tom & Jerry"],
  ["an entity escaped twice in a page's source", "<p>Tom &amp;amp; Jerry</p>", "Tom & Jerry"],
  ["a page's source that was escaped", "&lt;ul&gt;&lt;li&gt;Cook&lt;/li&gt;&lt;/ul&gt;", "- Cook"],
  ["one that was escaped twice", "&amp;lt;p&amp;gt;Cook&amp;lt;/p&amp;gt;", "Cook"],
  ["signs between elements", "<p>List<String>, a < b & C++</p>", "List<String>, a < b & C++"],
];

const KEPT = [
  "C++ & <3 years",
  "Tom & Jerry",
  "AT&T; R&D, Q&A",
  "Java: List<String> and Map<K, V>",
  "Know <div> and <span>",
  "a < b and b > c",
  "https://example.com/?a=1&copy=2&lt=3",
  "### Heading\n\n- Cook\n  - Rice\n* **Clean**\n\n2 ** 3",
  "5–7 years\n\n\n\n1. Call\n2. Meet",
  "मराठी बोलना आना चाहिए",
  "",
];

describe("a text that comes in (POST-08)", () => {
  it.each(PARAGRAPHS)("is Markdown after %s", (_, text, markdown) => {
    expect(markdownOf(text)).toBe(markdown);
  });

  it.each(PARAGRAPHS)("is not changed by being read again: %s", (_, text) => {
    const once = markdownOf(text);
    expect(markdownOf(once)).toBe(once);
  });

  it.each(KEPT)("stays as it is: %j", (text) => {
    expect([markdownOf(text), lineOf(text)]).toEqual([text, text]);
  });
});

describe("a line that comes in", () => {
  it.each([
    ["Research &amp; Development", "Research & Development"],
    ["Cook &amp;amp; Cleaner", "Cook & Cleaner"],
    ["<b>Cook</b> &#38; <i>Cleaner</i>", "Cook & Cleaner"],
    ["<h1>Cook</h1>", "Cook"],
    ["&lt;p&gt;Cook&lt;/p&gt;", "Cook"],
    ["Cook\u00a0(Nights)", "Cook (Nights)"],
    ["₹8&ndash;12 LPA", "₹8–12 LPA"],
    ["• Cook", "• Cook"],
  ])("%s", (text, line) => {
    expect(lineOf(text)).toBe(line);
  });
});

describe("an entry of a list that comes in", () => {
  it.each([
    ["Food &amp; bus", ["Food & bus"]],
    ["• Bus", ["Bus"]],
    ["<ul><li>Bus</li><li>Meals</li></ul>", ["Bus", "Meals"]],
    ["Bus<br>Meals", ["Bus", "Meals"]],
    ["", [""]],
  ])("%s", (text, entries) => {
    expect(entriesOf(text)).toEqual(entries);
  });
});
