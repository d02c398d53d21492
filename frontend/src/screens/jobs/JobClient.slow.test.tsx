import { screen, waitFor, within } from "@testing-library/react";
import { buildCompany, buildJob } from "../../features/jobs/job/jobs.factories";
import { jobsWords } from "../../features/jobs/job/jobs.words";
import { words as hindi } from "../../features/jobs/job/jobs.words.hi";
import { renderRoutes } from "../../test/renderRoutes";
import { JobDetailScreenDocument } from "./JobDetailScreen.generated";
import { answer, open } from "./job-list.factories";

const agency = buildCompany({ name: "ABC Staffing", isVerified: true });
const NAMED = { isForClient: true, clientName: "Kabini Mills", clientIndustry: "Textiles" };
const UNNAMED = { isForClient: true, clientName: null, clientIndustry: "Banking" };

async function openDetail(changes: object) {
  const job = buildJob({ title: "Loom Fitter", company: agency, ...changes });
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

describe("a job for a client (AGCY-04)", () => {
  it("has the client on its card behind the agency and its mark", async () => {
    await open("/jobs", [
      answer("", { jobs: [buildJob({ title: "Loom Fitter", company: agency, ...NAMED })] }),
    ]);
    const card = await screen.findByRole("article");
    expect(card).toHaveTextContent(/ABC Staffing\s*Verified\s*for Kabini Mills/);
  });

  it("says on its page who posts it for whom, and where applications go", async () => {
    const main = await openDetail(NAMED);
    expect(
      main.getByText("Posted by ABC Staffing for Kabini Mills (Textiles). Applications go to ABC Staffing."),
    ).toBeVisible();
    await waitFor(() =>
      expect(document.title).toBe("Loom Fitter, ABC Staffing for Kabini Mills · JobPortal"),
    );
  });

  it("says so of a client that isn't named, and no more where one applies elsewhere", async () => {
    const main = await openDetail({ ...UNNAMED, applyUrl: "https://abc.example/apply" });
    expect(main.getByText("Posted by ABC Staffing for a client in banking.")).toBeVisible();
  });

  it("is the company's own otherwise", async () => {
    const main = await openDetail({});
    expect(main.queryByText(/Posted by/)).toBeNull();
  });
});

it.each([
  [NAMED, "for Kabini Mills", "Kabini Mills के लिए"],
  [UNNAMED, "for a client in banking", "Banking क्षेत्र के एक क्लाइंट के लिए"],
  [{ ...UNNAMED, clientIndustry: "IT services" }, "for a client in IT services", /IT services क्षेत्र/],
  [{ ...UNNAMED, clientIndustry: null }, "for a client", "एक क्लाइंट के लिए"],
  [{ isForClient: false, clientName: "", clientIndustry: "" }, "", ""],
])("a client is told in both languages: %j (AGCY-04)", (client, en, hi) => {
  expect(jobsWords.en.forClient(client)).toBe(en);
  expect(hindi.forClient(client)).toEqual(typeof hi === "string" ? hi : expect.stringMatching(hi));
});
