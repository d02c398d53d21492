import { formatsIn } from "../../../shared/language/formats";
import { defineWords } from "../../../shared/words";

const format = formatsIn("en");

const plural = (count: number, one: string, many: string) =>
  `${format.count(count)} ${count === 1 ? one : many}`;

export const employerDashboardWords = defineWords("employer-dashboard", {
  en: {
    figures: "In figures",
    totalJobs: "Total Jobs",
    ofThemOpen: (count: number) => `${format.count(count)} active`,
    totalApplications: "Total Applications",
    notWithdrawn: "withdrawn ones left out",
    shortlisted: "Shortlisted",
    atStage: "applications at this stage now",
    interviews: "Interviews",
    hired: (count: number) => `applications at this stage now · ${format.count(count)} hired`,

    waiting: "Waiting for you",
    nothingWaits: "All answered. Nothing waits for you.",
    /** What waits, why it matters, and the step that settles it. */
    queue: {
      late: (count: number) => ({
        what: `${plural(count, "application", "applications")} to active jobs unanswered for 5 days or more`,
        remark: "Answer after 14 days at the latest: your reply rate counts until then.",
        act: "Answer",
      }),
      removed: (count: number) => ({
        what: `${plural(count, "job is", "jobs are")} removed`,
        remark: "You can answer, and we look again.",
        act: "See why",
      }),
      interviewAsked: (name: string) => ({
        what: `${name} asks for another interview time`,
        remark: "The agreed time, if any, holds until they pick another.",
        act: "Offer times",
      }),
      interviewOver: (name: string) => ({
        what: `The interview with ${name} is over`,
        remark: "Note whether they came.",
        act: "Record",
      }),
      unopened: (count: number) => ({
        what: `${plural(count, "application", "applications")} to active jobs not opened yet`,
        remark: "People see that you have looked.",
        act: "Open",
      }),
      ends: (title: string, days: number) => ({
        what: `${title} closes ${days === 0 ? "today" : `in ${plural(days, "day", "days")}`}`,
        remark: "It can run longer.",
        act: "See",
      }),
      held: (count: number) => ({
        what: `${plural(count, "job waits", "jobs wait")} for our review`,
        remark: count === 1 ? "Until then nobody finds it." : "Until then nobody finds them.",
        act: "See",
      }),
      drafts: (count: number) => ({
        what: `${plural(count, "draft", "drafts")} to finish`,
        remark: "Nobody sees a draft.",
        act: "Continue",
      }),
    },

    first: {
      title: "Your first hire in five steps",
      progress: (done: number, all: number) => `${format.count(done)} of ${format.count(all)} done`,
      done: "done",
      time: "About ten minutes in all",
      hide: "Hide this list",
      steps: {
        post: {
          title: "Post your first job",
          hint: "Five minutes. People find it at once, and your company is made with it.",
          act: "Post New Job",
        },
        about: {
          title: "Say what your company does",
          hint: "People read it before they apply.",
          act: "Write it",
        },
        logo: { title: "Add your logo", hint: "It stands on every job.", act: "Add" },
        share: {
          title: "Share the job",
          hint: "WhatsApp, a link, or a poster for your window.",
          act: "Share",
        },
        verified: {
          title: "Get the mark ‘Verified’",
          hint: "Take a few steps; a person here then decides.",
          act: "Start",
        },
      },
    },
    activeJobs: "Active Job Postings",
    postNew: "Post New Job",
    allInterviews: "All Interviews",
    noActiveJobs: "No active job postings",
    noActiveJobsHint: "Post a job, and people find it at once.",
    others: (others: number, drafts: number) =>
      [
        others > 0 && `${format.count(others)} with another status`,
        drafts > 0 && `${format.count(drafts)} ${drafts === 1 ? "draft" : "drafts"}`,
      ]
        .filter(Boolean)
        .join(", "),
    recentCandidates: "Recent Candidates",
    noCandidates: "No candidates yet",
    noCandidatesHint: "Whoever applies to a job of your companies stands here.",
    /** `ofActive`: those to active jobs, which 'Waiting for you' counts. */
    unopened: (count: number, isCapped: boolean, ofActive: number) => {
      if (count === 0) return "All opened";
      const all = isCapped
        ? `${format.count(count)}+ applications`
        : plural(count, "application", "applications");
      const differ = isCapped || count !== ofActive;
      return `${all} not opened yet${differ ? `, ${format.count(ofActive)} of them to active jobs` : ""}`;
    },
    allCandidates: "All candidates",
    allPostings: "All job postings",
  },
});
