import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ApplyToJobDocument } from "../../features/applications/application/ApplyJob.generated";
import { violationsIn } from "../../test/axe";
import { buildResume, open, openDialog, pressSend, quota, sendable, sent } from "./job-apply.factories";

afterEach(() => window.sessionStorage.clear());

const PAY = {
  __typename: "StatedPay" as const,
  amount: 660_000,
  unit: "YEAR" as const,
  headline: "₹6.6 LPA",
};

const applying = (career?: object) => ({
  request: {
    query: ApplyToJobDocument,
    variables: { input: { jobId: "7", note: null, resumeId: null, ...(career && { career }) } },
  },
  result: sent,
});

describe("what a company asks for (ASK-02)", () => {
  it("is filled in place, goes with the application, and stays in the work profile", async () => {
    const answers = { noticePeriodDays: 30, expectedPay: { amount: 25_000, unit: "MONTH" } };
    const career = { ...answers, isKept: true, sendsHelpAtWork: false };
    await open([quota(), sendable([]), applying(career)], {
      ...{ asksNoticePeriod: true, asksExpectedPay: true },
    });
    const dialog = await openDialog();
    await pressSend(dialog);
    expect(dialog.getByLabelText("Notice period")).toHaveFocus();
    expect(dialog.getByLabelText("Notice period")).toHaveAccessibleDescription("Say when you can join");
    await userEvent.selectOptions(dialog.getByLabelText("Notice period"), "30 days");
    await userEvent.type(dialog.getByLabelText("Pay you expect"), "25,000");
    expect(dialog.getByRole("checkbox", { name: "Keep this in my work profile" })).toBeChecked();
    expect(await violationsIn(document.body)).toEqual([]);
    await pressSend(dialog);
    expect(await screen.findByText("Your application is sent.")).toBeVisible();
  });

  it("is one tap where the work profile says it to companies, and a line says what goes (ASK-03)", async () => {
    const facts = { noticePeriodDays: 0, expectedPay: PAY, experienceMonths: 81 };
    await open([quota(), sendable([], { percent: 28, facts, sent: facts }), applying()], {
      ...{ asksNoticePeriod: true, asksExpectedPay: true },
    });
    const dialog = await openDialog();
    expect(dialog.getByText("From your work profile:").parentElement).toHaveTextContent(
      "From your work profile: 6 years 9 months · Joins at once · Expects ₹6.6 LPA",
    );
    await pressSend(dialog);
    expect(await screen.findByText("Your application is sent.")).toBeVisible();
  });

  it("shows what the work profile keeps private before it is sent", async () => {
    const known = { percent: 8, facts: { expectedPay: PAY } };
    const expectedPay = { amount: 660_000, unit: "YEAR" };
    const career = { expectedPay, isKept: false, sendsHelpAtWork: false };
    await open([quota(), sendable([], known), applying(career)], { asksExpectedPay: true });
    const dialog = await openDialog();
    expect(dialog.getByLabelText("Pay you expect")).toHaveValue("660000");
    await userEvent.click(dialog.getByRole("checkbox", { name: "Keep this in my work profile" }));
    await pressSend(dialog);
    expect(await screen.findByText("Your application is sent.")).toBeVisible();
  });

  it("is a phone number that the profile then keeps", async () => {
    const updateUserProfile = jest.fn(() => Promise.resolve());
    const user = { additionalData: { title: "Nurse" } };
    await open([quota(), applying()], { asksPhone: true }, { user, actions: { updateUserProfile } });
    const dialog = await openDialog();
    await pressSend(dialog);
    expect(dialog.getByRole("textbox", { name: "Phone" })).toHaveFocus();
    await userEvent.type(dialog.getByRole("textbox", { name: "Phone" }), "98765 43210");
    await pressSend(dialog);
    expect(await screen.findByText("Your application is sent.")).toBeVisible();
    expect(updateUserProfile).toHaveBeenCalledWith("Priya Nair", null, { phone: "98765 43210" });
  });

  it("is a resume, with the way to bring one; nothing is sent without", async () => {
    await open([quota(), sendable([buildResume("r-1", "Ward Nurse")])], { asksResume: true });
    const dialog = await openDialog("Ward Nurse, in the template Classic");
    expect(dialog.queryByText(/^They ask for a resume/)).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole("radio", { name: "My profile" }));
    await pressSend(dialog);
    expect(dialog.getByText(/^They ask for a resume/)).toBeVisible();
    expect(dialog.getByRole("link", { name: "Bring Your Resume" })).toHaveFocus();
  });
});

describe("an application by accident (ASK-03)", () => {
  it("with nothing but a name is asked about once, and goes if its sender means it", async () => {
    await open([quota(), applying()], {}, { user: { additionalData: {} } });
    const dialog = await openDialog();
    await pressSend(dialog);
    expect(dialog.getByText(/^Only your name and email would go/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Send It Anyway" }));
    expect(await screen.findByText("Your application is sent.")).toBeVisible();
  });

  it("takes help at work along if its sender ticks that (WORK-04)", async () => {
    const career = { facts: { helpAtWork: "A screen reader." } };
    await open([quota(), sendable([], career), applying({ sendsHelpAtWork: true })]);
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole("checkbox", { name: "Also send what helps me at work" }));
    await pressSend(dialog);
    expect(await screen.findByText("Your application is sent.")).toBeVisible();
  });
});
