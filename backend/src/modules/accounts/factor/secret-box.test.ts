import { randomBytes } from "node:crypto";
import { SecretBox } from "./secret-box";

const box = new SecretBox(randomBytes(32));
const secret = Buffer.from("12345678901234567890");

describe("a sealed secret (TWOF-02)", () => {
  it("opens for whom it was sealed, and looks different each time", () => {
    const sealed = box.seal(secret, "asha");
    expect(box.open(sealed, "asha")).toEqual(secret);
    expect(box.seal(secret, "asha")).not.toBe(sealed);
    expect(Buffer.from(sealed, "base64").includes(secret)).toBe(false);
  });

  it("opens for nobody else, with no other key, and not once it was changed", () => {
    const sealed = box.seal(secret, "asha");
    expect(() => box.open(sealed, "ravi")).toThrow();
    expect(() => new SecretBox(randomBytes(32)).open(sealed, "asha")).toThrow();
    const bytes = Buffer.from(sealed, "base64");
    bytes[bytes.length - 1] = (bytes[bytes.length - 1] ?? 0) ^ 1;
    expect(() => box.open(bytes.toString("base64"), "asha")).toThrow();
  });
});
