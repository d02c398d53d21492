import { screen, within } from "@testing-library/react";
import { DATA_PURPOSES, DATA_PURPOSE_TEXTS } from "@job-portal/protocol/data-purposes";
import { violationsIn } from "../../test/axe";
import { renderRoutes } from "../../test/renderRoutes";

describe("/privacy-notice", () => {
  it("names each purpose with its data, reason, ground and period (PRIV-03)", async () => {
    const { container } = renderRoutes("/privacy-notice");
    expect(await screen.findByRole("heading", { level: 1, name: "Privacy notice" })).toBeInTheDocument();
    for (const purpose of DATA_PURPOSES) {
      const { name, what, why, period } = DATA_PURPOSE_TEXTS[purpose];
      const part = within(screen.getByRole("region", { name }));
      for (const line of [what, why, period]) expect(part.getByText(line)).toBeInTheDocument();
    }
    const finding = within(screen.getByRole("region", { name: "Being found by companies" }));
    expect(finding.getByText(/^Only if you turn it on\./)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Open settings" })).toHaveAttribute("href", "/settings");
    expect(await violationsIn(container)).toEqual([]);
  });
});

describe("/terms-of-use", () => {
  it("says what holds, and leads to the privacy notice (PRIV-04)", async () => {
    const { container } = renderRoutes("/terms-of-use");
    expect(await screen.findByRole("heading", { level: 1, name: "Terms of use" })).toBeInTheDocument();
    expect(within(screen.getByRole("main")).getByRole("link", { name: "Privacy notice" })).toHaveAttribute(
      "href",
      "/privacy-notice",
    );
    expect(await violationsIn(container)).toEqual([]);
  });
});

describe("/signup", () => {
  it("names what an account takes, with links, and asks for nothing more (PRIV-05)", async () => {
    renderRoutes("/signup");
    const notice = within(await screen.findByRole("region", { name: "What we use to make your account" }));
    expect(notice.getAllByRole("listitem")).toHaveLength(4);
    expect(notice.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/privacy-notice",
      "/terms-of-use",
    ]);
    for (const role of ["checkbox", "textbox", "radio", "button"])
      expect(notice.queryAllByRole(role)).toEqual([]);
  });
});
