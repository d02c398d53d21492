import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { buildCompany, buildJob } from "../../features/jobs/job/jobs.factories";
import {
  addressOf,
  answer,
  count,
  failure,
  form,
  locationBox,
  open,
  searchBox,
  typeSelect,
} from "./job-list.factories";
import { violationsIn } from "../../test/axe";

describe("job list's search", () => {
  it("has a search text, a Location text and a 'Search' button (JOBS-01)", async () => {
    await open("/jobs", [answer("")]);
    expect(searchBox()).toHaveAttribute("placeholder", "Job title or keywords");
    expect(locationBox()).toHaveAttribute("placeholder", "City or Remote");
    expect(form().getByRole("button", { name: "Search" })).toBeInTheDocument();
    expect(document.title).toBe("Find Jobs · JobPortal");
  });

  it("has a Job Type select: All, full-time, part-time, contract, internship (JOBS-02)", async () => {
    await open("/jobs", [answer("")]);
    const options = within(typeSelect()).getAllByRole("option");
    expect(options.map(({ textContent }) => textContent)).toEqual([
      "All",
      "full-time",
      "part-time",
      "contract",
      "internship",
    ]);
  });

  it("'Search' puts text, location and type into the address and lists what matches (JOBS-03)", async () => {
    const query = "q=staff+nurse&location=Pune&type=part-time";
    const page = await open("/jobs", [
      answer(""),
      answer(query, { jobs: [buildJob({ title: "Staff Nurse" })] }),
    ]);
    await userEvent.type(searchBox(), "staff nurse");
    await userEvent.type(locationBox(), "Pune");
    await userEvent.selectOptions(typeSelect(), "part-time");
    await userEvent.click(form().getByRole("button", { name: "Search" }));
    expect(addressOf(page)).toBe(`/jobs?${query}`);
    expect(await screen.findByRole("link", { name: "Staff Nurse" })).toBeInTheDocument();
    expect(document.title).toBe("staff nurse, part-time, Pune · Find Jobs · JobPortal");
  });

  it("lists another Job Type as soon as it is chosen, with what was typed (JOBS-02)", async () => {
    const page = await open("/jobs?mode=hybrid", [
      answer("mode=hybrid"),
      answer("q=cook&type=contract&mode=hybrid"),
    ]);
    await userEvent.type(searchBox(), "cook");
    await userEvent.selectOptions(typeSelect(), "contract");
    expect(addressOf(page)).toBe("/jobs?q=cook&type=contract&mode=hybrid");
    expect(typeSelect()).toHaveValue("contract");
  });

  it("starts at page 1 again and keeps a chosen order", async () => {
    const page = await open("/jobs?q=cook&sort=pay&page=2", [
      answer("q=cook&sort=pay&page=2", { total: 60, pageCount: 3 }),
      answer("q=chef&sort=pay"),
    ]);
    await userEvent.clear(searchBox());
    await userEvent.type(searchBox(), "chef{Enter}");
    expect(addressOf(page)).toBe("/jobs?q=chef&sort=pay");
    expect(searchBox()).toHaveFocus();
  });

  it("is restored from the address, by going back too", async () => {
    const page = await open("/jobs?q=cook&location=Pune&type=contract", [
      answer("q=cook&location=Pune&type=contract"),
      answer("q=cook&location=Pune"),
    ]);
    expect(searchBox()).toHaveValue("cook");
    expect(locationBox()).toHaveValue("Pune");
    expect(typeSelect()).toHaveValue("contract");
    await userEvent.selectOptions(typeSelect(), "All");
    await userEvent.click(form().getByRole("button", { name: "Search" }));
    expect(addressOf(page)).toBe("/jobs?q=cook&location=Pune");
    await act(() => page.router.navigate(-1));
    await waitFor(() => expect(typeSelect()).toHaveValue("contract"));
  });

  it("is restored from the address by going back before the list could change", async () => {
    const page = await open("/jobs?q=cook", [answer("q=cook"), answer("q=chef")]);
    await userEvent.clear(searchBox());
    await userEvent.type(searchBox(), "chef");
    await act(async () => {
      fireEvent.submit(screen.getByRole("search"));
      await page.router.navigate(-1);
    });
    expect(addressOf(page)).toBe("/jobs?q=cook");
    expect(searchBox()).toHaveValue("cook");
  });

  it("is a plain form that works by itself", async () => {
    await open("/jobs", [answer("")]);
    expect(screen.getByRole("search")).toHaveAttribute("action", "/jobs");
    expect(screen.getByRole("search")).toHaveAttribute("method", "get");
    expect(typeSelect()).toHaveAttribute("name", "type");
  });

  it("works at /jobs/search too (ROUTE-14)", async () => {
    await open("/jobs/search?q=cook", [answer("q=cook", { jobs: [buildJob({ title: "Cook" })] })]);
    expect(await screen.findByRole("link", { name: "Cook" })).toBeInTheDocument();
  });
});

