import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Session } from "../../auth/session";
import { loadServedParts } from "../../design-system/LazyPart/part-code";
import { buildHeroJob, buildLocation } from "../../features/landing/landing.factories";
import { buildSession } from "../../test/factories";
import { renderRoutes } from "../../test/renderRoutes";
import { LandingScreen } from "./LandingScreen";
import { LandingScreenDocument } from "./LandingScreen.generated";
import { violationsIn } from "../../test/axe";

const cities = [
  ["LAND-11", "Bangalore", 5234, "5,234"],
  ["LAND-12", "Mumbai", 4123, "4,123"],
  ["LAND-13", "Delhi", 3892, "3,892"],
  ["LAND-14", "Hyderabad", 3567, "3,567"],
  ["LAND-15", "Chennai", 2987, "2,987"],
  ["LAND-16", "Pune", 2765, "2,765"],
  ["LAND-17", "Kolkata", 2543, "2,543"],
  ["LAND-18", "Ahmedabad", 2321, "2,321"],
] as const;

const answered = {
  request: { query: LandingScreenDocument },
  result: {
    data: {
      popularLocations: cities.map(([, city, jobCount]) => buildLocation({ city, jobCount })),
      verifiedJobs: [buildHeroJob({ id: "7", title: "Staff Nurse" }), buildHeroJob({ title: "Accountant" })],
    },
  },
};
const failed = { request: { query: LandingScreenDocument }, error: new Error("No connection") };

function open({
  mocks = [answered],
  session,
}: { mocks?: (typeof answered | typeof failed)[]; session?: Session } = {}) {
  const routeObjects = [
    { path: "/", Component: LandingScreen },
    { path: "*", element: null },
  ];
  return renderRoutes("/", { mocks, session, routeObjects });
}

beforeAll(loadServedParts);

const search = () => within(screen.getByRole("search"));
const addressOf = ({ router }: ReturnType<typeof open>) =>
  router.state.location.pathname + router.state.location.search;

describe("landing page hero", () => {
  it("is headed 'Find Your Dream Job in Your Local Area' (LAND-01)", () => {
    open();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
      /^Find Your Dream Job in Your Local Area$/,
    );
    expect(document.title).toBe("Jobs in Your Local Area · JobPortal");
  });

  it("has a job-title box and a location box (LAND-02)", () => {
    open();
    expect(search().getByRole("combobox", { name: "Job title" })).toBeInTheDocument();
    expect(search().getByRole("combobox", { name: "Location" })).toBeInTheDocument();
  });

  it("opens the job list with both boxes' text on 'Search Jobs' (LAND-03)", async () => {
    const page = open();
    await userEvent.type(search().getByLabelText("Job title"), "software engineer");
    await userEvent.type(search().getByLabelText("Location"), "Bengaluru");
    await userEvent.click(search().getByRole("button", { name: "Search Jobs" }));
    expect(addressOf(page)).toBe("/jobs?q=software+engineer&location=Bengaluru");
  });

  it("searches with Enter too, and leaves an empty box out (LAND-03)", async () => {
    const page = open();
    await userEvent.type(search().getByLabelText("Location"), "Pune{Enter}");
    expect(addressOf(page)).toBe("/jobs?location=Pune");
  });

  it("opens the whole list when both boxes are empty", async () => {
    const page = open();
    await userEvent.click(search().getByRole("button", { name: "Search Jobs" }));
    expect(addressOf(page)).toBe("/jobs");
  });

  it("is a plain form that works by itself", () => {
    open();
    const form = screen.getByRole("search");
    expect(form).toHaveAttribute("method", "get");
    expect(form).toHaveAttribute("action", "/jobs");
    expect(search().getByLabelText("Job title")).toHaveAttribute("name", "q");
    expect(search().getByLabelText("Location")).toHaveAttribute("name", "location");
  });

  it("offers the terms Software Engineer, Marketing, Sales, Design beside 'Popular' (LAND-04)", () => {
    open();
    const terms = within(screen.getByRole("list", { name: "Popular" })).getAllByRole("link");
    expect(terms.map((term) => [term.textContent, term.getAttribute("href")])).toEqual([
      ["Software Engineer", "/jobs?q=Software+Engineer"],
      ["Marketing", "/jobs?q=Marketing"],
      ["Sales", "/jobs?q=Sales"],
      ["Design", "/jobs?q=Design"],
    ]);
  });

  it("shows two real jobs and the biggest city's localities on the map", async () => {
    open();
    const jobs = within(await screen.findByRole("list", { name: "Just posted" }));
    expect(jobs.getByRole("link", { name: "Staff Nurse" })).toHaveAttribute("href", "/jobs/7");
    expect(jobs.getAllByRole("listitem")).toHaveLength(2);
    const pin = screen.getByRole("link", { name: "Koramangala 731 jobs" });
    expect(pin).toHaveAttribute("href", "/jobs?location=Koramangala%2C+Bangalore");
  });
});

