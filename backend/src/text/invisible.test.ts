import { brokenRules, Follows } from "./follows";
import { invisibleComplaint, withoutInvisible } from "./invisible";
import { line, lines, requiredLine } from "./text.rules";

class Texts {
  @Follows(line(40))
  line?: string;

  @Follows(requiredLine(2, 40))
  required?: string;

  @Follows(lines(3, 40))
  lines?: string[];
}

const problemsOf = (texts: Texts) => brokenRules(Object.assign(new Texts(), texts));

describe("a text that is not as it looks", () => {
  it.each([
    ["a blank without width", "Goo\u200bgle Corp"],
    ["a joiner between Latin letters", "Goo\u200dgle Corp"],
    ["a non-joiner between Latin letters", "Goo\u200cgle Corp"],
    ["a soft hyphen", "Goo\u00adgle Corp"],
    ["a word joiner", "Goo\u2060gle Corp"],
    ["a turn of direction", "Goo\u202egle Corp"],
    ["an isolated direction", "Goo\u2066gle Corp"],
    ["a mark of direction", "Goo\u200fgle Corp"],
    ["a filler", "Goo\u3164gle Corp"],
    ["a tag", "Goo\u{e0041}gle Corp"],
  ])("is refused for %s, and told where", (_what, text) => {
    expect(invisibleComplaint(text)).toBe("holds an invisible character after “Goo”");
    expect(withoutInvisible(text)).toBe("Google Corp");
  });

  it("is refused where nothing stands before the character", () => {
    expect(invisibleComplaint("\u200eGoogle")).toBe("begins with an invisible character");
  });

  it.each([
    ["a joiner that nothing follows", "राम\u200c"],
    ["a second joiner", "क्\u200d\u200dष"],
    ["a joiner before the first letter", "\u200dक"],
  ])("is refused for %s, in an Indian script too", (_what, text) => {
    expect(invisibleComplaint(text)).not.toBeNull();
  });

  it("breaks the rules of one line and of lists of such", () => {
    const text = "Staff\u200b Nurse";
    expect(problemsOf({ line: text, required: text, lines: ["Nurse", text] })).toEqual(
      ["line", "required", "lines"].map((field) => ({
        field,
        message: "holds an invisible character after “Staff”",
        rule: "INVISIBLE",
      })),
    );
  });
});

describe("a text that is as it looks", () => {
  it.each([
    ["a half form", "क्\u200dष"],
    ["an explicit virama", "क्\u200cष"],
    ["a chillu at the end", "അവന്\u200d"],
    ["a half form at the end", "र्\u200d"],
    ["a parted word in Urdu", "می\u200cخواہم"],
    ["an emoji of several", "👩🏽\u200d💻 Developer"],
    ["an emoji with a selector", "❤️ Care"],
    ["a name with accents", "Zoë D’Souza"],
  ])("keeps %s", (_what, text) => {
    expect(invisibleComplaint(text)).toBeNull();
    expect(withoutInvisible(text)).toBe(text);
    expect(problemsOf({ line: text, required: text, lines: [text] })).toEqual([]);
  });
});
