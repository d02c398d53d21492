import { contactMatchesIn } from "./contact.rules";
import { sentencesOf } from "./sentences";

const found = (text: string) =>
  sentencesOf(text).flatMap(({ text: sentence }) =>
    contactMatchesIn(sentence).map(({ start, end }) => sentence.slice(start, end)),
  );

describe("a way to reach somebody", () => {
  it.each([
    ["Call 9845012345", "9845012345"],
    ["Call 98450 12345 now", "98450 12345"],
    ["Phone: +91 98450-12345", "+91 98450-12345"],
    ["Contact 09845012345", "09845012345"],
    ["WhatsApp 984 501 2345", "984 501 2345"],
    ["HR: 080-4567 8901", "080-4567 8901"],
    ["Call (022) 2345 6789", "(022) 2345 6789"],
    ["Toll free 1800 123 4567", "1800 123 4567"],
    ["फोन ९८४५०१२३४५", "9845012345"],
    ["Mail hr@kaveri.example.com", "hr@kaveri.example.com"],
    ["hr.jobs (at) kaveri (dot) com", "hr.jobs (at) kaveri (dot) com"],
  ])("is found in '%s'", (text, words) => {
    expect(found(text)).toEqual([words]);
  });

  it.each([
    "₹25,000–30,000 a month",
    "Salary 65000-85000",
    "65000 - 85000 per month",
    "CTC 7500000000",
    "PIN 560034",
    "Bangalore 560 034",
    "On 12-10-2026 at 10:30",
    "Since 1998, 2019-2024",
    "10 to 6, 9-18",
    "Job ID 9845012345",
    "GST 9845012345",
    "https://jobs.example/9845012345",
    "4 x 100 m, 2.5 GB, 1,00,00,000 users",
    "Aadhaar 984501234567",
    "We @ Kaveri are a team",
    "C# & .NET @ scale",
  ])("is not seen in '%s'", (text) => {
    expect(found(text)).toEqual([]);
  });
});

describe("a text that is numbers and nothing else (REQS-09)", () => {
  it("is read in a time that grows with its length, and each number is found", () => {
    expect(contactMatchesIn("call 9876543210 or ".repeat(20_000))).toHaveLength(20_000);
  });
});
