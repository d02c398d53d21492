import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { buildCompany, buildJob } from "../../features/jobs/job/jobs.factories";
import { buildSession } from "../../test/factories";
import { renderRoutes } from "../../test/renderRoutes";
import { companyAnswer, companyFailure } from "./companies.factories";
import { violationsIn } from "../../test/axe";

const jobs = (count: number, title = "Weaver") =>
  Array.from({ length: count }, (_, index) => buildJob({ title: `${title} ${index + 1}` }));

async function open(answer: ReturnType<typeof companyAnswer>, more: ReturnType<typeof companyAnswer>[] = []) {
  const opened = renderRoutes("/companies/company-1", { mocks: [answer, ...more] });
  await screen.findByRole("heading", { level: 1, name: "Kaveri Health" });
  return opened;
}

const fact = (label: string) => screen.getByText(label, { selector: "dt" }).closest("div");

describe("a company's page", () => {
  it("says who the company is, and shows its open jobs as the job list does (JOBS-07)", async () => {
    const { container } = await open(companyAnswer({ jobs: jobs(2) }));
    const main = within(screen.getByRole("main"));
    expect(main.getAllByText("Verified")[0]).toBeVisible();
    expect(screen.getByRole("region", { name: "About" })).toHaveTextContent("software for clinics");
    expect(fact("Industry")).toHaveTextContent("Healthcare software");
    const list = within(screen.getByRole("region", { name: "Open jobs (2)" }));
    expect(list.getAllByRole("article")).toHaveLength(2);
    expect(list.getByRole("link", { name: "Weaver 1" })).toHaveAttribute(
      "href",
      expect.stringMatching("^/jobs/"),
    );
    expect(screen.queryByRole("link", { name: "Edit this page" })).not.toBeInTheDocument();
    expect(document.title).toBe("Jobs at Kaveri Health · JobPortal");
    expect(await violationsIn(container)).toEqual([]);
  });

  it("says in plain words what was checked, when, and what that doesn't say (VERI-03)", async () => {
    const check = {
      ...{ __typename: "CompanyCheckSeen" as const, kind: "DOMAIN" as const, about: "kaveri.example" },
      ...{ checkedAt: "2026-11-10T06:30:00.000Z", holdsUntil: "2027-11-10T06:30:00.000Z" },
    };
    await open(companyAnswer({ checks: [check], verifiedUntil: "2027-11-12T06:30:00.000Z" }));
    expect(screen.getByRole("link", { name: "Verified" })).toHaveAttribute(
      "href",
      "/companies/company-1#checked",
    );
    const checked = within(screen.getByRole("region", { name: "What we checked" }));
    expect(checked.getByText("They run the website kaveri.example.")).toBeVisible();
    expect(checked.getByText("10 Nov 2026")).toBeVisible();
    expect(checked.getByText(/It holds until 12 Nov 2027/)).toBeVisible();
    expect(checked.getAllByText("Not checked yet")).toHaveLength(3);
    expect(checked.getByText(/doesn’t say how the work or the pay is/)).toBeVisible();
  });

  it("draws what the company writes of itself in Markdown", async () => {
    await open(companyAnswer({ company: { about: "### Who we are\n\n- **Honest** weavers" } }));
    const about = within(screen.getByRole("region", { name: "About" }));
    expect(about.getByRole("heading", { name: "Who we are", level: 3 })).toBeVisible();
    expect(about.getByRole("listitem")).toHaveTextContent(/^Honest weavers$/);
  });

  it("leads to the company's own site in a tab that learns nothing of ours", async () => {
    await open(companyAnswer({ company: { website: "https://www.kaveri.example/" } }));
    const link = screen.getByRole("link", { name: "kaveri.example" });
    expect(link).toHaveAttribute("href", "https://www.kaveri.example/");
    expect(link).toHaveAttribute("rel", "noopener noreferrer nofollow ugc");
    expect(link).toHaveAttribute("target", "_blank");
  });

  it("makes no link of what is no address of the web", async () => {
    await open(companyAnswer({ company: { website: "javascript:alert(1)" } }));
    expect(fact("Website")).toHaveTextContent("javascript:alert(1)");
    expect(screen.queryByRole("link", { name: "javascript:alert(1)" })).not.toBeInTheDocument();
  });

  it("tells how the company replies once the server does, and nothing before", async () => {
    const { unmount } = await open(companyAnswer({ company: { replyRate: 72, medianReplyDays: 3 } }));
    expect(fact("Replies to")).toHaveTextContent("72% of applicants");
    expect(fact("First reply")).toHaveTextContent("usually within 3 days");
    unmount();
    await open(companyAnswer());
    expect(screen.queryByText("Replies to")).not.toBeInTheDocument();
    expect(screen.queryByText("First reply")).not.toBeInTheDocument();
  });

  it("says so where the company is not verified, wrote nothing, and has no open job", async () => {
    const bare = { about: null, website: null, industry: null, employees: null, headquarters: null };
    const { container } = await open(companyAnswer({ company: { ...bare, isVerified: false } }));
    expect(screen.getByText("Not verified yet")).toBeVisible();
    expect(screen.getByText("Kaveri Health has not written about itself yet.")).toBeVisible();
    expect(screen.getByRole("heading", { name: "No open jobs right now" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Find other jobs" })).toHaveAttribute("href", "/jobs");
    expect(screen.queryByRole("region", { name: "At a glance" })).not.toBeInTheDocument();
    expect(await violationsIn(container)).toEqual([]);
  });

  it("shows the logo in place of the letters", async () => {
    const { container } = await open(companyAnswer({ company: { logoURL: "/logos/1.webp" } }));
    expect(container.querySelector("main img")).toHaveAttribute("src", "/logos/1.webp");
  });

  it("goes through its jobs by pages, with the focus at their head", async () => {
    const second = companyAnswer({ jobs: jobs(1, "Dyer"), total: 21, page: 2 });
    const { router } = await open(companyAnswer({ jobs: jobs(20), total: 21 }), [second]);
    await userEvent.click(screen.getByRole("link", { name: "Page 2" }));
    expect(await screen.findByRole("link", { name: "Dyer 1" })).toBeVisible();
    expect(router.state.location.search).toBe("?page=2");
    expect(screen.getByRole("heading", { name: "Open jobs (21)" })).toHaveFocus();
  });

  it("goes to the last page where the address asks for one beyond it", async () => {
    const { router } = renderRoutes("/companies/company-1?page=9", {
      mocks: [companyAnswer({ total: 1, page: 9 }), companyAnswer({ jobs: jobs(1) })],
    });
    expect(await screen.findByRole("link", { name: "Weaver 1" })).toBeVisible();
    expect(router.state.location.search).toBe("");
  });

  it("of a company that was merged is the other one's", async () => {
    const merged = companyAnswer({ id: "company-0" });
    const { router } = renderRoutes("/companies/company-0", {
      mocks: [merged, companyAnswer({ jobs: jobs(1) })],
    });
    expect(await screen.findByRole("link", { name: "Weaver 1" })).toBeVisible();
    expect(router.state.location.pathname).toBe("/companies/company-1");
  });

  it("says kindly that there is none, with the way on", async () => {
    const { container } = renderRoutes("/companies/company-1", { mocks: [companyAnswer({ company: null })] });
    expect(await screen.findByRole("heading", { level: 1, name: "This company is not here" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Find jobs" })).toHaveAttribute("href", "/jobs");
    expect(await violationsIn(container)).toEqual([]);
  });

  it("offers Retry where it did not come", async () => {
    renderRoutes("/companies/company-1", { mocks: [companyFailure(), companyAnswer()] });
    const retry = await screen.findByRole("button", { name: "Retry" });
    expect(screen.getByRole("heading", { level: 1, name: "Company" })).toBeInTheDocument();
    await userEvent.click(retry);
    expect(await screen.findByRole("heading", { level: 1, name: "Kaveri Health" })).toBeVisible();
  });

  it("offers its members to edit it", async () => {
    renderRoutes("/companies/company-1", {
      session: buildSession({ role: "employer" }),
      mocks: [companyAnswer({ canEdit: true })],
    });
    expect(await screen.findByRole("link", { name: "Edit this page" })).toHaveAttribute(
      "href",
      "/companies/company-1/edit",
    );
  });

  it("is where a job's card leads by the company's name", async () => {
    const job = buildJob({ company: buildCompany({ id: "company-2", name: "Nugu Paints" }) });
    const { router } = await open(companyAnswer({ jobs: [job] }), [
      companyAnswer({ company: { id: "company-2", name: "Nugu Paints" } }),
    ]);
    await act(() => userEvent.click(screen.getByRole("link", { name: "Nugu Paints" })));
    await waitFor(() => expect(router.state.location.pathname).toBe("/companies/company-2"));
  });
});
