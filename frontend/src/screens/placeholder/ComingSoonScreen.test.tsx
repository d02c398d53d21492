import { screen, within } from "@testing-library/react";
import { axe } from "jest-axe";
import { renderRoutes } from "../../test/renderRoutes";

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
    ["/job-alerts", "/jobs"],
  ])("%s points to where the real thing lives, %s (ROUTE-08)", async (address, elsewhere) => {
    await open(address);
    expect(mainLinks()[1]?.[1]).toBe(elsewhere);
  });

  it.each(["/jobs/saved", "/jobs/applied", "/employer/jobs", "/pricing"])(
    "%s promises nothing that is not there yet",
    async (address) => {
      await open(address);
      expect(screen.getByText(/^This page is still being built\./)).toHaveTextContent(/ will (be|have) /);
    },
  );

  it.each(["/resume-builder", "/post-job"])(
    "%s leads home alone while the real thing is not built",
    async (address) => {
      await open(address);
      expect(mainLinks()).toHaveLength(1);
    },
  );

  it("has no accessibility violations", async () => {
    const { container } = await open("/pricing");
    expect(await axe(container)).toHaveNoViolations();
  });
});
