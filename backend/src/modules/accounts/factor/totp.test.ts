import { newTotpSecret, periodOfCode, totpKeyOf } from "./totp";

/** RFC 6238, appendix B, SHA-1: the last six of the eight digits there. */
const SECRET = Buffer.from("12345678901234567890");

describe("a code of an authenticator app (TWOF-01)", () => {
  it.each([
    [59, "287082"],
    [1111111109, "081804"],
    [1111111111, "050471"],
    [1234567890, "005924"],
    [2000000000, "279037"],
    [20000000000, "353130"],
  ])("is that of the RFC at second %i", (second, code) => {
    expect(periodOfCode(SECRET, code, new Date(second * 1000))).toBe(Math.floor(second / 30));
  });

  it("counts in the period before and after its own, and no longer", () => {
    const at = (second: number) => periodOfCode(SECRET, "287082", new Date(second * 1000));
    expect([at(0), at(30), at(60), at(89)]).toEqual([1, 1, 1, 1]);
    expect([at(90), at(1000)]).toEqual([null, null]);
  });

  it("is six digits", () => {
    for (const wrong of ["", "28708", "2870820", "abcdef", "287083"])
      expect(periodOfCode(SECRET, wrong, new Date(59_000))).toBeNull();
  });

  it("comes of a secret of 160 bits, which an app reads from an address of its own", () => {
    expect(newTotpSecret()).toHaveLength(20);
    expect(newTotpSecret()).not.toEqual(newTotpSecret());
    const { key, uri } = totpKeyOf(SECRET, { issuer: "JobPortal", label: "asha@mail.example" });
    expect(key).toBe("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
    expect(uri).toBe(
      "otpauth://totp/JobPortal:asha%40mail.example?issuer=JobPortal&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ" +
        "&algorithm=SHA1&digits=6&period=30",
    );
  });
});
