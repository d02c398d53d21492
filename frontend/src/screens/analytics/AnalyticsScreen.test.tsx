import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { buildSession } from "../../test/factories";
import { renderRoutes } from "../../test/renderRoutes";
import { periodOf } from "./analytics-address";
import { ChosenJobDocument, JobChoicesDocument } from "../../features/jobs/own/JobChoice.generated";
import { AnalyticsScreenDocument, type AnalyticsScreenQuery } from "./AnalyticsScreen.generated";
import { violationsIn } from "../../test/axe";

type Analytics = AnalyticsScreenQuery["employerAnalytics"];

const FULL: Analytics = {
  views: 1_240,
  applications: 40,
  medianHoursToAnswer: 60,
  funnel: [
    { status: "SUBMITTED", count: 40 },
    { status: "VIEWED", count: 30 },
    { status: "SHORTLISTED", count: 10 },
  ],
  answers: [
    { fromDays: 0, toDays: 0, count: 4 },
    { fromDays: 1, toDays: 2, count: 6 },
    { fromDays: 14, toDays: null, count: 2 },
  ],
  rejections: [
    { reason: "PAY", count: 6 },
    { reason: null, count: 2 },
  ],
  jobs: [
    {
      jobId: "a",
      title: "Loom Fitter",
      location: "Hebbal, Mysuru",
      views: 900,
      applications: 30,
      shortlisted: 2,
      medianHoursToAnswer: 20,
    },
    {
      jobId: "b",
      title: "Dyer",
      location: "Mysuru",
      views: 340,
      applications: 10,
      shortlisted: 8,
      medianHoursToAnswer: 96,
    },
  ],
  days: [
    { day: "2026-11-20", views: 620, applications: 40, medianHoursToAnswer: 60 },
    { day: "2026-11-21", views: 620, applications: 0, medianHoursToAnswer: null },
  ],
};

const EMPTY: Analytics = { ...FULL, views: 0, applications: 0, medianHoursToAnswer: null, jobs: [] };

const answerWith = (analytics: Analytics, jobId: string | null = null) => {
  const typed = <Row extends object>(__typename: string, rows: Row[]) =>
    rows.map((row) => ({ __typename, ...row }));
  const employerAnalytics = {
    __typename: "EmployerAnalytics",
    ...analytics,
    funnel: typed("FunnelStage", analytics.funnel),
    answers: typed("AnswerWait", analytics.answers),
    rejections: typed("RejectionFigure", analytics.rejections),
    jobs: typed("JobFigures", analytics.jobs),
    days: typed("DayFigures", analytics.days),
  };
  return {
    request: {
      query: AnalyticsScreenDocument,
      variables: { ...periodOf(30, Date.now()), jobId },
    },
    result: { data: { employerAnalytics } },
  };
};

const buildJob = (id: string, title: string) => ({
  __typename: "Job" as const,
  ...{ id, title, location: "Mysuru" },
  standing: { __typename: "JobStanding" as const, applicationCount: 2, unopenedCount: 0 },
});

/** The jobs that a text finds, and the one that an address names, which is not among them. */
const jobs = [
  {
    request: { query: JobChoicesDocument, variables: () => true },
    result: { data: { candidateJobs: [buildJob("a", "Loom Fitter")] } },
    maxUsageCount: Number.POSITIVE_INFINITY,
  },
  {
    request: { query: ChosenJobDocument, variables: () => true },
    result: ({ id = "" }) => ({ data: { myJob: buildJob(id, id === "a" ? "Loom Fitter" : "Weaver") } }),
    maxUsageCount: Number.POSITIVE_INFINITY,
  },
];

const open = (analytics: Analytics) =>
  renderRoutes("/analytics", {
    session: buildSession({ role: "employer" }),
    mocks: [answerWith(analytics), ...jobs],
  });

const rowsOf = async (name: string) =>
  within(await screen.findByRole("table", { name }))
    .getAllByRole("row")
    .slice(1)
    .map((row) => Array.from(row.children, ({ textContent }) => textContent));

describe("AnalyticsScreen", () => {
  it("has a table behind every chart (ROUTE-11)", async () => {
    const { container } = open(FULL);
    expect(await rowsOf("How far applications came")).toEqual([
      ["New", "40", "100%"],
      ["Viewed", "30", "75%"],
      ["Shortlisted", "10", "25%"],
    ]);
    expect(await rowsOf("Time to first answer")).toEqual([
      ["Within 24 hours", "4", "10%"],
      ["1–2 days", "6", "15%"],
      ["14 days or more", "2", "5%"],
      ["No answer yet", "28", "70%"],
    ]);
    expect(await rowsOf("By day")).toEqual([
      ["21 Nov 2026", "620", "0", "–"],
      ["20 Nov 2026", "620", "40", "2.5 days"],
    ]);
    expect(await violationsIn(container)).toEqual([]);
  });

  it("counts the reasons of rejections, where there are any (PIPE-02)", async () => {
    open(FULL);
    expect(await rowsOf("Reasons for rejections")).toEqual([
      ["Expected pay", "6", "75%"],
      ["Not said", "2", "25%"],
    ]);
  });

  it("compares the jobs in the figure that was chosen, the greatest first", async () => {
    open(FULL);
    const region = within(await screen.findByRole("region", { name: "By job" }));
    // After the options of the choice come the bars, and then the table's head.
    const order = () => region.getAllByText(/^(Loom Fitter|Dyer)$/).map(({ textContent }) => textContent);
    expect(order().slice(0, 2)).toEqual(["Loom Fitter", "Dyer"]);
    await userEvent.selectOptions(region.getByRole("combobox", { name: "Figure" }), "Time to first answer");
    expect(order().slice(0, 2)).toEqual(["Dyer", "Loom Fitter"]);
    expect(order().slice(2)).toEqual(["Loom Fitter", "Dyer"]);
  });

  it("says what to do where nothing has happened yet", async () => {
    open(EMPTY);
    expect(await screen.findByText("Nothing to show yet")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Your job postings" })).toHaveAttribute("href", "/job-postings");
    expect(screen.queryByRole("table")).not.toBeInTheDocument();
  });

  it("offers Retry where the figures did not come", async () => {
    renderRoutes("/analytics", { session: buildSession({ role: "employer" }), mocks: jobs });
    expect(await screen.findByRole("button", { name: "Retry" })).toBeInTheDocument();
  });

  it("names the job of its address, however many there are, and takes another or all", async () => {
    const { router } = renderRoutes("/analytics?job=job-77", {
      session: buildSession({ role: "employer" }),
      mocks: [answerWith(FULL, "job-77"), answerWith(FULL, "a"), answerWith(FULL), ...jobs],
    });
    const choice = await screen.findByRole("combobox", { name: "Job" });
    await waitFor(() => expect(choice).toHaveTextContent("Weaver"));
    await userEvent.click(choice);
    await userEvent.keyboard("Loom");
    await userEvent.click(await screen.findByRole("option", { name: /Loom Fitter/ }));
    expect(router.state.location.search).toBe("?job=a");
    await userEvent.click(await screen.findByRole("button", { name: "Clear Job" }));
    expect(router.state.location.search).toBe("");
  });
});
