import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { buildJob } from "../../features/jobs/job/jobs.factories";
import { violationsIn } from "../../test/axe";
import { addressOf, answer, open, searchBox, locationBox } from "./job-list.factories";
import { JobTopicScreenDocument } from "./JobTopicScreen.generated";

const linkTo = (path: string, trade: string | null, city: string | null, jobCount: number) => ({
  __typename: "JobTopicLink" as const,
  ...{ path, trade, city, jobCount },
});

const nursesInPune = {
  __typename: "JobTopic" as const,
  path: "/jobs/for/nurse/in/pune",
  trade: "Nurse",
  city: "Pune",
  q: "Nurse",
  location: "Pune",
  figures: {
    __typename: "JobTopicFigures" as const,
    total: 24,
    isTotalCapped: false,
    companyCount: 12,
    pay: "₹1.8–6 LPA",
    newestAt: "2026-11-20T06:00:00Z",
  },
  neighbours: {
    __typename: "JobTopicNeighbours" as const,
    trades: [linkTo("/jobs/for/driver/in/pune", "Driver", "Pune", 1200)],
    cities: [linkTo("/jobs/for/nurse/in/mumbai", "Nurse", "Mumbai", 31)],
    nearCities: [],
  },
};

const asTopic = (trade: string | null, city: string | null, jobTopic: typeof nursesInPune | null) => ({
  request: { query: JobTopicScreenDocument, variables: { trade, city } },
  result: { data: { jobTopic } },
});

const nurses = answer("q=Nurse&location=Pune", { jobs: [buildJob({ title: "Ward Nurse" })] });
const opened = (address = "/jobs/for/nurse/in/pune") =>
  open(address, [asTopic("nurse", "pune", nursesInPune), nurses], { title: "Nurse jobs in Pune" });

describe("the page of a trade in a city", () => {
  it("is the job list of its search, with figures of its own (CRAWL-04)", async () => {
    await opened();
    expect(await screen.findByRole("link", { name: "Ward Nurse" })).toBeInTheDocument();
    expect(document.title).toBe("Nurse jobs in Pune · JobPortal");
    expect(
      screen.getByText(
        "24 jobs are open at 12 companies. Pay: ₹1.8–6 LPA. The newest was posted on 20 November.",
      ),
    ).toBeInTheDocument();
    expect([searchBox(), locationBox()].map((field) => (field as HTMLInputElement).value)).toEqual([
      "Nurse",
      "Pune",
    ]);
  });

  it("leads to other trades and cities, each with its jobs (CRAWL-04)", async () => {
    await opened();
    const groups = screen.getAllByRole("navigation").filter(({ ariaLabel }) => ariaLabel === null);
    const links = groups.flatMap((group) => within(group).queryAllByRole("link"));
    const told = links.map((link) => [link.textContent, link.getAttribute("href")]);
    expect(told).toEqual(
      expect.arrayContaining([
        ["Driver jobs in Pune 1,200", "/jobs/for/driver/in/pune"],
        ["Nurse jobs in Mumbai 31", "/jobs/for/nurse/in/mumbai"],
      ]),
    );
    expect(screen.getByRole("heading", { name: "Other work in Pune" })).toBeInTheDocument();
    expect(screen.queryByRole("heading", { name: "Near Pune" })).toBeNull();
  });

  it("becomes a search of the list with the first filter", async () => {
    const page = await open(
      "/jobs/for/nurse/in/pune",
      [
        asTopic("nurse", "pune", nursesInPune),
        nurses,
        answer("q=Nurse&location=Pune&posted=7", { jobs: [buildJob({ title: "New Nurse" })] }),
      ],
      { title: "Nurse jobs in Pune" },
    );
    await userEvent.click(screen.getByRole("radio", { name: "Last 7 days" }));
    expect(await screen.findByRole("link", { name: "New Nurse" })).toBeInTheDocument();
    expect(addressOf(page)).toBe("/jobs?q=Nurse&location=Pune&posted=7");
  });

  it("stands at its own address, by whatever name it was opened", async () => {
    const page = await open(
      "/jobs/for/staff-nurse/in/poona",
      [asTopic("staff-nurse", "poona", nursesInPune), asTopic("nurse", "pune", nursesInPune), nurses],
      { title: "Nurse jobs in Pune" },
    );
    expect(addressOf(page)).toBe("/jobs/for/nurse/in/pune");
  });

  it("that the portal doesn't know is a search for its name (CRAWL-01)", async () => {
    await open("/jobs/in/new-atlantis", [
      asTopic(null, "new-atlantis", null),
      answer("location=new+atlantis", { jobs: [] }),
    ]);
    expect(locationBox()).toHaveValue("new atlantis");
  });

  it("has no accessibility violations", async () => {
    const { container } = await opened();
    await screen.findByRole("link", { name: "Ward Nurse" });
    expect(await violationsIn(container)).toEqual([]);
  });
});
