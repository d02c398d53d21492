import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import {
  CloseConsentQuestionsDocument,
  ConfirmAdultDocument,
  ConfirmMinorDocument,
  SetConsentDocument,
} from "../../../features/privacy/consents/Consents.generated";
import { buildPay } from "../../../features/jobs/job/jobs.factories";
import { buildConsents } from "../../../features/privacy/consents/consents.factories";
import { buildPass, buildWalkIn } from "../../../features/walk-ins/walk-ins.factories";
import { buildSession } from "../../../test/factories";
import { renderRoutes } from "../../../test/renderRoutes";
import { SeekerDashboardDocument } from "./SeekerDashboard.generated";
import { violationsIn } from "../../../test/axe";

const buildSavedJob = (jobId: string, title: string, savedAt: string, isOpen = true) => ({
  __typename: "SavedJob" as const,
  jobId,
  savedAt,
  title,
  companyName: "Kaveri Health",
  job: isOpen
    ? {
        __typename: "Job" as const,
        id: jobId,
        placesInShort: "Pune",
        ...{ isForClient: false, clientName: null, clientIndustry: null },
        pay: buildPay({ headline: "₹4–6 LPA", amount: "₹4–6" }),
      }
    : null,
});

const nothing = { total: 0, items: [] };
const quota = { used: 0, limit: 5, remaining: 5 };

/** A dashboard with nothing on it but these saved jobs. */
const answer = (
  savedJobs: ReturnType<typeof buildSavedJob>[],
  news: object[] = [],
  consents: object = {},
  upcomingWalkIns: object[] = [],
) => ({
  request: { query: SeekerDashboardDocument },
  result: {
    data: {
      upcomingInterviews: [],
      upcomingWalkIns,
      myConsents: buildConsents(consents),
      applicationNews: news,
      myApplications: { __typename: "ApplicationPage", ...nothing },
      mySavedJobs: { __typename: "SavedJobPage", total: savedJobs.length, items: savedJobs },
      myResumes: { __typename: "ResumePage", ...nothing },
      resumeTemplateQuota: { __typename: "ResumeTemplateQuota", ...quota },
      applicationQuota: {
        __typename: "ApplicationQuota",
        ...quota,
        plan: "FREE",
        resetsAt: "2026-11-30T18:30:00.000Z",
      },
      plans: [],
      recommendedJobs: [],
    },
  },
});

describe("the job seeker's 'Saved Jobs'", () => {
  it("show each with the day in India on which it was saved (DASH-19)", async () => {
    const savedJobs = [
      buildSavedJob("7", "Staff Nurse", "2026-11-20T06:30:00.000Z"),
      // After half past six in the evening, UTC, the next day has begun in India.
      buildSavedJob("8", "Ward Sister", "2026-11-18T18:31:00.000Z"),
      buildSavedJob("9", "Matron", "2026-10-02T06:30:00.000Z", false),
    ];
    renderRoutes("/dashboard", { session: buildSession(), mocks: [answer(savedJobs)] });
    const region = within(await screen.findByRole("region", { name: "Saved Jobs" }));
    const shown = region
      .getAllByRole("article")
      .map((job) => [within(job).getByRole("heading").textContent, timeIn(job)]);
    expect(shown).toEqual([
      ["Staff Nurse", ["Saved 20 Nov", "2026-11-20T06:30:00.000Z"]],
      ["Ward Sister", ["Saved 19 Nov", "2026-11-18T18:31:00.000Z"]],
      ["Matron", ["Saved 2 Oct", "2026-10-02T06:30:00.000Z"]],
    ]);
  });
});

const buildNews = (id: string, status: string) => ({
  ...{ __typename: "Application", id, status, statusAt: "2026-11-20T06:30:00.000Z" },
  job: {
    __typename: "ApplicationJob",
    ...{ title: "Staff Nurse", companyName: "Kaveri Health", placesInShort: "Pune", pay: "₹4–6 LPA" },
  },
});

describe("what is new for a job seeker (SEEN-13)", () => {
  it("leads the dashboard: an offer, an interview, and the steps of companies in a line each", async () => {
    const steps = ["OFFERED", "INTERVIEW", "VIEWED"].map((status) => buildNews(status, status));
    const { container } = renderRoutes("/dashboard", {
      session: buildSession(),
      mocks: [answer([], steps)],
    });
    const news = await screen.findByRole("region", { name: "What’s new" });
    const lines = within(news)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);
    expect(lines).toEqual([
      "Offer · 20 NovKaveri Health offers you the jobStaff Nurse · Pune · ₹4–6 LPASee Application",
      "Interview · 20 NovKaveri Health wants to interview youStaff Nurse · Pune · ₹4–6 LPASee Application",
      "Kaveri Health opened your application for Staff Nurse20 Nov",
    ]);
    expect(within(news).getAllByRole("link")[0]).toHaveAttribute(
      "href",
      "/dashboard/applications?open=OFFERED",
    );
    const jobs = screen.getByRole("region", { name: "Jobs that suit you" });
    expect(news.compareDocumentPosition(jobs)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(await violationsIn(container)).toEqual([]);
  });

  it("leaves no room where nothing is", async () => {
    renderRoutes("/dashboard", { session: buildSession(), mocks: [answer([])] });
    await screen.findByRole("region", { name: "Jobs that suit you" });
    expect(screen.queryByRole("region", { name: "What’s new" })).not.toBeInTheDocument();
  });
});

