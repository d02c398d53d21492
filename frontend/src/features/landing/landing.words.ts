import { defineWords } from "../../shared/words";

export const landingWords = defineWords("landing", {
  en: {
    pageTitle: "Jobs in Your Local Area",
    hero: {
      headline: "Find Your Dream Job in Your Local Area",
      lead: "Pay on every card, a mark on verified companies, and work close enough to be home for dinner.",
      search: "Search for jobs",
      jobTitle: "Job title",
      jobTitleHint: "Title, skill or company",
      location: "Location",
      locationHint: "City or locality",
      searchJobs: "Search Jobs",
      popular: "Popular",
      popularTerms: ["Software Engineer", "Marketing", "Sales", "Design"],
      newestJobs: "Just posted",
      localitiesOf: (city: string) => `Localities of ${city} with the most open jobs`,
    },
    figures: {
      heading: "The portal in figures",
      items: [
        { figure: "5,000+", label: "active jobs" },
        { figure: "2,000+", label: "companies" },
        { figure: "10k+", label: "job seekers" },
        { figure: "98%", label: "success rate" },
      ],
    },
    trusted: {
      heading: "Trusted by Leading Companies",
      pause: "Pause the moving logos",
      resume: "Let the logos move",
    },
    features: {
      heading: "Built for the way people here look for work",
      easySearch: {
        title: "Easy Job Search",
        sentence: "Search by title, skill or place. Pay is on the card, before you open the job.",
      },
      growth: {
        title: "Career Growth",
        sentence: "Every job names the experience and skills it asks for, and the pay that goes with them.",
      },
      companies: {
        title: "Top Companies",
        sentence: "See who is behind each job, and look for the Verified mark before you apply.",
      },
      secure: {
        title: "Secure Platform",
        sentence: "The Verified mark is earned: an admin has checked who is hiring.",
      },
      quickApply: {
        title: "Quick Apply",
        sentence: "Keep a resume ready, send it with a few clicks and follow every step after.",
      },
      network: {
        title: "Local Network",
        sentence: "Look for jobs by locality, because the commute is part of the offer.",
      },
      sketch: {
        searchExample: "Title, skill or place",
        levels: ["Starting out", "Settled in", "Leading"],
        checks: ["Reviewed by an admin", "Shown beside every job they post"],
        yourResume: "Your resume",
        readyToSend: "Ready to send",
        applyNow: "Apply Now",
        steps: ["Applied", "Under Review", "Shortlisted"],
      },
    },
    locations: {
      heading: "Popular Locations",
      lead: "Open jobs by city, counted just now.",
      previous: "Earlier cities",
      next: "More cities",
      /** Stands after the count, which is set in bold. */
      jobs: (count: number) => (count === 1 ? "job" : "jobs"),
      loadFailed: "The cities could not be loaded.",
      emptyTitle: "No open jobs yet",
      emptyHint: "Cities appear here with the first jobs. Yours can be one of them.",
      postJob: "Post a Job",
    },
    howItWorks: {
      heading: "How It Works",
      step: (position: number) => `Step ${position}`,
      steps: [
        {
          title: "Create Profile",
          sentence: "Say who you are and where you live, and put your skills and experience into a resume.",
        },
        {
          title: "Search Jobs",
          sentence: "Narrow them by title, type and place. Pay and experience stand on every card.",
        },
        {
          title: "Apply & Connect",
          sentence: "Send your resume, see when the employer has opened it, and follow it to an answer.",
        },
      ],
    },
    getStarted: {
      heading: "Your next job may be a short ride away",
      sentence: "Free to join. Five applications a month at no cost.",
      action: "Get Started",
      postJob: "Post a Job",
    },
  },
});
