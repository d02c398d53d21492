import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import type { Role } from "../../auth/session";
import { placeReadingAnswer } from "../../features/jobs/jobs.factories";
import { buildSession } from "../../test/factories";
import { renderRoutes } from "../../test/renderRoutes";
import {
  formAnswer,
  payAnswer,
  placesAnswer,
  postingAnswer,
  postingsAnswer,
  refuse,
  savingAnswer,
  savingFailure,
} from "./postings.factories";

interface Setting {
  role?: Role;
  address?: string;
  form?: Parameters<typeof formAnswer>[0];
  post?: (input: Record<string, unknown>) => void;
  saving?: object;
  status?: "ACTIVE" | "HELD";
  /** How the server reads the pay; null where it can't. */
  payWords?: string | null;
}

async function open({
  role = "employer",
  address = "/jobs/post",
  form,
  post = () => undefined,
  saving = savingAnswer(),
  status = "ACTIVE",
  payWords,
}: Setting = {}) {
  const mocks = [
    ...formAnswer(form),
    payAnswer(payWords),
    placesAnswer(),
    placeReadingAnswer(),
    saving,
    postingAnswer(post, status),
    postingsAnswer(),
  ];
  const opened = renderRoutes(address, {
    session: buildSession({ role }),
    mocks: mocks as NonNullable<Parameters<typeof renderRoutes>[1]>["mocks"],
  });
  await screen.findByRole("textbox", { name: "Job title" });
  return opened;
}

const field = (name: string) => screen.getByRole("textbox", { name });

const COMPLETE = {
  "Job title": "Loom Fitter",
  "Company name": "Chamundi Looms",
  Salary: "₹8–12 LPA",
  Experience: "2–4 years",
  Description: "You keep forty looms running.",
  Requirements: "- ITI Fitter",
};

/** By paste: a keystroke at a time takes a busy machine minutes. */
async function paste(element: HTMLElement, text: string) {
  await userEvent.click(element);
  await userEvent.paste(text);
}

async function fill() {
  await paste(screen.getByRole("combobox", { name: "Location" }), "Mysuru");
  for (const [name, value] of Object.entries(COMPLETE)) await paste(field(name), value);
}

const submit = () => userEvent.click(screen.getByRole("button", { name: "Post Job" }));

beforeEach(() => window.localStorage.clear());

