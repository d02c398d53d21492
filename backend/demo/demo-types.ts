/** A company as `importCompanies` takes it. */
export interface DemoCompany {
  name: string;
  about: string;
  industry: string;
  website: string;
  /** Size band as companies state it, such as "51–200". */
  employees: string;
  /** City as the specification spells it, such as "Bangalore". */
  headquarters: string;
  isVerified: boolean;
}

/** A job as a row of `importJobs`, its company by name. */
export interface DemoJob {
  companyName: string;
  /** Unique within the company and the same at every run, so that loading twice adds nothing. */
  reference: string;
  title: string;
  type: "FULL_TIME" | "PART_TIME" | "CONTRACT" | "INTERNSHIP";
  workMode: "ON_SITE" | "HYBRID" | "REMOTE";
  /** "Locality, City" such as "Koramangala, Bangalore"; "Remote" where no place is asked for. */
  location: string;
  /** As an employer would type it: "₹8–12 LPA", "₹18,000–25,000 a month", "₹700–900 a day". */
  pay: string;
  /** As an employer would type it: "2–4 years", "Fresher", "5+ years". */
  experience: string;
  skills: string[];
  /** Markdown. */
  description: string;
  /** Markdown list, a requirement a line. */
  requirements: string;
  benefits: string[];
  openings: number;
  postedAt: Date;
  openUntil: Date;
  education: "ANY" | "TENTH" | "TWELFTH" | "ITI" | "DIPLOMA" | "GRADUATE" | "POSTGRADUATE";
  shift?: "DAY" | "NIGHT" | "ROTATIONAL";
  englishLevel?: "NONE" | "BASIC" | "GOOD" | "FLUENT";
  ownTwoWheeler?: true;
  freshersWelcome?: true;
  /** Days in India, YYYY-MM-DD, as `importJobs` takes them. */
  walkInFrom?: string;
  walkInUntil?: string;
  walkInHours?: string;
  walkInVenue?: string;
}

/** What a job tells beside what it must, and its text knows of. */
export type JobExtras = Pick<DemoJob, "shift" | "ownTwoWheeler" | "freshersWelcome">;
