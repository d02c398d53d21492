import { OriginalKind, ResumeOriginal } from "../../resumes/original/resume-original.entity";
import { ApplicationStatus } from "../application/application-pipeline";
import { sentOriginal } from "./sent-original";

const MASK = "[shown once shortlisted]";

const textFor = (text: string, status = ApplicationStatus.VIEWED) => {
  const original = Object.assign(new ResumeOriginal(), { kind: OriginalKind.PDF, texts: [text] });
  return sentOriginal(original, { status }, false).texts[0];
};

describe("the text of a file whose sender is not shortlisted", () => {
  it.each([
    ["Staff nurse, 2018 - 2020\nB.Sc., 84 %", "Staff nurse, 2018 - 2020\nB.Sc., 84 %"],
    ["asha@jobs.example\nPune", `${MASK}\nPune`],
    ["asha @ jobs . example\nPune", `${MASK}\nPune`],
    ["Mob9845012345, Pune", `Mob${MASK}, Pune`],
    ["Call ९८४५०१२३४५", `Call ${MASK}`],
    ["Call 98450\n12345 at once", `Call ${MASK} at once`],
  ])("has no contact: %j (KEPT-05)", (text, masked) => {
    expect(textFor(text)).toBe(masked);
    expect(textFor(text, ApplicationStatus.SHORTLISTED)).toBe(text);
  });
});
