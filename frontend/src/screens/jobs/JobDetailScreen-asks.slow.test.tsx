import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ApplyToJobDocument } from "../../features/applications/application/ApplyJob.generated";
import { violationsIn } from "../../test/axe";
import {
  applying as applyingWith,
  buildResume,
  open,
  openDialog,
  pressSend,
  quota,
  refused,
  resumes,
  sendable,
  sent,
} from "./job-apply.factories";

afterEach(() => window.sessionStorage.clear());

const PAY = {
  __typename: "StatedPay" as const,
  amount: 660_000,
  unit: "YEAR" as const,
  headline: "₹6.6 LPA",
};

const applying = (career?: object, profile: object = {}) => ({
  request: {
    query: ApplyToJobDocument,
    variables: {
      input: { jobId: "7", note: null, resumeId: null, answers: [], ...(career && { career }), ...profile },
    },
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
    const user = { additionalData: { title: "Nurse" } };
    const sending = applying(undefined, { profile: { phone: "98765 43210" } });
    await open([quota(), sending], { asksPhone: true }, { user });
    const dialog = await openDialog();
    await pressSend(dialog);
    expect(dialog.getByRole("textbox", { name: "Phone" })).toHaveFocus();
    await userEvent.type(dialog.getByRole("textbox", { name: "Phone" }), "98765 43210");
    await pressSend(dialog);
    expect(await screen.findByText("Your application is sent.")).toBeVisible();
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

describe("what the profile lacks (SEEN-09)", () => {
  it("asks in place for what the profile lacks, and keeps it there (SEEN-09)", async () => {
    const reloadAccount = jest.fn(() => Promise.resolve());
    const sending = applyingWith(sent, null, null, { profile: { phone: "98765 43210" } });
    await open([quota(), sending], {}, { user: { additionalData: {} }, actions: { reloadAccount } });
    const dialog = await openDialog();
    await userEvent.type(dialog.getByRole("textbox", { name: /^Phone/ }), " 98765 43210 ");
    await pressSend(dialog);
    expect(await screen.findByText("Your application is sent.")).toBeVisible();
    expect(reloadAccount).toHaveBeenCalled();
  });

  it("sends nothing with a phone number that is none, says so beside it, and begins there again", async () => {
    const fields = [{ field: "profile.phone", message: "must be an Indian phone number" }];
    const sending = applyingWith(refused("BAD_USER_INPUT", { fields }), null, null, {
      profile: { phone: "12" },
    });
    await open([quota(), sending], {}, { user: { additionalData: {} } });
    const dialog = await openDialog();
    const phone = dialog.getByRole("textbox", { name: /^Phone/ });
    await userEvent.type(phone, "12");
    await pressSend(dialog);
    expect(await dialog.findByText("Check the marked fields, then send it again.")).toBeVisible();
    expect(phone).toHaveAccessibleDescription(
      expect.stringContaining("Phone must be an Indian phone number"),
    );
    expect(phone).toHaveFocus();
  });

  it("marks a name that the server does not take, and begins there again (SEEN-22)", async () => {
    const fields = [{ field: "profile.displayName", message: "holds an invisible character" }];
    const sending = applyingWith(refused("BAD_USER_INPUT", { fields }), null, null, {
      profile: { displayName: "Priya" },
    });
    await open([quota(), sending], {}, { user: { displayName: null } });
    const dialog = await openDialog();
    const name = dialog.getByRole("textbox", { name: "Full name" });
    await userEvent.type(name, "Priya");
    await pressSend(dialog);
    await waitFor(() =>
      expect(name).toHaveAccessibleDescription(
        expect.stringContaining("Full name holds an invisible character"),
      ),
    );
    expect(name).toHaveFocus();
    await userEvent.type(name, " Nair");
    expect(name).not.toHaveAccessibleDescription(expect.stringContaining("invisible"));
  });

  it("asks who has no name for it, keeps it in the profile, and sends nothing without", async () => {
    const sending = applyingWith(sent, null, null, { profile: { displayName: "Priya Nair" } });
    await open([quota(), sending], {}, { user: { displayName: null } });
    const dialog = await openDialog();
    const send = await pressSend(dialog);
    const name = dialog.getByRole("textbox", { name: "Full name" });
    expect(name).toHaveFocus();
    expect(name).toHaveAccessibleDescription(expect.stringContaining("Enter your full name"));
    await userEvent.type(name, " Priya Nair ");
    await userEvent.click(send);
    expect(await screen.findByText("Your application is sent.")).toBeVisible();
  });

  it("begins at the name where the profile lacks it (SEEN-18)", async () => {
    await open([quota()], {}, { user: { displayName: null } });
    const dialog = await openDialog();
    await waitFor(() => expect(dialog.getByRole("textbox", { name: "Full name" })).toHaveFocus());
  });

  it("asks for no name where a resume is sent, which has one", async () => {
    const user = { displayName: null };
    await open([quota(), resumes(buildResume("r-1", "Ward Nurse"))], {}, { user });
    const dialog = await openDialog("Ward Nurse, in the template Classic");
    expect(dialog.queryByRole("textbox", { name: "Full name" })).not.toBeInTheDocument();
  });
});
