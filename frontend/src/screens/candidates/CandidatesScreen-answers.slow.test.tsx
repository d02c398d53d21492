import { MockedProvider } from "@apollo/client/testing/react";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import {
  buildCandidate,
  buildCandidateRow,
} from "../../features/applications/candidate/candidates.factories";
import { CandidatePanelDocument } from "../../features/applications/candidate/Candidates.generated";
import type { AnswerOutcome } from "../../shared/schema.generated";
import { violationsIn } from "../../test/axe";
import { buildSession } from "../../test/factories";
import { inHindi, loadHindi } from "../../test/inHindi";
import { renderRoutes } from "../../test/renderRoutes";
import { AnswerFilter } from "./AnswerFilter";
import { readCandidateView } from "./candidates-address";
import {
  chosenJobAnswer,
  countsAnswer,
  stagesAnswer,
  jobsAnswer,
  listAnswer,
} from "./candidates-screen.factories";
import { AskedQuestionsDocument } from "./CandidatesScreen.generated";

type Mocks = NonNullable<Parameters<typeof renderRoutes>[1]>["mocks"];

const WHEELS = "Do you own a two-wheeler?";
const answer = (values: string[], outcome: AnswerOutcome, text = WHEELS) => ({
  ...{ __typename: "ScreeningAnswer" as const, questionId: `q-${text}`, kind: "YES_NO" as const, text },
  ...{ bankCode: null, unit: null, values, outcome },
  wanted: { __typename: "WantedAnswer" as const, values: ["yes"], least: null, most: null },
});
const asking = {
  request: { query: AskedQuestionsDocument, variables: { jobId: "job-77" } },
  result: {
    data: {
      myJob: {
        __typename: "Job",
        id: "job-77",
        questions: [
          {
            ...{ __typename: "ScreeningQuestion", id: "q-1", bankCode: null, kind: "YES_NO", text: WHEELS },
            ...{ options: [], unit: null, isRequired: true, wanted: null },
          },
        ],
      },
    },
  },
  maxUsageCount: Number.POSITIVE_INFINITY,
};

function open(address: string, answers: object[]) {
  const mocks = [...answers, countsAnswer, stagesAnswer, jobsAnswer, chosenJobAnswer, asking] as Mocks;
  return renderRoutes(address, { session: buildSession({ role: "employer" }), mocks });
}

describe("answers of candidates (SCRN-05)", () => {
  it("stand as marks in the row, with words for who can't see them", async () => {
    open("/candidates", [
      listAnswer({
        items: [
          buildCandidateRow({
            answers: [answer(["no"], "DIFFERS"), answer([], "NOT_ANSWERED", "Six days?")],
          }),
        ],
      }),
    ]);
    const row = within(await screen.findByRole("row", { name: /Meera Pillai/ }));
    expect(row.getAllByRole("listitem").map((mark) => mark.textContent)).toEqual([
      `${WHEELS} Differs`,
      "Six days? Not answered",
    ]);
    expect(screen.getByRole("columnheader", { name: "Answers" })).toBeInTheDocument();
    expect(await violationsIn(document.body)).toEqual([]);
  });

  it("are counted where the job wants none in particular", async () => {
    const answers = [answer(["no"], "ANSWERED"), answer([], "NOT_ANSWERED", "Six days?")];
    open("/candidates", [listAnswer({ items: [buildCandidateRow({ answers })] })]);
    const row = within(await screen.findByRole("row", { name: /Meera Pillai/ }));
    expect(row.getByText("1 of 2 given")).toBeInTheDocument();
  });

  it("take no column where nobody was asked anything", async () => {
    open("/candidates", [listAnswer({ items: [buildCandidateRow()] })]);
    await screen.findByRole("row", { name: /Meera Pillai/ });
    expect(screen.queryByRole("columnheader", { name: "Answers" })).toBeNull();
  });

  it("are filtered by question and answer, in the address", async () => {
    const filter = { jobId: "job-77", answer: { question: WHEELS, value: "no" } };
    open("/candidates?job=job-77", [
      listAnswer({ filter: { jobId: "job-77" }, items: [buildCandidateRow()] }),
      listAnswer({ filter: { jobId: "job-77", answer: { question: WHEELS } }, items: [buildCandidateRow()] }),
      listAnswer({ filter, items: [buildCandidateRow({ id: "application-2", name: "Ravi Gowda" })] }),
    ]);
    const [question] = await screen.findAllByRole("combobox", { name: "Question" });
    if (!question) throw new Error("No question to choose.");
    await userEvent.selectOptions(question, WHEELS);
    const [answers] = screen.getAllByRole("combobox", { name: "Answer" });
    if (!answers) throw new Error("No answer to choose.");
    await userEvent.selectOptions(answers, "No");
    expect(await screen.findByRole("row", { name: /Ravi Gowda/ })).toBeInTheDocument();
  });

  it("stand on the candidate's page with what was asked for", async () => {
    const candidate = buildCandidate({ answers: [answer(["no"], "DIFFERS")] });
    open("/candidates?open=application-1", [
      listAnswer({ items: [buildCandidateRow({ answers: [answer(["no"], "DIFFERS")] })] }),
      {
        request: { query: CandidatePanelDocument, variables: { id: "application-1" } },
        result: { data: { candidate } },
      },
    ]);
    const answers = within(await screen.findByRole("region", { name: "Answers" }));
    expect(answers.getByText("0 of 1 as asked for")).toBeVisible();
    expect(answers.getByText(WHEELS).parentElement).toHaveTextContent("NoDiffersYou asked for: Yes");
  });
});

const LICENCE = "Which driving licences do you hold?";
const licence = {
  ...{ __typename: "ScreeningQuestion", id: "q-1", bankCode: "licence", kind: "SEVERAL", text: LICENCE },
  ...{ options: ["Two-wheeler", "Transport"], unit: null, isRequired: true, wanted: null },
};
const askingLicence = {
  request: { query: AskedQuestionsDocument, variables: { jobId: "job-77" } },
  result: { data: { myJob: { __typename: "Job", id: "job-77", questions: [licence] } } },
};

describe("the filter by answers in Hindi", () => {
  it("names question and answer in Hindi, and filters by what is stored (SCRN-11)", async () => {
    await loadHindi();
    const change = jest.fn();
    const view = readCandidateView(new URLSearchParams({ job: "job-77", question: LICENCE }));
    render(
      inHindi(
        <MockedProvider mocks={[askingLicence]}>
          <AnswerFilter view={view} onChange={change} />
        </MockedProvider>,
      ),
    );
    const asked = await screen.findByRole("combobox", { name: "सवाल" });
    expect(asked).toHaveDisplayValue("आपके पास कौन-कौन से ड्राइविंग लाइसेंस हैं?");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "जवाब" }), "कमर्शियल गाड़ी");
    expect(change).toHaveBeenCalledWith({ answer: "=Transport" });
  });
});
