import { parseMarkdown, type Span } from "./markdown";

const plain = (text: string): Span => ({ text, isBold: false });

describe("a text in Markdown", () => {
  it("has paragraphs, headings and lists", () => {
    expect(parseMarkdown("First\nline.\n\n### What you will do\n\n- Cook\n* Clean")).toEqual([
      { kind: "paragraph", spans: [plain("First\nline.")] },
      { kind: "heading", spans: [plain("What you will do")] },
      { kind: "list", items: [[plain("Cook")], [plain("Clean")]] },
    ]);
  });

  it("takes a list right after a line, and an item of two lines", () => {
    expect(parseMarkdown("You:\r\n- cook\r\n  for many\r\n- clean")).toEqual([
      { kind: "paragraph", spans: [plain("You:")] },
      { kind: "list", items: [[plain("cook for many")], [plain("clean")]] },
    ]);
  });

  it("has bold words", () => {
    expect(parseMarkdown("Bring **your own** scissors.")).toEqual([
      {
        kind: "paragraph",
        spans: [plain("Bring "), { text: "your own", isBold: true }, plain(" scissors.")],
      },
    ]);
  });

  it("keeps what it doesn't know as text, HTML among it", () => {
    const text = '<img src=x onerror="alert(1)"> 2 ** 3 [site](javascript:alert(1))';
    expect(parseMarkdown(text)).toEqual([{ kind: "paragraph", spans: [plain(text)] }]);
  });

  it("is nothing where there is no text", () => {
    expect(parseMarkdown(" \n\n")).toEqual([]);
  });
});
