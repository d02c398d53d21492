import { FileCompanies } from "./file-companies";

const OWN = [
  { id: "of-file", name: "Kaveri Staffing", isVerified: false },
  { id: "mill", name: "Kabini Mills Pvt. Ltd.", isVerified: true },
  { id: "new", name: "Tungabhadra Foods", isVerified: false },
  { id: "north", name: "Netravati Works", isVerified: true },
  { id: "south", name: "Netravati Works LLP", isVerified: true },
];
const companies = new FileCompanies("of-file", OWN, {
  tungabhadrafoods: "new",
  sharavatitiles: "of-file",
  hemavatioils: "of-others",
});

describe("the company of a row (FILE-15)", () => {
  it.each([
    ["KAVERI STAFFING", "of-file"],
    ["M/s Kabini Mills (P) Ltd", "mill"],
    ["Tungabhadra Foods", "new"],
    ["Sharavati Tiles", "of-file"],
  ])("called %j is %s", (name, id) => expect(companies.of(name)?.id).toBe(id));

  it.each([
    ["two verified ones are called so", "Netravati Works"],
    ["nobody's name", "Hampi Tours"],
    ["answered with a company of others", "Hemavati Oils"],
    ["a word of every object", "constructor"],
  ])("is none where it is %s", (_what, name) => expect(companies.of(name)).toBeNull());

  it("that nobody has verified is not found by its name alone", () =>
    expect(companies.named("Tungabhadra Foods")).toBeNull());
});
