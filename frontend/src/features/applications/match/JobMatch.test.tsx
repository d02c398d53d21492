import { render, screen, within } from "@testing-library/react";
import { buildMatch } from "../candidate/candidates.factories";
import { JobMatch } from "./JobMatch";
import { violationsIn } from "../../../test/axe";

const factor = (name: string) => {
  const line = screen.getByText(name).closest("li");
  if (!line) throw new Error(`'${name}' is no factor.`);
  return line;
};

describe("how somebody fits a job", () => {
  it("is a number, with each factor's points and reason", async () => {
    const { container } = render(<JobMatch match={buildMatch()} />);
    const card = screen.getByRole("region", { name: "How you fit this job" });
    expect(within(card).getByText("84% match")).toBeVisible();
    expect(within(card).getByText("74 of 92 points. Both sides see the same.")).toBeVisible();
    expect(factor("Skills")).toHaveTextContent("29 of 386 of 8 skills");
    expect(await violationsIn(container)).toEqual([]);
  });

  it("leaves out of the total what one side says nothing of", () => {
    render(<JobMatch match={buildMatch()} />);
    expect(factor("Pay")).toHaveTextContent("Pay · Not counted · No expected pay shared");
  });

  it("has no number for a thin profile", () => {
    render(<JobMatch match={buildMatch({ score: null, saysTooLittle: true })} />);
    expect(screen.getByText("Thin profile")).toBeVisible();
    expect(screen.getByText("We know too little to give a number.")).toBeVisible();
    expect(screen.queryByText(/%/)).not.toBeInTheDocument();
  });

  it("blames no profile where the job asks for too little (CLEAR-03)", () => {
    render(<JobMatch match={buildMatch({ score: null })} />);
    expect(screen.getByText("The job asks for too little to give a number.")).toBeVisible();
    expect(screen.queryByText("Thin profile")).not.toBeInTheDocument();
  });
});
