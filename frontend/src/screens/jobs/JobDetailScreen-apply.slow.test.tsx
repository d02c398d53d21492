import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import {
  ApplicationQuotaDocument,
  SendableResumesDocument,
  WithdrawApplicationDocument,
} from "../../features/applications/application/ApplyJob.generated";
import {
  NOTE,
  applying,
  buildApplication,
  buildResume,
  open,
  openDialog,
  pressSend,
  quota,
  refused,
  resumes,
  sendable,
  sent,
  usedUp,
} from "./job-apply.factories";
import { buildJob } from "../../features/jobs/job/jobs.factories";
import { violationsIn } from "../../test/axe";

afterEach(() => window.sessionStorage.clear());

describe("'Apply Now' (JOBS-10)", () => {
  it("says that e-mail and phone, grouped to be read, wait until one is shortlisted (WAYS-06)", async () => {
    await open([quota()], {}, { user: { additionalData: { phone: "+919833012345" } } });
    const dialog = await openDialog();
    expect(dialog.getByText("Only once they shortlist you:").parentElement).toHaveTextContent(
      "Only once they shortlist you: priya.nair@example.in · +91 98330 12345",
    );
  });

  it("shows in a line what will be sent, and what is left this month (PLAN-02)", async () => {
    await open([quota()]);
    const dialog = await openDialog();
    expect(dialog.getByText("They’ll get your profile:").parentElement).toHaveTextContent(
      "They’ll get your profile: Priya Nair · Nurse",
    );
    expect(dialog.getByText("They’ll see this copy. Later edits don’t change it.")).toBeVisible();
    expect(dialog.queryByRole("textbox", { name: /^(Full name|Phone|Professional title)/ })).toBeNull();
    expect(dialog.getByRole("link", { name: "Edit your profile" })).toHaveAttribute("href", "/profile");
    expect(await dialog.findByText("3 of 5 applications left in November")).toBeVisible();
    expect(await violationsIn(document.body)).toEqual([]);
  });

  it("says that premium has no limit (PLAN-04)", async () => {
    await open([quota({ plan: "PREMIUM", limit: null, remaining: null })]);
    const dialog = await openDialog();
    expect(await dialog.findByText("Your plan has no limit on applications")).toBeVisible();
  });

  it.each([
    ["Ward Nurse", "r-2", "Ward Nurse, in the template Classic"],
    ["Theatre Nurse", "r-1", "Theatre Nurse, in the template Classic"],
    ["My profile", null, "They’ll get your profile:"],
  ])("begins with the finished resume changed last, and sends what is chosen: %s", async (name, id, text) => {
    const mine = resumes(buildResume("r-2", "Ward Nurse"), buildResume("r-1", "Theatre Nurse"));
    await open([quota(), mine, applying(sent, null, id)]);
    const dialog = await openDialog("Ward Nurse, in the template Classic");
    expect(dialog.getByRole("radio", { name: "Ward Nurse" })).toBeChecked();
    expect(dialog.getByRole("button", { name: "Download it as PDF" })).toBeInTheDocument();
    await userEvent.click(dialog.getByRole("radio", { name }));
    expect(dialog.getByText(text)).toBeInTheDocument();
    await pressSend(dialog);
    expect(await screen.findByText("Your application is sent.")).toBeInTheDocument();
  });

  it("begins with the last one whose template the plan has room for, and says so of the others", async () => {
    const mine = resumes(buildResume("r-2", "Ward Nurse", "BOLD"), buildResume("r-1", "Theatre Nurse"));
    await open([quota(), mine]);
    const dialog = await openDialog("Theatre Nurse, in the template Classic");
    expect(dialog.getByRole("radio", { name: "Theatre Nurse" })).toBeChecked();
    await userEvent.click(dialog.getByRole("radio", { name: "Ward Nurse" }));
    expect(dialog.getByText(/^Your plan doesn’t include this resume’s template/)).toBeVisible();
  });

  it("begins with the profile where the plan has room for no resume's template", async () => {
    await open([quota(), resumes(buildResume("r-2", "Ward Nurse", "BOLD"))]);
    const dialog = await openDialog();
    expect(dialog.getByRole("radio", { name: "My profile" })).toBeChecked();
  });

  it("sends nothing before it is known what there is to send, and asks again where that did not come", async () => {
    const away = { request: { query: SendableResumesDocument }, error: new Error("No connection") };
    await open([quota(), away, resumes(buildResume("r-1", "Ward Nurse"))]);
    await userEvent.click(screen.getByRole("button", { name: "Apply Now" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Apply to Staff Nurse" }));
    const send = () => dialog.getByRole("button", { name: "Send Application" });
    expect(send()).toBeDisabled();
    expect(dialog.queryByText("They’ll get your profile:")).not.toBeInTheDocument();
    expect(await dialog.findByText("We couldn’t load your resumes.")).toBeVisible();
    expect(send()).toBeDisabled();
    await userEvent.click(dialog.getByRole("button", { name: "Retry" }));
    expect(await dialog.findByRole("radio", { name: "Ward Nurse" })).toBeChecked();
    expect(send()).toBeEnabled();
  });

  it("sends the note, and then shows 'Applied' with the date and a link to the dashboard", async () => {
    await open([quota(), applying(sent, NOTE)]);
    const dialog = await openDialog();
    await userEvent.type(dialog.getByLabelText(/Note to the company/), ` ${NOTE} `);
    await pressSend(dialog);
    expect(await screen.findByText("Applied 21 Nov 2026")).toBeVisible();
    expect(await screen.findByText("Your application is sent.")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(screen.queryByRole("button", { name: "Apply Now" })).not.toBeInTheDocument();
    const own = within(screen.getByRole("region", { name: "Your application" }));
    expect(own.getByText("Submitted")).toBeVisible();
    expect(own.getByRole("link", { name: "See it on your dashboard" })).toHaveAttribute("href", "/dashboard");
  });

  it("says clearly that the limit is reached, with a way to upgrade that leads back (PLAN-02, SEEN-02)", async () => {
    await open([usedUp]);
    const dialog = await openDialog(
      "You have used all 5 applications of November. You’ll get new ones on 1 December, or now with a larger plan.",
    );
    expect(dialog.getByRole("link", { name: "Upgrade Plan" })).toHaveAttribute(
      "href",
      "/subscription/plans?returnTo=%2Fjobs%2F7%3Fapply",
    );
    expect(dialog.queryByRole("button", { name: "Send Application" })).not.toBeInTheDocument();
    expect(dialog.queryByRole("radio")).not.toBeInTheDocument();
  });

  it("says so too where the last one went in another window meanwhile", async () => {
    await open([quota(), applying(refused("APPLICATION_LIMIT_REACHED")), usedUp]);
    const dialog = await openDialog();
    await pressSend(dialog);
    expect(await dialog.findByText(/^You have used all 5 applications of November/)).toBeVisible();
  });

  it.each([
    ["JOB_NOT_OPEN", "This job is no longer open."],
    ["OWN_JOB", "This job is your own company’s."],
    ["ALREADY_APPLIED", "You have already applied to this job."],
    [
      "UNDER_AGE",
      "You said that you’re under 18, so you can’t apply here. Was that wrong? Change it in the settings.",
    ],
    ["EMAIL_NOT_VERIFIED", "Verify your e-mail address first: open the link in the email we sent you."],
    ["UNAVAILABLE", "Your application could not be sent. Please try again."],
  ])("keeps the note when it is refused with %s, and says why", async (code, message) => {
    await open([quota(), applying(refused(code), NOTE)]);
    const dialog = await openDialog();
    await userEvent.type(dialog.getByLabelText(/Note to the company/), NOTE);
    await pressSend(dialog);
    expect(await dialog.findByRole("alert")).toHaveTextContent(message);
    expect(dialog.getByLabelText(/Note to the company/)).toHaveValue(NOTE);
  });

  it("can't be sent again to a job that has closed meanwhile, and leads on to jobs like it", async () => {
    await open([quota(), applying(refused("JOB_NOT_OPEN"))]);
    const dialog = await openDialog();
    await pressSend(dialog);
    const way = await dialog.findByRole("link", { name: "Find jobs like it" });
    expect(way).toHaveAttribute("href", "/jobs?q=Staff+Nurse");
    expect(dialog.getByRole("button", { name: "Send Application" })).toBeDisabled();
  });

  it("says in view, above its buttons, that it is not sent where the browser keeps nothing that could wait (JOBS-10)", async () => {
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("Full", "QuotaExceededError");
    });
    const away = { ...applying(sent), result: undefined, error: new TypeError("Failed to fetch") };
    await open([quota(), away]);
    const dialog = await openDialog();
    const send = await pressSend(dialog);
    const alert = await dialog.findByRole("alert");
    expect(alert).toHaveTextContent(/could not be reached. Check your connection and try again.$/);
    // The buttons' bar stays in view while what is above it scrolls.
    expect(send.parentElement?.firstElementChild).toBe(alert);
    jest.restoreAllMocks();
  });

  it("tells resumes of one title apart by their dates", async () => {
    await open([quota(), resumes(...["r-0", "r-1"].map((id) => buildResume(id, "Ward Nurse")))]);
    await openDialog("Ward Nurse, in the template Classic");
    expect(screen.getByRole("radio", { name: "Ward Nurse (updated 20 Nov 2026)" })).toBeVisible();
    expect(screen.getByRole("radio", { name: "Ward Nurse (updated 21 Nov 2026)" })).toBeInTheDocument();
  });

  it("keeps a note that was typed when the dialog closes, until it is sent", async () => {
    await open([quota(), quota(), resumes()]);
    await userEvent.type((await openDialog()).getByLabelText(/Note to the company/), NOTE);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect((await openDialog()).getByLabelText(/Note to the company/)).toHaveValue(NOTE);
  });

  it("begins the note with a cover letter whose places are filled, and gives back what was typed (COVR-04)", async () => {
    const text = "Dear {company}, I am {name} and would like to be {job}. {other}";
    const letter = { __typename: "CoverLetter" as const, id: "l-1", title: "To hospitals", text };
    await open([quota(), sendable([], {}, [letter])]);
    const dialog = await openDialog();
    const box = dialog.getByLabelText(/Note to the company/);
    await userEvent.type(box, NOTE);
    await userEvent.selectOptions(dialog.getByLabelText(/Begin with a cover letter/), "To hospitals");
    expect(box).toHaveValue(
      `Dear ${buildJob().company.name}, I am Priya Nair and would like to be Staff Nurse. {other}`,
    );
    await userEvent.click(dialog.getByRole("button", { name: "Bring back what I had written" }));
    expect(box).toHaveValue(NOTE);
  });

  it("counts a note's characters, and keeps but does not send what is too long", async () => {
    await open([quota()]);
    const dialog = await openDialog();
    const box = dialog.getByLabelText(/Note to the company/);
    expect(dialog.getByText("0 of 3,000 characters")).toBeVisible();
    await userEvent.click(box);
    await userEvent.paste("a".repeat(3001));
    expect(dialog.getByText("Take out 1 character.")).toBeVisible();
    await pressSend(dialog);
    expect(box).toHaveValue("a".repeat(3001));
    expect(dialog.getByRole("button", { name: "Send Application" })).toBeEnabled();
  });

  it("opens by itself for whoever signed in on the way", async () => {
    const { router } = await open([quota()], {}, { address: "/jobs/7?apply" });
    const dialog = within(await screen.findByRole("dialog", { name: "Apply to Staff Nurse" }));
    await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(router.state.location.search).toBe("");
  });

  it("can be sent where what is left can't be read: the server knows", async () => {
    const away = { request: { query: ApplicationQuotaDocument }, error: new Error("No connection") };
    await open([away, applying(sent)]);
    const dialog = await openDialog();
    await pressSend(dialog);
    expect(await screen.findByText("Applied 21 Nov 2026")).toBeVisible();
  });
});

describe("one's application", () => {
  const withdrawing = (result: object) => ({
    request: { query: WithdrawApplicationDocument, variables: { id: "application-1" } },
    result,
  });

  async function confirmWithdrawal(says = "You can undo this for 15 minutes.") {
    await userEvent.click(screen.getByRole("button", { name: "Withdraw" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Withdraw your application?" }));
    expect(screen.getByRole("dialog")).toHaveTextContent(says);
    await userEvent.click(dialog.getByRole("button", { name: "Withdraw" }));
  }

  it("is withdrawn once that is confirmed, and gives back what nobody opened (SEEN-03, SEEN-04)", async () => {
    const withdrawn = buildApplication({
      status: "WITHDRAWN",
      statusAt: "2026-11-21T06:30:00.000Z",
      viewerMoves: [],
      withdrawalUndoUntil: "2026-11-21T06:45:00.000Z",
    });
    await open([withdrawing({ data: { withdrawApplication: { ...withdrawn, history: [] } } })], {
      viewerApplication: buildApplication(),
    });
    await confirmWithdrawal("They haven’t opened it yet, so it won’t count against this month’s limit.");
    expect(await screen.findByText("Withdrawn 21 Nov 2026")).toBeVisible();
    const own = within(screen.getByRole("region", { name: "Your application" }));
    expect(
      own.getByText("You can undo this until 12:15 pm. You can apply to a job only once."),
    ).toBeVisible();
    expect(screen.queryByRole("button", { name: "Withdraw" })).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Apply Now" })).not.toBeInTheDocument();
  });

  it("stays where withdrawing fails", async () => {
    await open([withdrawing(refused("UNAVAILABLE"))], { viewerApplication: buildApplication() });
    await confirmWithdrawal();
    expect(await screen.findByText("We couldn’t withdraw your application. Please try again.")).toBeVisible();
    expect(screen.getByText("Applied 21 Nov 2026")).toBeVisible();
  });

  it.each([
    ["VIEWED", null, "Status: Under Review"],
    ["SHORTLISTED", "NO_REPLY", "Status: Shortlisted · No reply"],
    ["SUBMITTED", "JOB_CLOSED", "Status: Submitted · Job closed"],
  ])("reads as it stands: %s, %s (STAT-08)", async (status, remark, text) => {
    await open([], { viewerApplication: buildApplication({ status, remark }) });
    expect(screen.getByRole("region", { name: "Your application" })).toHaveTextContent(text);
  });
});
