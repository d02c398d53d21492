import { MockedProvider } from "@apollo/client/testing/react";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LocationField } from "../../features/jobs/posting/LocationField";
import { buildJob } from "../../features/jobs/job/jobs.factories";
import { renderRoutes } from "../../test/renderRoutes";
import { JobDetailScreenDocument } from "./JobDetailScreen.generated";
import { answer, count, open } from "./job-list.factories";

const NAMES = ["Kothrud, Pune", "Mumbai", "Delhi", "Kochi", "Surat", "Indore"];

/** A job in the first so many of them. */
const jobIn = (many: number) => ({
  ...buildJob({ title: "Road Surveyor", location: "Kothrud, Pune" }),
  placesInShort: `Pune, Mumbai +${many - 2}`,
  places: NAMES.slice(0, many).map((label, id) => ({ __typename: "Place" as const, id, label })),
});

async function openDetail(job: ReturnType<typeof jobIn>) {
  renderRoutes(`/jobs/${job.id}`, {
    mocks: [
      {
        request: { query: JobDetailScreenDocument, variables: { id: job.id } },
        result: { data: { job, closedJob: null, similarJobs: [] } },
      },
    ],
  });
  await screen.findByRole("heading", { level: 1, name: job.title });
  return within(screen.getByRole("main"));
}

describe("a job of several places (JOBP-05)", () => {
  it("has two cities on its card, and how many more there are", async () => {
    await open("/jobs", [answer("", { jobs: [jobIn(6)] })]);
    expect(await screen.findByText("Pune, Mumbai +4")).toBeVisible();
  });

  it("has all of four on its page", async () => {
    const main = await openDetail(jobIn(4));
    expect(main.getByText("Kothrud, Pune; Mumbai; Delhi; Kochi")).toBeVisible();
    expect(main.queryByRole("button", { name: /^Show all/ })).not.toBeInTheDocument();
  });

  it("has four of six on its page, and all after 'Show all'", async () => {
    const main = await openDetail(jobIn(6));
    expect(main.queryByText(/Surat/)).not.toBeInTheDocument();
    await userEvent.click(main.getByRole("button", { name: "Show all 6" }));
    expect(main.getByText(NAMES.join("; "))).toBeVisible();
  });
});

describe("jobs for a wider area (JOBP-04)", () => {
  const wider = [buildJob({ title: "State Auditor", location: "Maharashtra" })];

  it("stand under their own heading, and are not counted", async () => {
    await open("/jobs?location=Pune", [answer("location=Pune", { jobsInWiderArea: wider })]);
    expect(await count("1 job in Pune")).toBeInTheDocument();
    const part = within(screen.getByRole("region", { name: "For a wider area around it" }));
    expect(part.getByText("State Auditor")).toBeVisible();
    expect(part.getByText("Maharashtra")).toBeVisible();
  });

  it("stand there too where the place itself has none, and on the first page alone", async () => {
    await open("/jobs?location=Pune", [answer("location=Pune", { jobs: [], jobsInWiderArea: wider })]);
    expect(await screen.findByText("State Auditor")).toBeVisible();
  });
});

describe("a location that is not understood (JOBP-01)", () => {
  const asked = (kind: "AMBIGUOUS" | "UNKNOWN", ...labels: string[]) => ({
    __typename: "LocationReading" as const,
    workMode: null,
    leftOut: [],
    places: [],
    questions: [
      {
        __typename: "PlaceQuestion" as const,
        text: "MG Road",
        kind,
        candidates: labels.map((label, id) => ({ __typename: "Place" as const, id, label })),
      },
    ],
  });

  it.each([
    ["AMBIGUOUS" as const, "Several places are called “MG Road”. Which one is it?"],
    ["UNKNOWN" as const, "We know no place called “MG Road”. Did you mean"],
  ])("asks which place is meant: %s", async (kind, question) => {
    const onAnswer = jest.fn();
    render(
      <MockedProvider>
        <LocationField
          label="Location"
          reading={asked(kind, "MG Road, Kochi", "MG Road, Indore")}
          text="MG Road"
          onPick={jest.fn()}
          onAnswer={onAnswer}
          onMoveAddress={jest.fn()}
        />
      </MockedProvider>,
    );
    expect(screen.getByText(question, { exact: false })).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "MG Road, Indore" }));
    expect(onAnswer).toHaveBeenCalledWith("MG Road", "MG Road, Indore");
  });
});
