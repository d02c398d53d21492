import { findingsIn, heldWordsIn } from "./findings";

const TEXT = "We need drivers in Whitefield. Only male Hindu candidates, age below 25. Call 98450 12345.";

describe("what a writer is told of (POST-06)", () => {
  it("is the sentence, by what it shuts out, and what to write instead", () => {
    const [sentence, phone] = findingsIn(TEXT);
    expect(sentence).toMatchObject({
      kind: "SHUTS_OUT",
      text: "Only male Hindu candidates, age below 25.",
      grounds: expect.arrayContaining(["SEX", "RELIGION", "AGE"]) as string[],
      isHeld: true,
    });
    expect(TEXT.slice(sentence?.start, sentence?.end)).toBe(sentence?.text);
    expect(sentence?.instead).toHaveLength(3);
    expect(phone).toMatchObject({ kind: "PHONE_NUMBER", text: "98450 12345", isHeld: false });
  });

  it.each([
    ["Only male candidates with two years of driving.", "Candidates with two years of driving."],
    ["- Female only", "Everybody who can do this work may apply"],
    ["Marathi people only", "You speak Marathi well"],
    ["Delivery boys with a bike", "Delivery partners with a bike"],
    ["We need boys for packing.", "We need people for packing."],
    ["We need 5 boys for our shop", "We need 5 people for our shop"],
    ["Looking for a boy for packing", "Looking for a person for packing"],
    ["Boys required for helper job", "People required for helper job"],
    ["Need a male accountant", "Need an accountant"],
    ["We need an air hostess.", "We need a cabin crew member."],
    ["Reception work, female only below 30", "Reception work"],
    ["We need a receptionist (female only).", "We need a receptionist."],
    ["Pay 10,000 to 15,000 from 9:30, females only", "Pay 10,000 to 15,000 from 9:30"],
    ["Female only, billing and cash work", "Billing and cash work"],
    ["Night shift: male candidates, age below 35", "Night shift"],
    ["Driver for part-time work - males only", "Driver for part-time work"],
    ["Helper wanted, age 18-30, male", "Helper wanted"],
    ["Pay 10,000 - 15,000 per month, females only", "Pay 10,000 - 15,000 per month"],
    ["Timing 9 am - 6 pm, male candidates only", "Timing 9 am - 6 pm"],
    ["केवल पुरुष।", "यह काम कर सकने वाले सभी लोग आवेदन कर सकते हैं।"],
  ])("offers in place of '%s' first '%s'", (text, first) => {
    expect(findingsIn(text)[0]?.instead[0]).toBe(first);
  });

  it.each([
    ["Female Receptionist", "Receptionist"],
    ["Telecaller (Female only)", "Telecaller"],
    ["HR Executive - Female", "HR Executive"],
    ["Salesman", "Salesperson"],
    ["Ward Boy", "Ward attendant"],
    ["Boys required for helper job", "People required for helper job"],
    ["Only male candidates", undefined],
  ])("offers for the title '%s' %s", (title, mended) => {
    expect(findingsIn(title, true)[0]?.instead[0]).toBe(mended);
  });

  it.each([
    ["dukan helper male URGENT!!!", true, "Dukan helper URGENT"],
    ["Only female candidates!!!", false, "Everybody who can do this work may apply."],
  ])("leaves of '%s' no sign behind what it offers (POST-10)", (text, isTitle, mended) => {
    const [found] = findingsIn(text, isTitle);
    const { start = 0, end = 0, instead: [offered = ""] = [] } = found ?? {};
    expect(text.slice(0, start) + offered + text.slice(end)).toBe(mended);
  });

  it.each(["Delivery boy", "Delievery boy", "Dilivery boy", "Delivary-boy", "Deliveryboy"])(
    "asks about '%s' as it does of any name of a trade, however it is spelled (POST-10)",
    (trade) => {
      for (const isTitle of [true, false]) {
        const [found] = findingsIn(trade, isTitle);
        expect([found?.isHeld, found?.instead[0]]).toEqual([false, "Delivery partner"]);
      }
      expect(heldWordsIn(trade, `${trade} needed.`)).toEqual([]);
    },
  );

  it("offers nothing that it would find fault with", () => {
    const texts = [
      TEXT,
      "Only male candidates below 30.",
      "Unmarried, good looking Brahmin girls only, no disabled, no South Indians, age 18-25",
    ];
    const offered = texts.flatMap((text) => findingsIn(text).flatMap(({ instead }) => instead));
    expect(offered.flatMap((text) => findingsIn(text))).toEqual([]);
  });

  it("stands where its letters stand, invisible and composed ones too", () => {
    const text = "Hel\u200Blo.  Sirf la\u200Bdke!\n- लड़कियां चाहिए";
    expect(findingsIn(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      "Sirf la\u200Bdke!",
      "लड़कियां चाहिए",
    ]);
  });

  it("leaves out what an admin has let pass", () => {
    expect(findingsIn("Female only", false, ["shuts-out-by-sex"])).toEqual([]);
  });
});

describe("why a job is held", () => {
  it("is each rule with its first words, those of scams among them", () => {
    expect(heldWordsIn("Packer (Male)", "Age 18-25. Girls only.\nA registration fee applies.")).toEqual([
      { rule: "asks-for-money", words: "registration fee" },
      { rule: "shuts-out-by-sex", words: "Male" },
      { rule: "shuts-out-by-age", words: "Age 18-25" },
    ]);
  });
});

describe("a text that breaks a rule over and over (REQS-09)", () => {
  it.each(["केवल पुरुष ", "only male, "])("is read in a time that grows with its length: %s", (broken) => {
    const text = broken.repeat(20_000);
    const [finding, ...others] = findingsIn(text);
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      kind: "SHUTS_OUT",
      start: 0,
      words: expect.stringContaining(broken.slice(0, 5)) as string,
    });
  });
});
