import { parsePay } from "./pay";
import { PayKind, PayScale } from "./pay.enums";
import { payHeadline, payRemarks } from "./pay-headline";

const headline = (text: string) => payHeadline(text, parsePay(text));

describe("pay in its one form (JPAY-01)", () => {
  it.each([
    ["4 to 6 lakhs per annum", "₹4–6 LPA"],
    ["4,75,000 - 9,75,000 PA", "₹4.75–9.75 LPA"],
    ["50,000-3 Lacs PA", "₹0.5–3 LPA"],
    ["1.2 Cr", "₹1.2 crore a year"],
    ["40 Lacs-1 Cr P.A.", "₹40–100 LPA"],
    ["4,23,456 a year", "₹4,23,456 a year"],
    ["90,000 PA", "₹90,000 a year"],
    ["25k/month", "₹25,000 a month"],
    ["18k to 22k pm", "₹18,000–22,000 a month"],
    ["1.5 lakh a month", "₹1,50,000 a month"],
    ["Rs 650-950 daily", "₹650–950 a day"],
    ["150 per hour", "₹150 an hour"],
    ["upto 6 LPA", "Up to ₹6 LPA"],
    ["Less than 50,000 PA", "Up to ₹50,000 a year"],
    ["20000+ a month", "From ₹20,000 a month"],
    ["15 हजार महीना", "₹15,000 a month"],
    ["Unpaid", "Unpaid"],
    ["Not disclosed", "Not stated"],
    ["Best in industry", "Not stated"],
    ["15000 or 20000 a month", "15000 or 20000 a month"],
    ["$2000 a month", "$2000 a month"],
  ])("%s: %s", (text, said) => {
    expect(headline(text).headline).toBe(said);
  });

  it("comes in parts, for words in another language", () => {
    expect(headline("4-6 LPA")).toMatchObject({ kind: PayKind.STATED, amount: "₹4–6", scale: PayScale.LAKH });
    expect(headline("650 a day")).toMatchObject({ amount: "₹650", scale: PayScale.RUPEE });
    expect(headline("Unpaid")).toMatchObject({ kind: PayKind.UNPAID, amount: null, scale: null });
  });
});

describe("what a text says beside its figures (JPAY-01)", () => {
  it.each([
    ["10,000 - 15,000 a month + incentives", ["plus incentives"]],
    ["₹12,000 + incentives per month", ["plus incentives"]],
    ["25000 a month in hand", ["in hand"]],
    ["Upto 6 LPA CTC", ["CTC"]],
    ["CTC 6 LPA", ["CTC"]],
    ["15000 pm + PF+ESI", ["plus PF+ESI"]],
    ["₹5 LPA, performance bonus", ["performance bonus"]],
    ["8.5-12 Lacs P.A. (Including Variable: 20%)", ["Including Variable: 20%"]],
    ["8.4 LPA (70,000 monthly)", ["70,000 monthly"]],
    ["₹20,000/month, 6 day week", ["6 day week"]],
    ["Unpaid internship", ["internship"]],
    ["3 लाख सालाना", []],
    ["25000 रुपए माहवार", []],
    ["वेतन ₹450 दिहाड़ी", []],
    ["As per industry standards", ["As per industry standards"]],
    ["Negotiable", ["Negotiable"]],
    ["Rs. 12,000/- pm", []],
    ["20,000+ per month only", []],
    ["Monthly ₹20,000", []],
    ["6 Lac P.A.", []],
    ["Not disclosed", []],
    ["$2000 a month", []],
  ])("%s: %j", (text, remarks) => {
    expect(payRemarks(text, headline(text).kind)).toEqual(remarks);
  });
});
