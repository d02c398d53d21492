import { asSpelt, isAsDrawn } from "./devanagari-order";

describe("Hindi in a PDF", () => {
  it.each([
    ["िवश्वकमार्", "विश्वकर्मा"],
    ["शैिक्षक योग्यता", "शैक्षिक योग्यता"],
    ["इंडिस्ट्रयल", "इंडस्ट्रियल"],
    ["कायर् अनुभव", "कार्य अनुभव"],
    ["वैवािहक िस्थित", "वैवाहिक स्थिति"],
    ["किटंग", "कटिंग"],
    ["बोडर् / संस्थान", "बोर्ड / संस्थान"],
    ["भाषा ज्ञ ान", "भाषा ज्ञान"],
    ["उत्तर प्र देश", "उत्तर प्रदेश"],
    ["रेखा देवी, Lucknow", "रेखा देवी, Lucknow"],
  ])("is spelt where it stands as it is drawn: %s (RESF-04)", (drawn, spelt) => {
    expect(asSpelt(drawn)).toBe(spelt);
  });

  it("is known to be drawn by words that begin with a short i", () => {
    expect(isAsDrawn("रेखा देवी िवश्वकमार्, िसलाई")).toBe(true);
    expect(isAsDrawn("विश्वकर्मा की शक्ति और राशि")).toBe(false);
    expect(isAsDrawn("Staff Nurse")).toBe(false);
  });
});
