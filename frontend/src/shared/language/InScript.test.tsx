import { render } from "@testing-library/react";
import { InScript } from "./InScript";

const shown = (text: string) => render(<InScript>{text}</InScript>).container.innerHTML;

describe("a text in one of India's scripts", () => {
  it("is marked with its language, its words together", () => {
    expect(shown("गाड़ी चालक")).toBe('<span lang="hi">गाड़ी चालक</span>');
  });

  it.each([
    ["bn", "ড্রাইভার"],
    ["pa", "ਡਰਾਈਵਰ"],
    ["gu", "ડ્રાઇવર"],
    ["or", "ଡ୍ରାଇଭର"],
    ["ta", "ஓட்டுநர்"],
    ["te", "డ్రైవర్"],
    ["kn", "ಚಾಲಕ"],
    ["ml", "ഡ്രൈവർ"],
  ])("is %s in %s", (language, text) => {
    expect(shown(text)).toBe(`<span lang="${language}">${text}</span>`);
  });

  it("is marked alone where other words stand beside it", () => {
    expect(shown("ड्राइवर (Driver), night trips")).toBe('<span lang="hi">ड्राइवर</span> (Driver), night trips');
  });

  it("leaves other texts as they are", () => {
    expect(shown("Driver, ₹20,000")).toBe("Driver, ₹20,000");
  });
});
