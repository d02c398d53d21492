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
  postJob: "/jobs/post",
  savedJobs: "/jobs/saved",
  appliedJobs: "/jobs/applied",
  dashboard: "/dashboard",
  myApplications: "/dashboard/applications",
  mySavedJobs: "/dashboard/saved-jobs",
  profile: "/profile",
  settings: "/settings",
  createResume: "/resume/create",
  editResume: (id: string) => `/resume/edit/${encodeURIComponent(id)}`,
  plans: "/subscription/plans",
  jobPostings: "/job-postings",
  candidates: "/candidates",
  analytics: "/analytics",
  /** Everything below it is the placeholder page (ROUTE-04). */
  employerArea: "/employer",
  initDatabase: "/admin/init-database",
  adminDashboard: "/admin/dashboard",
  adminUsers: "/admin/users",
  adminCompanies: "/admin/companies",
  adminJobs: "/admin/jobs",
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

/** What the job list reads from its address: `/jobs?q=&location=&type=&sort=&page=`. */
interface JobListAddress {
  q?: string;
  location?: string;
  /** As the specification spells it: full-time, part-time, contract, internship. */
  type?: string;
  /** relevance, newest or pay; left out where it is the usual one. */
  sort?: string;
  /** From 1; page 1 stands without the parameter. */
  page?: number;
}

/** The job list's address; empty parts are left out. */
export function jobListPath({ q, location, type, sort, page }: JobListAddress): string {
  const query = new URLSearchParams();
  if (q?.trim()) query.set("q", q.trim());
  if (location?.trim()) query.set("location", location.trim());
  if (type) query.set("type", type);
  if (sort) query.set("sort", sort);
  if (page !== undefined && page > 1) query.set("page", String(page));
  const text = query.toString();
  return text ? `${paths.jobs}?${text}` : paths.jobs;
}
