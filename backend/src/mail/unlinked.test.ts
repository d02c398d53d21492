import { unlinked } from "./unlinked";

describe("a stranger's words in a mail to somebody who may not know them (REQS-08)", () => {
  it.each([
    ["You won: http://evil.example/x", "You won: evil. example/x"],
    ["Claim at HTTPS://evil.example", "Claim at evil. example"],
    ["www.evil.example", "www. evil. example"],
    ["evil.com/claim?id=1", "evil. com/claim?id=1"],
    ["write to boss@evil.example", "write to boss @ evil. example"],
    ["javascript:alert(1) mailto:boss@evil.example", "javascript: alert(1) mailto: boss @ evil. example"],
    ["ईनाम.भारत", "ईनाम. भारत"],
    ["xn--abc.evil。com", "xn--abc. evil. com"],
    ["http://https://evil.in", "evil. in"],
    ["//1.2.3.4/x", "//1. 2. 3. 4/x"],
    ["t.co/x", "t. co/x"],
    ["Kaveri Works\r\nBcc: a@kaveri.in", "Kaveri Works Bcc: a @ kaveri. in"],
  ])("is nothing that a mail program makes a link of: %s", (typed, shown) => {
    expect(unlinked(typed)).toBe(shown);
  });

  it.each([
    "B.Com fresher",
    "Kaveri Works (P) Ltd.",
    "Sector 62, Noida",
    "2.5 LPA",
    "C++ / C#",
    "Dr. A.K. Rao",
  ])("stays as it is where it is none: %s", (typed) => {
    expect(unlinked(typed)).toBe(typed);
  });
});
