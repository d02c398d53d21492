import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { buildJob } from "../../features/jobs/job/jobs.factories";
import { violationsIn } from "../../test/axe";
import {
  addressOf,
  answer,
  buildCloseJobs,
  buildReadPart,
  count,
  open,
  searchBox,
} from "./job-list.factories";

const read = () => within(screen.getByRole("group", { name: "We read this as" }));
const cross = (label: string) => read().getByRole("button", { name: `Remove ${label}` });

const night = buildReadPart("Night shift", "raat ki shift", "nurse Pune");
const nurse = buildReadPart("Nurse", "nurse", "raat ki shift Pune");
const pune = buildReadPart("Pune", "Pune", "raat ki shift nurse");
const ASKED = "q=raat+ki+shift+nurse+Pune";

describe("what was read of a search (READ-01)", () => {
  it("stands under the search, and not a second time over the list", async () => {
    const { container } = await open(`/jobs?${ASKED}`, [answer(ASKED, { read: [night, nurse, pune] })]);
    await count("1 job");
    expect(
      read()
        .getAllByRole("button")
        .map(({ ariaLabel }) => ariaLabel),
    ).toEqual(["Remove Night shift", "Remove Nurse", "Remove Pune"]);
    expect(searchBox()).toHaveValue("raat ki shift nurse Pune");
    expect(screen.queryByRole("group", { name: "What the list is narrowed by" })).not.toBeInTheDocument();
    expect(await violationsIn(container)).toEqual([]);
  });

  it("can be taken out of the text, by which the next one gets the focus", async () => {
    const left = [buildReadPart("Nurse", "nurse", "Pune"), buildReadPart("Pune", "Pune", "nurse")];
    const page = await open(`/jobs?${ASKED}`, [
      answer(ASKED, { read: [night, nurse, pune] }),
      answer("q=nurse+Pune", { read: left, jobs: [buildJob({ title: "Staff Nurse" })] }),
    ]);
    await count("1 job");
    await userEvent.click(cross("Night shift"));
    expect(addressOf(page)).toBe("/jobs?q=nurse+Pune");
    expect(cross("Nurse")).toHaveFocus();
    expect(await screen.findByRole("link", { name: "Staff Nurse" })).toBeInTheDocument();
    expect(cross("Nurse")).toHaveFocus();
    expect(searchBox()).toHaveValue("nurse Pune");
  });

  it("gives the focus to the list's heading behind the last one", async () => {
    const page = await open(`/jobs?${ASKED}`, [
      answer(ASKED, { read: [night, nurse, pune] }),
      answer("q=raat+ki+shift+nurse", { read: [night, nurse] }),
    ]);
    await count("1 job");
    cross("Pune").focus();
    await userEvent.keyboard("{Enter}");
    expect(addressOf(page)).toBe("/jobs?q=raat+ki+shift+nurse");
    expect(await count("1 job")).toHaveFocus();
  });

  it("can be taken out twice before the server has answered", async () => {
    const page = await open(`/jobs?${ASKED}`, [
      answer(ASKED, { read: [night, nurse, pune] }),
      answer("q=nurse+Pune", { delay: 2_000 }),
      answer("q=Pune", { read: [buildReadPart("Pune", "Pune", "")] }),
    ]);
    await count("1 job");
    await userEvent.click(cross("Night shift"));
    await userEvent.click(cross("Nurse"));
    expect(addressOf(page)).toBe("/jobs?q=Pune");
    await waitFor(() => expect(read().getAllByRole("button")).toHaveLength(1));
  });

  it("says a word in another script in both, marked with its language", async () => {
    const driver = buildReadPart("Driver", "ड्राइवर", "");
    await open("/jobs?q=ड्राइवर", [answer("q=ड्राइवर", { read: [driver] })]);
    await count("1 job");
    expect(read().getByText("ड्राइवर")).toHaveAttribute("lang", "hi");
    expect(read().getByRole("listitem")).toHaveTextContent("Driver · ड्राइवर");
    expect(cross("Driver")).toBeInTheDocument();
  });

  it("marks a title in another script with its language", async () => {
    await open("/jobs", [answer("", { jobs: [buildJob({ title: "ड्राइवर (Driver)" })] })]);
    expect(await screen.findByText("ड्राइवर")).toHaveAttribute("lang", "hi");
  });
});

