import { resumeLinesOf } from "../../../test/files/resume-lines";
import { readResume } from "./read-resume";

const read = (text: string) => readResume(resumeLinesOf(text), { trades: [], skills: [] });

describe("the name of a resume (RESF-08)", () => {
  it.each([
    [
      "Name  Nb Sub (Retd) DIL BAHADUR THAPA\nFather’s Name  Late Shri Kul Bahadur Thapa",
      "Dil Bahadur Thapa",
    ],
    ["Name  Mr. DIL BAHADUR THAPA", "Dil Bahadur Thapa"],
    ["# TAJINDER SINGH SAINI\nName  Designation  Phone  E-mail", "Tajinder Singh Saini"],
    ["# Dr. Venkata Ramana\n# Murthy Gollapudi\ndrgvrmurthy@example.in", "Venkata Ramana Murthy Gollapudi"],
    ["# Asha Menon\n# Kochi", "Asha Menon"],
    ["# Asha Menon\n# Digital Marketing", "Asha Menon"],
    ["பெயர் : க. முருகேசன்", "க. முருகேசன்"],
    ["नाव : संदीप ज्ञानेश्वर पवार", "संदीप ज्ञानेश्वर पवार"],
    ["Father's Name: Ravi Menon\n# Asha Menon", "Asha Menon"],
  ])("in '%s' is '%s'", (text, name) => {
    expect(read(`# BIO-DATA\n${text}\n9845012345`).fullName?.text).toBe(name);
  });

  it("may stand in two lines, the second one smaller", () => {
    expect(read("# VENKATA\n# SUBBA REDDY G.\nRegistered Pharmacist\n9845012345").fullName?.text).toBe(
      "Venkata Subba Reddy G.",
    );
  });

  it("is to be checked where the address alone parts its words", () => {
    const { fullName } = read("# LAKSHMIPRASANNA\nlakshmi.prasanna@example.in");
    expect(fullName).toMatchObject({ text: "Lakshmi Prasanna", isSure: false });
  });
});

it.each([
  ["Tel. 0674-2573081, Cell 94371 82260", "94371 82260"],
  ["(0836) 244 1190 / 94481 30672", "94481 30672"],
  ["098146-33207", "098146-33207"],
  ["Phone: 0674-2573081", "0674-2573081"],
])("the phone number of '%s' is '%s' (RESF-08)", (text, phone) => {
  expect(read(`# Asha Rao\n${text}`).phone?.text).toBe(phone);
});

describe("an e-mail address that breaks over two lines (RESF-08)", () => {
  it.each([
    "priyanka.bhattacharjee\n@example.in",
    "priyanka.bhattacharjee@\nexample.in",
    "priyanka.\nbhattacharjee@example.in",
    "priyanka.bhattacharjee@example.i\nn",
  ])("as in '%s' is whole, and to be checked", (text) => {
    const { email } = read(`# Priyanka Bhattacharjee\n${text}\n9845012345`);
    expect(email).toMatchObject({ text: "priyanka.bhattacharjee@example.in", isSure: false });
  });
});

it.each([
  ["12, MG Road, Pune.\nasha@example.in", "asha@example.in"],
  ["Pune, M.H.\nrao@example.com", "rao@example.com"],
  ["Email  rao@example.com\nDOB  12/03/1990", "rao@example.com"],
])("the e-mail address of '%s' is '%s' (RESF-08)", (text, address) => {
  expect(read(`# Asha Rao\n${text}`).email?.text).toBe(address);
});
