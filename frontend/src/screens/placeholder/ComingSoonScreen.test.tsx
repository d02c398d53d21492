import { cleanup, screen, within } from "@testing-library/react";
import { renderRoutes } from "../../test/renderRoutes";
import { violationsIn } from "../../test/axe";

async function open(address: string) {
  const opened = renderRoutes(address);
  await screen.findByRole("heading", { level: 1, name: "Coming Soon" });
  return opened;
}

const mainLinks = () =>
  within(screen.getByRole("main"))
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);

describe("placeholder pages", () => {
  it.each([
    "/jobs/saved",
    "/jobs/applied",
    "/employer/branding",
    "/pricing",
    "/resume-builder",
    "/about",
    "/contact",
    "/resources",
    "/job-alerts",
    "/post-job",
    "/solutions",
    "/privacy",
    "/terms",
    "/no/such/page",
  ])(
    "%s says 'Coming Soon' and leads back home (ROUTE-04, ROUTE-05, ROUTE-06, ROUTE-07)",
    async (address) => {
      await open(address);
      expect(mainLinks()[0]).toEqual(["Back to Home", "/"]);
    },
  );

  it.each([
    ["/jobs/saved", "/dashboard"],
    ["/jobs/applied", "/dashboard"],
    ["/employer/jobs", "/dashboard"],
    ["/pricing", "/subscription/plans"],
    ["/job-alerts", "/alerts"],
    ["/privacy", "/privacy-notice"],
    ["/terms", "/terms-of-use"],
    ["/resume-builder", "/resume/create"],
    ["/post-job", "/jobs/post"],
  ])("%s points to where the real thing lives, %s (ROUTE-08)", async (address, elsewhere) => {
    await open(address);
    expect(mainLinks()[1]?.[1]).toBe(elsewhere);
  });

  it.each(["/jobs/saved", "/jobs/applied", "/employer/jobs", "/pricing", "/job-alerts"])(
    "%s says that the real thing is there",
    async (address) => {
      await open(address);
      expect(screen.getByText(/^This page is still being built\./)).toHaveTextContent(/ (are on|have) /);
    },
  );

  it("has a search where the portal knows no such address, and none elsewhere (CRAWL-05)", async () => {
    await open("/no/such/page");
    const search = within(screen.getByRole("search"));
    expect(search.getByRole("button", { name: "Search Jobs" })).toBeInTheDocument();
    cleanup();
    await open("/pricing/");
    expect(screen.queryByRole("search")).toBeNull();
  });

  it.each(["/pricing", "/no/such/page"])("has no accessibility violations: %s", async (address) => {
    const { container } = await open(address);
    expect(await violationsIn(container)).toEqual([]);
  });
});