describe("a search with misspelt words", () => {
  it("says what was searched for instead, with the way to the text as typed (SPELL-05, SPELL-06)", async () => {
    const page = await open("/jobs?q=sofware+enginer&location=Pune", [
      answer("q=sofware+enginer&location=Pune", { searchedText: "software engineer" }),
      answer("q=sofware+enginer&exact=1&location=Pune", { jobs: [buildJob({ title: "Sofware Enginer" })] }),
    ]);
    const correction = await screen.findByText("software engineer");
    expect(correction.closest("[role=status]")).toHaveTextContent(
      "Results for software engineer. Search instead for sofware enginer",
    );
    expect(searchBox()).toHaveValue("sofware enginer");
    await userEvent.click(screen.getByRole("link", { name: "sofware enginer" }));
    expect(addressOf(page)).toBe("/jobs?q=sofware+enginer&exact=1&location=Pune");
    expect(await screen.findByRole("link", { name: "Sofware Enginer" })).toBeInTheDocument();
    expect(screen.queryByText(/Results for/)).not.toBeInTheDocument();
  });

  it("is corrected again where another text is searched for", async () => {
    const page = await open("/jobs?q=sofware&exact=1", [answer("q=sofware&exact=1"), answer("q=drivr")]);
    expect(screen.getByRole("button", { name: "Remove Exact words" })).toBeInTheDocument();
    await userEvent.clear(searchBox());
    await userEvent.type(searchBox(), "drivr{Enter}");
    expect(addressOf(page)).toBe("/jobs?q=drivr");
  });
});

describe("jobs that come close (NEVER-01)", () => {
  const ASKED_NIGHT = "q=night+nurse&location=Pune";

  it("stand below the list, outside its total, with what gave way and the search that finds them", async () => {
    const { container } = await open(`/jobs?${ASKED_NIGHT}`, [
      answer(ASKED_NIGHT, {
        jobs: [buildJob({ title: "Night Nurse" })],
        closeJobs: [
          buildCloseJobs(),
          buildCloseJobs({
            reason: "NEARBY",
            gaveWay: "Pune",
            q: "night nurse",
            location: "Satara",
            total: 1,
          }),
          buildCloseJobs({
            reason: "ELSEWHERE",
            gaveWay: null,
            q: "night nurse",
            location: null,
            total: 1200,
          }),
        ],
      }),
    ]);
    expect(await count("1 job in Pune")).toBeInTheDocument();
    const group = (name: string) => within(screen.getByRole("region", { name }));
    const without = group("Night shift left out, 27 jobs without it");
    expect(without.getByRole("link", { name: "Ward Nurse" })).toBeInTheDocument();
    expect(without.getByRole("link", { name: /^Show all 27/ })).toHaveAttribute(
      "href",
      "/jobs?q=nurse&location=Pune",
    );
    expect(
      group("Pune left out, 1 job in Satara").getByRole("link", { name: /^Search for this one/ }),
    ).toHaveAttribute("href", "/jobs?q=night+nurse&location=Satara");
    expect(
      group("1,200 jobs for “night nurse” in all India").getByRole("link", { name: /^Show all 1,200/ }),
    ).toHaveAttribute("href", "/jobs?q=night+nurse");
    expect(await violationsIn(container)).toEqual([]);
  });

  it("stand below the sentence that nothing matches", async () => {
    await open(`/jobs?${ASKED_NIGHT}`, [answer(ASKED_NIGHT, { jobs: [], closeJobs: [buildCloseJobs()] })]);
    expect(await count("No jobs match all of this yet")).toBeInTheDocument();
    expect(screen.getByText("These come closest.")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Ward Nurse" })).toBeInTheDocument();
    expect(screen.queryByText(/\b0\b/)).not.toBeInTheDocument();
  });
});

describe("the search on a phone", () => {
  it("folds into a pill that says it, and unfolds with the focus in it", async () => {
    await open("/jobs?q=driver&location=Pune", [answer("q=driver&location=Pune")], { isDesktop: false });
    const pill = screen.getByRole("button", { name: "Change the search: driver · Pune" });
    expect(pill).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(pill);
    expect(searchBox()).toHaveFocus();
    expect(pill).not.toBeInTheDocument();
  });

  it("is open where nothing has been searched for", async () => {
    await open("/jobs", [answer("")], { isDesktop: false });
    expect(screen.queryByRole("button", { name: /^Change the search/ })).not.toBeInTheDocument();
  });

  it("has all that narrows it in one row", async () => {
    const asked = "q=driver&mode=hybrid";
    await open(`/jobs?${asked}`, [answer(asked, { read: [buildReadPart("Driver", "driver", "")] })], {
      isDesktop: false,
    });
    await count("1 job");
    const row = screen.getByRole("group", { name: "We read this as" }).parentElement;
    if (!row) throw new Error("The chips stand in no row.");
    expect(within(row).getByRole("button", { name: "Filters (1)" })).toBeInTheDocument();
    expect(within(row).getByRole("button", { name: "Remove Hybrid" })).toBeInTheDocument();
    expect(within(row).getByRole("button", { name: "Walk-in" })).toBeInTheDocument();
    expect(screen.queryByRole("region", { name: "Filters" })).not.toBeInTheDocument();
  });
});
