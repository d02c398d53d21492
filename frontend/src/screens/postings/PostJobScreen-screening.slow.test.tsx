import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { paths } from "@job-portal/protocol/paths";
import {
  CheckQuestionsDocument,
  QuestionBankDocument,
} from "../../features/jobs/screening/Screening.generated";
import { violationsIn } from "../../test/axe";
import { savingAnswer } from "./job-draft.factories";
import { fill, open, paste, submit } from "./post-job.factories";

const often = { maxUsageCount: Number.POSITIVE_INFINITY };
const ready = (code: string, trade: string, kind: string, text: string, options: string[] = []) => ({
  ...{ __typename: "BankQuestion" as const, code, trade, kind, text, options, unit: null },
});
const bank = {
  request: { query: QuestionBankDocument },
  result: {
    data: {
      questionBank: [
        ready("two-wheeler", "ANY", "YES_NO", "Do you own a two-wheeler?"),
        ready("iti-trade", "FACTORY", "ONE", "In which trade did you do your ITI?", ["Fitter", "Welder"]),
      ],
    },
  },
  ...often,
};
/** Refuses a question about marriage. */
const checking = {
  request: { query: CheckQuestionsDocument, variables: () => true },
  result: ({ questions }: { questions: { text: string }[] }) => ({
    data: {
      checkQuestions: questions.flatMap(({ text }, index) =>
        text.includes("married")
          ? [
              {
                __typename: "QuestionProblem",
                position: index + 1,
                ground: "MARITAL_STATUS",
                message: "Please don't ask about marriage.",
                instead: "Can you travel four days a month?",
                ...{ rule: null, bound: null },
              },
            ]
          : [],
      ),
    },
  }),
  ...often,
};

const section = () => within(screen.getByRole("region", { name: "Questions for applicants" }));
const rows = () =>
  section()
    .queryAllByRole("listitem")
    .map((row) => row.textContent);
const press = (name: string | RegExp) => userEvent.click(section().getByRole("button", { name }));

describe("the questions of a job (SCRN-01)", () => {
  it("come from the bank, get a must-have answer, and are posted", async () => {
    const post = jest.fn();
    await open({ post, saving: [savingAnswer(), bank, checking] });
    await press("Ready questions");
    const dialog = within(await screen.findByRole("dialog", { name: "Ready questions" }));
    await userEvent.click(await dialog.findByRole("button", { name: "Add: Do you own a two-wheeler?" }));
    expect(await dialog.findByText("Added")).toBeVisible();
    await paste(dialog.getByRole("textbox", { name: "Search ready questions" }), "iti welder");
    expect(dialog.getAllByRole("listitem")).toHaveLength(1);
    await userEvent.click(dialog.getByRole("button", { name: "Add: In which trade did you do your ITI?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Done" }));
    await press("Edit: Do you own a two-wheeler?");
    await userEvent.click(section().getByRole("checkbox", { name: "Must-have answer" }));
    expect(section().getByText("Needs Yes")).toBeVisible();
    expect(await violationsIn(document.body)).toEqual([]);
    await press("Move down: Do you own a two-wheeler?");
    expect(rows()[0]).toContain("In which trade did you do your ITI?");
    await fill();
    await submit();
    await waitFor(() =>
      expect(post).toHaveBeenCalledWith(
        expect.objectContaining({
          questions: [
            expect.objectContaining({ bankCode: "iti-trade", wanted: null, isRequired: true }),
            expect.objectContaining({
              bankCode: "two-wheeler",
              wanted: { values: ["yes"], least: null, most: null },
            }),
          ],
        }),
      ),
    );
  });

  it("say what must not be asked, and take what may be asked in its place (SCRN-02)", async () => {
    await open({ saving: [savingAnswer(), checking] });
    await press("Write your own");
    await paste(section().getByRole("textbox", { name: "Question" }), "Are you married?");
    expect(await section().findByText("Please don't ask about marriage.")).toBeVisible();
    await press("Ask instead: Can you travel four days a month?");
    await waitFor(() => expect(section().queryByText("Please don't ask about marriage.")).toBeNull());
    expect(section().getByRole("textbox", { name: "Question" })).toHaveValue(
      "Can you travel four days a month?",
    );
  });

  it("stand in the form of a draft that has some, and are kept with it", async () => {
    const question = {
      ...{ __typename: "TypedQuestion", bankCode: null, kind: "NUMBER", text: "Years at a lathe?" },
      ...{ options: [], unit: "years", isRequired: false },
      wanted: { __typename: "WantedAnswer", values: [], least: "3", most: null },
    };
    const save = jest.fn();
    const draft = { id: "draft-1", fields: { title: "Turner", questions: [question] } };
    await open({
      address: paths.jobDraft(draft.id),
      form: { drafts: [draft] },
      saving: [savingAnswer(save), checking],
    });
    expect(rows()[0]).toContain("Years at a lathe?A number · OptionalNeeds 3 years or more");
    await press("Remove: Years at a lathe?");
    expect(rows()).toEqual([]);
    await waitFor(() => expect(save).toHaveBeenCalledWith(expect.not.objectContaining({ questions: [] })), {
      timeout: 5000,
    });
  });
});
