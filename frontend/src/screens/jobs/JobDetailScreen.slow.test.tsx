import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { buildCompany, buildJob, buildPay } from "../../features/jobs/job/jobs.factories";
import { renderRoutes } from "../../test/renderRoutes";
import { JobDetailScreenDocument } from "./JobDetailScreen.generated";
import { violationsIn } from "../../test/axe";

const request = (id: string) => ({ query: JobDetailScreenDocument, variables: { id } });
const answer = (job: ReturnType<typeof buildJob>, similarJobs: ReturnType<typeof buildJob>[] = []) => ({
  request: request(job.id),
  result: { data: { job, closedJob: null, similarJobs } },
});
const closedJob = {
  __typename: "ClosedJob",
  ...{ title: "React Engineer", companyName: "Kaveri Systems", closedAt: "2026-11-10T06:30:00.000Z" },
};
const nothing = (
  id: string,
  similarJobs: ReturnType<typeof buildJob>[] = [],
  closed: typeof closedJob | null = null,
) => ({
  request: request(id),
  result: { data: { job: null, closedJob: closed, similarJobs } },
});
const failure = (id: string) => ({ request: request(id), error: new Error("No connection") });

async function open(job = buildJob()) {
  const opened = renderRoutes(`/jobs/${job.id}`, { mocks: [answer(job)] });
  await screen.findByRole("heading", { level: 1, name: job.title });
  return opened;
}

const section = (name: string) => {
  const found = screen.getByRole("heading", { level: 2, name }).closest("section");
  if (!found) throw new Error(`'${name}' heads no section.`);
  return within(found);
};
const fact = (label: string) => screen.getByText(label).closest("div");

