import { render, screen } from "@testing-library/react";
import { inHindi, loadHindi } from "../../../test/inHindi";
import { PayQuestion } from "./PayQuestion";

const asked = (
  <PayQuestion
    question={{ code: "PAY_UNIT_MISSING", message: "A month, a year, a day or an hour?", suggestions: [] }}
    keep="Keep it"
    change={(meaning) => meaning}
    onAnswer={() => undefined}
    onKeep={undefined}
  />
);

describe("a question about pay (LANG-20)", () => {
  it("is the server's in English", () => {
    render(asked);
    expect(screen.getByText("A month, a year, a day or an hour?")).toBeVisible();
  });

  it("is asked in Hindi by its code", async () => {
    await loadHindi();
    render(inHindi(asked));
    expect(screen.getByText("वेतन महीने का है या साल का? कृपया लिखें।")).toBeVisible();
  });
});
