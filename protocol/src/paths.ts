/**
 * Every address of the product, as paths of the web app. Screens, links, notices and what crawlers read take them from
 * here, never from a text of their own.
 */
export const paths = {
  home: "/",
  signIn: "/signin",
  login: "/login",
  phoneSignIn: "/signin/phone",
  signUp: "/signup",
  resetPassword: "/reset-password",
  unauthorized: "/unauthorized",
  jobs: "/jobs",
  jobSearch: "/jobs/search",
  job: (id: string) => `/jobs/${encodeURIComponent(id)}`,
  /** One's number for the walk-in of a job. */
  walkIn: (jobId: string) => `/jobs/${encodeURIComponent(jobId)}/walk-in`,
  company: (id: string) => `/companies/${encodeURIComponent(id)}`,
  editCompany: (id: string) => `/companies/${encodeURIComponent(id)}/edit`,
  /** The steps by which a company's members show that it is what it says. */
  companyVerification: (id: string) => `/companies/${encodeURIComponent(id)}/verification`,
  /** Who acts for a company. */
  companyTeam: (id: string) => `/companies/${encodeURIComponent(id)}/team`,
  /** The keys by which programs act for a company. */
  companyApiKeys: (id: string) => `/companies/${encodeURIComponent(id)}/api-keys`,
  /** The feeds of jobs that are read for a company. */
  companyFeeds: (id: string) => `/companies/${encodeURIComponent(id)}/feeds`,
  /** The page of a mailed invitation to a team. */
  teamInvitation: (secret: string) => `/team-invitation/${encodeURIComponent(secret)}`,
  postJob: "/jobs/post",
  jobDraft: (id: string) => `/jobs/post?draft=${encodeURIComponent(id)}`,
  /** The open jobs of a city, of a trade, and of a trade in a city, by their slugs (docs/pages.md). */
  jobsIn: (city: string) => `/jobs/in/${encodeURIComponent(city)}`,
  jobsFor: (trade: string) => `/jobs/for/${encodeURIComponent(trade)}`,
  jobsForIn: (trade: string, city: string) =>
    `/jobs/for/${encodeURIComponent(trade)}/in/${encodeURIComponent(city)}`,
  savedJobs: "/jobs/saved",
  appliedJobs: "/jobs/applied",
  dashboard: "/dashboard",
  myApplications: "/dashboard/applications",
  /** The list, open at one of one's own applications. */
  myApplication: (id: string) => `/dashboard/applications?open=${encodeURIComponent(id)}`,
  mySavedJobs: "/dashboard/saved-jobs",
  myResumes: "/dashboard/resumes",
  myCoverLetters: "/dashboard/cover-letters",
  profile: "/profile",
  /** What one says of one's work. */
  careerProfile: "/profile/work",
  /** Whether companies find one, who looked, and their invitations. */
  findability: "/profile/findable",
  settings: "/settings",
  /** An authenticator app as second factor. */
  secondFactor: "/settings/second-factor",
  /** The page of a mailed link to another e-mail address of one's account. */
  confirmEmail: (secret: string) => `/settings/email/${encodeURIComponent(secret)}`,
  /** The page that stops such a change, for whoever has the link that went to the address of before. */
  emailStopLink: (secret: string) => `/email/link/${encodeURIComponent(secret)}`,
  /** Which notices one gets, by which way, and when. */
  noticeSettings: "/settings/notices",
  /** What one asks or complains about one's data. */
  myGrievances: "/settings/grievances",
  /** The list, open at one of them. */
  myGrievance: (id: string) => `/settings/grievances?open=${encodeURIComponent(id)}`,
  /** What one is told of a breach of one's data. */
  breachNotice: (breachId: string) => `/settings/breaches/${encodeURIComponent(breachId)}`,
  /** Which companies and admins saw what of one's data. */
  dataRecipients: "/settings/seen-by",
  /** The page that turns mails of a group off for whoever has the link of one; below it stand its acts. */
  noticeLink: (secret: string, group: string) =>
    `/notices/link/${encodeURIComponent(secret)}/${encodeURIComponent(group)}`,
  createResume: "/resume/create",
  bringResume: "/resume/bring",
  editResume: (id: string) => `/resume/edit/${encodeURIComponent(id)}`,
  /** The page that a company has made of its own. */
  careerPage: (address: string) => `/c/${encodeURIComponent(address)}`,
  editCareerPage: (companyId: string) => `/companies/${encodeURIComponent(companyId)}/career-page`,
  plans: "/subscription/plans",
  jobPostings: "/job-postings",
  jobDrafts: "/job-postings?status=draft",
  heldJobs: "/job-postings?status=held",
  /** How one job of one's companies goes. */
  ownJob: (id: string) => `/job-postings/${encodeURIComponent(id)}`,
  /** Who comes to its walk-in, and whose turn it is. */
  walkInDesk: (id: string) => `/job-postings/${encodeURIComponent(id)}/walk-in`,
  companyPostings: (companyId: string) => `/job-postings?company=${encodeURIComponent(companyId)}`,
  editJob: (id: string) => `/job-postings/${encodeURIComponent(id)}/edit`,
  importJobs: "/job-postings/import",
  jobFile: (id: string) => `/job-postings/import?file=${encodeURIComponent(id)}`,
  candidates: "/candidates",
  candidate: (id: string) => `/candidates?open=${encodeURIComponent(id)}`,
  candidatesFor: (jobId: string) => `/candidates?job=${encodeURIComponent(jobId)}`,
  candidateFor: (jobId: string, id: string) =>
    `/candidates?job=${encodeURIComponent(jobId)}&open=${encodeURIComponent(id)}`,
  /** The interviews ahead of one's companies. */
  interviews: "/interviews",
  /** The companies that one acts for. */
  ownCompanies: "/my-companies",
  messages: "/messages",
  /** The list, open at the thread of an application. */
  messageThread: (applicationId: string) => `/messages?open=${encodeURIComponent(applicationId)}`,
  alerts: "/alerts",
  /** The list, open at one alert. */
  alert: (id: string) => `/alerts?open=${encodeURIComponent(id)}`,
  /** The page of one alert for whoever has the link of its mails; below it stand what a form there may do. */
  alertLink: (secret: string) => `/alerts/link/${encodeURIComponent(secret)}`,
  /** People who let verified companies find them. */
  people: "/people",
  sentInvitations: "/people/invitations",
  /** The list of one's own company. */
  sentInvitationsOf: (companyId: string) => `/people/invitations?company=${encodeURIComponent(companyId)}`,
  analytics: "/analytics",
  /** Everything below it is the placeholder page (ROUTE-04). */
  employerArea: "/employer",
  initDatabase: "/admin/init-database",
  adminDashboard: "/admin/dashboard",
  adminUsers: "/admin/users",
  adminUser: (id: string) => `/admin/users/${encodeURIComponent(id)}`,
  adminCompanies: "/admin/companies",
  adminVerifications: "/admin/verifications",
  /** The queue, open at one request. */
  adminVerification: (id: string) => `/admin/verifications?open=${encodeURIComponent(id)}`,
  adminJobs: "/admin/jobs",
  adminSearchWords: "/admin/search-words",
  adminSearchQueries: "/admin/search-words/queries",
  adminMessages: "/admin/messages",
  adminPayments: "/admin/payments",
  adminGrievances: "/admin/grievances",
  adminBreaches: "/admin/breaches",
  adminAudit: "/admin/audit",
  privacyNotice: "/privacy-notice",
  termsOfUse: "/terms-of-use",
  // Named by the specification's links; they stay under the placeholder page (ROUTE-04, ROUTE-06).
  resources: "/resources",
  resumeBuilder: "/resume-builder",
  jobAlerts: "/job-alerts",
  postJobTeaser: "/post-job",
  pricing: "/pricing",
  solutions: "/solutions",
  about: "/about",
  contact: "/contact",
  privacy: "/privacy",
  terms: "/terms",
} as const;