describe("job list", () => {
  it("shows a card for each job with its 'View Details' link to /jobs/{id} (JOBS-07)", async () => {
    await open("/jobs", [
      answer("", { jobs: [buildJob({ id: "7", title: "Cook" }), buildJob({ id: "8", title: "Waiter" })] }),
    ]);
    const link = await screen.findByRole("link", { name: "View Details: Cook" });
    expect(link).toHaveTextContent("View Details");
    expect(link).toHaveAttribute("href", "/jobs/7");
    expect(screen.getByRole("link", { name: "View Details: Waiter" })).toHaveAttribute("href", "/jobs/8");
  });

  it("tells a job's page by which search it was found", async () => {
    const page = await open("/jobs?q=cook", [
      answer("q=cook", { jobs: [buildJob({ id: "7", title: "Cook" })] }),
    ]);
    await userEvent.click(await screen.findByRole("link", { name: "Cook" }));
    await waitFor(() => expect(page.router.state.location.state).toEqual({ jobSearch: "?q=cook", place: 1 }));
  });

  it("says on a card what one compares jobs by", async () => {
    const skills = ["React", "TypeScript", "GraphQL", "Testing", "Web performance", "Accessibility"];
    await open("/jobs", [
      answer("", { jobs: [buildJob({ skills, company: buildCompany({ isVerified: false }) })] }),
    ]);
    const card = await screen.findByRole("article");
    for (const text of ["₹24–32 LPA", "Kaveri Health", "Koramangala, Bangalore", "Hybrid", "4–7 years"])
      expect(card).toHaveTextContent(text);
    expect(within(card).getByText("full-time")).toBeInTheDocument();
    expect(within(card).queryByText("Not verified yet")).not.toBeInTheDocument();
    expect(within(card).getByText("React")).toBeInTheDocument();
    expect(within(card).getByText("+2 more")).toBeInTheDocument();
  });

  it("marks the jobs that the viewer has applied to", async () => {
    const applied = (id: string, status: string) =>
      buildJob({ title: id, viewerApplication: { __typename: "Application", id, status } });
    await open("/jobs", [
      answer("", { jobs: [applied("one", "VIEWED"), applied("two", "WITHDRAWN"), buildJob()] }),
    ]);
    const cards = await screen.findAllByRole("article");
    expect(cards.map((card) => within(card).queryByText(/^(Applied|Withdrawn)$/)?.textContent)).toEqual([
      "Applied",
      "Withdrawn",
      undefined,
    ]);
  });

  it("is headed by how many match, up to '1,000+ jobs'", async () => {
    await open("/jobs?location=Bengaluru", [
      answer("location=Bengaluru", { total: 1000, isTotalCapped: true, pageCount: 10 }),
    ]);
    expect(await count("1,000+ jobs in Bengaluru")).toBeInTheDocument();
  });

  it("has 10 pages where the matches fill them (JOBS-08)", async () => {
    await open("/jobs?q=cook&page=2", [
      answer("q=cook&page=2", { total: 1000, isTotalCapped: true, pageCount: 10 }),
    ]);
    const pages = await screen.findByRole("navigation", { name: "Pages" });
    const numbers = within(pages).getAllByRole("link", { name: /^Page / });
    expect(numbers).toHaveLength(10);
    expect(numbers[1]).toHaveAttribute("aria-current", "page");
    expect(numbers[9]).toHaveAttribute("href", "/jobs?q=cook&page=10");
  });

  it("says on its last page that more match than are listed", async () => {
    const page = { total: 1000, isTotalCapped: true, pageCount: 10, hasNextPage: true };
    await open("/jobs?q=cook&page=9", [answer("q=cook&page=9", page), answer("q=cook&page=10", page)]);
    expect(await count("1,000+ jobs")).toBeInTheDocument();
    expect(screen.queryByText(/^More jobs match than are listed/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("link", { name: "Page 10" }));
    expect(await screen.findByText(/^More jobs match than are listed/)).toBeInTheDocument();
  });

  it("brings the reader to the top of the next page's jobs, the old ones standing till they come", async () => {
    await open("/jobs", [
      answer("", { jobs: [buildJob({ title: "Cook" })], total: 40, pageCount: 2 }),
      answer("page=2", { jobs: [buildJob({ title: "Waiter" })], total: 40, pageCount: 2, delay: 500 }),
    ]);
    const scrollIntoView = jest.spyOn(Element.prototype, "scrollIntoView");
    await userEvent.click(await screen.findByRole("link", { name: "Page 2" }));
    expect(screen.getByRole("link", { name: "Cook" })).toBeInTheDocument();
    expect(await count("40 jobs")).toHaveFocus();
    expect(scrollIntoView).toHaveBeenCalledWith({ block: "start" });
    expect(await screen.findByRole("link", { name: "Waiter" })).toBeInTheDocument();
  });

  it("goes to the last page there is from one beyond it", async () => {
    const page = await open("/jobs?q=cook&page=99", [
      answer("q=cook&page=10", { jobs: [], total: 50, pageCount: 3 }),
      answer("q=cook&page=3", { jobs: [buildJob({ title: "Cook" })], total: 50, pageCount: 3 }),
    ]);
    expect(await screen.findByRole("link", { name: "Cook" })).toBeInTheDocument();
    expect(addressOf(page)).toBe("/jobs?q=cook&page=3");
  });

  it("shows page 1 of all jobs where the address makes no sense", async () => {
    await open("/jobs?page=abc&type=slavery&sort=x", [answer("", { jobs: [buildJob({ title: "Cook" })] })]);
    expect(await screen.findByRole("link", { name: "Cook" })).toBeInTheDocument();
    expect(typeSelect()).toHaveValue("");
  });

  it("is put in another order at once", async () => {
    const page = await open("/jobs?q=cook", [answer("q=cook"), answer("q=cook&sort=pay")]);
    await screen.findByRole("article");
    const sort = screen.getByRole("combobox", { name: "Sort by" });
    expect(sort).toHaveDisplayValue("Best match");
    await userEvent.selectOptions(sort, "Highest pay");
    expect(addressOf(page)).toBe("/jobs?q=cook&sort=pay");
  });

  it("lets each part of the search be taken away", async () => {
    const page = await open("/jobs?q=cook&location=Pune", [answer("q=cook&location=Pune"), answer("q=cook")]);
    await userEvent.click(await screen.findByRole("button", { name: "Remove Pune" }));
    expect(addressOf(page)).toBe("/jobs?q=cook");
    expect(await count("1 job")).toHaveFocus();
    expect(locationBox()).toHaveValue("");
  });

  it("searches a popular city, or remote jobs, with one click (JOBS-06)", async () => {
    await open("/jobs?q=cook&location=mumbai", [answer("q=cook&location=mumbai")]);
    const places = within(await screen.findByRole("navigation", { name: "Popular locations" }));
    expect(await places.findByRole("link", { name: "Bangalore" })).toHaveAttribute(
      "href",
      "/jobs?q=cook&location=Bangalore",
    );
    expect(places.getByRole("link", { name: "Mumbai" })).toHaveAttribute("aria-current", "true");
    expect(places.getByRole("link", { name: "Remote" })).toHaveAttribute(
      "href",
      "/jobs?q=cook&location=Remote",
    );
  });

  it("tells a screen reader what was found", async () => {
    await open("/jobs?location=Pune", [answer("location=Pune")]);
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("1 job in Pune"));
  });

  it("shows skeletons while it loads, the search staying live", async () => {
    await open("/jobs?location=Pune", [answer("location=Pune", { delay: 500 })], { isDesktop: false });
    expect(screen.getByText("Loading")).toBeInTheDocument();
    expect(locationBox()).toBeEnabled();
    expect(await count("1 job in Pune")).toBeInTheDocument();
  });

  it("offers Retry after a failure, which brings the jobs", async () => {
    await open("/jobs", [failure(""), answer("")]);
    await userEvent.click(await screen.findByRole("button", { name: "Retry" }));
    expect(await screen.findByRole("article")).toBeInTheDocument();
  });

  it("offers Retry in place of the jobs before where another page fails", async () => {
    await open("/jobs", [
      answer("", { jobs: [buildJob({ title: "Cook" })], total: 40, pageCount: 2 }),
      failure("page=2"),
      answer("page=2", { jobs: [buildJob({ title: "Waiter" })], total: 40, pageCount: 2 }),
    ]);
    await userEvent.click(await screen.findByRole("link", { name: "Page 2" }));
    const retry = await screen.findByRole("button", { name: "Retry" });
    expect(screen.queryByRole("link", { name: "Cook" })).not.toBeInTheDocument();
    await userEvent.click(retry);
    expect(await screen.findByRole("link", { name: "Waiter" })).toBeInTheDocument();
  });

  it("says what to do next where nothing matches", async () => {
    await open("/jobs?q=cook&location=Mysuru&type=contract", [
      answer("q=cook&location=Mysuru&type=contract", { jobs: [], otherPlaces: ["Nashik"] }),
    ]);
    expect(await count("No jobs match all of this yet")).toBeInTheDocument();
    expect(await count("No jobs in Mysuru")).toBeInTheDocument();
    expect(screen.queryByText(/\b0\b/)).not.toBeInTheDocument();
    const ways = () => screen.queryAllByRole("link", { name: /\(3 jobs\)$/ });
    // Each is counted by itself.
    await waitFor(() => expect(ways()).toHaveLength(3));
    expect(ways().map((way) => [way.textContent, way.getAttribute("href")])).toEqual([
      ["Show all job types (3 jobs)", "/jobs?q=cook&location=Mysuru"],
      ["Look anywhere (3 jobs)", "/jobs?q=cook&type=contract"],
      ["Search without “cook” (3 jobs)", "/jobs?location=Mysuru&type=contract"],
    ]);
    expect(within(screen.getByRole("main")).getByRole("link", { name: "Nashik" })).toHaveAttribute(
      "href",
      "/jobs?q=cook&location=Nashik&type=contract",
    );
  });

  it("offers no way that leads to nothing, but places that have jobs", async () => {
    await open("/jobs?q=xqzw&location=Mysuru", [answer("q=xqzw&location=Mysuru", { jobs: [] })], {
      onward: 0,
    });
    expect(await count("No jobs match all of this yet")).toBeInTheDocument();
    expect(screen.getByText("Leave one part of the search out.")).toBeInTheDocument();
    const popular = within(screen.getByRole("region", { name: "No jobs in Mysuru" }));
    expect(await popular.findByRole("link", { name: "Bangalore" })).toHaveAttribute(
      "href",
      "/jobs?location=Bangalore",
    );
    expect(screen.queryByRole("link", { name: /Look anywhere/ })).not.toBeInTheDocument();
    expect(
      screen.queryByRole("heading", { name: "The same search in other places" }),
    ).not.toBeInTheDocument();
  });

  it("invites to post the first job where there is none at all", async () => {
    await open("/jobs", [answer("", { jobs: [] })]);
    expect(await count("No open jobs yet")).toBeInTheDocument();
    expect(within(screen.getByRole("main")).getByRole("link", { name: "Post a Job" })).toHaveAttribute(
      "href",
      "/jobs/post",
    );
  });

  it("has no accessibility violation", async () => {
    const { container } = await open("/jobs?q=cook", [answer("q=cook", { total: 40, pageCount: 2 })]);
    await screen.findByRole("article");
    expect(await violationsIn(container)).toEqual([]);
  });
});
