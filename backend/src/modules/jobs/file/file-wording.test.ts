import { readJob } from "../posting/job-reading";
import { withoutWording, wordingIn } from "./file-wording";

const formOf = (fields: object) => readJob(fields).form;

const FORM = formOf({
  title: "Salesman",
  description: "Sell tiles, doors. Only male candidates. You ride a bike.",
  requirements: "Call 98450 12345. Only male candidates.",
  benefits: ["PF, ESI", "Only male candidates", "Meals"],
});

describe("wording of a row that shuts people out (FILE-14)", () => {
  it("is told with the words by which it was found; a phone number is not", () => {
    expect(wordingIn(FORM).map(({ field, words, isHeld }) => [field, words, isHeld])).toEqual([
      ["title", "salesman", false],
      ["description", "only male candidates", true],
      ["requirements", "only male candidates", true],
      ["benefits", "only male candidates", true],
    ]);
  });

  it("gives way to what is offered, wherever it stands, and the rest stays as it is", () => {
    const mended = withoutWording(FORM, { words: "only male candidates", choice: 0 });
    expect(mended).toEqual({
      description: "Sell tiles, doors. Everybody who can do this work may apply. You ride a bike.",
      requirements: "Call 98450 12345. Everybody who can do this work may apply.",
      benefits: "• PF, ESI\n• Everybody who can do this work may apply\n• Meals\n",
    });
  });

  it("takes another of the offered texts, and the first where there are fewer", () => {
    expect(withoutWording(FORM, { words: "salesman", choice: 2 })).toEqual({ title: "Salesperson" });
    expect(withoutWording(FORM, { words: "only male candidates", choice: 1 }).description).toContain(
      "You can do the physical work",
    );
  });

  it("stays where nothing is offered", () => {
    const form = formOf({ title: "Only male candidates" });
    const [{ words } = { words: "" }] = wordingIn(form);
    expect(withoutWording(form, { words, choice: 0 })).toEqual({});
  });
});