/** The service worker of the web app (docs/offline.md). */
export const WORKER_PATH = "/sw.js";

/** The web app's page without a screen, which the service worker keeps. Nobody is led there. */
export const SHELL_PATH = "/app-shell";

/** What a pushed notice shows beside its words. */
export const NOTICE_ICON_PATH = "/icons/icon-192.png";

/** Stands for any id where an address is made a pattern; no id needs it escaped. */
const ANY_ID = "~";

const KNOWN_PATHS = Object.values(paths).map((path) => {
  const [pattern = ""] = (typeof path === "string" ? path : path(ANY_ID, ANY_ID)).split("?");
  return new RegExp(`^${pattern.replaceAll(ANY_ID, "[^/]+")}$`);
});

/**
 * Whether the product has something at this path, be it a placeholder. At any other, the web app shows its placeholder
 * as well (ROUTE-05), under the status 404.
 */
export const isKnownPath = (path: string): boolean =>
  path.startsWith(`${paths.employerArea}/`) || KNOWN_PATHS.some((known) => known.test(path));

/** What the specification names and the portal has no screen for yet (ROUTE-04, ROUTE-06). */
const PLACEHOLDERS: readonly string[] = [
  paths.savedJobs,
  paths.appliedJobs,
  paths.employerArea,
  paths.pricing,
  paths.resumeBuilder,
  paths.about,
  paths.contact,
  paths.resources,
  paths.jobAlerts,
  paths.postJobTeaser,
  paths.solutions,
  paths.privacy,
  paths.terms,
];

