import { MockedProvider } from "@apollo/client/testing/react";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { JobFacts } from "../../features/jobs/job/JobFacts";
import { jobFileWords } from "../../features/jobs/file/job-file.words";
import { buildJob } from "../../features/jobs/job/jobs.factories";
import { ReviewedJob } from "../../features/moderation/job/ReviewedJob";
import { ReviewedJobDocument } from "../../features/moderation/job/AdminJob.generated";
import { paths } from "@job-portal/protocol/paths";
import { fill, open, submit } from "./post-job.factories";

const education = () => screen.getByRole("combobox", { name: "Education" });

describe("the education that a job asks for (JOBX-01)", () => {
  it("is chosen in the form, previewed and posted", async () => {
    const post = jest.fn();
    await open({ post });
    expect(
      within(education())
        .getAllByRole("option")
        .map(({ textContent }) => textContent),
    ).toEqual([
      ...["Not said", "10th pass", "12th pass", "ITI", "Diploma", "Graduate", "Postgraduate", "Any"],
    ]);
    await fill();
    await userEvent.selectOptions(education(), "Diploma");
    await userEvent.click(screen.getByRole("button", { name: "Preview" }));
    const dialog = await screen.findByRole("dialog");
    expect(within(dialog).getByText("Education").parentElement).toHaveTextContent("EducationDiploma");
    await userEvent.click(screen.getByRole("button", { name: "Back to the form" }));
    await submit();
    await waitFor(() => {
      expect(post).toHaveBeenCalledWith(expect.objectContaining({ education: "DIPLOMA" }));
    });
  });

  it("comes back with a draft", async () => {
    const draft = { id: "draft-1", fields: { title: "Loom Fitter", education: "TWELFTH" } };
    await open({ address: paths.jobDraft(draft.id), form: { drafts: [draft] } });
    expect(education()).toHaveDisplayValue("12th pass");
  });

  it("stands among a job's facts, and nowhere where the job says nothing of it", () => {
    const { rerender } = render(<JobFacts job={buildJob({ education: "ITI" })} />);
    expect(screen.getByText("Education").parentElement).toHaveTextContent("EducationITI");
    rerender(<JobFacts job={buildJob()} />);
    expect(screen.queryByText("Education")).toBeNull();
  });

  it("is told to the admin who reviews the job", async () => {
    const reviewed = {
      request: { query: ReviewedJobDocument, variables: { id: "job-1" } },
      result: { data: { adminJob: { ...buildJob({ education: "GRADUATE" }), id: "job-1", questions: [] } } },
    };
    render(
      <MockedProvider mocks={[reviewed]}>
        <MemoryRouter>
          <ReviewedJob jobId="job-1" />
        </MemoryRouter>
      </MockedProvider>,
    );
    expect(await screen.findByText("full-time · Hybrid · Graduate · 4–7 years")).toBeInTheDocument();
  });

  it("is one of the columns of a file", () => {
    expect(jobFileWords.en.templateText).toMatch(/,education,/);
  });
});
