import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { wordingIn } from "../../features/jobs/posting/job-readings.factories";
import { field, fill, open, paste, submit } from "./post-job.factories";
import { refuse } from "./postings.factories";

beforeEach(() => window.localStorage.clear());

describe("what is asked before a job is posted", () => {
  it("asks whether little pay is monthly, and sends the answer along", async () => {
    const post = jest.fn((input: Record<string, unknown>) => {
      if (!input.isPayConfirmed) refuse("PAY_LOOKS_MONTHLY", "₹25,000 a year is very little.");
    });
    await open({ post });
    await fill();
    await submit();
    const question = await screen.findByRole("dialog", { name: "Is this pay monthly?" });
    expect(question).toHaveTextContent("₹25,000 a year is very little.");
    await userEvent.click(within(question).getByRole("button", { name: "No, it is yearly" }));
    expect(await screen.findByText("Job posted successfully!")).toBeInTheDocument();
    expect(post).toHaveBeenLastCalledWith(expect.objectContaining({ isPayConfirmed: true }));
  });

  it("warns of a job like an open one, and leads back to the form", async () => {
    const post = jest.fn(() =>
      refuse("POSSIBLE_DUPLICATE", "Your company has an open job like this one.", { jobId: "job-9" }),
    );
    await open({ post });
    await fill();
    await submit();
    const question = await screen.findByRole("dialog", { name: "Close to a job you already have open" });
    const other = within(question).getByRole("link", { name: "See the open job in a new tab" });
    expect(other).toHaveAttribute("href", "/jobs/job-9");
    expect(other).toHaveAttribute("target", "_blank");
    await userEvent.click(within(question).getByRole("button", { name: "Back to the form" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(post).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(field("Job title")).toHaveFocus());
  });

  it("asks whether a new company is one that is there, leads to its page, and takes it for another", async () => {
    const company = { id: "company-9", name: "Chamundi Looms Pvt Ltd" };
    const post = jest.fn((input: Record<string, unknown>) => {
      if (!input.isNewCompanyConfirmed)
        refuse("COMPANY_LOOKS_KNOWN", "The portal has 'Chamundi Looms Pvt Ltd'.", { company });
    });
    await open({ post });
    await fill();
    await submit();
    const question = await screen.findByRole("dialog", { name: "Is it this company?" });
    expect(question).toHaveTextContent("The portal has 'Chamundi Looms Pvt Ltd'.");
    const link = within(question).getByRole("link", { name: /^See Chamundi Looms Pvt Ltd/ });
    expect(link).toHaveAttribute("href", "/companies/company-9");
    expect(link).toHaveAttribute("target", "_blank");
    await userEvent.click(within(question).getByRole("button", { name: "Back to the form" }));
    await waitFor(() => expect(field("Company name")).toHaveFocus());
    await submit();
    await userEvent.click(await screen.findByRole("button", { name: "It is another company" }));
    expect(await screen.findByText("Job posted successfully!")).toBeInTheDocument();
    expect(post).toHaveBeenLastCalledWith(expect.objectContaining({ isNewCompanyConfirmed: true }));
  });

  it.each([
    ["Change the salary", "{Enter}"],
    ["Escape", "{Escape}"],
  ])("gives the focus to the salary where the question of its month ends by %s", async (_way, key) => {
    await open({ post: () => refuse("PAY_LOOKS_MONTHLY", "₹25,000 a year is very little.") });
    await fill();
    await submit();
    const question = await screen.findByRole("dialog", { name: "Is this pay monthly?" });
    within(question).getByRole("button", { name: "Change the salary" }).focus();
    await userEvent.keyboard(key);
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await waitFor(() => expect(field("Salary")).toHaveFocus());
  });

  it("keeps the focus at the button where what was asked is confirmed, and it fails all the same", async () => {
    const post = (input: Record<string, unknown>) =>
      input.isPayConfirmed
        ? refuse("UNAVAILABLE", "The service is not available right now.")
        : refuse("PAY_LOOKS_MONTHLY", "₹25,000 a year is very little.");
    await open({ post });
    await fill();
    await submit();
    const question = await screen.findByRole("dialog", { name: "Is this pay monthly?" });
    await userEvent.click(within(question).getByRole("button", { name: "No, it is yearly" }));
    expect(await screen.findByText("Failed to post job. Please try again.")).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole("button", { name: "Post Job" })).toHaveFocus());
  });
});

describe("a question about pay while a sentence keeps the job back (POST-11)", () => {
  const monthly = { text: "₹12,000 a month", meaning: "₹12,000 a month", isLikely: true };
  const payQuestion = {
    __typename: "JobQuestion" as const,
    ...{ code: "PAY_UNIT_MISSING" as const, message: "For how long?" },
    suggestions: [{ __typename: "JobSuggestion" as const, ...monthly }],
  };
  const UNFAIR = "Only male candidates.";

  async function askOfPay() {
    const post = jest.fn((input: Record<string, unknown>) => {
      if (!input.isPayConfirmed && input.pay !== monthly.text)
        refuse("PAY_UNIT_MISSING", "₹12,000 doesn't say for how long.");
    });
    await open({ payObstacle: "NO_UNIT", payQuestion, post, wording: wordingIn(UNFAIR, {}) });
    await fill();
    // Sent before the server has told what it makes of the wording.
    await paste(field("Description"), ` ${UNFAIR}`);
    await submit();
    const question = await screen.findByRole("dialog", { name: "For how long is this pay?" });
    await within(question).findByText(/^It isn’t posted yet: 1 sentence in the form is to be mended first\./);
    return { post, question: within(question) };
  }

  async function expectFormWithSentence() {
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await waitFor(() => expect(field("Description")).toHaveFocus());
    expect(screen.getByRole("button", { name: "Post Job" })).toBeDisabled();
  }

  it("mends the pay, goes back to the sentence and posts nothing", async () => {
    const { post, question } = await askOfPay();
    await userEvent.click(await question.findByRole("button", { name: "Change to ₹12,000 a month" }));
    await expectFormWithSentence();
    expect(field("Salary")).toHaveValue("₹12,000 a month");
    expect(post).toHaveBeenCalledTimes(1);
  });

  it("keeps the pay as typed, goes back to the sentence, and isn't asked again", async () => {
    const { post, question } = await askOfPay();
    await userEvent.click(question.getByRole("button", { name: "Keep as typed" }));
    await expectFormWithSentence();
    expect(post).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole("button", { name: "Take it out" }));
    await submit();
    expect(await screen.findByText("Job posted successfully!")).toBeInTheDocument();
    expect(post).toHaveBeenLastCalledWith(expect.objectContaining({ isPayConfirmed: true }));
  });
});
