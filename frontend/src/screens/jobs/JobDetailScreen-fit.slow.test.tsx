import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { buildMatch } from "../../features/applications/candidate/candidates.factories";
import { open } from "./job-apply.factories";

const match = buildMatch();

/** Whether the window has room for two columns. */
const wide = (isWide: boolean) =>
  jest.spyOn(window, "matchMedia").mockImplementation(
    (media) =>
      Object.assign(new EventTarget(), {
        matches: isWide,
        media,
        onchange: null,
      }) as unknown as MediaQueryList,
  );
afterEach(() => jest.restoreAllMocks());

const follows = (first: Element, second: Element) =>
  Boolean(first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING);
const fit = () => screen.getByRole("region", { name: "How you fit this job" });
const description = () => screen.getByRole("heading", { name: "Job Description" });

describe("how one fits a job", () => {
  it("stands before the description where there is one column (SEEN-05)", async () => {
    wide(false);
    await open([], { match });
    expect(follows(fit(), description())).toBe(true);
  });

  it("stands beside it, after it, where there are two", async () => {
    wide(true);
    await open([], { match });
    expect(follows(description(), fit())).toBe(true);
  });

  it("is a ring beside the title on phones, which leads there (SEEN-06)", async () => {
    wide(false);
    await open([], { match });
    await userEvent.click(screen.getByRole("button", { name: "84% match. See why", hidden: true }));
    expect(within(fit()).getByRole("heading")).toHaveFocus();
  });
});
