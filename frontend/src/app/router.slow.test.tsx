import { screen } from "@testing-library/react";
import { buildJob } from "../features/jobs/job/jobs.factories";
import { answer as jobListAnswer } from "../screens/jobs/job-list.factories";
import { JobDetailScreenDocument } from "../screens/jobs/JobDetailScreen.generated";
import { renderRoutes } from "../test/renderRoutes";

const job = buildJob({ title: "Loom Fitter" });
const jobAnswer = {
  request: { query: JobDetailScreenDocument, variables: { id: job.id } },
  result: { data: { job, closedJob: null, similarJobs: [] } },
};

describe("for who is signed out", () => {
  it.each([
    ["/", "heading", /^Find Your Dream Job\s+in Your Local Area$/],
    ["/signin", "button", "Sign In"],
    ["/signup", "button", "Create Account"],
    ["/jobs", "search", ""],
    [`/jobs/${job.id}`, "heading", "Loom Fitter"],
    ["/unauthorized", "heading", "Access Denied"],
  ] as const)("%s opens with its content (ROUTE-01)", async (path, role, name) => {
    const { router } = renderRoutes(path, { mocks: [jobListAnswer("", { jobs: [job] }), jobAnswer] });
    expect((await screen.findAllByRole(role, name === "" ? {} : { name }))[0]).toBeInTheDocument();
    expect(router.state.location.pathname).toBe(path);
  });
});