describe("landing page", () => {
  it.each([
    ["5,000+", "active jobs"],
    ["2,000+", "companies"],
    ["10k+", "job seekers"],
    ["98%", "success rate"],
  ])("shows %s %s (LAND-05)", (figure, label) => {
    open();
    const figures = screen.getByRole("region", { name: "The portal in figures" });
    expect(within(figures).getByText(label).parentElement).toHaveTextContent(`${label}${figure}`);
  });

  it("has the strip 'Trusted by Leading Companies' (LAND-06)", () => {
    open();
    const strip = screen.getByRole("region", { name: "Trusted by Leading Companies" });
    expect(
      within(strip)
        .getAllByRole("listitem")
        .map((item) => item.textContent),
    ).toContain("Tata");
  });

  it("lists six features in order (LAND-09)", () => {
    open();
    const section = screen.getByRole("region", { name: "Built for the way people here look for work" });
    const titles = within(section).getAllByRole("heading", { level: 3 });
    expect(titles.map((title) => title.textContent)).toEqual([
      "Easy Job Search",
      "Career Growth",
      "Top Companies",
      "Secure Platform",
      "Quick Apply",
      "Local Network",
    ]);
  });

  it.each(cities)(
    "%s: Popular Locations shows the answered count of %s",
    async (_row, city, _count, text) => {
      open();
      const card = (await screen.findByRole("link", { name: city })).closest("li");
      expect(card).toHaveTextContent(`${text} jobs`);
    },
  );

  it("has eight cities under 'Popular Locations' (LAND-10)", async () => {
    open();
    const carousel = await screen.findByRole("list", { name: "Popular Locations" });
    expect(within(carousel).getAllByRole("link")).toHaveLength(8);
  });

  it("explains 'How It Works' in three steps in order (LAND-21)", () => {
    open();
    const section = screen.getByRole("region", { name: "How It Works" });
    const steps = within(section).getAllByRole("listitem");
    expect(steps.map((step) => within(step).getByRole("heading").textContent)).toEqual([
      "Create Profile",
      "Search Jobs",
      "Apply & Connect",
    ]);
  });

  it("leads a visitor from 'Get Started' to sign-up (LAND-22)", () => {
    open();
    expect(screen.getByRole("link", { name: "Get Started" })).toHaveAttribute("href", "/signup");
    expect(screen.getByRole("link", { name: "Post a Job" })).toHaveAttribute("href", "/jobs/post");
  });

  it("leads who is signed in to the dashboard", () => {
    open({ session: buildSession() });
    expect(screen.getByRole("link", { name: "Get Started" })).toHaveAttribute("href", "/dashboard");
  });

  it("keeps its headings in order, none skipped", async () => {
    open();
    await screen.findByRole("link", { name: "Bangalore" });
    const levels = screen.getAllByRole("heading").map(({ tagName }) => Number(tagName.slice(1)));
    expect(levels[0]).toBe(1);
    for (const [index, level] of levels.entries())
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
  });

  it("stands without data: the cities offer Retry, which brings them", async () => {
    open({ mocks: [failed, answered] });
    await userEvent.click(await screen.findByRole("button", { name: "Retry" }));
    expect(await screen.findByRole("link", { name: "Bangalore" })).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Retry" })).not.toBeInTheDocument();
  });

  it("shows no job card after a failure", async () => {
    open({ mocks: [failed] });
    await screen.findByRole("button", { name: "Retry" });
    expect(screen.queryByRole("list", { name: "Just posted" })).not.toBeInTheDocument();
  });

  it("has no accessibility violation", async () => {
    const { container } = open();
    await waitFor(() => expect(screen.getByRole("link", { name: "Bangalore" })).toBeInTheDocument());
    expect(await violationsIn(container)).toEqual([]);
  });
});
