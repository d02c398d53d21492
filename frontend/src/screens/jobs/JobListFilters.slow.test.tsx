import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { buildJob } from "../../features/jobs/job/jobs.factories";
import { buildSession } from "../../test/factories";
import { addressOf, answer, count, locationBox, open, refusal, searchBox } from "./job-list.factories";
import { violationsIn } from "../../test/axe";

const paid = buildSession({ subscription: { plan: "free", viewerCan: { useAdvancedFilters: true } } });
const filters = () => within(screen.getByRole("region", { name: "Filters" }));
const chosen = () => within(screen.getByRole("group", { name: "What the list is narrowed by" }));

describe("the job list's filters", () => {
  it("narrow the list at once, and stand in the address", async () => {
    const page = await open("/jobs?q=cook", [
      answer("q=cook"),
      answer("q=cook&posted=7"),
      answer("q=cook&posted=7&mode=hybrid"),
      answer("q=cook&posted=7&experience=0&mode=hybrid", { jobs: [buildJob({ title: "Cook" })] }),
    ]);
    await userEvent.click(filters().getByRole("radio", { name: "Last 7 days" }));
    expect(addressOf(page)).toBe("/jobs?q=cook&posted=7");
    await userEvent.click(filters().getByRole("radio", { name: "Hybrid" }));
    await userEvent.selectOptions(filters().getByRole("combobox", { name: "Your experience" }), "Fresher");
    expect(addressOf(page)).toBe("/jobs?q=cook&posted=7&experience=0&mode=hybrid");
    expect(await screen.findByRole("link", { name: "Cook" })).toBeInTheDocument();
  });

  it("take along what stands in the form and was not sent yet", async () => {
    const page = await open("/jobs?q=cook", [answer("q=cook"), answer("q=chef&location=Pune&posted=7")]);
    await userEvent.clear(searchBox());
    await userEvent.type(searchBox(), "chef");
    await userEvent.type(locationBox(), "Pune");
    await userEvent.click(filters().getByRole("radio", { name: "Last 7 days" }));
    expect(addressOf(page)).toBe("/jobs?q=chef&location=Pune&posted=7");
    expect(searchBox()).toHaveValue("chef");
  });

  it("leave alone a text that is taken away", async () => {
    const page = await open("/jobs?q=cook&posted=7", [answer("q=cook&posted=7"), answer("posted=7")]);
    await userEvent.click(chosen().getByRole("button", { name: "Remove cook" }));
    expect(addressOf(page)).toBe("/jobs?posted=7");
    expect(searchBox()).toHaveValue("");
  });

  it("are restored from the address, and can be taken away one by one or together", async () => {
    const page = await open("/jobs?posted=1&experience=1&mode=remote", [
      answer("posted=1&experience=1&mode=remote"),
      answer("posted=1&mode=remote"),
      answer(""),
    ]);
    expect(filters().getByRole("radio", { name: "Last 24 hours" })).toBeChecked();
    expect(filters().getByRole("radio", { name: "Remote" })).toBeChecked();
    expect(filters().getByRole("combobox", { name: "Your experience" })).toHaveDisplayValue("1 year");
    await userEvent.click(chosen().getByRole("button", { name: "Remove 1 year" }));
    expect(addressOf(page)).toBe("/jobs?posted=1&mode=remote");
    await userEvent.click(filters().getByRole("button", { name: "Clear filters" }));
    expect(addressOf(page)).toBe("/jobs");
  });

  it("stay when another text is searched for", async () => {
    const page = await open("/jobs?mode=hybrid", [answer("mode=hybrid"), answer("q=chef&mode=hybrid")]);
    await userEvent.type(searchBox(), "chef{Enter}");
    expect(addressOf(page)).toBe("/jobs?q=chef&mode=hybrid");
  });

  it("open in a sheet behind a button that counts them", async () => {
    await open("/jobs?posted=3&mode=hybrid", [answer("posted=3&mode=hybrid"), answer("mode=hybrid")], {
      isDesktop: false,
    });
    await count("1 job");
    await userEvent.click(screen.getByRole("button", { name: "Filters (2)" }));
    const sheet = within(await screen.findByRole("dialog", { name: "Filters" }));
    await userEvent.click(await sheet.findByRole("radio", { name: "Any time" }));
    await userEvent.click(await sheet.findByRole("button", { name: "Show 1 job" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(screen.getByRole("button", { name: "Filters (1)" })).toHaveFocus();
  });

  it("are the first to leave out where nothing matches", async () => {
    await open("/jobs?q=cook&mode=hybrid", [answer("q=cook&mode=hybrid", { jobs: [] })]);
    expect(await screen.findByRole("link", { name: /^Search without the filters/ })).toHaveAttribute(
      "href",
      "/jobs?q=cook",
    );
  });
});

describe("filters of work and pay, on every plan (FILT-01, FILT-02)", () => {
  it.each([
    ["radio", "12th pass", "education=12th"],
    ["radio", "Night", "shift=night"],
    ["radio", "Basic", "english=basic"],
    ["checkbox", "Walk-in", "walkIn=true"],
  ])("narrow by the %s %s", async (role, name, query) => {
    const page = await open("/jobs", [answer(""), answer(query)]);
    await userEvent.click(filters().getByRole(role, { name }));
    expect(addressOf(page)).toBe(`/jobs?${query}`);
    await waitFor(() => expect(filters().getByRole(role, { name })).toBeChecked());
  });

  it("narrow by the least pay a month, once its slider rests", async () => {
    const page = await open("/jobs?q=cook", [answer("q=cook"), answer("q=cook&pay=20000")]);
    const slider = filters().getByRole("slider", { name: "Pay a month, at least" });
    fireEvent.change(slider, { target: { value: "19000" } });
    fireEvent.change(slider, { target: { value: "20000" } });
    expect(slider).toHaveAttribute("aria-valuetext", "From ₹20,000 a month");
    await waitFor(() => expect(addressOf(page)).toBe("/jobs?q=cook&pay=20000"));
    expect(await screen.findByRole("button", { name: "Remove From ₹20,000 a month" })).toBeInTheDocument();
  });

  it("narrow by pay a year, which takes the place of pay a month", async () => {
    const page = await open("/jobs?pay=20000", [
      ...["pay=20000", "payFrom=5", "payFrom=5&payTo=12", "payFrom=20"].map((asked) => answer(asked)),
    ]);
    await userEvent.click(filters().getByRole("radio", { name: "Year" }));
    await userEvent.selectOptions(filters().getByRole("combobox", { name: "Pay from" }), "₹5 lakh");
    await userEvent.selectOptions(filters().getByRole("combobox", { name: "Pay up to" }), "₹12 lakh");
    expect(addressOf(page)).toBe("/jobs?payFrom=5&payTo=12");
    await userEvent.selectOptions(filters().getByRole("combobox", { name: "Pay from" }), "₹20 lakh");
    expect(addressOf(page)).toBe("/jobs?payFrom=20");
  });

  it("look in several places at once, and take each away by itself", async () => {
    const page = await open("/jobs?location=Pune", [
      answer("location=Pune"),
      answer("location=Pune;+Mumbai"),
      answer("location=Mumbai"),
    ]);
    await userEvent.type(filters().getByRole("combobox", { name: "Another place" }), "Mumbai{Enter}");
    expect(addressOf(page)).toBe("/jobs?location=Pune%3B+Mumbai");
    await userEvent.click(chosen().getByRole("button", { name: "Remove Pune" }));
    expect(addressOf(page)).toBe("/jobs?location=Mumbai");
  });

  it("look within some kilometres of a place, but not of 'Remote'", async () => {
    const page = await open("/jobs?location=Pune", [
      answer("location=Pune"),
      answer("location=Pune&within=5"),
    ]);
    await userEvent.click(filters().getByRole("radio", { name: "5 km" }));
    expect(addressOf(page)).toBe("/jobs?location=Pune&within=5");
    expect(chosen().getByRole("button", { name: "Remove Within 5 km" })).toBeInTheDocument();
    await userEvent.click(chosen().getByRole("button", { name: "Remove Pune" }));
    expect(addressOf(page)).toBe("/jobs");
    expect(filters().queryByRole("radio", { name: "5 km" })).not.toBeInTheDocument();
  });

  it("stand at one tap over the list, and go at the next", async () => {
    const page = await open("/jobs?q=cook", [answer("q=cook"), answer("q=cook&walkIn=true")]);
    const quick = within(screen.getByRole("group", { name: "Quick filters" }));
    await userEvent.click(quick.getByRole("button", { name: "Walk-in" }));
    expect(addressOf(page)).toBe("/jobs?q=cook&walkIn=true");
    expect(quick.getByRole("button", { name: "Walk-in" })).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(quick.getByRole("button", { name: "Walk-in" }));
    expect(addressOf(page)).toBe("/jobs?q=cook");
  });

  it("say how many jobs each choice would leave, and offer those at one tap that split the list best (FILT-03)", async () => {
    const { container } = await open("/jobs?q=cook", [answer("q=cook", { total: 40, pageCount: 2 })], {
      counts: [
        { field: "SHIFT", value: "DAY", jobCount: 21, isCapped: false },
        { field: "SHIFT", value: "NIGHT", jobCount: 0, isCapped: false },
        { field: "WORK_MODE", value: "REMOTE", jobCount: 1000, isCapped: true },
        { field: "WALK_IN", value: "true", jobCount: 6, isCapped: false },
        { field: "EXPERIENCE", value: "2", jobCount: 12, isCapped: false },
      ],
    });
    expect(await filters().findByRole("radio", { name: "Day 21" })).toBeInTheDocument();
    expect(filters().getByRole("radio", { name: "Night 0" })).toBeEnabled();
    expect(filters().getByRole("radio", { name: "Remote 1,000+" })).toBeInTheDocument();
    expect(filters().getByRole("checkbox", { name: "Walk-in 6" })).toBeInTheDocument();
    expect(filters().getByRole("option", { name: "2 years (12)" })).toBeInTheDocument();
    const quick = within(screen.getByRole("group", { name: "Quick filters" }));
    expect(quick.getByRole("button", { name: "Day shift 21" })).toBeInTheDocument();
    expect(quick.queryByRole("button", { name: /^Night shift/ })).not.toBeInTheDocument();
    expect(await violationsIn(container)).toEqual([]);
  });

  it("show how the jobs pay, where their numbers are exact", async () => {
    const pay = [1, 2, 3, 4, 5, 6, 8, 10, 12].map((lakhs, index) => ({
      ...{
        field: "PAY_MIN" as const,
        value: String(lakhs * 100_000),
        jobCount: 40 - index * 4,
        isCapped: false,
      },
    }));
    const { container } = await open("/jobs?q=cook", [answer("q=cook")], { counts: pay });
    await waitFor(() => expect(container.querySelectorAll("svg rect[height]").length).toBeGreaterThan(7));
  });

  it("name in the sheet the choice that left no jobs", async () => {
    await open("/jobs?q=cook", [answer("q=cook"), answer("q=cook&shift=night", { jobs: [] })], {
      isDesktop: false,
    });
    await userEvent.click(screen.getByRole("button", { name: "Filters" }));
    const sheet = within(await screen.findByRole("dialog", { name: "Filters" }));
    await userEvent.click(await sheet.findByRole("radio", { name: "Night" }));
    expect(await sheet.findByRole("button", { name: "No jobs" })).toBeDisabled();
    expect(sheet.getByText("“Night shift” leaves no jobs.")).toBeInTheDocument();
  });
});

describe("advanced filters (PLAN-08)", () => {
  it.each([
    ["a visitor", undefined],
    ["the free plan", buildSession()],
  ])("are locked for %s, with a way to upgrade", async (_, session) => {
    const { container } = await open("/jobs", [answer("")], session && { session });
    const advanced = within(filters().getByRole("region", { name: "Advanced filters" }));
    expect(advanced.getByText("Part of the larger plans.")).toBeInTheDocument();
    expect(advanced.getByRole("link", { name: "Upgrade" })).toHaveAttribute("href", "/subscription/plans");
    expect(filters().queryByRole("checkbox", { name: "Verified companies" })).not.toBeInTheDocument();
    await screen.findByRole("article");
    expect(await violationsIn(container)).toEqual([]);
  });

  it("narrow by skills, verified companies and those that reply on the paid plan", async () => {
    const query = "skills=SQL%2CExcel&verified=true&replies=true";
    const { container, ...page } = await open(
      "/jobs",
      [
        ...["", "skills=SQL,Excel", "skills=SQL,Excel&verified=true"].map((asked) => answer(asked)),
        answer(query, { jobs: [buildJob({ title: "Analyst" })] }),
      ],
      { session: paid },
    );
    await userEvent.type(filters().getByRole("textbox", { name: "Skills" }), "SQL, Excel, sql{Enter}");
    await userEvent.click(filters().getByRole("checkbox", { name: "Verified companies" }));
    await userEvent.click(filters().getByRole("checkbox", { name: "Replies to most applicants" }));
    expect(addressOf({ container, ...page })).toBe(`/jobs?${query}`);
    expect(await screen.findByRole("link", { name: "Analyst" })).toBeInTheDocument();
    for (const name of ["SQL", "Excel", "Verified companies", "Replies to most applicants"])
      expect(chosen().getByRole("button", { name: `Remove ${name}` })).toBeInTheDocument();
    expect(await violationsIn(container)).toEqual([]);
  });

  it("in an address opened without the plan are left out, and that is said", async () => {
    await open("/jobs?q=cook&payFrom=5&verified=true", [
      answer("q=cook&payFrom=5", { total: 40, pageCount: 2 }),
    ]);
    expect(await count("40 jobs")).toBeInTheDocument();
    const notice = screen.getByText(/This list is shown without them/);
    expect(notice).toHaveTextContent("can be searched on the larger plans");
    expect(screen.getByRole("button", { name: "Remove From ₹5 lakh" })).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Remove Verified companies" })).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Page 2" })).toHaveAttribute(
      "href",
      "/jobs?q=cook&payFrom=5&verified=true&page=2",
    );
  });

  it("are left out too where the server knows that the plan has ended", async () => {
    await open("/jobs?verified=true", [refusal("verified=true"), answer("")], { session: paid });
    expect(await count("1 job")).toBeInTheDocument();
    expect(screen.getByText(/This list is shown without them/)).toBeInTheDocument();
  });
});

it("says which place it understood where a part of its name was typed (JOBS-06)", async () => {
  await open("/jobs?location=HSR", [answer("location=HSR", { searchedLocation: "HSR Layout" })]);
  expect(await count("1 job in HSR Layout")).toBeInTheDocument();
  expect(screen.getByRole("status")).toHaveTextContent("1 job in HSR Layout");
  expect(locationBox()).toHaveValue("HSR");
});
