import { MockedProvider } from "@apollo/client/testing/react";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { ReviewedJobDocument } from "../../features/moderation/job/AdminJob.generated";
import { ReviewedJob } from "../../features/moderation/job/ReviewedJob";
import { JobText } from "../../features/jobs/job/JobText";
import { buildJob } from "../../features/jobs/job/jobs.factories";
import { paths } from "@job-portal/protocol/paths";
import { field, fill, open, paste, submit } from "./post-job.factories";
import { refuse } from "./postings.factories";

const pill = (group: string, name: string) =>
  within(screen.getByRole("group", { name: group })).getByRole("radio", { name });
const details = () => screen.getByRole("region", { name: "More details" });

describe("the details of a job (JFACT-02)", () => {
  it("are closed until somebody wants them, chosen by pills, and posted", async () => {
    const post = jest.fn();
    await open({ post });
    expect(details().querySelector("details")).not.toHaveAttribute("open");
    await fill();
    await userEvent.click(within(details()).getByText("More details"));
    await userEvent.click(pill("Shift", "Night"));
    await userEvent.click(pill("Days a week", "6"));
    await userEvent.click(pill("English", "Basic"));
    await userEvent.click(pill("Notice period, at most", "Join at once"));
    await paste(field("Languages one must speak"), "Kannada, Hindi");
    await userEvent.click(screen.getByRole("checkbox", { name: "Freshers welcome" }));
    await submit();
    const sent = {
      ...{ shift: "NIGHT", daysAWeek: 6, englishLevel: "BASIC", noticePeriodDays: 0 },
      ...{ languages: ["Kannada", "Hindi"], freshersWelcome: true, ownTwoWheeler: false },
    };
    await waitFor(() => expect(post).toHaveBeenCalledWith(expect.objectContaining(sent)));
  });

  it("stand open where a draft has some", async () => {
    const draft = { id: "draft-1", fields: { title: "Guard", shift: "NIGHT", ownTwoWheeler: true } };
    await open({ address: paths.jobDraft(draft.id), form: { drafts: [draft] } });
    expect(details().querySelector("details")).toHaveAttribute("open");
    expect(pill("Shift", "Night")).toBeChecked();
    expect(screen.getByRole("checkbox", { name: "Own two-wheeler needed" })).toBeChecked();
  });

  it("stand on the job's page, and nothing where the job tells none", () => {
    const told = {
      ...({ shift: "NIGHT", daysAWeek: 6, englishLevel: "NONE" } as const),
      ...{ languages: ["Hindi"], freshersWelcome: true, facilitiesForDisabled: "Ramp" },
    };
    const { rerender } = render(<JobText job={buildJob(told)} />);
    expect(screen.getByText("Night, 6 days a week")).toBeInTheDocument();
    expect(screen.getByText("Hindi, English: none needed")).toBeInTheDocument();
    expect(screen.getByText("Freshers").parentElement).toHaveTextContent("FreshersWelcome");
    expect(screen.getByText("Ramp")).toBeInTheDocument();
    rerender(<JobText job={buildJob()} />);
    expect(screen.queryByText("Good to know")).toBeNull();
  });

  it("tell of a walk-in until it is over", () => {
    const walkIn = { walkInHours: "10 am to 1 pm", walkInVenue: "12, 80 Feet Road" };
    const { rerender } = render(<JobText job={buildJob({ ...walkIn, walkInUntil: "2999-01-09" })} />);
    expect(screen.getByText("Walk-in: till 9 Jan 2999, 10 am to 1 pm")).toBeInTheDocument();
    rerender(<JobText job={buildJob({ ...walkIn, walkInUntil: "2020-01-09" })} />);
    expect(screen.queryByText(/80 Feet Road/)).toBeNull();
  });
});

describe("what a job asks applicants for (ASK-01)", () => {
  it("is nothing until its poster says so", async () => {
    const post = jest.fn();
    await open({ post });
    const asks = within(screen.getByRole("region", { name: "Ask applicants for" }));
    for (const box of asks.getAllByRole("checkbox")) expect(box).not.toBeChecked();
    await fill();
    await userEvent.click(asks.getByRole("checkbox", { name: "Notice period" }));
    await submit();
    const sent = { asksNoticePeriod: true, asksPhone: false, asksResume: false, asksExpectedPay: false };
    await waitFor(() => expect(post).toHaveBeenCalledWith(expect.objectContaining(sent)));
  });
});

it("The details of a job are told to the admin who reviews it, the walk-in's words as well (JFACT-02)", async () => {
  const told = { shift: "NIGHT" as const, walkInUntil: "2020-01-09", walkInVenue: "12, 80 Feet Road" };
  const reviewed = {
    request: { query: ReviewedJobDocument, variables: { id: "job-1" } },
    result: { data: { adminJob: { ...buildJob(told), id: "job-1", questions: [] } } },
  };
  render(
    <MockedProvider mocks={[reviewed]}>
      <MemoryRouter>
        <ReviewedJob jobId="job-1" />
      </MemoryRouter>
    </MockedProvider>,
  );
  expect(await screen.findByText(/9 Jan 2020 · 12, 80 Feet Road$/)).toBeInTheDocument();
  expect(screen.getByText("Night")).toBeInTheDocument();
});

const likely = { text: "18k to 22k a month", meaning: "₹18,000–22,000 a month", isLikely: true };
const other = { text: "18k to 22k a day", meaning: "₹18,000–22,000 a day", isLikely: false };
const question = (code: "PAY_UNIT_MISSING" | "PAY_RANGE_WIDE") => ({
  __typename: "JobQuestion" as const,
  code,
  message: "For how long?",
  suggestions: [likely, other].map((one) => ({ __typename: "JobSuggestion" as const, ...one })),
});

describe("what is asked about pay while it is typed", () => {
  it("is answered by one tap that mends the text (JPAY-02)", async () => {
    await open({ payObstacle: "NO_UNIT", payQuestion: question("PAY_UNIT_MISSING") });
    await paste(field("Salary"), "18k to 22k");
    expect(screen.queryByRole("button", { name: "Keep as typed" })).toBeNull();
    await userEvent.click(await screen.findByRole("button", { name: "Change to ₹18,000–22,000 a month" }));
    expect(field("Salary")).toHaveValue("18k to 22k a month");
  });

  it("is answered in the dialog as well, and the job goes on its way (JPAY-02)", async () => {
    const sent: unknown[] = [];
    const post = ({ pay }: Record<string, unknown>) => {
      sent.push(pay);
      if (sent.length === 1) refuse("PAY_UNIT_MISSING", "For how long?");
    };
    await open({ payObstacle: "NO_UNIT", payQuestion: question("PAY_UNIT_MISSING"), post });
    await fill();
    await submit();
    const dialog = within(await screen.findByRole("dialog", { name: "For how long is this pay?" }));
    await userEvent.click(await dialog.findByRole("button", { name: "Change to ₹18,000–22,000 a month" }));
    await waitFor(() => expect(sent.at(-1)).toBe("18k to 22k a month"));
  });

  it("is kept by one tap, and then not asked again (JPAY-03)", async () => {
    const post = jest.fn();
    await open({ payQuestion: question("PAY_RANGE_WIDE"), post });
    await fill();
    await userEvent.click(await screen.findByRole("button", { name: "Keep as typed" }));
    expect(screen.queryByText("For how long?")).toBeNull();
    await submit();
    await waitFor(() => expect(post).toHaveBeenCalledWith(expect.objectContaining({ isPayConfirmed: true })));
  });
});
