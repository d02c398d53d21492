import {
  gstinCheckSign,
  gstinText,
  isPresentState,
  ownGstOf,
  panOf,
  plainGstin,
  stateOf,
} from "./gstin.rules";

const complaint = (text: string) => gstinText.safeParse(text).error?.issues[0]?.message ?? null;
/** Made up, with the check sign that belongs to it. */
const made = (first14: string) => first14 + gstinCheckSign(first14);

describe("a GSTIN (VERI-04)", () => {
  // Both stand in many manuals.
  it.each(["27AAPFU0939F1ZV", "29AAGCB7383J1Z4"])("takes %s", (gstin) => {
    expect(complaint(gstin)).toBeNull();
  });

  it("is taken as people type it", () => {
    expect(complaint(" 27aapfu 0939f-1zv ")).toBeNull();
    expect(plainGstin(" 27aapfu 0939f-1zv ")).toBe("27AAPFU0939F1ZV");
  });

  it("has a state and a PAN in it", () => {
    expect(stateOf("27AAPFU0939F1ZV")).toBe("Maharashtra");
    expect(panOf("27AAPFU0939F1ZV")).toBe("AAPFU0939F");
  });

  it.each([
    ["too short", "27AAPFU0939F1Z", "must have 15"],
    ["of another form", "27AAPFU0939F1YV", "must look like"],
    ["of a holder that PANs don't know", made("27AAPXU0939F1Z"), "fourth letter"],
    ["of no state", made("40AAPFU0939F1Z"), "code of a state"],
    ["with two signs in the wrong order", "27AAPFU0993F1ZV", "wrong check digit"],
    ["with one wrong sign", "27AAPFU0938F1ZV", "wrong check digit"],
  ])("is refused %s", (_what, gstin, words) => {
    expect(complaint(gstin)).toContain(words);
  });

  it("knows every slip of one sign", () => {
    const right = "27AAPFU0939F1ZV";
    for (let at = 0; at < 14; at += 1)
      for (const sign of "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ")
        if (sign !== right[at])
          expect(complaint(right.slice(0, at) + sign + right.slice(at + 1))).not.toBeNull();
  });
});

describe("a state of the GST law", () => {
  it("has UTGST in place of SGST if it is a union territory without a legislature (MONEY-10)", () => {
    expect(["04", "26", "31", "35", "38", "97"].map(ownGstOf)).toEqual(Array(6).fill("UTGST"));
    // Delhi, Puducherry, and Jammu and Kashmir have legislatures.
    expect(["07", "34", "01", "29"].map(ownGstOf)).toEqual(Array(4).fill("SGST"));
  });

  it("may be gone, and is named still (MONEY-10)", () => {
    expect(["25", "28", "77"].map(isPresentState)).toEqual([false, false, false]);
    expect(["26", "37", "38"].map(isPresentState)).toEqual([true, true, true]);
    expect(stateOf("25")).toBe("Daman and Diu");
  });
});
