/**
 * The columns of a file of jobs, in their order: the field that each holds, and its header. The server's exports and
 * the web app's template have them so, and an import takes them in any order.
 */
export const JOB_COLUMNS = {
  reference: "reference",
  title: "title",
  type: "type",
  workMode: "work mode",
  location: "location",
  pay: "salary",
  experience: "experience",
  education: "education",
  skills: "skills",
  description: "description",
  requirements: "requirements",
  benefits: "benefits",
  openings: "openings",
  shift: "shift",
  daysAWeek: "days a week",
  englishLevel: "english",
  languages: "languages",
  noticePeriodDays: "notice period",
  freshersWelcome: "freshers welcome",
  ownTwoWheeler: "own two wheeler",
  walkInFrom: "walk in from",
  walkInUntil: "walk in until",
  walkInHours: "walk in hours",
  walkInVenue: "walk in venue",
  facilitiesForDisabled: "facilities for disabled",
  applyUrl: "apply link",
  openUntil: "open until",
} as const;
