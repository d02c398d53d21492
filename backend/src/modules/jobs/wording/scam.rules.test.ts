import { scamMatchesIn } from "./scam.rules";

const rulesIn = (text: string) => scamMatchesIn(text).map(({ rule }) => rule);

const SCAMS: [text: string, rule: string][] = [
  ["A registration fee of ₹500 is required.", "asks-for-money"],
  ["Registration fees: Rs. 1,500/- (refundable)", "asks-for-money"],
  ["Refundable security deposit before joining", "asks-for-money"],
  ["Security deposit Rs 2000", "asks-for-money"],
  ["You must pay for the training kit.", "asks-for-money"],
  ["Candidates have to deposit a small amount", "asks-for-money"],
  ["Pay ₹300 to apply", "asks-for-money"],
  ["pay to apply today", "asks-for-money"],
  ["Processing & documentation charges apply", "asks-for-money"],
  ["Laptop deposit needed", "asks-for-money"],
  ["No experience needed but a registration fee of 500 applies", "asks-for-money"],
  ["No experience needed.\nRegistration fee 500.", "asks-for-money"],
  ["Registration\u200B fee", "asks-for-money"],
  ["Registration fees lagegi", "asks-for-money"],
  ["500 rupaye jama karna hoga", "asks-for-money"],
  ["Pehle paise dena hoga", "asks-for-money"],
  ["रजिस्ट्रेशन फीस 500 रुपये", "asks-for-money"],
  ["पंजीकरण शुल्क लगेगा", "asks-for-money"],
  ["पैसे जमा करें", "asks-for-money"],
  ["WhatsApp only: 98765 43210", "messenger-only"],
  ["Contact us only on Telegram", "messenger-only"],
  ["Send your resume on WhatsApp", "messenger-only"],
  ["Apply via Telegram", "messenger-only"],
  ["Join our Telegram channel", "messenger-only"],
  ["https://t.me/earnfast", "messenger-only"],
  ["wa.me/919876543210", "messenger-only"],
  ["WhatsApp par message karein", "messenger-only"],
  ["व्हाट्सएप पर संपर्क करें", "messenger-only"],
  ["Share your OTP to confirm", "asks-for-secrets"],
  ["ghar baithe paise kamao", "easy-money"],
  ["घर बैठे पैसे कमाएं", "easy-money"],
  ["Earn ₹5,000 daily from home", "easy-money"],
];

const HARMLESS = [
  "No registration fee.",
  "no registration or training fees",
  "There is no security deposit, and no fee of any kind",
  "We never ask for a registration fee",
  "Without any security deposit",
  "Zero joining fee",
  "Registration fee: nil",
  "Registration fee is not required",
  "Registration fees nahi lagegi",
  "Koi registration fees nahi",
  "कोई रजिस्ट्रेशन फीस नहीं",
  "Training charges are paid by the company",
  "Collect registration fees from patients",
  "Handle security deposits of tenants",
  "Process application fees and issue receipts",
  "Do not pay for training to anybody",
  "Pay ₹20,000 a month and provident fund",
  "Pay: ₹300 a day",
  "Deposit cash at the bank daily",
  "Security guard for a bank; night shifts",
  "Registration of new patients at the front desk",
  "Run WhatsApp campaigns for our clients",
  "Build Telegram bots in Python",
  "Answer customers on WhatsApp",
  "Follow up leads over WhatsApp",
  "WhatsApp Business API integration",
  "Train customers never to share their OTP",
  "Work from home two days a week",
  "Take payments and give change",
  "Fee structure counselling for admissions",
];

describe("the scam rules", () => {
  it.each(SCAMS)("finds in '%s' %s", (text, rule) => expect(rulesIn(text)).toEqual([rule]));

  it.each(HARMLESS)("finds nothing in '%s'", (text) => expect(scamMatchesIn(text)).toEqual([]));
});
