import { isWebAddress } from "./company.rules";

describe("a web address", () => {
  it.each([
    "https://nugu.example",
    "http://nugu.example:8080/paints?of=1980#top",
    "HTTPS://Nugu.Example/",
    "https://नौकरी.भारत/",
    "https://user:word@nugu.example",
    "http://203.0.113.7/",
    "http://[2001:db8::7]/",
  ])("is %s", (text) => {
    expect(isWebAddress(text)).toBe(true);
  });

  it.each([
    "nugu.example",
    "javascript:alert(1)",
    "ftp://nugu.example",
    "https://nugu",
    "https://www.nugu",
    "https://",
    "http:nugu.example",
    "https://nugu .example",
    "https://nugu_paints.example",
    "https://-nugu.example",
    "https://nugu..example",
    "https://nugu.example.",
    "https://nugu.example/<b>",
    " https://nugu.example",
    "https://nugu.7",
  ])("is none: %s", (text) => {
    expect(isWebAddress(text)).toBe(false);
  });
});