describe("/jobs/post", () => {
  it("is headed 'Post a New Job' and has a field for each of the form's facts (POST-01)", async () => {
    const { container } = await open();
    expect(screen.getByRole("heading", { level: 1, name: "Post a New Job" })).toBeInTheDocument();
    for (const name of Object.keys(COMPLETE)) expect(field(name)).toBeInTheDocument();
    expect(screen.getByRole("combobox", { name: "Location" })).toBeInTheDocument();
    const types = within(screen.getByRole("group", { name: "Job Type" })).getAllByRole("radio");
    expect(types.map((radio) => radio.parentElement?.textContent)).toEqual([
      "full-time",
      "part-time",
      "contract",
      "internship",
    ]);
    expect(await axe(container)).toHaveNoViolations();
  });

  it("has boxes of 4 rows for what is longer (POST-04)", async () => {
    await open();
    for (const name of ["Description", "Requirements", "Benefits (optional)"])
      expect(field(name)).toHaveAttribute("rows", "4");
  });

  it("requires each but the benefits, and goes to the first that is missing (POST-02, POST-03)", async () => {
    const post = jest.fn();
    await open({ post });
    await submit();
    for (const text of [
      "A job title is needed.",
      "A company is needed.",
      "A location is needed.",
      "A salary is needed.",
      "Experience is needed.",
      "A description is needed.",
      "Requirements are needed.",
    ])
      expect(await screen.findByText(new RegExp(`^${text}`))).toBeInTheDocument();
    expect(field("Job title")).toHaveFocus();
    expect(field("Benefits (optional)")).not.toHaveAttribute("aria-invalid");
    expect(screen.getByText("7 fields need your attention.")).toBeInTheDocument();
    expect(post).not.toHaveBeenCalled();
  });

  it("posts what was typed and says 'Job posted successfully!' (POST-01, ERR-07)", async () => {
    const post = jest.fn();
    const { router } = await open({ post });
    await fill();
    await paste(field("Benefits (optional)"), "Canteen\nBus from the city");
    await userEvent.click(screen.getByRole("radio", { name: "contract" }));
    await submit();
    expect(await screen.findByText("Job posted successfully!")).toBeInTheDocument();
    expect(router.state.location.pathname).toBe("/job-postings");
    expect(post).toHaveBeenCalledTimes(1);
    expect(post).toHaveBeenCalledWith(
      expect.objectContaining({
        title: "Loom Fitter",
        companyId: null,
        companyName: "Chamundi Looms",
        location: "Mysuru",
        type: "CONTRACT",
        pay: "₹8–12 LPA",
        experience: "2–4 years",
        description: "You keep forty looms running.",
        requirements: "- ITI Fitter",
        benefits: ["Canteen", "Bus from the city"],
        openForDays: 30,
      }),
    );
    expect(window.localStorage.length).toBe(0);
  });

  it("is open to a job seeker too (POST-05)", async () => {
    await open({ role: "jobseeker" });
    expect(screen.getByRole("heading", { level: 1, name: "Post a New Job" })).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Post Job" })).toBeInTheDocument();
  });

  it("says 'Failed to post job. Please try again.' and keeps what was typed (ERR-08)", async () => {
    await open({ post: () => refuse("UNAVAILABLE", "The service is not available right now.") });
    await fill();
    await submit();
    expect(await screen.findByText("Failed to post job. Please try again.")).toBeInTheDocument();
    expect(field("Job title")).toHaveValue("Loom Fitter");
  });

  it("puts what the server finds wrong at its field, which gets the focus (ERR-08)", async () => {
    const problem = { field: "input.location", message: "must name a city, or Remote" };
    await open({ post: () => refuse("BAD_USER_INPUT", "Some fields are not right.", [problem]) });
    await fill();
    await submit();
    expect(await screen.findByText("Location must name a city, or Remote.")).toBeInTheDocument();
    expect(screen.getByRole("combobox", { name: "Location" })).toHaveFocus();
    expect(screen.getByText("Failed to post job. Please try again.")).toBeInTheDocument();
  });

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
    const post = jest.fn(() => refuse("POSSIBLE_DUPLICATE", "Your company has an open job like this one."));
    await open({ post });
    await fill();
    await submit();
    const question = await screen.findByRole("dialog", { name: "Close to a job you already have open" });
    await userEvent.click(within(question).getByRole("button", { name: "Back to the form" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(post).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(field("Job title")).toHaveFocus());
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

  it("does not say that a job is posted which an admin has to look at first", async () => {
    await open({ status: "HELD" });
    await fill();
    await submit();
    expect(await screen.findByText(/^Job sent\. An admin looks at its wording first/)).toBeInTheDocument();
    expect(screen.queryByText("Job posted successfully!")).not.toBeInTheDocument();
  });

  it("says why pay that it can't read keeps the job out of searches by salary", async () => {
    await open({ payWords: null });
    await userEvent.type(field("Salary"), "800000");
    expect(await screen.findByText(/^We can't read a figure in this/)).toBeInTheDocument();
    await userEvent.clear(field("Salary"));
    await userEvent.type(field("Salary"), "Negotiable");
    expect(await screen.findByText(/^People read it as it stands/)).toBeInTheDocument();
  });

  it("says how it understands the pay while it is typed", async () => {
    await open();
    await userEvent.type(field("Salary"), "₹8–12 LPA");
    expect(await screen.findByText("₹8,00,000 to ₹12,00,000 a year")).toBeInTheDocument();
  });

  it.each([
    ["WFH", "Remote"],
    ["Mysuru", "On-site"],
  ])("previews the work mode that the server reads from '%s': %s", async (location, mode) => {
    await open();
    await paste(screen.getByRole("combobox", { name: "Location" }), location);
    await userEvent.click(screen.getByRole("button", { name: "Preview" }));
    const preview = await screen.findByRole("dialog");
    expect(await within(preview).findByText(mode)).toBeInTheDocument();
  });

  it("chooses among one's companies, or another one", async () => {
    const post = jest.fn();
    await open({ post, form: { companies: [{ id: "company-1", name: "Kaveri Systems" }] } });
    expect(screen.queryByRole("textbox", { name: "Company name" })).not.toBeInTheDocument();
    const company = screen.getByRole("combobox", { name: "Company" });
    expect(company).toHaveDisplayValue("Kaveri Systems");
    await userEvent.selectOptions(company, "Another company");
    await fill();
    await submit();
    await waitFor(() =>
      expect(post).toHaveBeenCalledWith(
        expect.objectContaining({ companyId: null, companyName: "Chamundi Looms" }),
      ),
    );
  });
});

describe("a job's draft", () => {
  const draft = {
    id: "8f0f0d0e-0000-4000-8000-000000000001",
    fields: { title: "Weaver", location: "Mysuru" },
  };

  it("is kept at the server while the form is filled in", async () => {
    const save = jest.fn();
    await open({ saving: savingAnswer(save) });
    await userEvent.type(field("Job title"), "Weaver");
    expect(await screen.findByText(/^Draft saved/)).toBeInTheDocument();
    expect(save).toHaveBeenLastCalledWith(expect.objectContaining({ title: "Weaver" }));
    expect(window.localStorage.length).toBe(0);
  });

  it("stays in this browser while the server does not take it, and goes on from there", async () => {
    const { unmount } = await open({ saving: savingFailure() });
    await userEvent.type(field("Job title"), "Weaver");
    expect(await screen.findByText(/^Not online/)).toBeInTheDocument();
    unmount();
    await open();
    expect(field("Job title")).toHaveValue("Weaver");
  });

  it("goes on where it was left", async () => {
    await open({ address: `/jobs/post?draft=${draft.id}`, form: { drafts: [draft] } });
    expect(field("Job title")).toHaveValue("Weaver");
    expect(screen.getByRole("combobox", { name: "Location" })).toHaveValue("Mysuru");
  });

  it("is offered where a new form is opened", async () => {
    const { router } = await open({ form: { drafts: [draft] } });
    await userEvent.click(screen.getByRole("link", { name: "Continue it" }));
    await waitFor(() => expect(field("Job title")).toHaveValue("Weaver"));
    expect(router.state.location.search).toBe(`?draft=${draft.id}`);
  });
});
