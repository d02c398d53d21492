import { MockedProvider } from "@apollo/client/testing/react";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { inHindi, loadHindi } from "../../../test/inHindi";
import { QuestionBank } from "./QuestionBank";
import { QuestionBankDocument } from "./Screening.generated";

const ready = (code: string, trade: string, kind: string, text: string, options: string[] = []) => ({
  ...{ __typename: "BankQuestion", code, trade, kind, text, options, unit: null },
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
};

describe("the ready questions in Hindi (SCRN-11)", () => {
  beforeAll(loadHindi);

  it.each(["वेल्डर", "welder"])("are found by %s, and asked in the bank's own words", async (typed) => {
    const add = jest.fn();
    render(
      inHindi(
        <MockedProvider mocks={[bank]}>
          <MemoryRouter>
            <QuestionBank isOpen onOpenChange={() => undefined} questions={[]} onAdd={add} />
          </MemoryRouter>
        </MockedProvider>,
      ),
    );
    expect(await screen.findByText("क्या आपके पास अपना दोपहिया है?")).toBeVisible();
    await userEvent.type(screen.getByRole("textbox", { name: "तैयार सवाल खोजें" }), typed);
    const [found, ...others] = screen.getAllByRole("listitem");
    expect(others).toEqual([]);
    expect(found).toHaveTextContent("आपने आईटीआई किस ट्रेड में किया है?फ़िटर, वेल्डर");
    await userEvent.click(within(screen.getByRole("list")).getByRole("button", { name: /^जोड़ें: आपने आईटीआई/ }));
    expect(add).toHaveBeenCalledWith({
      ...{ bankCode: "iti-trade", kind: "ONE", text: "In which trade did you do your ITI?" },
      ...{ options: ["Fitter", "Welder"], unit: null, isRequired: true, wanted: null },
    });
  });
});
