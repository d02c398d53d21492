import { z } from "zod";
import { breaking } from "./broken-rule";

/** State codes of the GST law: those of the census, with what was made or merged since. */
export const GST_STATES: Readonly<Record<string, string>> = {
  "01": "Jammu and Kashmir",
  "02": "Himachal Pradesh",
  "03": "Punjab",
  "04": "Chandigarh",
  "05": "Uttarakhand",
  "06": "Haryana",
  "07": "Delhi",
  "08": "Rajasthan",
  "09": "Uttar Pradesh",
  "10": "Bihar",
  "11": "Sikkim",
  "12": "Arunachal Pradesh",
  "13": "Nagaland",
  "14": "Manipur",
  "15": "Mizoram",
  "16": "Tripura",
  "17": "Meghalaya",
  "18": "Assam",
  "19": "West Bengal",
  "20": "Jharkhand",
  "21": "Odisha",
  "22": "Chhattisgarh",
  "23": "Madhya Pradesh",
  "24": "Gujarat",
  "25": "Daman and Diu",
  "26": "Dadra and Nagar Haveli and Daman and Diu",
  "27": "Maharashtra",
  "28": "Andhra Pradesh (before 2014)",
  "29": "Karnataka",
  "30": "Goa",
  "31": "Lakshadweep",
  "32": "Kerala",
  "33": "Tamil Nadu",
  "34": "Puducherry",
  "35": "Andaman and Nicobar Islands",
  "36": "Telangana",
  "37": "Andhra Pradesh",
  "38": "Ladakh",
  "97": "Other Territory",
  "99": "Centre",
};

/** Codes of states that were merged or divided. Old documents have them, and nobody is registered under them now. */
const FORMER = ["25", "28"];

/** Whether there is a state of this code today. */
export const isPresentState = (code: string): boolean => code in GST_STATES && !FORMER.includes(code);

/**
 * Union territories without a legislature, and the other territory (section 2(114) of the CGST Act). Beside CGST they
 * have UTGST in place of SGST, by the UTGST Act.
 */
const WITHOUT_LEGISLATURE = ["04", "25", "26", "31", "35", "38", "97"];

/** MONEY-10: what the half of GST is called that isn't the centre's, where a sale stays within the state. */
export const ownGstOf = (code: string): "SGST" | "UTGST" =>
  WITHOUT_LEGISLATURE.includes(code) ? "UTGST" : "SGST";

const SIGNS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
/** State, PAN (five letters, four digits, a letter), number of the registration, Z, check sign. */
const FORM = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
/** What the holder of a PAN is, by its fourth letter: A an association, C a company, P a person and so on. */
const HOLDERS = "ABCEFGHJKLPT";

/** As it is stored: capitals without blanks and dashes. */
export const plainGstin = (text: string): string => text.toUpperCase().replace(/[\s-]/g, "");

/** The last sign of a GSTIN: Luhn's way to base 36 over the first fourteen, each second one doubled. */
export function gstinCheckSign(first14: string): string {
  const sum = Array.from(first14).reduce((total, sign, index) => {
    const product = SIGNS.indexOf(sign) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return SIGNS[(36 - (sum % 36)) % 36] ?? "";
}

/** What is wrong with a GSTIN, for the person who typed it; null for nothing. */
function complaintOf(text: string): string | null {
  const gstin = plainGstin(text);
  if (gstin.length !== 15) return "must have 15 letters and digits";
  if (!FORM.test(gstin)) return "must look like 29AAACK1234F1ZW: state, PAN, number, Z and check digit";
  if (!HOLDERS.includes(gstin.charAt(5)))
    return "must have a PAN whose fourth letter says what its holder is, such as C for a company";
  if (!(gstin.slice(0, 2) in GST_STATES)) return "must begin with the code of a state";
  if (gstinCheckSign(gstin.slice(0, 14)) !== gstin[14]) return "has a wrong check digit: look for a slip";
  return null;
}

/** A GSTIN as people type it (VERI-04). */
export const gstinText = z.string("must be a text").refine(
  (text) => complaintOf(text) === null,
  breaking("NO_GSTIN", ({ input }: { input: unknown }) => complaintOf(String(input)) ?? undefined),
);

/** The name of the state that a GSTIN was given in. */
export const stateOf = (gstin: string): string => GST_STATES[gstin.slice(0, 2)] ?? "";

/** The PAN within a GSTIN. */
export const panOf = (gstin: string): string => gstin.slice(2, 12);
