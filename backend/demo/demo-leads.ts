import { ApplicationStatus } from "../src/modules/applications/application/application-pipeline";

const { VIEWED, SHORTLISTED, INTERVIEW, OFFERED, HIRED, NOT_SELECTED, WITHDRAWN } = ApplicationStatus;

/** An application and the company's steps with it; all days are before today. */
export interface Story {
  day: number;
  /** One of the employer's own jobs; without one the application goes to any company. */
  steps?: readonly [ApplicationStatus, day: number][];
}

/** A test account's trade, whose jobs it applies to, saves and looks at. */
export interface Lead {
  email: string;
  title: string;
  /** A word of the jobs' titles. */
  word: string;
  city: string;
  location: string;
  bio: string;
  phone: string;
  /** The demo trade that their resumes are of, and their years in it. */
  trade: string;
  years: string;
  /** Within their plan, each in a template of its own. */
  resumes: number;
  /** Whose company has the jobs. */
  employer: string;
  stories: readonly Story[];
}

/** How far the company of a background seeker's application has come with it. */
export const USUAL_WAYS: readonly (readonly ApplicationStatus[])[] = [
  [],
  [],
  [],
  [VIEWED],
  [VIEWED],
  [VIEWED, SHORTLISTED],
  [VIEWED, SHORTLISTED, INTERVIEW],
  [VIEWED, SHORTLISTED, INTERVIEW, OFFERED],
  [VIEWED, SHORTLISTED, INTERVIEW, OFFERED, HIRED],
  [VIEWED, NOT_SELECTED],
  [VIEWED, SHORTLISTED, NOT_SELECTED],
  [VIEWED, WITHDRAWN],
];

/** The test seekers with what has happened to them in the last weeks. */
export const LEADS: readonly Lead[] = [
  {
    email: "free.seeker@jobportal.example",
    title: "Software Engineer",
    word: "software engineer",
    city: "Bangalore",
    location: "HSR Layout, Bangalore",
    bio: "3–5 years of web development. I like small teams and code that the next person understands.",
    phone: "+91 98450 11223",
    trade: "software-engineer",
    years: "3–5",
    resumes: 2,
    employer: "paid.employer@jobportal.example",
    stories: [
      { day: 1 },
      { day: 5, steps: [[VIEWED, 3]] },
      {
        day: 12,
        steps: [
          [VIEWED, 11],
          [SHORTLISTED, 7],
          [INTERVIEW, 2],
        ],
      },
      { day: 18 },
      {
        day: 26,
        steps: [
          [VIEWED, 24],
          [NOT_SELECTED, 20],
        ],
      },
    ],
  },
  {
    email: "paid.seeker@jobportal.example",
    title: "Staff Nurse",
    word: "nurse",
    city: "Mumbai",
    location: "Andheri, Mumbai",
    bio: "Eight years in wards and intensive care. Looking for day shifts close to home.",
    phone: "+91 98200 44556",
    trade: "nurse",
    years: "8–12",
    resumes: 3,
    employer: "premium.employer@jobportal.example",
    stories: [
      { day: 2, steps: [[VIEWED, 1]] },
      {
        day: 9,
        steps: [
          [SHORTLISTED, 6],
          [INTERVIEW, 4],
          [OFFERED, 1],
        ],
      },
      { day: 16 },
      { day: 3 },
    ],
  },
  {
    email: "premium.seeker@jobportal.example",
    title: "Accountant",
    word: "accountant",
    city: "Pune",
    location: "Kothrud, Pune",
    bio: "B.Com, six years of accounts and GST for trading firms.",
    phone: "+91 98220 77889",
    trade: "accountant",
    years: "6–9",
    resumes: 4,
    employer: "premium.employer@jobportal.example",
    stories: [
      { day: 0 },
      { day: 4, steps: [[VIEWED, 2]] },
      {
        day: 8,
        steps: [
          [VIEWED, 7],
          [SHORTLISTED, 3],
        ],
      },
      { day: 15, steps: [[NOT_SELECTED, 10]] },
      { day: 21 },
    ],
  },
];
