import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { buildCandidateRow } from "../../features/applications/candidate/candidates.factories";
import { violationsIn } from "../../test/axe";
import { buildSession } from "../../test/factories";
import { renderRoutes } from "../../test/renderRoutes";
import {
  chosenJobAnswer,
  countsAnswer,
  stagesAnswer,
  factCountsAnswer,
  jobsAnswer,
  listAnswer,
} from "./candidates-screen.factories";
import { CandidatesJobDocument } from "./CandidatesScreen.generated";

type Mocks = NonNullable<Parameters<typeof renderRoutes>[1]>["mocks"];

function open(address: string, answers: object[]) {
  const mocks = [...answers, countsAnswer, stagesAnswer, factCountsAnswer, jobsAnswer] as Mocks;
  return renderRoutes(address, { session: buildSession({ role: "employer" }), mocks });
}

const meera = listAnswer({ items: [buildCandidateRow()] });
const ravi = buildCandidateRow({ id: "application-2", name: "Ravi Gowda" });

describe("what candidates sent narrows their list down (CAND-02)", () => {
  it("unfolds above it, each choice with how many it leaves, and stands in the address", async () => {
    const { router } = open("/candidates", [
      meera,
      listAnswer({ filter: { minExperienceYears: 3, maxExperienceYears: 5 }, items: [ravi] }),
      listAnswer({ filter: { minExperienceYears: 3, maxExperienceYears: 5, city: "Mysore" }, items: [ravi] }),
    ]);
    await screen.findByRole("row", { name: /Meera Pillai/ });
    await userEvent.click(screen.getByRole("button", { name: "More filters" }));
    await userEvent.click(await screen.findByRole("radio", { name: "3–5 years 8" }));
    expect(await screen.findByRole("row", { name: /Ravi Gowda/ })).toBeInTheDocument();
    await userEvent.click(screen.getByRole("radio", { name: "Mysore 4" }));
    await waitFor(() => expect(router.state.location.search).toBe("?experience=3-5&city=Mysore"));
    expect(screen.getByRole("button", { name: "More filters (2)" })).toHaveAttribute("aria-expanded", "true");
    expect(await violationsIn(document.body)).toEqual([]);
  });

  it("says nothing of a choice that a long list has not counted anybody of, and pales one of nobody", async () => {
    open("/candidates", [meera]);
    await userEvent.click(await screen.findByRole("button", { name: "More filters" }));
    expect(await screen.findByRole("radio", { name: "Up to ₹6 LPA 500+" })).toBeInTheDocument();
    expect(screen.getByRole("radio", { name: "Within 30 days 0" })).toBeInTheDocument();
    expect(screen.getByRole("radio", { name: "Graduate or more 3" })).toBeInTheDocument();
  });

  it("is open where the address has some of it, which a cross takes away", async () => {
    const { router } = open("/candidates?notice=30&education=graduate", [
      listAnswer({ filter: { maxNoticeDays: 30, minEducation: "GRADUATE" }, items: [ravi] }),
      listAnswer({ filter: { minEducation: "GRADUATE" }, items: [ravi] }),
    ]);
    expect(await screen.findByRole("radio", { name: /^Within 30 days/ })).toBeChecked();
    const chips = within(screen.getByRole("group", { name: "What the list is narrowed by" }));
    await userEvent.click(chips.getByRole("button", { name: "Remove Within 30 days" }));
    await waitFor(() => expect(router.state.location.search).toBe("?education=graduate"));
  });
});

describe("who has waited too long (PIPE-01)", () => {
  it("is marked in the row with the days at the stage, and found by a filter with its count", async () => {
    const late = buildCandidateRow({
      ...{ id: "application-2", name: "Ravi Gowda", status: "INTERVIEW", daysAtStatus: 16, isLate: true },
    });
    const hired = buildCandidateRow({ id: "application-3", name: "Asha Rao", daysAtStatus: null });
    const { router } = open("/candidates", [
      listAnswer({ items: [buildCandidateRow({ daysAtStatus: 3 }), late, hired] }),
      listAnswer({ filter: { isLate: true }, items: [late] }),
    ]);
    expect(await screen.findByRole("row", { name: /Meera Pillai/ })).toHaveTextContent("3 days");
    const ravi = screen.getByRole("row", { name: /Ravi Gowda/ });
    expect(within(ravi).getByTitle("16 days in Interview")).toHaveTextContent("Late: 16 days");
    expect(screen.getByRole("row", { name: /Asha Rao/ })).not.toHaveTextContent("day");
    await userEvent.click(screen.getByRole("button", { name: "More filters" }));
    await userEvent.click(await screen.findByRole("radio", { name: "Late 7" }));
    await waitFor(() => expect(screen.queryByRole("row", { name: /Meera/ })).not.toBeInTheDocument());
    expect(router.state.location.search).toBe("?wait=late");
    expect(screen.getByRole("button", { name: "Remove Late" })).toBeVisible();
  });
});

describe("a candidate with several applications (CAND-04)", () => {
  it("names the others, each leading to that application", async () => {
    const others = ["Dyer", "Weaver", "Tailor", "Presser"].map((jobTitle, index) => ({
      ...{ __typename: "OtherApplication" as const, id: `other-${index}`, jobTitle },
      status: "VIEWED" as const,
    }));
    open("/candidates", [listAnswer({ items: [buildCandidateRow({ otherApplications: others })] })]);
    const list = within(await screen.findByRole("list", { name: "Also applied to" }));
    expect(list.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      ...["Also Dyer: Viewed", "Also Weaver: Viewed", "Also Tailor: Viewed", "+1"],
    ]);
    expect(list.getByRole("link", { name: "Also Dyer: Viewed" })).toHaveAttribute(
      "href",
      "/candidates?open=other-0",
    );
  });
});

describe("the chosen job (CAND-17)", () => {
  it("stands above its candidates, with a cross that shows those of all jobs", async () => {
    const job = {
      ...{ __typename: "Job", id: "job-77", title: "Dyer", openings: 1 },
      company: { __typename: "Company", id: "company-1" },
      standing: { __typename: "JobStanding", status: "OPEN", hiredCount: 0, unopenedCount: 0 },
      viewerCan: { __typename: "JobPermissions", edit: true, close: true },
    };
    const named = {
      request: { query: CandidatesJobDocument, variables: { jobId: "job-77" } },
      result: { data: { myJob: job } },
    };
    const { router } = open("/candidates?job=job-77", [
      listAnswer({ filter: { jobId: "job-77" }, items: [ravi] }),
      ...[meera, named, chosenJobAnswer],
    ]);
    const chips = within(await screen.findByRole("group", { name: "What the list is narrowed by" }));
    await userEvent.click(chips.getByRole("button", { name: "Remove Dyer" }));
    await waitFor(() => expect(router.state.location.search).toBe(""));
  });
});