/** Whether the placeholder page is all that there is at this path of the product. */
export const isPlaceholder = (path: string): boolean =>
  path.startsWith(`${paths.employerArea}/`) || PLACEHOLDERS.includes(path);

/** A page of a company's open jobs, from 1; page 1 stands without the parameter. */
export const companyPath = (id: string, page = 1): string =>
  page > 1 ? `${paths.company(id)}?page=${page}` : paths.company(id);

/** The part of a company's page that says what was checked of it. */
export const companyChecksPath = (id: string): string => `${paths.company(id)}#checked`;

/** What the job list reads from its address, in the order it is written in. */
const JOB_LIST_PARTS = [
  "q",
  /** "1": no word of the text is corrected. */
  "exact",
  "location",
  /** "me": around the viewer, whose place never stands in an address. */
  "near",
  /** No further than so many kilometres. */
  "within",
  /** As the specification spells it: full-time, part-time, contract, internship. */
  "type",
  /** No longer ago than so many days. */
  "posted",
  /** The seeker's years of work. */
  "experience",
  /** on-site, hybrid or remote. */
  "mode",
  /** Rupees a month at least. */
  "pay",
  /** Lakh rupees a year. */
  "payFrom",
  "payTo",
  /** What the seeker has finished, such as 10th or graduate. */
  "education",
  /** day, night, rotational or flexible. */
  "shift",
  /** How much English the seeker has: none, basic, good or fluent. */
  "english",
  /** "true": one may walk in. */
  "walkIn",
  /** With commas between them. */
  "skills",
  "verified",
  "replies",
  /** relevance, newest, pay or nearest; left out where it is the usual one. */
  "sort",
] as const;

type JobListAddress = Partial<Record<(typeof JOB_LIST_PARTS)[number], string>> & {
  /** From 1; page 1 stands without the parameter. */
  page?: number;
};

/** As forms write it: a blank is a plus. */
const inQuery = (text: string): string => encodeURIComponent(text).replaceAll("%20", "+");

/** The job list's address; empty parts are left out. */
export function jobListPath({ page, ...parts }: JobListAddress): string {
  const query = JOB_LIST_PARTS.flatMap((name) => {
    const text = parts[name]?.trim();
    return text ? [`${name}=${inQuery(text)}`] : [];
  });
  if (page !== undefined && page > 1) query.push(`page=${page}`);
  return query.length > 0 ? `${paths.jobs}?${query.join("&")}` : paths.jobs;
}

/** Paths below /jobs that are no job's. */
export const NO_JOB_PATHS: readonly string[] = [
  paths.jobSearch,
  paths.postJob,
  paths.savedJobs,
  paths.appliedJobs,
];

/** The path of any thing: `*` stands for its id. */
const pattern = (path: (id: string) => string): string => path("*");

/** All that stands in a folder: "/admin/" of "/admin/users". */
const areaOf = (path: string): string => path.slice(0, path.lastIndexOf("/") + 1);

/**
 * Areas that crawlers are asked to leave out: what needs a sign-in, and what only acts for somebody. `*`: any one part.
 */
export const PRIVATE_AREAS: readonly string[] = [
  paths.dashboard,
  paths.profile,
  paths.settings,
  areaOf(paths.createResume),
  areaOf(paths.adminDashboard),
  `${paths.employerArea}/`,
  paths.jobPostings,
  paths.candidates,
  paths.interviews,
  paths.ownCompanies,
  paths.people,
  paths.messages,
  paths.alerts,
  paths.analytics,
  paths.postJob,
  paths.savedJobs,
  paths.appliedJobs,
  // They have no page of their own: they send a visitor to sign in, and back to the job.
  `${pattern(paths.job)}/apply`,
  `${pattern(paths.job)}/save`,
  pattern(paths.editCompany),
  pattern(paths.companyVerification),
  pattern(paths.editCareerPage),
];
