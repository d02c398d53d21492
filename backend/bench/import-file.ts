/** A file of jobs of the size that the portal takes at most, made of whole sentences as boards export them. */

const HEADER = [
  ...["Job ID", "Job Title", "Job Type", "Work Location", "CTC", "Exp", "Key Skills", "Job Description"],
  ...["Desired Candidate Profile", "Perks", "No. of Openings"],
];
const TITLES = [
  ...["Fitter", "Staff Nurse", "Accounts Executive", "Delivery Partner", "Telecaller", "Store Keeper"],
  ...["Quality Inspector", "Site Engineer", "Backend Developer", "Graphic Designer", "Field Sales Officer"],
];
const TYPES = ["Full Time, Permanent", "Part-time", "Contractual", "Internship"];
const PLACES = [
  ...["Koramangala, Bengaluru", "Pune", "Andheri East, Mumbai", "Chennai, TN", "Delhi / NCR", "Hyderabad"],
  ...["Kolkata, Mumbai, New Delhi", "Hybrid - Pune", "Jaipur", "Kochi", "560038", "Indore"],
];
const PAYS = ["3-5 LPA", "₹18,000 - 24,000 a month", "4,00,000 - 6,50,000 P.A.", "Not Disclosed", "25k pm"];
const YEARS = ["2-4 Yrs", "0-1 years", "5+ years", "Fresher", "3 to 6 Years"];
const SKILLS = ["Excel, Tally, GST", "Java | Spring | SQL", "CNC; Lathe; Fanuc", "Communication, Hindi, CRM"];
const SENTENCES = [
  "You keep the log of your machines and hand over to the next shift with a short note on what is open.",
  "The team has eleven people, and two of them will work with you in the first weeks until you know the plant.",
  "On most days you call customers between ten and one, and write down what they asked for.",
  "We plan a week ahead, so that everybody knows on Friday which site they go to on Monday.",
  "You check each delivery against its order and tell the store when something is missing or broken.",
  "Reports go to the branch head by the fifth of each month, in the template that we share with you.",
  "Training takes three weeks and is paid; at its end there is a short test with a supervisor.",
  "You help to keep the workshop clean and safe, and you stop a machine that doesn't sound right.",
  "Our clients are hospitals, schools and small factories within forty kilometres of the city.",
  "A day begins at nine with tea and a look at the board, where the open tasks stand by priority.",
];

const DESCRIPTION_LENGTH = 3_700;

function descriptionOf(row: number): string {
  let text = "";
  for (let at = row; text.length < DESCRIPTION_LENGTH; at += 1)
    text += `${SENTENCES[(at * 7 + row) % SENTENCES.length] ?? ""}${at % 4 === 0 ? "\n\n- " : " "}`;
  return text.trim();
}

const of = (values: readonly string[], row: number): string => values[row % values.length] ?? "";
const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

/** @param run tells the jobs of one file from those of another */
export function jobFile(run: number, rows: number): Buffer {
  const lines = Array.from({ length: rows }, (_, row) =>
    [
      ...[
        `R${run}-${row}`,
        `${of(TITLES, row)} ${run}-${row}`,
        of(TYPES, row),
        of(PLACES, row),
        of(PAYS, row),
      ],
      ...[of(YEARS, row), of(SKILLS, row), descriptionOf(row), "ITI or 12th pass. Two years in the work."],
      ...["PF, ESI; lunch", String((row % 5) + 1)],
    ]
      .map(quoted)
      .join(","),
  );
  return Buffer.from([HEADER.join(","), ...lines].join("\r\n"));
}
