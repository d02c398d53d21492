import {
  siAccenture,
  siAirtel,
  siBosch,
  siHdfcbank,
  siIcicibank,
  siInfosys,
  siPhonepe,
  siRazorpay,
  siSwiggy,
  siTata,
  siTcs,
  siZerodha,
} from "simple-icons";

export interface EmployerMark {
  name: string;
  /** SVG path data on simple-icons' grid of 24 by 24. */
  path: string;
  /**
   * Top and height, on that grid, of a mark that already spells the name: it is shown larger and alone.
   */
  wordmark?: { top: number; height: number };
}

/** Employers known all over India (LAND-06), those whose marks simple-icons draws in few bytes. */
export const employerMarks: readonly EmployerMark[] = [
  { name: "Tata", path: siTata.path },
  { name: "Airtel", path: siAirtel.path },
  { name: "Bosch", path: siBosch.path },
  { name: "Accenture", path: siAccenture.path },
  { name: "PhonePe", path: siPhonepe.path },
  { name: "Razorpay", path: siRazorpay.path },
  { name: "Infosys", path: siInfosys.path, wordmark: { top: 7.4, height: 9.2 } },
  { name: "Zerodha", path: siZerodha.path },
  { name: "HDFC Bank", path: siHdfcbank.path },
  { name: "TCS", path: siTcs.path, wordmark: { top: 4.4, height: 15.2 } },
  { name: "Swiggy", path: siSwiggy.path },
  { name: "ICICI Bank", path: siIcicibank.path },
];
