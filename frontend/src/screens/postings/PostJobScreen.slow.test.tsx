import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { draftAnswers, savingAnswer, savingFailure } from "./job-draft.factories";
import { COMPLETE, field, fill, open, paste, submit } from "./post-job.factories";
import { refuse } from "./postings.factories";
import { violationsIn } from "../../test/axe";

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
    expect(await violationsIn(container)).toEqual([]);
  });

  it("has boxes of 4 rows for what is longer (POST-04)", async () => {
    await open();
    for (const name of ["Description", "Requirements", "Benefits (optional)"])
      expect(field(name)).toHaveAttribute("rows", "4");
  });

  it("presets no type, and goes to it where nothing else is missing (POST-02)", async () => {
    const post = jest.fn();
    await open({ post });
    for (const type of within(screen.getByRole("group", { name: "Job Type" })).getAllByRole("radio"))
      expect(type).not.toBeChecked();
    await paste(screen.getByRole("combobox", { name: "Location" }), "Mysuru");
    for (const [name, value] of Object.entries(COMPLETE)) await paste(field(name), value);
    await submit();
    expect(await screen.findByText("A job type is needed. Choose one.")).toBeVisible();
    expect(screen.getByRole("radio", { name: "full-time" })).toHaveFocus();
    expect(post).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("radio", { name: "contract" }));
    await submit();
    await waitFor(() => expect(post).toHaveBeenCalledWith(expect.objectContaining({ type: "CONTRACT" })));
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
    expect(screen.getByText("8 fields need your attention.")).toBeInTheDocument();
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
    await waitFor(() => expect(router.state.location.pathname).toBe("/job-postings"));
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

  it("says in plain words that the portal is out of reach, and posts what was typed at another try (ERR-21)", async () => {
    const post = jest.fn(() => undefined);
    post.mockImplementationOnce(() => refuse("UNAVAILABLE", "The service is not available right now."));
    await open({ post });
    await fill();
    await submit();
    const told = await screen.findByRole("alert");
    expect(told).toHaveTextContent(/We can’t reach the portal\. Check your connection\. Everything/);
    expect(field("Job title")).toHaveValue("Loom Fitter");
    await userEvent.click(within(told).getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(post).toHaveBeenCalledTimes(2));
    expect(await screen.findByText("Job posted successfully!")).toBeInTheDocument();
  });

  it("puts what the server finds wrong at its field, which gets the focus (ERR-08)", async () => {
    const problem = { field: "input.location", message: "must name a city, or Remote" };
    await open({ post: () => refuse("BAD_USER_INPUT", "Some fields are not right.", { fields: [problem] }) });
    await fill();
    await submit();
    expect(await screen.findByText("Location must name a city, or Remote.")).toBeInTheDocument();
    expect(screen.getByRole("combobox", { name: "Location" })).toHaveFocus();
    expect(screen.getByText("Failed to post job. Please try again.")).toBeInTheDocument();
  });

  it("does not say that a job is posted which an admin has to look at first", async () => {
    await open({ status: "HELD" });
    await fill();
    await submit();
    expect(await screen.findByText(/^Job sent\. An admin looks at its wording first/)).toBeInTheDocument();
    expect(screen.queryByText("Job posted successfully!")).not.toBeInTheDocument();
  });

  it.each([
    ["Negotiable", "NO_FIGURE", /^There is no figure in this/],
    ["12 to 8 lakh", "WRONG_WAY_ROUND", /^The first figure reads as more than the second/],
    ["18000 + petrol", "NO_UNIT", /^A day, a month or a year\?/],
  ] as const)("says why '%s' keeps the job out of searches by salary", async (text, payObstacle, hint) => {
    await open({ payObstacle });
    await paste(field("Salary"), text);
    expect(await screen.findByText(hint)).toBeInTheDocument();
    expect(field("Salary")).not.toHaveAttribute("aria-invalid");
  });

  it("says how it understands the experience", async () => {
    await open({ experience: { words: "2 to 4 years" } });
    await paste(field("Experience"), "2-4");
    expect(await screen.findByText("2 to 4 years")).toBeInTheDocument();
  });

  it("says that a search misses experience in which it reads no years", async () => {
    await open({ experience: {} });
    await paste(field("Experience"), "As agreed");
    expect(await screen.findByText(/^We can't read years in this/)).toBeInTheDocument();
  });

  it("says what is wrong with the experience once its field is left", async () => {
    await open({ experience: { problem: "must say the fewer years first, such as 2–4 years" } });
    await paste(field("Experience"), "5-2");
    await userEvent.tab();
    const problem = await screen.findByText("Experience must say the fewer years first, such as 2–4 years.");
    expect(problem).toBeInTheDocument();
    expect(field("Experience")).toHaveAttribute("aria-invalid", "true");
  });

  it("takes a page's source as Markdown", async () => {
    await open();
    await paste(field("Description"), "You:");
    await paste(field("Description"), "<ul><li>cook</li></ul>");
    expect(field("Description")).toHaveValue("You:\n- cook");
  });

  it("asks whether a city that it doesn't know is another, and puts that in", async () => {
    await open({ placeMeant: "Near Station, Bangalore" });
    const location = screen.getByRole("combobox", { name: "Location" });
    await paste(location, "banglore near station");
    await userEvent.click(await screen.findByRole("button", { name: "Near Station, Bangalore" }));
    expect(location).toHaveValue("Near Station, Bangalore");
    expect(
      await screen.findByText("Such as Koramangala, Bangalore; Pune, or Remote. Up to ten places."),
    ).toBeInTheDocument();
  });

  it("says how it understands the pay while it is typed", async () => {
    await open();
    await userEvent.type(field("Salary"), "₹8–12 LPA");
    expect(
      await screen.findByText("People see ₹8–12 LPA (₹8,00,000 to ₹12,00,000 a year)"),
    ).toBeInTheDocument();
  });

  it.each([
    ["₹25,000 a month", { unit: "MONTH" }, " (₹3,00,000 a year)"],
    ["From ₹25,000 a month", { unit: "MONTH", bound: "AT_LEAST" }, " (at least ₹3,00,000 a year)"],
    ["₹3,00,000 a year", { unit: "YEAR" }, ""],
    ["₹150 an hour", { unit: "HOUR", yearlyMin: null, yearlyMax: null }, ""],
  ] as const)("says '%s' of pay once (HEED-17)", async (headline, values, inYear) => {
    const years = { yearlyMin: 300_000, yearlyMax: 300_000 };
    await open({ pay: { headline, scale: null, ...years, ...values } });
    await userEvent.type(field("Salary"), headline);
    expect(await screen.findByText(`People see ${headline}${inYear}`)).toBeInTheDocument();
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

  it.each(["Back", "its button"])(
    "closes the preview by %s, and stays at the form (POST-13)",
    async (way) => {
      const { router } = await open();
      await paste(field("Job title"), "Weaver");
      await userEvent.click(screen.getByRole("button", { name: "Preview" }));
      await screen.findByRole("dialog", { name: "Preview: Weaver" });
      if (way === "Back") await act(() => router.navigate(-1));
      else await userEvent.click(screen.getByRole("button", { name: "Back to the form" }));
      await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
      expect(router.state.location).toMatchObject({ pathname: "/jobs/post", state: null });
      expect(field("Job title")).toHaveValue("Weaver");
      await userEvent.click(screen.getByRole("button", { name: "Preview" }));
      expect(await screen.findByRole("dialog", { name: "Preview: Weaver" })).toBeVisible();
    },
  );

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

  it("leaves out companies that one looks on in, and names them (TEAM-13)", async () => {
    const kaveri = { id: "company-1", name: "Kaveri Systems", mayPost: false };
    const narmada = { id: "company-2", name: "Narmada Mills" };
    await open({ form: { companies: [kaveri, narmada] } });
    const choices = within(screen.getByRole("combobox", { name: "Company" })).getAllByRole("option");
    expect(choices.map(({ textContent }) => textContent)).toEqual(["Narmada Mills", "Another company"]);
    expect(screen.getByText(/^Your role posts no jobs for Kaveri Systems\./)).toBeVisible();
  });

  it("asks whoever may post for none of theirs for another company (TEAM-13)", async () => {
    await open({ form: { companies: [{ id: "company-1", name: "Kaveri Systems", mayPost: false }] } });
    expect(field("Company name")).toHaveValue("");
    expect(screen.queryByRole("combobox", { name: "Company" })).not.toBeInTheDocument();
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

  it("is offered where a new form is opened, the last one with its date, and the way to the others", async () => {
    await open({ form: { drafts: [draft, { id: "draft-2", fields: {} }] } });
    expect(screen.getByText("You have an unfinished job, ‘Weaver’, saved on 20 November.")).toBeVisible();
    expect(screen.getByRole("link", { name: "See all 2 drafts" })).toHaveAttribute(
      "href",
      "/job-postings?status=draft",
    );
  });

  it("is discarded there, which leaves what is typed alone and can be undone as a whole", async () => {
    const drafts = [draft, { id: "draft-2", fields: { title: "Dyer" } }];
    await open({ form: { drafts }, saving: draftAnswers(drafts) });
    await userEvent.type(field("Job title"), "Spinner");
    await userEvent.click(screen.getByRole("button", { name: "Discard it" }));
    expect(await screen.findByText(/^You have an unfinished job, ‘Dyer’/)).toBeVisible();
    expect(field("Job title")).toHaveValue("Spinner");
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    expect(await screen.findByText("The draft is back.")).toBeVisible();
    expect(drafts.find(({ id }) => id === draft.id)?.fields).toEqual(
      expect.objectContaining({ ...draft.fields, pay: null }),
    );
  });

  it("goes on from where it is offered", async () => {
    const { router } = await open({ form: { drafts: [draft] } });
    await userEvent.click(screen.getByRole("link", { name: "Continue it" }));
    await waitFor(() => expect(field("Job title")).toHaveValue("Weaver"));
    expect(router.state.location.search).toBe(`?draft=${draft.id}`);
  });
});
