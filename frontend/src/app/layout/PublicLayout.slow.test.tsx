import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Session } from "../../auth/session";
import { buildSession } from "../../test/factories";
import { renderRoutes } from "../../test/renderRoutes";
import { violationsIn } from "../../test/axe";
import { loadServedParts } from "../../design-system/LazyPart/part-code";

async function openAbout(session?: Session, logout: () => Promise<void> = () => Promise.resolve()) {
  const opened = renderRoutes("/about", { session, actions: { logout } });
  await screen.findByRole("heading", { level: 1 });
  return opened;
}

function linksOf(area: HTMLElement) {
  return within(area)
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);
}

const addressesOf = (area: HTMLElement) => linksOf(area).map(([, address]) => address);
const banner = () => screen.getByRole("banner");

async function openDrawer() {
  await userEvent.click(screen.getByRole("button", { name: "Open menu", hidden: true }));
  return screen.findByRole("dialog");
}

function namesIn(drawer: HTMLElement) {
  const controls = [...within(drawer).getAllByRole("link"), ...within(drawer).getAllByRole("button")];
  return controls.map((control) => control.textContent).filter(Boolean);
}

beforeAll(loadServedParts);

describe("top navigation", () => {
  it("links to home, Find Jobs, Post a Job, Sign In and Register; no Dashboard for a visitor (NAV-01, NAV-02)", async () => {
    await openAbout();
    expect(linksOf(banner())).toEqual([
      ["JobPortal", "/"],
      ["Find Jobs", "/jobs"],
      ["Post a Job", "/jobs/post"],
      ["Sign In", "/signin"],
      ["Register", "/signup"],
    ]);
  });

  it("keeps the avatar's place to whom the provider has not told yet, with no word of signing in (AUTH-23)", async () => {
    await openAbout({ status: "signed-out", isPresumed: true });
    const place = within(banner()).getByRole("link", { name: "Sign In" });
    expect(place).toHaveAttribute("href", "/signin");
    expect(banner()).not.toHaveTextContent(/Sign In|Register/);
  });

  it("has Dashboard when signed in (NAV-02)", async () => {
    await openAbout(buildSession());
    expect(within(banner()).getByRole("link", { name: "Dashboard" })).toHaveAttribute("href", "/dashboard");
    expect(within(banner()).queryByRole("link", { name: "Sign In" })).not.toBeInTheDocument();
  });

  it("has an avatar menu with Dashboard and Logout (NAV-03)", async () => {
    await openAbout(buildSession());
    await userEvent.click(screen.getByRole("button", { name: "Account menu" }));
    const entries = await screen.findAllByRole("menuitem");
    expect(entries.map((entry) => entry.textContent)).toEqual(["Dashboard", "Logout"]);
  });

  it("shows the profile photo, or else the first letter of the e-mail (NAV-04)", async () => {
    const { unmount } = await openAbout(buildSession());
    expect(screen.getByRole("button", { name: "Account menu" })).toHaveTextContent("P");
    unmount();
    await openAbout(buildSession({ photoURL: "/photos/1.webp" }));
    const trigger = screen.getByRole("button", { name: "Account menu" });
    expect(trigger.querySelector("img")).toHaveAttribute("src", "/photos/1.webp");
    expect(trigger).toHaveTextContent("");
  });

  it.each([
    ["a visitor", undefined, ["Home", "Find Jobs", "Post a Job", "Sign In", "Register"]],
    [
      "who has no account yet",
      buildSession({}, "missing"),
      ["Home", "Find Jobs", "Post a Job", "Dashboard", "English", "Logout"],
    ],
  ])("holds the same entries in a side drawer, for %s (NAV-05)", async (_who, session, expected) => {
    await openAbout(session);
    const drawer = await openDrawer();
    expect(namesIn(drawer)).toEqual(expected);
  });

  const common = ["Home", "Find Jobs"];
  const own = ["Dashboard", "Profile", "Job Alerts", "Settings"];
  it.each([
    ["jobseeker", [...common, ...own, "Post a Job", "English", "Logout"]],
    ["employer", [...common, "Post a Job", "Dashboard", "Profile", "Settings", "English", "Logout"]],
  ] as const)(
    "leads to the pages of an account from the drawer, as %s (NAV-05, WAYS-01)",
    async (role, expected) => {
      await openAbout(buildSession({ role }));
      expect(namesIn(await openDrawer())).toEqual(expected);
    },
  );

  it("has the languages in the drawer, too, of whoever is signed in (WAYS-01)", async () => {
    await openAbout(buildSession());
    const drawer = await openDrawer();
    expect(within(drawer).getByRole("link", { name: "Job Alerts" })).toHaveAttribute("href", "/alerts");
    await userEvent.click(within(drawer).getByRole("button", { name: "Language: English" }));
    expect(await within(drawer).findByRole("menuitem", { name: "हिन्दी" })).toBeVisible();
    expect(await violationsIn(document.body)).toEqual([]);
  });

  it.each([
    ["/jobs", "Find Jobs"],
    ["/jobs/search", "Find Jobs"],
    ["/jobs/saved", "Find Jobs"],
    ["/jobs/job-1", "Find Jobs"],
    ["/jobs/post", "Post a Job"],
    ["/about", undefined],
  ])("marks where %s belongs, in the bar and in the drawer: %s", async (address, current) => {
    renderRoutes(address, { session: buildSession() });
    const marked = (area: HTMLElement) =>
      within(area)
        .queryAllByRole("link", { current: "page" })
        .map((link) => link.textContent);
    const expected = current ? [current] : [];
    await screen.findByRole("heading", { level: 1 });
    expect(marked(banner())).toEqual(expected);
    await userEvent.click(screen.getByRole("button", { name: "Open menu", hidden: true }));
    expect(marked(await screen.findByRole("dialog"))).toEqual(expected);
  });

  it("signs out and returns to / (NAV-06)", async () => {
    const logout = jest.fn(() => Promise.resolve());
    const { router } = await openAbout(buildSession(), logout);
    await userEvent.click(screen.getByRole("button", { name: "Account menu" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Logout" }));
    await waitFor(() => expect(logout).toHaveBeenCalledTimes(1));
    expect(router.state.location.pathname).toBe("/");
    // A later visit to this entry of the history ends nothing.
    await waitFor(() => expect(router.state.location.state).toBeNull());
  });
});

describe("footer", () => {
  it("links for job seekers, employers and the company (NAV-07, NAV-08, NAV-09)", async () => {
    await openAbout();
    const group = (name: string) => screen.getByRole("navigation", { name });
    expect(addressesOf(group("For Job Seekers"))).toEqual([
      "/jobs",
      "/resources",
      "/resume-builder",
      "/job-alerts",
    ]);
    expect(addressesOf(group("For Employers"))).toEqual([
      "/post-job",
      "/candidates",
      "/pricing",
      "/solutions",
    ]);
    expect(addressesOf(group("Company"))).toEqual(["/about", "/contact", "/privacy", "/terms"]);
  });

  it("has a social link for each configured address (NAV-10)", async () => {
    await openAbout();
    const link = (name: string) => within(screen.getByRole("contentinfo")).queryByRole("link", { name });
    expect(link("X")).toHaveAttribute("href", "https://x.example/portal");
    expect(link("LinkedIn")).toHaveAttribute("href", "https://linkedin.example/portal");
    expect(link("Instagram")).toHaveAttribute("href", "https://instagram.example/portal");
    expect(link("Facebook")).toHaveAttribute("href", "https://facebook.example/portal");
    expect(link("YouTube")).not.toBeInTheDocument();
  });

  it("shows the configured e-mail, phone and Bangalore address (NAV-11)", async () => {
    await openAbout();
    expect(screen.getByRole("link", { name: "help@portal.example" })).toHaveAttribute(
      "href",
      "mailto:help@portal.example",
    );
    expect(screen.getByRole("link", { name: "+91 80 0000 0000" })).toHaveAttribute(
      "href",
      "tel:+918000000000",
    );
    expect(screen.getByText("12th Main Road, Indiranagar, Bangalore 560038")).toBeInTheDocument();
  });

  it.each([2027, 2041])("carries the year of the current date: %d (NAV-12)", async (year) => {
    const now = new Date(year, 5, 15);
    jest.useFakeTimers({ now, doNotFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
    await openAbout();
    expect(screen.getByRole("contentinfo")).toHaveTextContent(`© ${year} JobPortal`);
  });
});

describe("the bar of phones (SEEN-15)", () => {
  const ways = async () =>
    within(await screen.findByRole("navigation", { name: "Shortcuts", hidden: true }))
      .getAllByRole("link", { hidden: true })
      .map((link) => [link.textContent, link.getAttribute("href")]);

  it("leads job seekers to jobs, saved jobs, applications and profile", async () => {
    await openAbout(buildSession());
    expect(await ways()).toEqual([
      ["Jobs", "/jobs"],
      ["Saved", "/dashboard/saved-jobs"],
      ["Applications", "/dashboard/applications"],
      ["Profile", "/profile"],
    ]);
  });

  it("is neither visitors' nor employers'", async () => {
    for (const session of [undefined, buildSession({ role: "employer" })]) {
      const { unmount } = await openAbout(session);
      expect(screen.queryByRole("navigation", { name: "Shortcuts", hidden: true })).not.toBeInTheDocument();
      unmount();
    }
  });
});

describe("moving between pages", () => {
  it("moves focus to the new page's heading and names the tab after it", async () => {
    await openAbout();
    await userEvent.click(screen.getByRole("link", { name: "Pricing" }));
    await waitFor(() => expect(document.title).toBe("Pricing: Coming Soon · JobPortal"));
    expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  });

  it("begins with a link past the navigation", async () => {
    await openAbout();
    await userEvent.tab();
    expect(screen.getByRole("link", { name: "Skip to content" })).toHaveFocus();
    expect(screen.getByRole("main")).toHaveAttribute("id", "main");
  });

  it("has no accessibility violations", async () => {
    const { container } = await openAbout(buildSession());
    expect(await violationsIn(container)).toEqual([]);
  });
});
