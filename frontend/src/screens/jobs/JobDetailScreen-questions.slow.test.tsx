import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ApplyQuestionsDocument } from "../../features/applications/answers/Answers.generated";
import { ApplyToJobDocument } from "../../features/applications/application/ApplyJob.generated";
import { violationsIn } from "../../test/axe";
import { open, openDialog, pressSend, questions, quota, refused, sent } from "./job-apply.factories";

afterEach(() => window.sessionStorage.clear());

const asked = (id: string, kind: string, text: string, changes: object = {}) => ({
  ...{ __typename: "ScreeningQuestion" as const, id, bankCode: null, kind, text, options: [] as string[] },
  ...{ unit: null, isRequired: true, wanted: null },
  ...changes,
});
const wanted = (values: string[], least: string | null = null) => ({
  ...{ __typename: "WantedAnswer", values, least, most: null },
});
const WHEELS = asked("q-1", "YES_NO", "Do you own a two-wheeler?", { wanted: wanted(["yes"]) });
const YEARS = asked("q-2", "NUMBER", "Years at a lathe?", { unit: "years", isRequired: false });

/** Takes these answers alone. */
const applying = (answers: { questionId: string; values: string[] }[], result: object) => ({
  request: {
    query: ApplyToJobDocument,
    variables: { input: { jobId: "7", note: null, resumeId: null, answers } },
  },
  result,
});

type Dialog = Awaited<ReturnType<typeof openDialog>>;
const choose = (dialog: Dialog, name: string) =>
  userEvent.click(
    within(dialog.getByRole("group", { name: "Do you own a two-wheeler?" })).getByRole("radio", { name }),
  );

