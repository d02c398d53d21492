import { render, screen } from "@testing-library/react";
import { buildCandidateRow, buildMatch } from "./candidates.factories";
import { MatchFigure } from "./MatchFigure";

describe("a candidate without a number (CLEAR-03)", () => {
  const without = buildMatch({ score: null });
  const thin = buildMatch({ score: null, saysTooLittle: true });

  it.each([
    ["a thin profile where little was sent", { match: thin }, "Thin profile"],
    [
      "no thin profile where a resume's file was sent",
      { match: thin, hasOriginal: true },
      "Resume file sent",
    ],
    ["no thin profile where the job asks for too little", { match: without }, "No score"],
    ["nothing where nothing was compared", { match: null }, "No score"],
  ])("is %s", (_, changes, text) => {
    render(<MatchFigure candidate={buildCandidateRow(changes)} />);
    expect(screen.getByText(text)).toBeVisible();
  });
});
