import { Education, EnglishLevel, JobType, Shift, WorkMode } from "../jobs/job/job.enums";

/** A search in words, and why a job is in it, in one language (LANG-09). */
export interface AlertSearchWords {
  types: Readonly<Record<JobType, string>>;
  modes: Readonly<Record<WorkMode, string>>;
  shifts: Readonly<Record<Shift, string>>;
  educations: Readonly<Record<Education, string>>;
  englishLevels: Readonly<Record<EnglishLevel, string>>;
  /** @param type as `types` has it */
  jobsOfType(type: string): string;
  jobs: string;
  allJobs: string;
  withinKm(km: number): string;
  /** @param pay as `PAY_TOLD` tells it */
  payOrMore(pay: string): string;
  fresher: string;
  yearsOfWork(years: number): string;
  walkIn: string;
  verified: string;
  replies: string;
  reasons: {
    title: string;
    skillsOrCompany: string;
    place: string;
    pay: string;
    skills: string;
    experience: string;
    education: string;
    english: string;
    walkIn: string;
    verified: string;
    replies: string;
  };
}

export const english: AlertSearchWords = {
  types: {
    [JobType.FULL_TIME]: "Full-time",
    [JobType.PART_TIME]: "Part-time",
    [JobType.CONTRACT]: "Contract",
    [JobType.INTERNSHIP]: "Internship",
  },
  modes: {
    [WorkMode.ON_SITE]: "On site",
    [WorkMode.HYBRID]: "Hybrid",
    [WorkMode.REMOTE]: "Remote",
  },
  shifts: {
    [Shift.DAY]: "Day shift",
    [Shift.NIGHT]: "Night shift",
    [Shift.ROTATIONAL]: "Rotational shift",
    [Shift.FLEXIBLE]: "Flexible hours",
  },
  educations: {
    [Education.ANY]: "Below 10th",
    [Education.TENTH]: "10th pass",
    [Education.TWELFTH]: "12th pass",
    [Education.ITI]: "ITI",
    [Education.DIPLOMA]: "Diploma",
    [Education.GRADUATE]: "Graduate",
    [Education.POSTGRADUATE]: "Postgraduate",
  },
  englishLevels: {
    [EnglishLevel.NONE]: "No English",
    [EnglishLevel.BASIC]: "Basic English",
    [EnglishLevel.GOOD]: "Good English",
    [EnglishLevel.FLUENT]: "Fluent English",
  },
  jobsOfType: (type) => `${type} jobs`,
  jobs: "Jobs",
  allJobs: "All jobs",
  withinKm: (km) => `Within ${km} km`,
  payOrMore: (pay) => `${pay} or more`,
  fresher: "Fresher",
  yearsOfWork: (years) => `${years} years of work`,
  walkIn: "Walk-in",
  verified: "Verified companies",
  replies: "Companies that reply",
  reasons: {
    title: "title",
    skillsOrCompany: "skills or company",
    place: "place",
    pay: "pay",
    skills: "skills",
    experience: "experience",
    education: "education",
    english: "English",
    walkIn: "walk-in",
    verified: "verified company",
    replies: "company that replies",
  },
};