describe("the questions of a job in the Apply dialog (SCRN-03)", () => {
  it("say what is asked for before the answer, and send one that differs all the same", async () => {
    const answers = [
      { questionId: "q-1", values: ["no"] },
      { questionId: "q-2", values: ["2.5"] },
    ];
    await open([quota(), questions([WHEELS, YEARS]), applying(answers, sent)]);
    const dialog = await openDialog();
    expect(await dialog.findByText("They ask for: Yes. You may apply with another answer.")).toBeVisible();
    expect(dialog.queryByText("Not what they ask for. A person decides.")).toBeNull();
    await choose(dialog, "No");
    expect(dialog.getByText("Not what they ask for. A person decides.")).toBeVisible();
    await userEvent.type(dialog.getByRole("textbox", { name: /^Years at a lathe/ }), "2.5");
    expect(await violationsIn(document.body)).toEqual([]);
    await pressSend(dialog);
    expect(await screen.findByText("Your application is sent.")).toBeInTheDocument();
    expect(window.sessionStorage).toHaveLength(0);
  });

  it("ask for the day to join, which is none of the past (SCRN-10)", async () => {
    const day = asked("q-4", "DATE", "From which day can you join?", { bankCode: "join-by" });
    await open([quota(), questions([day])]);
    const dialog = await openDialog();
    const field = await dialog.findByLabelText("From which day can you join?");
    await userEvent.type(field, "2020-01-01");
    await pressSend(dialog);
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(expect.stringContaining("Choose today or a later day"));
    await userEvent.clear(field);
    await userEvent.type(field, "2099-01-01");
    expect(field).not.toHaveAccessibleDescription(expect.stringContaining("later day"));
  });

  it("say of pay an example that is pay (SCRN-08)", async () => {
    const pay = asked("q-3", "NUMBER", "What monthly pay do you expect?", { unit: "₹ a month" });
    await open([quota(), questions([pay])]);
    const dialog = await openDialog();
    const field = await dialog.findByRole("textbox", { name: /^What monthly pay/ });
    await userEvent.type(field, "18k to 20k");
    await pressSend(dialog);
    expect(field).toHaveAccessibleDescription(
      expect.stringContaining("Enter one amount, such as 18000 or 18k"),
    );
  });

  it("let an option that says none stand alone (SCRN-09)", async () => {
    const options = ["Two-wheeler", "Car (LMV)", "None yet"];
    await open([quota(), questions([asked("q-4", "SEVERAL", "Which licences do you hold?", { options })])]);
    const dialog = await openDialog();
    await dialog.findByRole("group", { name: "Which licences do you hold?" });
    const box = (name: string) => dialog.getByRole("checkbox", { name });
    const chosen = () => options.filter((name) => (box(name) as HTMLInputElement).checked);
    await userEvent.click(box("Car (LMV)"));
    await userEvent.click(box("Two-wheeler"));
    expect(chosen()).toEqual(["Two-wheeler", "Car (LMV)"]);
    await userEvent.click(box("None yet"));
    expect(chosen()).toEqual(["None yet"]);
    await userEvent.click(box("Car (LMV)"));
    expect(chosen()).toEqual(["Car (LMV)"]);
  });

  it("ask for a required answer at its field, and send nothing before", async () => {
    await open([quota(), questions([WHEELS, YEARS])]);
    const dialog = await openDialog();
    await dialog.findByText("They ask 2 questions");
    await userEvent.type(dialog.getByRole("textbox", { name: /^Years at a lathe/ }), "some");
    await pressSend(dialog);
    expect(dialog.getByText("Please answer this question")).toBeVisible();
    expect(dialog.getByText("Enter a number, such as 2 or 2.5")).toBeVisible();
    expect(dialog.getAllByRole("radio", { name: "Yes" })[0]).toHaveFocus();
  });

  it("say what they lack at once with what the profile lacks, which has the focus", async () => {
    await open([quota(), questions([WHEELS])], {}, { user: { displayName: null } });
    const dialog = await openDialog();
    await dialog.findByText("They ask one question");
    const name = await dialog.findByRole("textbox", { name: "Full name" });
    await pressSend(dialog);
    expect(dialog.getByText("Please answer this question")).toBeVisible();
    expect(name).toHaveAccessibleDescription(expect.stringContaining("Enter your full name"));
    expect(name).toHaveFocus();
  });

  it("offer the answer of before, which can be changed (SCRN-04)", async () => {
    const kept = [
      { __typename: "KeptAnswer", questionId: "q-1", values: ["yes"], at: "2026-11-18T06:30:00.000Z" },
    ];
    await open([
      quota(),
      questions([WHEELS], kept),
      applying([{ questionId: "q-1", values: ["yes"] }], sent),
    ]);
    const dialog = await openDialog();
    expect(await dialog.findByText("From your application of 18 Nov")).toBeVisible();
    expect(dialog.getByRole("radio", { name: "Yes" })).toBeChecked();
    await choose(dialog, "No");
    expect(dialog.queryByText(/^From your application/)).toBeNull();
    await choose(dialog, "Yes");
    await pressSend(dialog);
    expect(await screen.findByText("Your application is sent.")).toBeInTheDocument();
  });

  it("come anew where the company changed them meanwhile, and what was typed stays (SCRN-04)", async () => {
    const once = { ...questions([WHEELS]), maxUsageCount: 1 };
    const changed = questions([{ ...WHEELS, id: "q-9" }, YEARS]);
    const answers = [
      { questionId: "q-9", values: ["yes"] },
      { questionId: "q-2", values: [] },
    ];
    await open([
      quota(),
      once,
      changed,
      applying([{ questionId: "q-1", values: ["yes"] }], refused("QUESTIONS_CHANGED")),
      applying(answers, sent),
    ]);
    const dialog = await openDialog();
    await dialog.findByText("They ask one question");
    await choose(dialog, "Yes");
    await pressSend(dialog);
    expect(await dialog.findByText(/^The company has changed its questions/)).toBeVisible();
    expect(await dialog.findByRole("textbox", { name: /^Years at a lathe/ })).toBeVisible();
    expect(dialog.getByRole("radio", { name: "Yes" })).toBeChecked();
    await pressSend(dialog);
    expect(await screen.findByText("Your application is sent.")).toBeInTheDocument();
  });

  it("must be known before anything is sent", async () => {
    const away = {
      request: { query: ApplyQuestionsDocument, variables: { jobId: "7" } },
      error: new Error("No connection"),
    };
    await open([quota(), away, questions([YEARS])]);
    const dialog = await openDialog();
    expect(await dialog.findByText("We couldn’t load the company’s questions.")).toBeVisible();
    expect(dialog.getByRole("button", { name: "Send Application" })).toBeDisabled();
    await userEvent.click(dialog.getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(dialog.getByRole("button", { name: "Send Application" })).toBeEnabled());
  });
});
