import { screen, waitFor, within } from "@testing-library/react";
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
    expect(filters().getByRole("combobox")).toHaveDisplayValue("1 year");
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
    await open("/jobs?posted=3&mode=hybrid", [answer("posted=3&mode=hybrid"), answer("mode=hybrid")]);
    await count("1 job");
    await userEvent.click(screen.getByRole("button", { name: "Filters (2)" }));
    const sheet = within(await screen.findByRole("dialog", { name: "Filters" }));
    await userEvent.click(sheet.getByRole("radio", { name: "Any time" }));
    await userEvent.click(await sheet.findByRole("button", { name: "Show 1 job" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(screen.getByRole("button", { name: "Filters (1)" })).toHaveFocus();
  });

  it("are the first to leave out where nothing matches", async () => {
    await open("/jobs?q=cook&mode=hybrid", [answer("q=cook&mode=hybrid", { jobs: [] })]);
    expect(await screen.findByRole("link", { name: "Search without the filters" })).toHaveAttribute(
      "href",
      "/jobs?q=cook",
    );
  });
});

describe("advanced filters (PLAN-08)", () => {
  it.each([
    ["a visitor", undefined],
    ["the free plan", buildSession()],
  ])("are locked for %s, with a way to upgrade", async (_, session) => {
    const { container } = await open("/jobs", [answer("")], session);
    const advanced = within(filters().getByRole("region", { name: "Advanced filters" }));
    expect(advanced.getByText("Part of the larger plans.")).toBeInTheDocument();
    expect(advanced.getByRole("link", { name: "Upgrade" })).toHaveAttribute("href", "/subscription/plans");
    expect(filters().queryByRole("checkbox")).not.toBeInTheDocument();
    await screen.findByRole("article");
    expect(await violationsIn(container)).toEqual([]);
  });

  it("narrow by pay, skills, verified companies and those that reply on the paid plan", async () => {
    const query = "payFrom=5&payTo=12&skills=SQL%2CExcel&verified=true&replies=true";
    const { container, ...page } = await open(
      "/jobs",
      [
        ...["", "payFrom=5", "payFrom=5&payTo=12", "payFrom=5&payTo=12&skills=SQL,Excel"].map((asked) =>
          answer(asked),
        ),
        answer("payFrom=5&payTo=12&skills=SQL,Excel&verified=true"),
        answer(query, { jobs: [buildJob({ title: "Analyst" })] }),
        answer("payFrom=20&skills=SQL,Excel&verified=true&replies=true"),
      ],
      paid,
    );
    await userEvent.selectOptions(filters().getByRole("combobox", { name: "Pay from" }), "₹5 lakh");
    await userEvent.selectOptions(filters().getByRole("combobox", { name: "Pay up to" }), "₹12 lakh");
    await userEvent.type(filters().getByRole("textbox", { name: "Skills" }), "SQL, Excel, sql{Enter}");
    await userEvent.click(filters().getByRole("checkbox", { name: "Verified companies" }));
    await userEvent.click(filters().getByRole("checkbox", { name: "Replies to most applicants" }));
    expect(addressOf({ container, ...page })).toBe(`/jobs?${query}`);
    expect(await screen.findByRole("link", { name: "Analyst" })).toBeInTheDocument();
    for (const name of [
      "From ₹5 lakh",
      "Up to ₹12 lakh",
      "SQL",
      "Excel",
      "Verified companies",
      "Replies to most applicants",
    ])
      expect(chosen().getByRole("button", { name: `Remove ${name}` })).toBeInTheDocument();
    expect(await violationsIn(container)).toEqual([]);
    await userEvent.selectOptions(filters().getByRole("combobox", { name: "Pay from" }), "₹20 lakh");
    expect(addressOf({ container, ...page })).toBe(
      "/jobs?payFrom=20&skills=SQL%2CExcel&verified=true&replies=true",
    );
  });

  it("in an address opened without the plan are left out, and that is said", async () => {
    await open("/jobs?q=cook&payFrom=5&verified=true", [answer("q=cook", { total: 40, pageCount: 2 })]);
    expect(await count("40 jobs")).toBeInTheDocument();
    const notice = screen.getByText(/This list is shown without them/);
    expect(notice).toHaveTextContent("can be searched on the larger plans");
    expect(screen.queryByRole("button", { name: "Remove From ₹5 lakh" })).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Page 2" })).toHaveAttribute(
      "href",
      "/jobs?q=cook&payFrom=5&verified=true&page=2",
    );
  });

  it("are left out too where the server knows that the plan has ended", async () => {
    await open("/jobs?verified=true", [refusal("verified=true"), answer("")], paid);
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

it("asks 'Did you mean' where nothing is found, as a link that searches for it", async () => {
  const page = await open("/jobs?q=sofware+enginer&location=Pune", [
    answer("q=sofware+enginer&location=Pune", { jobs: [], didYouMean: "software engineer" }),
    answer("q=software+engineer&location=Pune", { jobs: [buildJob({ title: "Software Engineer" })] }),
  ]);
  await userEvent.click(await screen.findByRole("link", { name: "software engineer" }));
  expect(addressOf(page)).toBe("/jobs?q=software+engineer&location=Pune");
  expect(await screen.findByRole("link", { name: "Software Engineer" })).toBeInTheDocument();
  expect(searchBox()).toHaveValue("software engineer");
});
