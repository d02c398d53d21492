import { readFileSync } from "node:fs";
import { join } from "node:path";
import { screen, waitFor } from "@testing-library/react";
import { endFirstPaintWith } from "./first-paint";

const page = readFileSync(join(__dirname, "../../index.html"), "utf8");

beforeEach(() => (document.body.innerHTML = /<body>(.*)<\/body>/s.exec(page)?.[1] ?? ""));

const loading = () => screen.queryByRole("status");

describe("the first paint", () => {
  it("names the portal and says that the page loads, before any script has run (AUTH-22)", () => {
    expect(screen.getByText("JobPortal")).toBeInTheDocument();
    expect(loading()).toHaveTextContent("Loading…");
  });

  it("stands until the app has drawn a page", async () => {
    const root = document.getElementById("root");
    if (!root) throw new Error("index.html has no #root.");
    endFirstPaintWith(root);
    expect(loading()).toBeInTheDocument();
    root.append("the page");
    await waitFor(() => expect(loading()).not.toBeInTheDocument());
    expect(document.getElementById("first-paint")).toBeNull();
  });
});
