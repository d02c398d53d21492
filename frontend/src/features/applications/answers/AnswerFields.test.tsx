import { MockedProvider } from "@apollo/client/testing/react";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { inHindi, loadHindi } from "../../../test/inHindi";
import { AnswerFields } from "./AnswerFields";
import { ApplyQuestionsDocument } from "./Answers.generated";
import { useAnswers, type AnswersState } from "./useAnswers";

afterEach(() => window.sessionStorage.clear());

const asked = (id: string, bankCode: string | null, kind: string, changes: object) => ({
  ...{ __typename: "ScreeningQuestion", id, bankCode, kind, options: [], unit: null },
  ...{ isRequired: true, wanted: null, ...changes },
});
const questions = [
  asked("q-1", "licence", "SEVERAL", {
    ...{ text: "Which driving licences do you hold?", options: ["Two-wheeler", "Transport", "None yet"] },
    wanted: { __typename: "WantedAnswer", values: ["Transport"], least: null, most: null },
  }),
  asked("q-2", "notice-period", "ONE", {
    ...{ text: "What is your notice period?", options: ["I can join at once", "30 days"] },
  }),
  asked("q-3", "driving-years", "NUMBER", { text: "How many years have you driven?", unit: "years" }),
  asked("q-4", null, "YES_NO", { text: "Do you know Whitefield?" }),
];
const asking = {
  request: { query: ApplyQuestionsDocument, variables: { jobId: "7" } },
  result: { data: { job: { __typename: "Job", id: "7", questions, keptAnswers: [] } } },
};

function Sheet({ onSend }: { onSend(input: ReturnType<AnswersState["input"]>): void }) {
  const answers = useAnswers("user-1", "7");
  return (
    <>
      <AnswerFields answers={answers} />
      <button onClick={() => onSend(answers.input())}>Send</button>
    </>
  );
}

describe("a question of the bank in the Apply dialog", () => {
  it("is asked in Hindi, and its English option is sent (SCRN-11)", async () => {
    await loadHindi();
    const send = jest.fn();
    render(
      inHindi(
        <MockedProvider mocks={[asking]}>
          <Sheet onSend={send} />
        </MockedProvider>,
      ),
    );
    const licences = within(await screen.findByRole("group", { name: "आपके पास कौन-कौन से ड्राइविंग लाइसेंस हैं?" }));
    expect(licences.getByText(/कंपनी को चाहिए: कमर्शियल गाड़ी/)).toBeVisible();
    await userEvent.click(licences.getByRole("checkbox", { name: "दोपहिया" }));
    await userEvent.click(licences.getByRole("checkbox", { name: "कमर्शियल गाड़ी" }));
    const notice = within(screen.getByRole("group", { name: "आपका नोटिस पीरियड कितना है?" }));
    await userEvent.click(notice.getByRole("radio", { name: "तुरंत, कोई नोटिस नहीं" }));
    const years = screen.getByRole("textbox", { name: "आपने काम के लिए कितने साल गाड़ी चलाई है?" });
    expect(years).toHaveAccessibleDescription("साल");
    await userEvent.type(years, "3");
    const own = within(screen.getByRole("group", { name: "Do you know Whitefield?" }));
    await userEvent.click(own.getByRole("radio", { name: "हाँ" }));
    await userEvent.click(screen.getByRole("button", { name: "Send" }));
    expect(send).toHaveBeenCalledWith({
      answers: [
        { questionId: "q-1", values: ["Two-wheeler", "Transport"] },
        { questionId: "q-2", values: ["I can join at once"] },
        { questionId: "q-3", values: ["3"] },
        { questionId: "q-4", values: ["yes"] },
      ],
    });
  });
});
