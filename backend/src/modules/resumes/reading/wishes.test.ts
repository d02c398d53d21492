import { resumeLinesOf } from "../../../test/files/resume-lines";
import { readResume } from "./read-resume";

const wishesOf = (text: string) => {
  const { wishes } = readResume(resumeLinesOf(`# Asha Menon\n${text}`), { trades: [], skills: [] });
  const { currentPay, expectedPay, noticePeriod } = wishes;
  return [currentPay, expectedPay, noticePeriod].map((found) => found?.text ?? "");
};

describe("pay and notice period in a resume (RESF-18)", () => {
  it.each([
    ["Current CTC: 4.5 LPA | Expected CTC: 6 LPA | Notice Period: 30 Days", ["4.5 LPA", "6 LPA", "30 Days"]],
    [
      "# Personal Details\nCurrent Salary :- Rs. 18,000/- pm\nNotice Period :- Immediate",
      ["Rs. 18,000/- pm", "", "Immediate"],
    ],
    ["Salary expected : 22000 per month", ["", "22000 per month", ""]],
    ["Current CTC : 3.2 LPA\nExp. CTC : 4.5 LPA", ["3.2 LPA", "4.5 LPA", ""]],
    ["ECTC (LPA): 7.5, Notice period: 2 months.", ["", "7.5", "2 months"]],
    ["Last drawn salary  25,000", ["25,000", "", ""]],
    ["अपेक्षित वेतन : 20,000 रुपये महीना", ["", "20,000 रुपये महीना", ""]],
    ["Current CTC  Expected CTC  Notice Period\n4 LPA  6 LPA  30 days", ["", "", ""]],
    ["Legal notice: drafting and replying", ["", "", ""]],
    ["Sent the notice of the meeting to all members", ["", "", ""]],
    ["Negotiated salaries and the expected pay of new staff", ["", "", ""]],
  ])("of '%s' are %j", (text, wishes) => {
    expect(wishesOf(text)).toEqual(wishes);
  });
});