describe("a job seeker's numbers for walk-ins (WALK-15)", () => {
  it("stand on the dashboard with their day, each a link to its page", async () => {
    const walkIns = [
      buildWalkIn({ pass: buildPass({ number: 1, day: "2099-12-04" }) }),
      buildWalkIn({ jobId: "job-2", pass: buildPass({ id: "visit-2", turn: "OFF" }) }),
    ].map((walkIn) => ({ ...walkIn, __typename: "UpcomingWalkIn" }));
    const { container } = renderRoutes("/dashboard", {
      session: buildSession(),
      mocks: [answer([], [], {}, walkIns)],
    });
    const lines = within(await screen.findByRole("region", { name: "Walk-ins" })).getAllByRole("link");
    expect(lines.map((line) => [line.getAttribute("href"), line.textContent])).toEqual([
      ["/jobs/job-1/walk-in", "Your number 1, Fri, 4 DecKaveri Foods · Delivery Executive10 am to 1 pm"],
      [
        "/jobs/job-2/walk-in",
        "Your number 27, Tue, 24 NovKaveri Foods · Delivery ExecutiveThe company has called off this day.",
      ],
    ]);
    expect(await violationsIn(container)).toEqual([]);
  });

  it("leave no room where there are none", async () => {
    renderRoutes("/dashboard", { session: buildSession(), mocks: [answer([])] });
    await screen.findByRole("region", { name: "Jobs that suit you" });
    expect(screen.queryByRole("region", { name: "Walk-ins" })).not.toBeInTheDocument();
  });
});

const AT = "2026-11-25T06:00:00.000Z";
const CONSENT = { __typename: "Consent", id: "consent-1", purpose: "SEARCH_FIGURES", givenAt: AT };

describe("what a seeker is asked once (CONS-01)", () => {
  const name = "Two questions, asked once";
  const openCard = async (...mocks: object[]) => {
    const view = renderRoutes("/dashboard", {
      session: buildSession(),
      mocks: [answer([], [], { askedAt: null }), ...mocks] as ReturnType<typeof answer>[],
    });
    return { card: await screen.findByRole("region", { name }), ...view };
  };

  it("takes each answer by itself, and goes for good", async () => {
    const said = { askedAt: null, adultAt: AT };
    const { card, container } = await openCard(
      {
        request: { query: ConfirmAdultDocument },
        result: { data: { confirmAdult: buildConsents(said) } },
      },
      {
        request: {
          query: SetConsentDocument,
          variables: { purpose: "SEARCH_FIGURES", isGiven: true, language: "EN" },
        },
        result: { data: { setConsent: { ...buildConsents(said), given: [CONSENT] } } },
      },
      {
        request: { query: CloseConsentQuestionsDocument },
        result: {
          data: { closeConsentQuestions: { ...buildConsents({ adultAt: AT }), given: [CONSENT] } },
        },
      },
    );
    expect(await violationsIn(container)).toEqual([]);
    const box = within(card).getByRole("checkbox", { name: "Count my searches" });
    expect(box).not.toBeChecked();
    await userEvent.click(within(card).getByRole("button", { name: "Yes, I’m 18 or older" }));
    expect(
      await within(card).findByText("You said on 25 November 2026 that you’re 18 or older."),
    ).toBeVisible();
    await userEvent.click(box);
    expect(await within(card).findByText("Allowed on 25 November 2026")).toBeVisible();
    await userEvent.click(within(card).getByRole("button", { name: "Done" }));
    await waitFor(() => expect(screen.queryByRole("region", { name })).not.toBeInTheDocument());
  });

  it("tells whoever is younger why the account has to go, and deletes it there (CONS-04)", async () => {
    const { card, container } = await openCard({
      request: { query: ConfirmMinorDocument },
      result: { data: { confirmMinor: buildConsents({ minorAt: AT, askedAt: null }) } },
    });
    expect(within(card).queryByRole("button", { name: /^Delete/ })).not.toBeInTheDocument();
    await userEvent.click(within(card).getByRole("button", { name: "No, I’m younger" }));
    expect(await within(card).findByText(/we can’t keep your account/)).toBeVisible();
    expect(await violationsIn(container)).toEqual([]);
    await userEvent.click(within(card).getByRole("button", { name: /^Delete/ }));
    expect(await screen.findByRole("dialog")).toBeVisible();
  });

  it("stays with whoever is under age, and lets them say that it was wrong (CONS-06)", async () => {
    renderRoutes("/dashboard", {
      session: buildSession(),
      mocks: [
        answer([], [], { minorAt: AT }),
        {
          request: { query: ConfirmAdultDocument },
          result: { data: { confirmAdult: buildConsents({ adultAt: AT }) } },
        },
      ],
    });
    const card = await screen.findByRole("region", { name });
    expect(within(card).getByText(/we can’t keep your account/)).toBeVisible();
    expect(within(card).queryByRole("button", { name: "Done" })).not.toBeInTheDocument();
    await userEvent.click(within(card).getByRole("button", { name: "I’m 18 or older, I answered wrongly" }));
    await waitFor(() => expect(screen.queryByRole("region", { name })).not.toBeInTheDocument());
  });

  it("is not asked again", async () => {
    renderRoutes("/dashboard", { session: buildSession(), mocks: [answer([])] });
    await screen.findByRole("region", { name: "Jobs that suit you" });
    expect(screen.queryByRole("region", { name })).not.toBeInTheDocument();
  });
});

/** The day as it is read, and as machines read it. */
function timeIn(element: HTMLElement): (string | null | undefined)[] {
  const time = element.querySelector("time");
  return [time?.textContent, time?.getAttribute("datetime")];
}
