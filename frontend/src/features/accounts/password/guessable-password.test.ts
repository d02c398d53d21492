import { isGuessable } from "./guessable-password";

describe("a password that is easy to guess (HEED-01)", () => {
  it.each([
    ...[
      "123456",
      "12345678",
      "987654",
      "111111",
      "121212",
      "abcdef",
      "abcabc",
      "qwerty",
      "QWERTY123",
      "asdf1234",
    ],
    ...[
      "password",
      "Password1",
      "P@ssw0rd",
      "passw0rd!",
      "Welcome@123",
      "admin123",
      "India2024",
      "iloveyou",
      "test1234",
    ],
    ...["meena.patil", "Meena123", "meenapatil2026", "meena.patil@kaveri.example"],
  ])("%s is one", (password) => {
    const email = password.startsWith("Meena1") ? "meena@kaveri.example" : "meena.patil@kaveri.example";
    expect(isGuessable(password, email)).toBe(true);
  });

  it.each([
    ...[
      "kaveri-2026",
      "Local-Demo-1",
      "chai garam subah",
      "monsoon-idli-7",
      "hT4vq9",
      "मेराभारत77",
      "test-drive-kal",
    ],
    // Shorter than Firebase takes: it says so in its own words.
    ...["12345", "abc", ""],
  ])("%s is none", (password) => {
    expect(isGuessable(password, "meena.patil@kaveri.example")).toBe(false);
  });
});
