import { render } from "@testing-library/react";
import { LocaleProvider } from "./LocaleProvider";

describe("LocaleProvider", () => {
  it("tells the document which language it is in", () => {
    document.documentElement.lang = "";
    render(<LocaleProvider locale="en">Jobs</LocaleProvider>);
    expect(document.documentElement.lang).toBe("en-IN");
  });
});
