/** Every address of the product. Screens and links take them from here, never from a text of their own. */
export const paths = {
  home: "/",
  signIn: "/signin",
  login: "/login",
  signUp: "/signup",
  resetPassword: "/reset-password",
  unauthorized: "/unauthorized",
  jobs: "/jobs",
  jobSearch: "/jobs/search",
  job: (id: string) => `/jobs/${encodeURIComponent(id)}`,
  company: (id: string) => `/companies/${encodeURIComponent(id)}`,
  editCompany: (id: string) => `/companies/${encodeURIComponent(id)}/edit`,
  postJob: "/jobs/post",
  jobDraft: (id: string) => `/jobs/post?draft=${encodeURIComponent(id)}`,
  savedJobs: "/jobs/saved",
  appliedJobs: "/jobs/applied",
  dashboard: "/dashboard",
  myApplications: "/dashboard/applications",
  mySavedJobs: "/dashboard/saved-jobs",
  myResumes: "/dashboard/resumes",
  profile: "/profile",
  settings: "/settings",
  createResume: "/resume/create",
  editResume: (id: string) => `/resume/edit/${encodeURIComponent(id)}`,
  plans: "/subscription/plans",
  jobPostings: "/job-postings",
  jobDrafts: "/job-postings?status=draft",
  editJob: (id: string) => `/job-postings/${encodeURIComponent(id)}/edit`,
  importJobs: "/job-postings/import",
  candidates: "/candidates",
  candidate: (id: string) => `/candidates?open=${encodeURIComponent(id)}`,
  analytics: "/analytics",
  /** Everything below it is the placeholder page (ROUTE-04). */
  employerArea: "/employer",
  initDatabase: "/admin/init-database",
  adminDashboard: "/admin/dashboard",
  adminUsers: "/admin/users",
  adminCompanies: "/admin/companies",
  adminJobs: "/admin/jobs",
  adminAudit: "/admin/audit",
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

/** A page of a company's open jobs, from 1; page 1 stands without the parameter. */
export const companyPath = (id: string, page = 1): string =>
  page > 1 ? `${paths.company(id)}?page=${page}` : paths.company(id);

/** What the job list reads from its address, in the order it is written in. */
const JOB_LIST_PARTS = [
  "q",
  "location",
  /** As the specification spells it: full-time, part-time, contract, internship. */
  "type",
  /** No longer ago than so many days. */
  "posted",
  /** The seeker's years of work. */
  "experience",
  /** on-site, hybrid or remote. */
  "mode",
  /** Lakh rupees a year. */
  "payFrom",
  "payTo",
  /** With commas between them. */
  "skills",
  "verified",
  "replies",
  /** relevance, newest or pay; left out where it is the usual one. */
  "sort",
] as const;

type JobListAddress = Partial<Record<(typeof JOB_LIST_PARTS)[number], string>> & {
  /** From 1; page 1 stands without the parameter. */
  page?: number;
};

/** The job list's address; empty parts are left out. */
export function jobListPath({ page, ...parts }: JobListAddress): string {
  const query = new URLSearchParams();
  for (const name of JOB_LIST_PARTS) {
    const text = parts[name]?.trim();
    if (text) query.set(name, text);
  }
  if (page !== undefined && page > 1) query.set("page", String(page));
  const text = query.toString();
  return text ? `${paths.jobs}?${text}` : paths.jobs;
}