describe("job detail", () => {
  it("shows title, company, location and the type as a chip (JOBS-09)", async () => {
    await open(buildJob({ title: "Senior Frontend Engineer", type: "PART_TIME" }));
    const main = within(screen.getByRole("main"));
    expect(main.getAllByText("Kaveri Health")[0]).toBeVisible();
    expect(main.getAllByText("Verified")[0]).toBeVisible();
    expect(main.getByText("Koramangala, Bangalore")).toBeVisible();
    expect(main.getByText("part-time")).toBeVisible();
    expect(main.getByText("2 openings")).toBeVisible();
    expect(document.title).toBe("Senior Frontend Engineer at Kaveri Health · JobPortal");
  });

  it("says how the company replies, once enough have applied", async () => {
    await open(buildJob({ company: buildCompany({ replyRate: 72, medianReplyDays: 3 }) }));
    expect(fact("Replies to")).toHaveTextContent("72% of applicants");
    expect(fact("First reply")).toHaveTextContent("usually within 3 days");
  });

  it("says nothing of replies before", async () => {
    await open();
    expect(screen.queryByText("Replies to")).not.toBeInTheDocument();
  });

  it("shows salary as it is read and by the year, experience, work mode and dates (JOBS-09, JOBS-14)", async () => {
    await open(
      buildJob({
        pay: buildPay({
          ...{ text: "25-32k pm + incentives", headline: "₹25,000–32,000 a month" },
          ...{ remarks: ["plus incentives"], unit: "MONTH", yearlyMin: 300_000, yearlyMax: 384_000 },
        }),
      }),
    );
    expect(fact("Salary")).toHaveTextContent(
      "₹25,000–32,000 a monthplus incentives₹3,00,000–3,84,000 a year",
    );
    expect(fact("Experience")).toHaveTextContent("4–7 years");
    expect(fact("Work mode")).toHaveTextContent("Hybrid");
    expect(fact("Posted")).toHaveTextContent("19 Nov 2026");
    expect(fact("Apply by")).toHaveTextContent("18 Dec 2026");
  });

  it.each([
    ["Up to ₹25,000 a month", "AT_MOST", "up to ₹3,00,000 a year"],
    ["From ₹25,000 a month", "AT_LEAST", "from ₹3,00,000 a year"],
  ] as const)("says of '%s' which end the year's pay is", async (headline, bound, yearly) => {
    const pay = buildPay({ headline, bound, unit: "MONTH", yearlyMin: 300_000, yearlyMax: 300_000 });
    await open(buildJob({ pay }));
    expect(fact("Salary")).toHaveTextContent(`${headline}${yearly}`);
  });

  it.each([
    [84_000, 96_000, "₹84,000–96,000 a year"],
    [1_250_000, 1_250_000, "₹12,50,000 a year"],
    [9_000_000, 12_500_000, "₹90,00,000–1,25,00,000 a year"],
  ])("shows %d to %d rupees in ₹ with Indian grouping (JOBS-14)", async (yearlyMin, yearlyMax, shown) => {
    await open(buildJob({ pay: buildPay({ headline: "As read", yearlyMin, yearlyMax }) }));
    expect(fact("Salary")?.textContent).toBe(`SalaryAs read${shown}`);
  });

  it("leaves the year's pay out where the salary is no figure", async () => {
    await open(
      buildJob({
        pay: buildPay({
          ...{ headline: "Not stated", kind: "NOT_STATED", remarks: ["Negotiable"] },
          ...{ unit: null, yearlyMin: null, yearlyMax: null },
        }),
      }),
    );
    expect(fact("Salary")).toHaveTextContent(/^SalaryNot statedNegotiable$/);
  });

  it("has a 'Job Description' and what is required (JOBS-12)", async () => {
    await open();
    const description = section("Job Description");
    expect(description.getByText("You will lead the patient timeline.")).toBeVisible();
    expect(description.getByRole("heading", { level: 3, name: "What you will do" })).toBeVisible();
    expect(description.getAllByRole("listitem")).toHaveLength(2);
    expect(section("Requirements").getByText("written").tagName).toBe("STRONG");
  });

  it("never takes an employer's text for markup", async () => {
    await open(buildJob({ description: "<img src=x onerror=alert(1)>" }));
    expect(section("Job Description").getByText("<img src=x onerror=alert(1)>")).toBeVisible();
  });

  it("has 'Benefits', listing each (JOBS-13)", async () => {
    await open();
    const benefits = section("Benefits").getAllByRole("listitem");
    expect(benefits.map(({ textContent }) => textContent)).toEqual(["Health cover", "26 days of paid leave"]);
  });

  it("has no 'Benefits' where there are none", async () => {
    await open(buildJob({ benefits: [] }));
    expect(screen.queryByRole("heading", { name: "Benefits" })).not.toBeInTheDocument();
  });

  it.each([
    ["Apply Now", "/jobs/7?apply"],
    ["Save Job", "/jobs/7"],
  ])("'%s' leads a visitor to sign in, and back to the job (JOBS-10, JOBS-11)", async (name, back) => {
    await open(buildJob({ id: "7" }));
    const address = `/signin?returnTo=${encodeURIComponent(back)}`;
    expect(screen.getByRole("link", { name })).toHaveAttribute("href", address);
  });

  it("says who the company is, and where to find its jobs", async () => {
    await open();
    const company = section("Kaveri Health");
    expect(company.getByText("201–500")).toBeVisible();
    expect(company.getByRole("link", { name: "kaveri-health.example" })).toHaveAttribute(
      "rel",
      expect.stringContaining("noopener"),
    );
    for (const name of ["Kaveri Health", "See company and open jobs"])
      expect(company.getByRole("link", { name })).toHaveAttribute("href", "/companies/company-1");
  });

  it("makes no link of a website that is none", async () => {
    await open(buildJob({ company: buildCompany({ website: "javascript:alert(1)" }) }));
    expect(screen.queryByRole("link", { name: /alert/ })).not.toBeInTheDocument();
  });

  it.each([
    [buildJob(), "All jobs in Bangalore", "/jobs?location=Bangalore"],
    [
      buildJob({ city: null, location: "Remote", workMode: "REMOTE" }),
      "All remote jobs",
      "/jobs?location=Remote",
    ],
  ])("leads back to the jobs of its place", async (job, name, href) => {
    await open(job);
    expect(screen.getByRole("link", { name })).toHaveAttribute("href", href);
  });

  it("leads back to the search that it was found by", async () => {
    const job = buildJob({ id: "7" });
    const { router } = renderRoutes("/jobs/8", { mocks: [answer(buildJob({ id: "8" }), []), answer(job)] });
    await act(() => router.navigate("/jobs/7", { state: { jobSearch: "?q=cook&location=Pune" } }));
    const link = await screen.findByRole("link", { name: "Back to your search" });
    expect(link).toHaveAttribute("href", "/jobs?q=cook&location=Pune");
  });

  it("tells the server the list that it was opened from, and its place there (SEEK-06)", async () => {
    const job = buildJob({ id: "7", title: "Opened Cook" });
    const openedFrom = { text: "cook", location: "Pune", position: 23 };
    const told = {
      ...answer(job),
      request: { query: JobDetailScreenDocument, variables: { id: "7", openedFrom } },
    };
    const { router } = renderRoutes("/jobs/8", { mocks: [answer(buildJob({ id: "8" }), []), told] });
    const state = { jobSearch: "?q=cook&location=Pune&page=2", place: 3 };
    await act(() => router.navigate("/jobs/7", { state }));
    expect(await screen.findByRole("heading", { level: 1, name: "Opened Cook" })).toBeInTheDocument();
  });

  it("shows similar jobs as cards at its end, and nothing where there are none", async () => {
    const [job, alone] = [buildJob(), buildJob()];
    const similar = [buildJob({ id: "8", title: "Angular Engineer" }), buildJob({ title: "Vue Engineer" })];
    const { unmount } = renderRoutes(`/jobs/${job.id}`, { mocks: [answer(job, similar)] });
    const cards = within(await screen.findByRole("region", { name: "Similar jobs" }));
    expect(cards.getAllByRole("article")).toHaveLength(2);
    expect(cards.getByRole("link", { name: "View Details: Angular Engineer" })).toHaveAttribute(
      "href",
      "/jobs/8",
    );
    unmount();
    await open(alone);
    expect(screen.queryByRole("heading", { name: "Similar jobs" })).not.toBeInTheDocument();
  });

  it("says of one that has closed what it was and since when, and shows jobs similar to it", async () => {
    const similar = buildJob({ id: "8", title: "Angular Engineer" });
    renderRoutes("/jobs/7", { mocks: [nothing("7", [similar], closedJob)] });
    expect(await screen.findByRole("heading", { level: 1, name: "This job is closed" })).toBeVisible();
    expect(document.title).toBe("This job is closed · JobPortal");
    expect(
      screen.getByText("‘React Engineer’ at Kaveri Systems has taken no applications since 10 Nov 2026."),
    ).toBeVisible();
    expect(screen.getByRole("heading", { level: 3, name: "Angular Engineer" })).toBeVisible();
  });

  it("says at once what the list before has told of it: title and company", async () => {
    const listed = buildJob({ id: "job-2", title: "Backend Engineer" });
    const job = buildJob();
    const mocks = [answer(job, [listed]), { ...answer(listed), delay: Number.POSITIVE_INFINITY }];
    renderRoutes(`/jobs/${job.id}`, { mocks });
    await userEvent.click(await screen.findByRole("link", { name: "Backend Engineer" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Backend Engineer" })).toBeInTheDocument();
    expect(within(screen.getByRole("main")).getByRole("link", { name: "Kaveri Health" })).toBeVisible();
  });

  it("keeps one h1 from loading to loaded, so that focus stays", async () => {
    const job = buildJob();
    renderRoutes(`/jobs/${job.id}`, { mocks: [answer(job)] });
    const loading = await screen.findByRole("heading", { level: 1, name: "Job" });
    expect(await screen.findByRole("heading", { level: 1, name: job.title })).toBe(loading);
  });

  it.each([
    [
      { status: "HELD", block: null, reason: "Asks for a fee." },
      /^This job is held until.*Reason: Asks for a fee\./,
    ],
    [
      { status: "HELD", block: "COMPANY", reason: "Not theirs." },
      /because its company is blocked.*Reason: Not theirs\./,
    ],
    [{ status: "EXPIRED", block: null, reason: null }, /^This job has expired.*Only people of its company/],
  ] as const)(
    "says to its company and admins how a job that is not open stands: %o",
    async (closure, text) => {
      const job = buildJob({
        closure: { __typename: "JobClosure" as const, holdCauses: [], shutOutWords: [], ...closure },
      });
      const { container } = await open(job);
      expect(within(screen.getByRole("main")).getAllByRole("status")[0]).toHaveTextContent(text);
      expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute("content", "noindex");
      expect(section("Job Description").getByText("You will lead the patient timeline.")).toBeVisible();
      for (const name of [/Apply Now/, /Save Job/, /Report/])
        expect(screen.queryByRole("link", { name }) ?? screen.queryByRole("button", { name })).toBeNull();
      expect(await violationsIn(container)).toEqual([]);
    },
  );

  it("is for search engines while it is open", async () => {
    await open();
    expect(document.head.querySelector('meta[name="robots"]')).toBeNull();
  });

  it.each(["no-such-job", "%00", "..%2f"])("says 'not found' for the id %s, with ways on", async (id) => {
    renderRoutes(`/jobs/${id}`, { mocks: [nothing(decodeURIComponent(id))] });
    expect(await screen.findByRole("heading", { level: 1, name: "This job is not here" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Find other jobs" })).toHaveAttribute("href", "/jobs");
    expect(screen.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/");
    expect(document.title).toBe("This job is not here · JobPortal");
  });

  it("offers Retry after a failure, which brings the job", async () => {
    const job = buildJob();
    renderRoutes(`/jobs/${job.id}`, { mocks: [failure(job.id), answer(job)] });
    await userEvent.click(await screen.findByRole("button", { name: "Retry" }));
    expect(await screen.findByRole("heading", { level: 1, name: job.title })).toBeVisible();
  });

  it("has no accessibility violation", async () => {
    const { container } = await open();
    expect(await violationsIn(container)).toEqual([]);
  });
});
