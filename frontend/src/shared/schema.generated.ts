/** Whether an account may act. */
export const AccountStatus = {
  /** The e-mail address is verified. */
  Active: 'ACTIVE',
  /** An admin has blocked the account. */
  Blocked: 'BLOCKED',
  /** The e-mail address is not verified yet. */
  Pending: 'PENDING'
} as const;

export type AccountStatus = typeof AccountStatus[keyof typeof AccountStatus];
/** A note about a candidate, for the company alone. */
export type AddCandidateNoteInput = {
  /** The application. */
  applicationId: string | number;
  /** Plain text, up to 2,000 characters. */
  text: string;
};

/** A stage that a company adds; at most 8, else STAGE_LIMIT_REACHED. */
export type AddPipelineStageInput = {
  /** The company. */
  companyId: string | number;
  /** From 2 to 40 characters; no other stage's or status's, else STAGE_NAME_TAKEN. */
  name: string;
  /** Behind which status it stands: VIEWED, SHORTLISTED, INTERVIEW or OFFERED, else STAGE_NOT_ALLOWED. */
  status: ApplicationStatus;
};

/** Fields of the profile to change; what is left out stays, null or '' clears. */
export type AdditionalDataInput = {
  /** A few sentences, up to 2,000 characters. */
  bio?: string | null | undefined;
  /** Date of birth, YYYY-MM-DD, in the past. */
  dob?: string | null | undefined;
  /** An https address at linkedin.com. */
  linkedin?: string | null | undefined;
  /** Where the person lives, up to 120 characters. */
  location?: string | null | undefined;
  /** An Indian phone number, or one of any country with + and its code. */
  phone?: string | null | undefined;
  /** Professional title, up to 120 characters. */
  title?: string | null | undefined;
};

/** Which companies; what is left out does not matter. */
export type AdminCompanyFilter = {
  /** Of this status. */
  status?: CompanyStatus | null | undefined;
  /** Part of the name, up to 120 characters. */
  text?: string | null | undefined;
};

/** Which jobs; what is left out does not matter. */
export type AdminJobFilter = {
  /** Of this company. */
  companyId?: string | number | null | undefined;
  /** True: those that name a client. */
  namesClient?: boolean | null | undefined;
  /** Of this status. */
  status?: JobStatus | null | undefined;
  /** Part of the title, of the client's name or of the company's, or how the e-mail or name of who posted it begins: up to 200 companies, the newest first, and 50 posters. Up to 120 characters. */
  text?: string | null | undefined;
};

/** Which jobs an admin sees first. */
export const AdminJobOrder = {
  /** Those posted last. */
  Newest: 'NEWEST',
  /** Reported ones, then held ones, then the newest. */
  Urgent: 'URGENT'
} as const;

export type AdminJobOrder = typeof AdminJobOrder[keyof typeof AdminJobOrder];
/** How often somebody is told of what an alert finds. */
export const AlertFrequency = {
  /** At 8 in the morning in India. */
  Daily: 'DAILY',
  /** Within minutes, once an hour at most; its mails don't go out from 9 pm to 8 am in India. */
  Instant: 'INSTANT',
  /** On Monday at 8 in the morning in India. */
  Weekly: 'WEEKLY'
} as const;

export type AlertFrequency = typeof AlertFrequency[keyof typeof AlertFrequency];
/** How an alert stands. */
export const AlertState = {
  /** It looks for jobs. */
  Active: 'ACTIVE',
  /** It looks for none until it is started again. */
  Paused: 'PAUSED',
  /** Asked for by an e-mail address that has not confirmed it yet. */
  Unconfirmed: 'UNCONFIRMED'
} as const;

export type AlertState = typeof AlertState[keyof typeof AlertState];
/** Which answers; all that is given must be true of one answer. */
export type AnswerFilter = {
  /** What it comes to. */
  outcome?: AnswerOutcome | null | undefined;
  /** To this question, word for word; to any when left out. */
  question?: string | null | undefined;
  /** Answered so, or so among others. */
  value?: string | null | undefined;
};

/** The answer to a grievance, which closes it. */
export type AnswerGrievanceInput = {
  /** In words, up to 4,000 characters. */
  answer: string;
  /** The grievance. */
  id: string | number;
};

/** What an answer comes to. It marks a candidate; a person decides what follows of it. */
export const AnswerOutcome = {
  /** Answered; the question asked for no answer in particular. */
  Answered: 'ANSWERED',
  /** As the question asked for. */
  AsWanted: 'AS_WANTED',
  /** Other than the question asked for. */
  Differs: 'DIFFERS',
  /** Left open, or sent by a client that knows of no questions. */
  NotAnswered: 'NOT_ANSWERED'
} as const;

export type AnswerOutcome = typeof AnswerOutcome[keyof typeof AnswerOutcome];
/** What an API key may be used for. */
export const ApiKeyScope = {
  /** Read who applied to them. */
  CandidatesRead: 'CANDIDATES_READ',
  /** Move candidates along. */
  CandidatesWrite: 'CANDIDATES_WRITE',
  /** Read the company's jobs. */
  JobsRead: 'JOBS_READ',
  /** Post, change and close them. */
  JobsWrite: 'JOBS_WRITE'
} as const;

export type ApiKeyScope = typeof ApiKeyScope[keyof typeof ApiKeyScope];
/** What goes with an application beside the rest of the career profile. */
export type ApplicantCareerInput = {
  /** The pay that one expects. */
  expectedPay?: StatedPayInput | null | undefined;
  /** Whether the career profile keeps these two. */
  isKept?: boolean;
  /** Within how many days one can join; 0: at once. */
  noticePeriodDays?: number | null | undefined;
  /** Whether `CareerFacts.helpAtWork` goes along. */
  sendsHelpAtWork?: boolean;
};

/** What the viewer's profile lacks; the profile keeps it if the application is sent. */
export type ApplicantProfileInput = {
  /** Full name, 1 to 120 characters. */
  displayName?: string | null | undefined;
  /** An Indian phone number, or one of any country with + and its code. */
  phone?: string | null | undefined;
  /** Professional title, up to 120 characters. */
  title?: string | null | undefined;
};

/** A part of the viewer's applications. */
export const ApplicationGroup = {
  /** Nothing is decided, or an offer stands. */
  Active: 'ACTIVE',
  /** Hired, not selected or withdrawn. */
  Ended: 'ENDED',
  /** Those of the active ones that are asked for an interview. */
  Interviews: 'INTERVIEWS'
} as const;

export type ApplicationGroup = typeof ApplicationGroup[keyof typeof ApplicationGroup];
/** Who made a step of an application. */
export const ApplicationParty = {
  /** The person who applied. */
  Applicant: 'APPLICANT',
  /** A member of the company that offers the job. */
  Company: 'COMPANY',
  /** The portal itself. */
  Portal: 'PORTAL'
} as const;

export type ApplicationParty = typeof ApplicationParty[keyof typeof ApplicationParty];
/** What is to be said beside an application's status, derived when it is read. */
export const ApplicationRemark = {
  /** 'Job closed': the job is no longer open, and nothing was decided. */
  JobClosed: 'JOB_CLOSED',
  /** 'No reply': 14 days without a step of the company's. */
  NoReply: 'NO_REPLY'
} as const;

export type ApplicationRemark = typeof ApplicationRemark[keyof typeof ApplicationRemark];
/** Where an application stands. */
export const ApplicationStatus = {
  /** The offer was taken. Final. */
  Hired: 'HIRED',
  /** Asked for an interview. */
  Interview: 'INTERVIEW',
  /** The company has decided for others; it may still shortlist. */
  NotSelected: 'NOT_SELECTED',
  /** The company has made an offer. */
  Offered: 'OFFERED',
  /** Among those the company looks at more closely (STAT-07). */
  Shortlisted: 'SHORTLISTED',
  /** Sent, and not opened yet: 'New' to the company (STAT-06). */
  Submitted: 'SUBMITTED',
  /** The company has opened it: 'Under Review' to the applicant (STAT-08). */
  Viewed: 'VIEWED',
  /** Taken back by the applicant. Final. */
  Withdrawn: 'WITHDRAWN'
} as const;

export type ApplicationStatus = typeof ApplicationStatus[keyof typeof ApplicationStatus];
/** An application; a resume or the viewer's profile goes with it as it stands. */
export type ApplyToJobInput = {
  /** One for each of the job's questions, open ones too; else QUESTIONS_CHANGED. Left out: each question stands in the application as not answered. */
  answers?: Array<ScreeningAnswerInput> | null | undefined;
  /** What the job asks for, whoever else sees it in the career profile. */
  career?: ApplicantCareerInput | null | undefined;
  /** The job, which must be open. */
  jobId: string | number;
  /** What to write to the company, up to 3,000 characters. */
  note?: string | null | undefined;
  /** A file of the viewer's, of `myResumeOriginals`, to send beside that as it came. */
  originalId?: string | number | null | undefined;
  /** What the profile lacks; what it has stays as it is. */
  profile?: ApplicantProfileInput | null | undefined;
  /** A finished resume of the viewer's to send; the profile when left out. */
  resumeId?: string | number | null | undefined;
};

/** Which entries; what is left out does not matter. */
export type AuditFilter = {
  /** This action, or with a dot at its end all of a kind: 'account.role', 'job.'. */
  action?: string | null | undefined;
  /** Done by this account. */
  actor?: string | number | null | undefined;
  /** Done at this time or later. */
  from?: string | null | undefined;
  /** Done to this account, company, job or search word. */
  subject?: string | number | null | undefined;
  /** Part of the action, of what stood or stands there, or of the name of whom or what it was done to or by: up to 50 accounts by how their name or e-mail begins, and the newest 500 companies, jobs and search words each by a part of theirs. Up to 120 characters. */
  text?: string | null | undefined;
  /** Done before this time. */
  to?: string | null | undefined;
};

/** Whom the next invoices are made out to. */
export type BillingDetailsInput = {
  /** In lines, as on a letter, up to 300 characters. */
  address: string;
  /** With its check sign; null: not registered for GST. */
  gstin?: string | null | undefined;
  /** A person's or a company's name, up to 120 characters. */
  name: string;
  /** The state's code in the GST law. With a GSTIN, that one's state. */
  stateCode: string;
};

/** Whom a breach concerns. */
export const BreachAudience = {
  /** The accounts of the e-mail addresses that are given. */
  Addresses: 'ADDRESSES',
  /** Every employer's account. */
  Employers: 'EMPLOYERS',
  /** Every account. */
  Everyone: 'EVERYONE',
  /** Every job seeker's account. */
  Jobseekers: 'JOBSEEKERS'
} as const;

export type BreachAudience = typeof BreachAudience[keyof typeof BreachAudience];
/** Which number is called. */
export type CallWalkInNumberInput = {
  /** The day in India, YYYY-MM-DD. */
  day: string;
  /** The job. */
  jobId: string | number;
  /** The number to call; left out, the lowest that has not been called. */
  number?: number | null | undefined;
  /** The number that is called as the caller sees it: of two who call at once, one does. */
  numberNow?: number | null | undefined;
};

/** Which candidates; what is left out asks for nothing. Who did not send a fact is not found by it. */
export type CandidateFilter = {
  /** With such an answer to a question. */
  answer?: AnswerFilter | null | undefined;
  /** Living in this city, which the gazetteer knows: up to 100 characters. */
  city?: string | null | undefined;
  /** True: only those with `Candidate.isLate`. */
  isLate?: boolean | null | undefined;
  /** Of one job; of all the viewer's companies' without it. */
  jobId?: string | number | null | undefined;
  /** Expecting so many rupees a year or less. */
  maxExpectedPay?: number | null | undefined;
  /** With so many whole years of work or fewer, up to 60. */
  maxExperienceYears?: number | null | undefined;
  /** Able to join within so many days, up to 180. */
  maxNoticeDays?: number | null | undefined;
  /** With this education or a higher one, in the enum's order; ANY asks for some. */
  minEducation?: Education | null | undefined;
  /** With so many whole years of work or more, up to 60. */
  minExperienceYears?: number | null | undefined;
  /** With a match of so many per cent or more, 0 to 100. */
  minMatch?: number | null | undefined;
  /** Each person once for a company, with the first in the list's order of what the rest of the filter finds of theirs. */
  oncePerPerson?: boolean | null | undefined;
  /** Standing at this own stage of a company; null: at none. Where it is left out, at any or none. */
  stageId?: string | number | null | undefined;
  /** Standing at one of these. */
  statuses?: Array<ApplicationStatus> | null | undefined;
  /** Words of the name, the professional title, the job's title or what was sent, up to 100 characters. */
  text?: string | null | undefined;
};

/** What of a filter of candidates is counted value by value. */
export const CandidateFilterField = {
  /** `city`: the most frequent ones, and the one that is chosen. */
  City: 'CITY',
  /** `minEducation`. */
  Education: 'EDUCATION',
  /** `maxExpectedPay`. */
  ExpectedPay: 'EXPECTED_PAY',
  /** `minExperienceYears` and `maxExperienceYears`: '3-5', '10-'. */
  Experience: 'EXPERIENCE',
  /** `isLate`, with the one value 'true'; counted up to 1,000, however long the list. */
  Late: 'LATE',
  /** `maxNoticeDays`. */
  Notice: 'NOTICE'
} as const;

export type CandidateFilterField = typeof CandidateFilterField[keyof typeof CandidateFilterField];
/** In which order candidates stand. */
export const CandidateSort = {
  /** The best match first; those without a number last. */
  Match: 'MATCH',
  /** The last sent first. */
  Newest: 'NEWEST',
  /** Those with priority processing first (PLAN-08), then the last sent first. */
  Priority: 'PRIORITY'
} as const;

export type CandidateSort = typeof CandidateSort[keyof typeof CandidateSort];
/** Who sees a group of a career profile's fields. */
export const CareerAudience = {
  /** Companies that they apply to. */
  Applying: 'APPLYING',
  /** The same, and companies that look for people where the person lets them. */
  Open: 'OPEN',
  /** Nobody but the person. */
  Private: 'PRIVATE'
} as const;

export type CareerAudience = typeof CareerAudience[keyof typeof CareerAudience];
/** Who is to see which of it: what is left out stays. */
export type CareerAudiencesInput = {
  /** Headline, experience, position and employer. */
  about?: CareerAudience | null | undefined;
  /** The pay that one has now. */
  currentPay?: CareerAudience | null | undefined;
  /** The pay that one expects. */
  expectedPay?: CareerAudience | null | undefined;
  /** Skills, education, languages and links. */
  skills?: CareerAudience | null | undefined;
  /** Licences and a vehicle of one's own. */
  transport?: CareerAudience | null | undefined;
  /** When, where and how one wants to work. */
  wishes?: CareerAudience | null | undefined;
};

/** What to change of it: what is left out stays, null clears. */
export type CareerFactsInput = {
  /** Where one works now, up to 120 characters. */
  currentEmployer?: string | null | undefined;
  /** The pay that one has now. */
  currentPay?: StatedPayInput | null | undefined;
  /** The position that one holds now, up to 120 characters. */
  currentTitle?: string | null | undefined;
  /** What one has finished last; not ANY. */
  education?: Education | null | undefined;
  /** The pay that one expects. */
  expectedPay?: StatedPayInput | null | undefined;
  /** Months of work in all, up to 720; 0 for a fresher. */
  experienceMonths?: number | null | undefined;
  /** What one does, in a line of up to 120 characters. */
  headline?: string | null | undefined;
  /** A disability and what helps at work, up to 300 characters. Nobody sees it unless it is sent. */
  helpAtWork?: string | null | undefined;
  /** How one wants to be employed. */
  jobTypes?: Array<JobType> | null | undefined;
  /** Up to 10 languages. */
  languages?: Array<SpokenLanguageInput> | null | undefined;
  /** Driving licences that one holds. */
  licences?: Array<DrivingLicence> | null | undefined;
  /** Up to 5 pages about one's work: http or https, up to 200 characters each. */
  links?: Array<string> | null | undefined;
  /** Within how many days one can join, up to 180; 0: at once. */
  noticePeriodDays?: number | null | undefined;
  /** Whether one has a two-wheeler; null: not said. */
  ownTwoWheeler?: boolean | null | undefined;
  /** Where one wants to work: up to 10 places that the gazetteer knows. */
  preferredPlaces?: Array<string> | null | undefined;
  /** When one can work. */
  shifts?: Array<Shift> | null | undefined;
  /** Up to 30 skills. */
  skills?: Array<CareerSkillInput> | null | undefined;
  /** Where one wants the work to be done. */
  workModes?: Array<WorkMode> | null | undefined;
};

/** Something that one can do. */
export type CareerSkillInput = {
  /** What, such as 'Tally', up to 40 characters. */
  name: string;
  /** For how many years, up to 60. */
  years?: number | null | undefined;
};

/** The code of somebody who has come. */
export type CheckInWalkInInput = {
  /** As it stands on their page, such as '27-8Q4TK'. */
  code: string;
  /** The day in India, YYYY-MM-DD. */
  day: string;
  /** The job. */
  jobId: string | number;
};

/** What can be checked of a company. */
export const CheckKind = {
  /** Papers that an admin has seen. */
  Documents: 'DOCUMENTS',
  /** They hold the company's site: a record in its DNS, or a file on it. */
  Domain: 'DOMAIN',
  /** The number of its GST registration. */
  Gstin: 'GSTIN',
  /** Somebody there reads mail at the company's domain. */
  WorkEmail: 'WORK_EMAIL'
} as const;

export type CheckKind = typeof CheckKind[keyof typeof CheckKind];
/** How a check of a company stands. */
export const CheckState = {
  /** An admin found it wrong. */
  Failed: 'FAILED',
  /** Its time is over, or the name or domain that it rested on has changed. */
  Lapsed: 'LAPSED',
  /** Found right; it holds until it lapses. */
  Passed: 'PASSED',
  /** Begun; the company, the portal or an admin is to go on with it. */
  Pending: 'PENDING',
  /** An admin took the verification back. */
  Withdrawn: 'WITHDRAWN'
} as const;

export type CheckState = typeof CheckState[keyof typeof CheckState];
/** Why jobs stand below a list that they don't belong to. */
export const CloseReason = {
  /** They are of the same trade, anywhere. */
  Elsewhere: 'ELSEWHERE',
  /** They are in places near the one that was asked for. */
  Nearby: 'NEARBY',
  /** The weakest condition of the text gave way. */
  WithoutCondition: 'WITHOUT_CONDITION'
} as const;

export type CloseReason = typeof CloseReason[keyof typeof CloseReason];
/** What members do for their company. */
export const CompanyAct = {
  /** See candidates, mark and move them, write to them and meet them. */
  AnswerCandidates: 'ANSWER_CANDIDATES',
  /** Change its page and have it verified. */
  EditCompany: 'EDIT_COMPANY',
  /** Look for people and invite them to a job. */
  FindPeople: 'FIND_PEOPLE',
  /** Offer candidates a job, and take offers back. */
  MakeOffers: 'MAKE_OFFERS',
  /** Make and revoke keys of programs. */
  ManageKeys: 'MANAGE_KEYS',
  /** Name stages of its own between the portal's. */
  ManageStages: 'MANAGE_STAGES',
  /** Invite colleagues, change their roles, remove them. */
  ManageTeam: 'MANAGE_TEAM',
  /** Post, change, close and import jobs, and assign hiring managers to them. */
  PostJobs: 'POST_JOBS',
  /** Change its name. */
  RenameCompany: 'RENAME_COMPANY',
  /** See its jobs and how they go. */
  SeeFigures: 'SEE_FIGURES'
} as const;

export type CompanyAct = typeof CompanyAct[keyof typeof CompanyAct];
/** How a company stands. The last of these that holds. */
export const CompanyStatus = {
  /** Blocked by an admin: none of its jobs is found. */
  Blocked: 'BLOCKED',
  /** Nobody has checked it yet. */
  Unverified: 'UNVERIFIED',
  /** An admin has checked that it is what it says. */
  Verified: 'VERIFIED'
} as const;

export type CompanyStatus = typeof CompanyStatus[keyof typeof CompanyStatus];
/** What somebody may allow beside what they ask for. */
export const ConsentPurpose = {
  /** What they search for, and what they open of it, counts in the figures of searches. */
  SearchFigures: 'SEARCH_FIGURES'
} as const;

export type ConsentPurpose = typeof ConsentPurpose[keyof typeof ConsentPurpose];
/** A cover letter, whole. */
export type CoverLetterInput = {
  /** Up to 3,000 characters, with the places {company}, {job} and {name}. */
  text: string;
  /** What the letter is called, up to 120 characters. */
  title: string;
};

/** A search to keep. */
export type CreateAlertInput = {
  /** The search. `postedWithinDays` is left out; the nearest place stands for a point. */
  filter: JobFilter;
  /** How often to tell. */
  frequency: AlertFrequency;
  /** Whether to tell by mail as well. */
  isMailed?: boolean;
};

/** A key to make for a company. */
export type CreateApiKeyInput = {
  /** The company. */
  companyId: string | number;
  /** For how many days it works, from 1 to 365. */
  days: number;
  /** What to call it, such as the program's name: 1 to 60 characters. */
  name: string;
  /** What it may be used for, one or more. */
  scopes: Array<ApiKeyScope>;
};

/** A feed to read for a company. */
export type CreateFeedImportInput = {
  /** What holds where a job of the feed says nothing, by fields of a job. */
  answers?: Array<JobFileAnswerInput>;
  /** The company, verified. */
  companyId: string | number;
  /** Whether people apply at the address that the feed has for a job; else they apply here. */
  doesApplyElsewhere?: boolean;
  /** How often to read it. */
  schedule: FeedImportSchedule;
  /** Its https address, up to 500 characters. It gives XML as aggregators take it, JSON Feed, CSV or a workbook. */
  url: string;
};

/** A webhook to make for a company. */
export type CreateWebhookInput = {
  /** The company. */
  companyId: string | number;
  /** What to tell of, one or more. */
  events: Array<WebhookEvent>;
  /** Where to send events: an https address of a public host, up to 500 characters. */
  url: string;
};

/** What of somebody's data others saw. */
export const DisclosedData = {
  /** Their answers to the job's questions. */
  Answers: 'ANSWERS',
  /** What they sent of their career profile. */
  Career: 'CAREER',
  /** E-mail address. */
  Email: 'EMAIL',
  /** Files that they sent with messages. */
  Files: 'FILES',
  /** When they come to an interview, or that they don't. */
  Interview: 'INTERVIEW',
  /** Their messages. */
  Messages: 'MESSAGES',
  /** Full name. */
  Name: 'NAME',
  /** What they wrote with the application. */
  Note: 'NOTE',
  /** What they answered to an offer. */
  Offer: 'OFFER',
  /** Phone number. */
  Phone: 'PHONE',
  /** Photo. */
  Photo: 'PHOTO',
  /** Their profile, in place of a resume. */
  Profile: 'PROFILE',
  /** A resume. */
  Resume: 'RESUME',
  /** A resume's file as they uploaded it. */
  ResumeFile: 'RESUME_FILE'
} as const;

export type DisclosedData = typeof DisclosedData[keyof typeof DisclosedData];
/** The occasion on which somebody's data went to others. */
export const DisclosureKind = {
  /** An admin changed something of their account or plan. */
  Account: 'ACCOUNT',
  /** They applied for a job. */
  Application: 'APPLICATION',
  /** A company opened their card among people, or invited them. */
  Card: 'CARD',
  /** They said yes to an invitation. */
  Contact: 'CONTACT',
  /** They asked or complained about their data. */
  Grievance: 'GRIEVANCE',
  /** An admin read a message of theirs that was held or reported. */
  Message: 'MESSAGE',
  /** They took a number for a walk-in. */
  WalkIn: 'WALK_IN'
} as const;

export type DisclosureKind = typeof DisclosureKind[keyof typeof DisclosureKind];
/** What a driving licence of India is for. */
export const DrivingLicence = {
  /** Cars and other light motor vehicles. */
  LightVehicle: 'LIGHT_VEHICLE',
  /** Vehicles that carry goods or passengers for pay. */
  TransportVehicle: 'TRANSPORT_VEHICLE',
  /** Motorcycles, with gear or without. */
  TwoWheeler: 'TWO_WHEELER'
} as const;

export type DrivingLicence = typeof DrivingLicence[keyof typeof DrivingLicence];
/** A point on the earth, such as a browser tells it. */
export type EarthPoint = {
  /** Degrees north of the equator, from -90 to 90. */
  latitude: number;
  /** Degrees east of Greenwich, from -180 to 180. */
  longitude: number;
};

/** What a job asks somebody to have finished at least. */
export const Education = {
  /** None in particular: anybody may apply. */
  Any: 'ANY',
  /** A diploma, such as a polytechnic's. */
  Diploma: 'DIPLOMA',
  /** A bachelor's degree. */
  Graduate: 'GRADUATE',
  /** A trade certificate of an Industrial Training Institute. */
  Iti: 'ITI',
  /** A master's degree or more. */
  Postgraduate: 'POSTGRADUATE',
  /** 10th class: the secondary school certificate. */
  Tenth: 'TENTH',
  /** 12th class: the higher secondary certificate. */
  Twelfth: 'TWELFTH'
} as const;

export type Education = typeof Education[keyof typeof Education];
/** How much English a job needs. */
export const EnglishLevel = {
  /** A few sentences. */
  Basic: 'BASIC',
  /** As well as one's own language. */
  Fluent: 'FLUENT',
  /** Enough to talk with customers and to write. */
  Good: 'GOOD',
  /** None. */
  None: 'NONE'
} as const;

export type EnglishLevel = typeof EnglishLevel[keyof typeof EnglishLevel];
/** Why a feed could not be read. */
export const FeedImportFailure = {
  /** There is nothing in it, not even a header. */
  Empty: 'EMPTY',
  /** It is none of the forms that are read. */
  Format: 'FORMAT',
  /** It is broken. */
  Malformed: 'MALFORMED',
  /** Whoever it posts for may not post for the company any more. */
  NotAllowed: 'NOT_ALLOWED',
  /** The company isn't verified at present. */
  NotVerified: 'NOT_VERIFIED',
  /** It is longer than a file of jobs may be. */
  TooLarge: 'TOO_LARGE',
  /** Its jobs have more columns than a file may have. */
  TooManyColumns: 'TOO_MANY_COLUMNS',
  /** It has more jobs than a file may have. */
  TooManyRows: 'TOO_MANY_ROWS',
  /** The portal had no room for it; it is tried again soon. */
  Unavailable: 'UNAVAILABLE',
  /** Its address gave no file; `failureDetail` says what it gave. */
  Unreachable: 'UNREACHABLE'
} as const;

export type FeedImportFailure = typeof FeedImportFailure[keyof typeof FeedImportFailure];
/** How often a feed is read. */
export const FeedImportSchedule = {
  /** Each day. */
  Daily: 'DAILY',
  /** Each hour. */
  Hourly: 'HOURLY',
  /** Every six hours. */
  SixHourly: 'SIX_HOURLY'
} as const;

export type FeedImportSchedule = typeof FeedImportSchedule[keyof typeof FeedImportSchedule];
/** What is compared of a company. */
export const FindingPart = {
  /** Papers, for an admin to read. */
  Documents: 'DOCUMENTS',
  /** Its site's domain, with those of verified companies. */
  Domain: 'DOMAIN',
  /** The number with its state and check digit. */
  Gstin: 'GSTIN',
  /** The name that it is registered by, with its name here. */
  GstName: 'GST_NAME',
  /** Its head office, with the state of the GSTIN. */
  GstState: 'GST_STATE',
  /** Its name, with those of verified companies. */
  Name: 'NAME',
  /** The record or file on its site. */
  Site: 'SITE',
  /** An address at its domain. */
  WorkEmail: 'WORK_EMAIL'
} as const;

export type FindingPart = typeof FindingPart[keyof typeof FindingPart];
/** What came of a comparison. */
export const FindingResult = {
  /** What they say is what was found. */
  Agrees: 'AGREES',
  /** What was found is something else. To verify takes a written reason. */
  Differs: 'DIFFERS',
  /** Nothing was found that says so; an admin should look. */
  Look: 'LOOK'
} as const;

export type FindingResult = typeof FindingResult[keyof typeof FindingResult];
/** What the viewer finds of a candidate, for the company alone. */
export type GiveScorecardInput = {
  /** The application. */
  applicationId: string | number;
  /** One for each criterion of the job, in its order, one mark at least; else CRITERIA_CHANGED. */
  marks: Array<ScorecardMarkInput>;
  /** A short word, up to 500 characters. */
  remark?: string | null | undefined;
};

/** What somebody wants about their data. */
export const GrievanceKind = {
  /** To see it. */
  Access: 'ACCESS',
  /** To withdraw a consent. */
  Consent: 'CONSENT',
  /** To have it corrected. */
  Correction: 'CORRECTION',
  /** To have it erased. */
  Erasure: 'ERASURE',
  /** Something else; the text says what. */
  Other: 'OTHER'
} as const;

export type GrievanceKind = typeof GrievanceKind[keyof typeof GrievanceKind];
/** A subscription that a browser holds, with the secret that proves it. */
export type HeldPushSubscriptionInput = {
  /** Its secret, as base64url. */
  auth: string;
  /** Its address. */
  endpoint: string;
};

/** Why an account stays however long nobody uses it. */
export const InactivityExemption = {
  /** It is an admin's. */
  Admin: 'ADMIN',
  /** It is blocked, so nobody can use it. */
  Blocked: 'BLOCKED',
  /** It owns a company that has open jobs. */
  Hiring: 'HIRING',
  /** Its plan is paid for. */
  Plan: 'PLAN',
  /** It is the only owner of a company that has other members. */
  Team: 'TEAM',
  /** It is known by phone alone: a warning would reach nobody, or somebody else. */
  Unreachable: 'UNREACHABLE'
} as const;

export type InactivityExemption = typeof InactivityExemption[keyof typeof InactivityExemption];
/** Where an interview stands. */
export const InterviewStatus = {
  /** The candidate came. The candidate reads SCHEDULED. */
  Attended: 'ATTENDED',
  /** Either side called it off, or the application ended. Final. */
  Cancelled: 'CANCELLED',
  /** The candidate wants none of it. Final. */
  Declined: 'DECLINED',
  /** The candidate did not come. The candidate reads SCHEDULED. */
  Missed: 'MISSED',
  /** The company has offered times, and none is agreed yet. */
  Offered: 'OFFERED',
  /** A time is agreed. */
  Scheduled: 'SCHEDULED'
} as const;

export type InterviewStatus = typeof InterviewStatus[keyof typeof InterviewStatus];
/** Times for an interview, new ones and such as others were offered, from 1 to 10 in all. */
export type InterviewTimesInput = {
  /** Who will be there, up to 120 characters. */
  interviewer?: string | null | undefined;
  /** For PLACE: a link to a map, by https. */
  mapUrl?: string | null | undefined;
  /** How long a new slot is, from 5 to 480 minutes. */
  minutes: number;
  /** What else the candidate should know, up to 500 characters. */
  note?: string | null | undefined;
  /** For PHONE: the number that calls. */
  phone?: string | null | undefined;
  /** The address, which PLACE asks for, up to 200 characters. */
  place?: string | null | undefined;
  /** Slots of `openInterviewSlots` that are offered as well; they stay as they are. */
  slotIds?: Array<string | number> | null | undefined;
  /** When new slots begin: all ahead, by 180 days at most; none overlaps another time. */
  startsAt: Array<string>;
  /** The link, which VIDEO asks for, by https. */
  videoUrl?: string | null | undefined;
  /** How it is held. */
  way: InterviewWay;
};

/** How an interview is held. */
export const InterviewWay = {
  /** The company calls. */
  Phone: 'PHONE',
  /** In person, at an address. */
  Place: 'PLACE',
  /** By a video link. */
  Video: 'VIDEO'
} as const;

export type InterviewWay = typeof InterviewWay[keyof typeof InterviewWay];
/** Where an invitation stands. */
export const InvitationStatus = {
  /** They said yes, which told the company their name and how to reach them. */
  Accepted: 'ACCEPTED',
  /** They said no, and nothing was told. */
  Declined: 'DECLINED',
  /** They didn't answer within 14 days, and nothing was told. */
  Expired: 'EXPIRED',
  /** The person has not answered yet. */
  Sent: 'SENT'
} as const;

export type InvitationStatus = typeof InvitationStatus[keyof typeof InvitationStatus];
/** Whom to invite to act for a company. */
export type InviteColleagueInput = {
  /** The company. */
  companyId: string | number;
  /** Their e-mail address. */
  email: string;
  /** What they will be. */
  role: MemberRole;
};

/** An invitation of somebody to a job of the viewer's company. */
export type InvitePersonInput = {
  /** An open job of a verified company of the viewer's. */
  jobId: string | number;
  /** What the person reads beside the job: up to 500 characters. */
  message: string;
  /** The person. */
  personId: string | number;
};

/** What a document about money is. */
export const InvoiceKind = {
  /** For money that went back. */
  CreditNote: 'CREDIT_NOTE',
  /** For a payment. */
  Invoice: 'INVOICE'
} as const;

export type InvoiceKind = typeof InvoiceKind[keyof typeof InvoiceKind];
/** Whose block keeps a job out of the list. */
export const JobBlock = {
  /** Its company is blocked. */
  Company: 'COMPANY',
  /** The account that posted it is blocked. */
  Poster: 'POSTER'
} as const;

export type JobBlock = typeof JobBlock[keyof typeof JobBlock];
/** What a job says of itself. */
export type JobContentInput = {
  /** Where one applies instead of here, for a job that is brought in from elsewhere: an https address of a public host, up to 500 characters. Such a job takes no applications here. */
  applyUrl?: string | null | undefined;
  /** Whether applicants are asked for the pay that they expect; an application without is refused. */
  asksExpectedPay?: boolean;
  /** Whether applicants are asked for their notice period; an application without is refused. */
  asksNoticePeriod?: boolean;
  /** Whether applicants are asked for a phone number; an application without is refused. */
  asksPhone?: boolean;
  /** Whether applicants are asked for a resume; an application without is refused. */
  asksResume?: boolean;
  /** What the employer offers beside pay, up to 20 of 120 characters each. */
  benefits?: Array<string>;
  /** What the client does, such as 'Banking', up to 60 characters; for one that isn't named too. */
  clientIndustry?: string | null | undefined;
  /** The client's name, 2 to 120 characters. 'Confidential' and the like name nobody. Refused where it is the name of the job's company. */
  clientName?: string | null | undefined;
  /** On how many days a week one works, from 1 to 7. */
  daysAWeek?: number | null | undefined;
  /** Markdown, up to 10,000 characters. */
  description: string;
  /** What somebody must have finished at least; left out, the job says nothing of it. */
  education?: Education | null | undefined;
  /** How much English is needed; left out, the job says nothing of it. */
  englishLevel?: EnglishLevel | null | undefined;
  /** Years of work asked for, such as '2–4 years' or 'Fresher', up to 60 characters. */
  experience: string;
  /** What is there for people with disabilities, such as 'Ramp, lift, screen reader', up to 300 characters. */
  facilitiesForDisabled?: string | null | undefined;
  /** Whether people without experience may apply, whatever `experience` says. */
  freshersWelcome?: boolean;
  /** Whether its company posts it for another one, its client. A job with the client's name or industry is, whatever this says. */
  isForClient?: boolean;
  /** The answer yes to the question about its pay, whose code begins with PAY_. */
  isPayConfirmed?: boolean;
  /** Languages that one must speak, up to 10 of 40 characters each. */
  languages?: Array<string>;
  /** One to ten places: 'Locality, City', 'City', 'Pune; Mumbai', a state, a region, 'India', or 'Remote'; up to 300 characters. */
  location: string;
  /** Within how many days one must be able to join: 0 for at once, 15, 30, 60 or 90. */
  noticePeriodDays?: number | null | undefined;
  /** How many people are wanted, from 1 to 1000. */
  openings?: number;
  /** Whether one needs a two-wheeler of one's own. */
  ownTwoWheeler?: boolean;
  /** Pay as people type it, such as '₹8–12 LPA' or 'Negotiable', up to 60 characters. A range whose most is over four times its least is asked about. */
  pay: string;
  /** What it asks of those who apply, up to 10 questions. Left out, a changed job keeps its questions, and a new one has none. */
  questions?: Array<TypedQuestionInput> | null | undefined;
  /** Markdown, up to 5,000 characters. */
  requirements: string;
  /** When the work is done; left out, the job says nothing of it. */
  shift?: Shift | null | undefined;
  /** Skills asked for, up to 20 of 40 characters each. */
  skills?: Array<string>;
  /** What the job is called, 3 to 120 characters. */
  title: string;
  /** How somebody is employed. */
  type: JobType;
  /** The first day of a walk-in interview, YYYY-MM-DD; left out, it has begun. */
  walkInFrom?: string | null | undefined;
  /** Between which hours to come, such as '10 am to 1 pm', up to 60 characters. */
  walkInHours?: string | null | undefined;
  /** Its last day, YYYY-MM-DD: after it the walk-in is no longer shown. A walk-in has one. */
  walkInUntil?: string | null | undefined;
  /** Where to come, and what to bring, up to 200 characters. A walk-in has one. */
  walkInVenue?: string | null | undefined;
  /** Where the work is done; when left out at the employer's place, or as 'Remote' in the location says. */
  workMode?: WorkMode | null | undefined;
};

/** The form of a job as far as it has been filled in; nothing of it is required or checked yet. */
export type JobDraftFieldsInput = {
  /** Where one applies instead of here. */
  applyUrl?: string | null | undefined;
  /** Whether applicants are asked for the pay that they expect. */
  asksExpectedPay?: boolean | null | undefined;
  /** Whether applicants are asked for their notice period. */
  asksNoticePeriod?: boolean | null | undefined;
  /** Whether applicants are asked for a phone number. */
  asksPhone?: boolean | null | undefined;
  /** Whether applicants are asked for a resume. */
  asksResume?: boolean | null | undefined;
  /** What the employer offers beside pay. */
  benefits?: Array<string> | null | undefined;
  /** What the client does. */
  clientIndustry?: string | null | undefined;
  /** The client's name. */
  clientName?: string | null | undefined;
  /** The company it is posted for. */
  companyId?: string | number | null | undefined;
  /** The name of a new company. */
  companyName?: string | null | undefined;
  /** On how many days a week one works. */
  daysAWeek?: number | null | undefined;
  /** Markdown. */
  description?: string | null | undefined;
  /** What somebody must have finished at least. */
  education?: Education | null | undefined;
  /** How much English is needed. */
  englishLevel?: EnglishLevel | null | undefined;
  /** Years of work asked for, as typed. */
  experience?: string | null | undefined;
  /** What is there for people with disabilities. */
  facilitiesForDisabled?: string | null | undefined;
  /** Whether people without experience may apply. */
  freshersWelcome?: boolean | null | undefined;
  /** Whether its company posts it for another one, its client. */
  isForClient?: boolean | null | undefined;
  /** Languages that one must speak. */
  languages?: Array<string> | null | undefined;
  /** 'Locality, City', 'City', 'Pune; Mumbai', a state, a region, 'India', or 'Remote'. */
  location?: string | null | undefined;
  /** Within how many days one must be able to join. */
  noticePeriodDays?: number | null | undefined;
  /** For how many days one can apply. */
  openForDays?: number | null | undefined;
  /** How many people are wanted. */
  openings?: number | null | undefined;
  /** Whether one needs a two-wheeler of one's own. */
  ownTwoWheeler?: boolean | null | undefined;
  /** Pay as typed. */
  pay?: string | null | undefined;
  /** What it asks of those who apply. */
  questions?: Array<TypedQuestionInput> | null | undefined;
  /** Markdown. */
  requirements?: string | null | undefined;
  /** When the work is done. */
  shift?: Shift | null | undefined;
  /** Skills asked for. */
  skills?: Array<string> | null | undefined;
  /** What the job is called. */
  title?: string | null | undefined;
  /** How somebody is employed. */
  type?: JobType | null | undefined;
  /** The first day of a walk-in interview. */
  walkInFrom?: string | null | undefined;
  /** Between which hours to come to the walk-in. */
  walkInHours?: string | null | undefined;
  /** The last day of a walk-in interview. */
  walkInUntil?: string | null | undefined;
  /** Where to come to the walk-in, and what to bring. */
  walkInVenue?: string | null | undefined;
  /** Where the work is done. */
  workMode?: WorkMode | null | undefined;
};

/** What was done with a job. */
export const JobEventKind = {
  /** Its company answered the removal. */
  Answered: 'ANSWERED',
  /** The portal found nothing wrong with it. */
  Approved: 'APPROVED',
  /** It was given to a hiring manager. */
  Assigned: 'ASSIGNED',
  /** What it says was changed. */
  Changed: 'CHANGED',
  /** It was closed. */
  Closed: 'CLOSED',
  /** It runs longer. */
  Extended: 'EXTENDED',
  /** The portal took it out of the list until an admin has looked at it. */
  Held: 'HELD',
  /** It was highlighted. */
  Highlighted: 'HIGHLIGHTED',
  /** It was posted. */
  Posted: 'POSTED',
  /** The portal took it away. */
  Removed: 'REMOVED',
  /** It was opened again. */
  Reopened: 'REOPENED',
  /** It was taken from a hiring manager. */
  Unassigned: 'UNASSIGNED',
  /** Its highlight was taken away by hand. */
  Unhighlighted: 'UNHIGHLIGHTED'
} as const;

export type JobEventKind = typeof JobEventKind[keyof typeof JobEventKind];
/** A field's value for rows that have none. */
export type JobFileAnswerInput = {
  /** The job's field. */
  field: string;
  /** Its value, as it would stand in a cell; empty: none. */
  value: string;
};

/** What a column holds. */
export type JobFileColumnInput = {
  /** The job's field; null: the column is left out. */
  field?: string | null | undefined;
  /** The column's place, from 0. */
  index: number;
};

/** The company that a name in a file stands for. */
export type JobFileCompanyInput = {
  /** One of the companies that the viewer may post for; null: rows of that name stay out. */
  companyId?: string | number | null | undefined;
  /** The name, one of the file's `companyNames` that is asked about. */
  name: string;
};

/** Why a proposal isn't taken with all others before somebody has said so. */
export const JobFileDoubt = {
  /** The job looks posted already, or stands in the file twice. */
  Duplicate: 'DUPLICATE',
  /** The pay looks unlikely, or lies below the minimum wage. */
  Pay: 'PAY',
  /** Several places have this name. */
  Place: 'PLACE'
} as const;

export type JobFileDoubt = typeof JobFileDoubt[keyof typeof JobFileDoubt];
/** Why a file of jobs did not go in. */
export const JobFileFailure = {
  /** It has no row below its header. */
  Empty: 'EMPTY',
  /** It is neither .xlsx nor text. */
  Format: 'FORMAT',
  /** It is broken, near `failedRow` where that is known. */
  Malformed: 'MALFORMED',
  /** Whoever sent it can't post for the company any more. */
  NotAllowed: 'NOT_ALLOWED',
  /** It holds more than a file of jobs may. */
  TooLarge: 'TOO_LARGE',
  /** A row has more columns than an import takes. */
  TooManyColumns: 'TOO_MANY_COLUMNS',
  /** It has more rows than an import takes. */
  TooManyRows: 'TOO_MANY_ROWS'
} as const;

export type JobFileFailure = typeof JobFileFailure[keyof typeof JobFileFailure];
/** How a row of a file stands. */
export const JobFileStanding = {
  /** It can be posted once its proposals are taken. */
  Proposed: 'PROPOSED',
  /** It can be posted. */
  Ready: 'READY',
  /** It needs somebody. */
  Refused: 'REFUSED',
  /** The company has a job of its reference already, which stays as it is. */
  Unchanged: 'UNCHANGED'
} as const;

export type JobFileStanding = typeof JobFileStanding[keyof typeof JobFileStanding];
/** Where a file of jobs stands on its way in. */
export const JobFileState = {
  /** Its jobs are posted. */
  Done: 'DONE',
  /** It can't be read; `failure` says why. */
  Failed: 'FAILED',
  /** Its columns wait to be matched to the fields of a job. */
  Mapping: 'MAPPING',
  /** The server reads its rows, and what it asks about them can be answered. */
  Mending: 'MENDING',
  /** Its jobs go in, all at once. */
  Posting: 'POSTING',
  /** The server takes the file apart. */
  Reading: 'READING',
  /** Its jobs are taken back, one slice after the other. */
  Withdrawing: 'WITHDRAWING',
  /** Its jobs are taken back, but for those that stay. */
  Withdrawn: 'WITHDRAWN'
} as const;

export type JobFileState = typeof JobFileState[keyof typeof JobFileState];
/** The type that a word stands for. */
export type JobFileTypeInput = {
  /** The type of the rows that have it. */
  type: JobType;
  /** The word, one of the file's `typeWords`. */
  word: string;
};

/** What became of a job when its file was taken back. */
export const JobFileWithdrawal = {
  /** It stays: an admin removed it, or the viewer can't post for its company any more. */
  Barred: 'BARRED',
  /** It is closed: people applied, saved it or were told of it. */
  Closed: 'CLOSED',
  /** It is gone: nobody had to do with it. */
  Deleted: 'DELETED',
  /** It stays: somebody has changed it since. */
  Edited: 'EDITED'
} as const;

export type JobFileWithdrawal = typeof JobFileWithdrawal[keyof typeof JobFileWithdrawal];
/** Which jobs; what is left out does not narrow. */
export type JobFilter = {
  /** What somebody has finished: jobs that say it is enough, and those that ask for none in particular. */
  education?: Education | null | undefined;
  /** How much English somebody has: jobs that say it is enough. */
  englishLevel?: EnglishLevel | null | undefined;
  /** The seeker's years of work: jobs that ask for as many. Jobs whose text names no years are not among them. */
  experienceYears?: number | null | undefined;
  /** Whether the text is searched just as typed: no word of it is corrected. */
  isExact?: boolean | null | undefined;
  /** A city under any of its names, a locality ('Koramangala' or 'Koramangala, Bengaluru'), a region ('Delhi NCR'), a state, a PIN, or 'Remote'. Of several places ('Pune, Mumbai') jobs in any are found. */
  location?: string | null | undefined;
  /** Where somebody is. It is not kept. Without withinKm it only sorts. */
  near?: EarthPoint | null | undefined;
  /** Rupees a year at which, or below which, the job's pay begins. */
  payMax?: number | null | undefined;
  /** Rupees a year that the job can pay at least. Jobs whose pay is no figure are not among them. */
  payMin?: number | null | undefined;
  /** Posted no longer ago than so many days, from 1 to 365. */
  postedWithinDays?: number | null | undefined;
  /** Job title or keywords: every word must stand in title, skills, education or company. */
  q?: string | null | undefined;
  /** Only jobs of companies that reply to at least half of their applications. Needs the plan feature ADVANCED_FILTERS. */
  repliesOnly?: boolean | null | undefined;
  /** When the work is done: jobs that say so. */
  shift?: Shift | null | undefined;
  /** Skills, all of which the job names, whatever their case; up to 10. Needs the plan feature ADVANCED_FILTERS. */
  skills?: Array<string> | null | undefined;
  /** How somebody is employed. */
  type?: JobType | null | undefined;
  /** Only jobs of companies that an admin has verified. Needs the plan feature ADVANCED_FILTERS. */
  verifiedOnly?: boolean | null | undefined;
  /** Only jobs that one may walk in for. */
  walkInOnly?: boolean | null | undefined;
  /** No further than so many kilometres from `near`, or else from the location; from 1 to 100. */
  withinKm?: number | null | undefined;
  /** Where the work is done. */
  workMode?: WorkMode | null | undefined;
};

/** What of a filter is counted value by value. */
export const JobFilterField = {
  /** `education`. */
  Education: 'EDUCATION',
  /** `englishLevel`. */
  EnglishLevel: 'ENGLISH_LEVEL',
  /** `experienceYears`. */
  Experience: 'EXPERIENCE',
  /** `payMin`, without `payMax`. */
  PayMin: 'PAY_MIN',
  /** `postedWithinDays`. */
  PostedWithinDays: 'POSTED_WITHIN_DAYS',
  /** `shift`. */
  Shift: 'SHIFT',
  /** `type`. */
  Type: 'TYPE',
  /** `walkInOnly`. */
  WalkIn: 'WALK_IN',
  /** `withinKm`, where the filter has a point or a place. */
  WithinKm: 'WITHIN_KM',
  /** `workMode`. */
  WorkMode: 'WORK_MODE'
} as const;

export type JobFilterField = typeof JobFilterField[keyof typeof JobFilterField];
/** Why the portal held a job by itself. */
export const JobHoldCause = {
  /** Its company has answered a removal; an admin has yet to read that. */
  Answered: 'ANSWERED',
  /** Some of its wording is often used in job scams. */
  LikeScams: 'LIKE_SCAMS',
  /** The words that held it are gone; an admin has yet to look at it. */
  Mended: 'MENDED',
  /** Some of its wording shuts people out by who they are. */
  ShutsOut: 'SHUTS_OUT'
} as const;

export type JobHoldCause = typeof JobHoldCause[keyof typeof JobHoldCause];
/** What is asked before a job is taken as it is; the error's code where it has not been answered. */
export const JobQuestionCode = {
  /** The company would be a new one, and there is one of nearly its name: the same? */
  CompanyLooksKnown: 'COMPANY_LOOKS_KNOWN',
  /** Less than the lowest minimum wage: is it right? */
  PayBelowMinimumWage: 'PAY_BELOW_MINIMUM_WAGE',
  /** Less than ₹60,000 a year: monthly instead of yearly? */
  PayLooksMonthly: 'PAY_LOOKS_MONTHLY',
  /** The most is over four times the least: is it meant so? */
  PayRangeWide: 'PAY_RANGE_WIDE',
  /** A figure alone: a month, a year, a day or an hour? */
  PayUnitMissing: 'PAY_UNIT_MISSING',
  /** Too little or too much to be right, such as '15 a month'. */
  PayUnlikely: 'PAY_UNLIKELY',
  /** Unpaid, and no internship: is it volunteering? */
  PayUnpaid: 'PAY_UNPAID',
  /** The company has an open job of this name, place and type. */
  PossibleDuplicate: 'POSSIBLE_DUPLICATE'
} as const;

export type JobQuestionCode = typeof JobQuestionCode[keyof typeof JobQuestionCode];
/** The order of a list of jobs. */
export const JobSort = {
  /** Nearest first, by whole kilometres, then newest; jobs from 100 kilometres on and those without a place last. Needs a point or a place. */
  Nearest: 'NEAREST',
  /** Last posted first. */
  Newest: 'NEWEST',
  /** Highest yearly pay first; jobs whose pay is no figure last. */
  Pay: 'PAY',
  /** Best match of the words first, then newest. */
  Relevance: 'RELEVANCE'
} as const;

export type JobSort = typeof JobSort[keyof typeof JobSort];
/** How a posted job stands. The first of these that holds, from the last to the first. */
export const JobStatus = {
  /** Open: people find it and can apply. */
  Active: 'ACTIVE',
  /** Closed by its company. */
  Closed: 'CLOSED',
  /** Its time is over. */
  Expired: 'EXPIRED',
  /** Open, and reported by readers. */
  Flagged: 'FLAGGED',
  /** Taken out of the list until an admin looks at it, or company or poster are blocked. */
  Held: 'HELD',
  /** Removed by an admin; its company may answer. */
  Removed: 'REMOVED'
} as const;

export type JobStatus = typeof JobStatus[keyof typeof JobStatus];
/** How somebody is employed. */
export const JobType = {
  /** contract: for a set time */
  Contract: 'CONTRACT',
  /** full-time */
  FullTime: 'FULL_TIME',
  /** internship */
  Internship: 'INTERNSHIP',
  /** part-time */
  PartTime: 'PART_TIME'
} as const;

export type JobType = typeof JobType[keyof typeof JobType];
/** A language that the portal speaks; English and Hindi everywhere, the others on a job seeker's way. */
export const Language = {
  /** Bengali. */
  Bn: 'BN',
  /** English. */
  En: 'EN',
  /** Gujarati. */
  Gu: 'GU',
  /** Hindi. */
  Hi: 'HI',
  /** Kannada. */
  Kn: 'KN',
  /** Marathi. */
  Mr: 'MR',
  /** Tamil. */
  Ta: 'TA',
  /** Telugu. */
  Te: 'TE'
} as const;

export type Language = typeof Language[keyof typeof Language];
/** How well somebody speaks a language. */
export const LanguageLevel = {
  /** A few sentences. */
  Basic: 'BASIC',
  /** Without effort. */
  Fluent: 'FLUENT',
  /** Enough to work in it. */
  Good: 'GOOD',
  /** The mother tongue. */
  Native: 'NATIVE'
} as const;

export type LanguageLevel = typeof LanguageLevel[keyof typeof LanguageLevel];
/** What has changed for the viewer. */
export const LiveChangeKind = {
  /** Where an application of theirs stands, by its id. */
  Applications: 'APPLICATIONS',
  /** Who has applied to a job of their company's, or where they stand; the id is the job's. Or a company that they joined or left, or act for in another role; the id is its. */
  Candidates: 'CANDIDATES',
  /** An interview or its slots. The id is the application's. */
  Interviews: 'INTERVIEWS',
  /** A thread: messages, what is read, blocks. The id is the application's. */
  Messages: 'MESSAGES',
  /** Their notices; the id is their account's. */
  Notices: 'NOTICES',
  /** Numbers for a walk-in, and whose turn it is. The id is the job's. */
  WalkIns: 'WALK_INS'
} as const;

export type LiveChangeKind = typeof LiveChangeKind[keyof typeof LiveChangeKind];
/** Why no mail goes to an address. */
export const MailSuppressionCause = {
  /** A mail came back: nobody can read mails there. */
  Bounce: 'BOUNCE',
  /** Its reader marked a mail as spam. */
  Complaint: 'COMPLAINT'
} as const;

export type MailSuppressionCause = typeof MailSuppressionCause[keyof typeof MailSuppressionCause];
/** An offer of the job to an applicant, with its letter as words or as a file. */
export type MakeOfferInput = {
  /** Whom: their application. */
  applicationId: string | number;
  /** The day in India on which work begins, YYYY-MM-DD: today or within a year. */
  joinsOn: string;
  /** The letter's words, up to 5,000 characters; the places {first name}, {job}, {company}, {pay}, {joining date} and {expiry} are filled. Left out with a letterId. */
  letter?: string | null | undefined;
  /** A PDF that was uploaded for the application (POST /api/applications/{id}/offer-letter), in place of words. */
  letterId?: string | number | null | undefined;
  /** The pay. */
  pay: StatedPayInput;
  /** The last day in India on which it can be accepted, YYYY-MM-DD: today or later, at most 90 days ahead, and not after the joining day. */
  replyBy: string;
};

/** What the columns of a file hold. */
export type MapJobFileInput = {
  /** Answers for the whole file that change. */
  answers: Array<JobFileAnswerInput>;
  /** Columns that change; the others stay. */
  columns: Array<JobFileColumnInput>;
  /** Answers for names of companies that change. */
  companies?: Array<JobFileCompanyInput>;
  /** The file. */
  id: string | number;
  /** Answers for single words of the types that change. */
  types?: Array<JobFileTypeInput>;
};

/** What of a person is compared with a job. */
export const MatchFactorKind = {
  /** The education asked for against that finished; up to 4 points. */
  Education: 'EDUCATION',
  /** Years of work against those asked for; up to 18 points. */
  Experience: 'EXPERIENCE',
  /** The city; a remote job is everywhere. Up to 8 points. */
  Location: 'LOCATION',
  /** When one must be able to join against when one can; up to 3 points. */
  Notice: 'NOTICE',
  /** The pay offered against that expected; up to 4 points. */
  Pay: 'PAY',
  /** Those asked for that the person has; up to 38 points. */
  Skills: 'SKILLS',
  /** The professional title and positions held; up to 25 points. */
  Title: 'TITLE'
} as const;

export type MatchFactorKind = typeof MatchFactorKind[keyof typeof MatchFactorKind];
/** What comparing a person with a job found of one factor. */
export const MatchReason = {
  /** More than asked for. */
  Exceeded: 'EXCEEDED',
  /** As asked for. */
  Met: 'MET',
  /** Not assessed: the job says nothing of it. */
  NotAsked: 'NOT_ASKED',
  /** Something else than asked for. */
  NotMet: 'NOT_MET',
  /** Not assessed: the person says nothing of it. */
  NotSaid: 'NOT_SAID',
  /** Less than asked for. */
  PartlyMet: 'PARTLY_MET',
  /** The work can be done from anywhere. */
  Remote: 'REMOTE'
} as const;

export type MatchReason = typeof MatchReason[keyof typeof MatchReason];
/** What somebody is in a company. */
export const MemberRole = {
  /** Answers the candidates of the jobs that they are assigned to, and sees no others. */
  HiringManager: 'HIRING_MANAGER',
  /** Acts for it in everything, and decides who else does. */
  Owner: 'OWNER',
  /** Posts jobs, answers candidates and looks for people. */
  Recruiter: 'RECRUITER',
  /** Sees jobs and figures, and no candidate. */
  Viewer: 'VIEWER'
} as const;

export type MemberRole = typeof MemberRole[keyof typeof MemberRole];
/** Why a message was kept from the other side. */
export const MessageHoldCause = {
  /** It asks for contact, or gives it, before the company has shortlisted somebody. */
  Contact: 'CONTACT',
  /** Some of its wording is often used in job scams. */
  Scam: 'SCAM'
} as const;

export type MessageHoldCause = typeof MessageHoldCause[keyof typeof MessageHoldCause];
/** Why one of many was not written to. */
export const MessageRefusal = {
  /** The viewer may not write there. */
  Closed: 'CLOSED',
  /** Not there, or not to a company of the viewer's. */
  NotFound: 'NOT_FOUND',
  /** Nothing is known for a place of the text, or it is too long once filled. */
  Unfilled: 'UNFILLED'
} as const;

export type MessageRefusal = typeof MessageRefusal[keyof typeof MessageRefusal];
/** What is wrong with a message. */
export const MessageReportReason = {
  /** It asks for money, documents or secrets. */
  AsksForMoney: 'ASKS_FOR_MONEY',
  /** Something else; the comment says what. */
  Other: 'OTHER',
  /** It is rude, or harasses. */
  Rude: 'RUDE',
  /** It is no honest offer. */
  Scam: 'SCAM'
} as const;

export type MessageReportReason = typeof MessageReportReason[keyof typeof MessageReportReason];
/** Whether the viewer may write in a thread, and why not. */
export const MessageStanding = {
  /** The other side has blocked the viewer's. */
  BlockedByOther: 'BLOCKED_BY_OTHER',
  /** The viewer's side has blocked the other. */
  BlockedByViewer: 'BLOCKED_BY_VIEWER',
  /** An admin has blocked the company. */
  CompanyBlocked: 'COMPANY_BLOCKED',
  /** The applicant may write once the company has, or has shortlisted them. */
  CompanyFirst: 'COMPANY_FIRST',
  /** The applicant's account is gone. */
  Deleted: 'DELETED',
  /** The company has decided for others, and it alone may still write. */
  NotSelected: 'NOT_SELECTED',
  /** They may write. */
  Open: 'OPEN',
  /** The application was taken back: nobody writes any more. */
  Withdrawn: 'WITHDRAWN'
} as const;

export type MessageStanding = typeof MessageStanding[keyof typeof MessageStanding];
/** What has become of a message. The other side reads delivered ones alone. */
export const MessageState = {
  /** It has reached the other side. */
  Delivered: 'DELIVERED',
  /** Its wording waits for an admin. */
  Held: 'HELD',
  /** An admin has removed it. */
  Removed: 'REMOVED',
  /** To many at once; it goes out when it can't be undone any more. */
  Waiting: 'WAITING'
} as const;

export type MessageState = typeof MessageState[keyof typeof MessageState];
/** A step that a company makes with some candidates at once. */
export type MoveApplicationsInput = {
  /** Which, from 1 to 200. */
  items: Array<MovedCandidateInput>;
  /** For NOT_SELECTED alone: what the applicants read, up to 2,000 characters; the company's usual text when left out. */
  message?: string | null | undefined;
  /** For NOT_SELECTED alone: why, for the company's own figures. Applicants never read it. */
  reason?: RejectionReason | null | undefined;
  /** The company's own stage within it; null: the status itself. A step within a status reaches no applicant. STAGE_GONE where it is not there, or another status's. */
  stageId?: string | number | null | undefined;
  /** Where to. */
  to: ApplicationStatus;
};

/** Why a candidate of many was not moved, and stays as it was. */
export const MoveRefusal = {
  /** It stands elsewhere by now: somebody else was faster. */
  Conflict: 'CONFLICT',
  /** The pipeline has no such step. */
  MoveNotAllowed: 'MOVE_NOT_ALLOWED',
  /** Not there, or not the viewer's. */
  NotFound: 'NOT_FOUND'
} as const;

export type MoveRefusal = typeof MoveRefusal[keyof typeof MoveRefusal];
/** A candidate to move, and where the viewer saw them stand. */
export type MovedCandidateInput = {
  /** The application. */
  applicationId: string | number;
  /** At which own stage; null: at none. Where it is left out, any will do. */
  expectedStageId?: string | number | null | undefined;
  /** Where it stood on the viewer's screen. */
  expectedStatus: ApplicationStatus;
};

/** A way by which notices reach somebody. */
export const NoticeChannel = {
  /** By mail, each by itself or in a daily summary. */
  Mail: 'MAIL',
  /** In the list of the bell. */
  Page: 'PAGE',
  /** Pushed to the browsers that one has named. */
  Push: 'PUSH',
  /** By SMS, to the number that one signs in by. Off until somebody turns it on. */
  Sms: 'SMS'
} as const;

export type NoticeChannel = typeof NoticeChannel[keyof typeof NoticeChannel];
/** What notices are about, as people choose which of them they get. */
export const NoticeGroup = {
  /** Jobs that one's alerts find. Each alert says itself whether it mails. */
  Alerts: 'ALERTS',
  /** Steps of one's own applications. */
  Applications: 'APPLICATIONS',
  /** Applications to one's jobs. */
  Candidates: 'CANDIDATES',
  /** Answers to what one asked about one's data; they can't be turned off. */
  Data: 'DATA',
  /** Files of jobs on their way in. */
  Files: 'FILES',
  /** Interviews of either side. */
  Interviews: 'INTERVIEWS',
  /** Invitations to jobs, and answers to them. */
  Invitations: 'INVITATIONS',
  /** Messages of either side. */
  Messages: 'MESSAGES',
  /** Offers of either side. */
  Offers: 'OFFERS',
  /** One's plan; they can't be turned off. */
  Plan: 'PLAN',
  /** Decisions about one's jobs and companies; they can't be turned off. */
  Reviews: 'REVIEWS'
} as const;

export type NoticeGroup = typeof NoticeGroup[keyof typeof NoticeGroup];
/** When mails and pushes go out; all of it is set. */
export type NoticeTimingInput = {
  /** One mail in the morning in place of single ones. */
  isDaily: boolean;
  /** Quiet hours from this hour in India; both or neither. */
  quietFrom?: number | null | undefined;
  /** Until this hour in India, another one. */
  quietTo?: number | null | undefined;
};

/** An interview that is offered to candidates of one company. */
export type OfferInterviewsInput = {
  /** Whom: their applications, from 1 to 20. */
  applicationIds: Array<string | number>;
  /** When and how. */
  times: InterviewTimesInput;
};

/** Other times for an interview that was offered or agreed. */
export type OfferOtherTimesInput = {
  /** The interview. */
  id: string | number;
  /** Why, up to 500 characters; the candidate reads it. Needed unless they asked for another time. */
  reason?: string | null | undefined;
  /** They take the place of those offered before. */
  times: InterviewTimesInput;
};

/** Where an offer stands. */
export const OfferStatus = {
  /** The candidate took it. Final. */
  Accepted: 'ACCEPTED',
  /** The candidate does not want it. Final. */
  Declined: 'DECLINED',
  /** Nobody answered it in time. Final. */
  Expired: 'EXPIRED',
  /** It waits for the candidate's answer. */
  Sent: 'SENT',
  /** The company took it back, or the application ended. Final. */
  Withdrawn: 'WITHDRAWN'
} as const;

export type OfferStatus = typeof OfferStatus[keyof typeof OfferStatus];
/** The list from which a job is opened. It is counted, and nothing of the viewer is kept. */
export type OpenedFromInput = {
  /** The location that was searched. */
  location?: string | null | undefined;
  /** The job's place in the list, from 1. */
  position: number;
  /** The text that was searched, up to 200 characters. */
  text: string;
};

/** The order of a company's own stages behind one status. */
export type OrderPipelineStagesInput = {
  /** The company. */
  companyId: string | number;
  /** All of them, the first in front; else STAGES_CHANGED. */
  stageIds: Array<string | number>;
  /** The status that they stand behind. */
  status: ApplicationStatus;
};

/** What a resume's file is, by its first bytes. */
export const OriginalKind = {
  /** A PDF. */
  Pdf: 'PDF',
  /** A Word file (.docx). */
  Word: 'WORD'
} as const;

export type OriginalKind = typeof OriginalKind[keyof typeof OriginalKind];
/** Which end of the pay a single figure is, where the employer leaves the other open. */
export const PayBound = {
  /** 'From ₹20,000 a month': it may be more. */
  AtLeast: 'AT_LEAST',
  /** 'Up to 5 LPA': it may be less. */
  AtMost: 'AT_MOST'
} as const;

export type PayBound = typeof PayBound[keyof typeof PayBound];
/** What a job says of its pay. */
export const PayKind = {
  /** Figures that the portal can't read: its headline is what was typed. */
  AsTyped: 'AS_TYPED',
  /** Nothing, or 'Negotiable': no figure stands in it. */
  NotStated: 'NOT_STATED',
  /** Figures that the portal reads. */
  Stated: 'STATED',
  /** That there is none, such as in some internships. */
  Unpaid: 'UNPAID'
} as const;

export type PayKind = typeof PayKind[keyof typeof PayKind];
/** Why no figure can be read in a text about pay. */
export const PayObstacle = {
  /** 'Negotiable': there is none in it. */
  NoFigure: 'NO_FIGURE',
  /** '18000 + petrol': neither a day, a month nor a year. */
  NoUnit: 'NO_UNIT',
  /** '$2000 a month': other money than rupees. */
  OtherMoney: 'OTHER_MONEY',
  /** '₹2,000 a week': a unit that can't be compared. */
  OtherUnit: 'OTHER_UNIT',
  /** '15000 or 20000 a month': none of them is marked as the pay. */
  SeveralFigures: 'SEVERAL_FIGURES',
  /** '8 a year': too little or too much to be right. */
  Unlikely: 'UNLIKELY',
  /** '12 to 8 lakh': the first figure is above the second. */
  WrongWayRound: 'WRONG_WAY_ROUND'
} as const;

export type PayObstacle = typeof PayObstacle[keyof typeof PayObstacle];
/** In which numbers a headline of pay counts. */
export const PayScale = {
  /** '₹1.2 crore a year': ten millions. */
  Crore: 'CRORE',
  /** '₹4–6 LPA': hundred thousands a year. */
  Lakh: 'LAKH',
  /** '₹25,000 a month'. */
  Rupee: 'RUPEE'
} as const;

export type PayScale = typeof PayScale[keyof typeof PayScale];
/** What an amount of pay is for. */
export const PayUnit = {
  /** A working day. */
  Day: 'DAY',
  /** An hour; not compared by the year. */
  Hour: 'HOUR',
  /** A month. */
  Month: 'MONTH',
  /** A year. */
  Year: 'YEAR'
} as const;

export type PayUnit = typeof PayUnit[keyof typeof PayUnit];
/** How a plan is paid for on this portal. */
export const PaymentMode = {
  /** Not here: a request goes to an admin, who approves it. */
  Approval: 'APPROVAL',
  /** With a provider of payments, on the page that `redirectUrl` leads to. */
  Provider: 'PROVIDER',
  /** By a test payment, at once and without money: the local stack's. */
  Test: 'TEST'
} as const;

export type PaymentMode = typeof PaymentMode[keyof typeof PaymentMode];
/** Which people; what is left out asks for nothing. Who doesn't show a fact is not found by it. */
export type PersonFilter = {
  /** Expecting so many rupees a year or less. */
  maxExpectedPay?: number | null | undefined;
  /** With so many whole years of work or fewer, up to 60. */
  maxExperienceYears?: number | null | undefined;
  /** Able to join within so many days, up to 180. */
  maxNoticeDays?: number | null | undefined;
  /** With this education or a higher one, in the enum's order; ANY asks for some. */
  minEducation?: Education | null | undefined;
  /** With so many whole years of work or more, up to 60. */
  minExperienceYears?: number | null | undefined;
  /** Wanting to work there, or anywhere around it; a place that the gazetteer knows, up to 100 characters. */
  place?: string | null | undefined;
  /** Trade, skills or other words of their card, read as a search for jobs is: up to 100 characters. */
  q?: string | null | undefined;
};

/** Why a part of a text is asked about. */
export const PlaceQuestionKind = {
  /** Several places have this name; the candidates are these. */
  Ambiguous: 'AMBIGUOUS',
  /** No place has this name; the candidates have one like it, if any does. */
  Unknown: 'UNKNOWN'
} as const;

export type PlaceQuestionKind = typeof PlaceQuestionKind[keyof typeof PlaceQuestionKind];
/** What a choice of plan came to. */
export const PlanChangeOutcome = {
  /** It waits for the payment: the person makes it at `redirectUrl`, or the provider still decides. */
  AwaitingPayment: 'AWAITING_PAYMENT',
  /** The plan is in force now. */
  Changed: 'CHANGED',
  /** The payment was refused; the plan is as before. Another try may pass. */
  PaymentFailed: 'PAYMENT_FAILED',
  /** An admin has to approve it first. */
  Requested: 'REQUESTED',
  /** The lower plan takes over at the month's end. */
  Scheduled: 'SCHEDULED',
  /** It was so already; nothing was done. */
  Unchanged: 'UNCHANGED'
} as const;

export type PlanChangeOutcome = typeof PlanChangeOutcome[keyof typeof PlanChangeOutcome];
/** The plans, from the least to the most. `plans` has their limits and features. */
export const PlanCode = {
  /** Every account starts with it. */
  Free: 'FREE',
  /** More than FREE. */
  Paid: 'PAID',
  /** More than PAID. */
  Premium: 'PREMIUM'
} as const;

export type PlanCode = typeof PlanCode[keyof typeof PlanCode];
/** Something that a plan can have. The codes stay; a client puts its own words to them. */
export const PlanFeature = {
  /** 'Advanced filters': search by skills, verified companies and companies that reply. */
  AdvancedFilters: 'ADVANCED_FILTERS',
  /** 'Basic search': by text, type, place, date, work mode and experience. */
  BasicSearch: 'BASIC_SEARCH',
  /** 'Basic templates': a resume can be printed, in a few templates. */
  BasicTemplates: 'BASIC_TEMPLATES',
  /** 'Priority processing': companies see the applications before those of other plans. */
  PriorityProcessing: 'PRIORITY_PROCESSING',
  /** 'Professional templates': there is room for more templates. */
  ProfessionalTemplates: 'PROFESSIONAL_TEMPLATES',
  /** 'View listings': open jobs can be read. */
  ViewListings: 'VIEW_LISTINGS'
} as const;

export type PlanFeature = typeof PlanFeature[keyof typeof PlanFeature];
/** What became of a request for a plan. */
export const PlanRequestStatus = {
  /** Paid for, or approved by an admin; the plan was given. */
  Approved: 'APPROVED',
  /** Open: waits for its payment, with a provider of payments. */
  AwaitingPayment: 'AWAITING_PAYMENT',
  /** Taken back by the person, or overtaken by another change of plan. */
  Cancelled: 'CANCELLED',
  /** Its payment was refused, or not made within a day. */
  Failed: 'FAILED',
  /** Paid for while the account had this plan or a higher one; an admin pays the money back at the provider. */
  Overpaid: 'OVERPAID',
  /** Paid for, and the whole amount was paid back. */
  Refunded: 'REFUNDED',
  /** An admin refused it. */
  Refused: 'REFUSED',
  /** Open: waits for an admin. */
  Requested: 'REQUESTED'
} as const;

export type PlanRequestStatus = typeof PlanRequestStatus[keyof typeof PlanRequestStatus];
/** A job to post, for one of the viewer's companies or a new one. */
export type PostJobInput = {
  /** Where one applies instead of here, for a job that is brought in from elsewhere: an https address of a public host, up to 500 characters. Such a job takes no applications here. */
  applyUrl?: string | null | undefined;
  /** Whether applicants are asked for the pay that they expect; an application without is refused. */
  asksExpectedPay?: boolean;
  /** Whether applicants are asked for their notice period; an application without is refused. */
  asksNoticePeriod?: boolean;
  /** Whether applicants are asked for a phone number; an application without is refused. */
  asksPhone?: boolean;
  /** Whether applicants are asked for a resume; an application without is refused. */
  asksResume?: boolean;
  /** What the employer offers beside pay, up to 20 of 120 characters each. */
  benefits?: Array<string>;
  /** What the client does, such as 'Banking', up to 60 characters; for one that isn't named too. */
  clientIndustry?: string | null | undefined;
  /** The client's name, 2 to 120 characters. 'Confidential' and the like name nobody. Refused where it is the name of the job's company. */
  clientName?: string | null | undefined;
  /** One of `myCompanies`; this or `companyName`. */
  companyId?: string | number | null | undefined;
  /** The name of a company that is made with the job, not verified yet. One of the viewer's own of that name is taken instead. */
  companyName?: string | null | undefined;
  /** On how many days a week one works, from 1 to 7. */
  daysAWeek?: number | null | undefined;
  /** Markdown, up to 10,000 characters. */
  description: string;
  /** The form's own id: a UUID that the client makes when the form is opened. The draft goes by it. Posting the same with it once more answers the job that it made, and other words are refused with DRAFT_POSTED. */
  draftId: string | number;
  /** What somebody must have finished at least; left out, the job says nothing of it. */
  education?: Education | null | undefined;
  /** How much English is needed; left out, the job says nothing of it. */
  englishLevel?: EnglishLevel | null | undefined;
  /** Years of work asked for, such as '2–4 years' or 'Fresher', up to 60 characters. */
  experience: string;
  /** What is there for people with disabilities, such as 'Ramp, lift, screen reader', up to 300 characters. */
  facilitiesForDisabled?: string | null | undefined;
  /** Whether people without experience may apply, whatever `experience` says. */
  freshersWelcome?: boolean;
  /** The answer yes to the question POSSIBLE_DUPLICATE. */
  isDuplicateConfirmed?: boolean;
  /** Whether its company posts it for another one, its client. A job with the client's name or industry is, whatever this says. */
  isForClient?: boolean;
  /** The answer yes to the question COMPANY_LOOKS_KNOWN. */
  isNewCompanyConfirmed?: boolean;
  /** The answer yes to the question about its pay, whose code begins with PAY_. */
  isPayConfirmed?: boolean;
  /** Languages that one must speak, up to 10 of 40 characters each. */
  languages?: Array<string>;
  /** One to ten places: 'Locality, City', 'City', 'Pune; Mumbai', a state, a region, 'India', or 'Remote'; up to 300 characters. */
  location: string;
  /** Within how many days one must be able to join: 0 for at once, 15, 30, 60 or 90. */
  noticePeriodDays?: number | null | undefined;
  /** For how many days one can apply, from 1 to 90. */
  openForDays?: number;
  /** How many people are wanted, from 1 to 1000. */
  openings?: number;
  /** Whether one needs a two-wheeler of one's own. */
  ownTwoWheeler?: boolean;
  /** Pay as people type it, such as '₹8–12 LPA' or 'Negotiable', up to 60 characters. A range whose most is over four times its least is asked about. */
  pay: string;
  /** What it asks of those who apply, up to 10 questions. Left out, a changed job keeps its questions, and a new one has none. */
  questions?: Array<TypedQuestionInput> | null | undefined;
  /** Markdown, up to 5,000 characters. */
  requirements: string;
  /** When the work is done; left out, the job says nothing of it. */
  shift?: Shift | null | undefined;
  /** Skills asked for, up to 20 of 40 characters each. */
  skills?: Array<string>;
  /** What the job is called, 3 to 120 characters. */
  title: string;
  /** How somebody is employed. */
  type: JobType;
  /** The first day of a walk-in interview, YYYY-MM-DD; left out, it has begun. */
  walkInFrom?: string | null | undefined;
  /** Between which hours to come, such as '10 am to 1 pm', up to 60 characters. */
  walkInHours?: string | null | undefined;
  /** Its last day, YYYY-MM-DD: after it the walk-in is no longer shown. A walk-in has one. */
  walkInUntil?: string | null | undefined;
  /** Where to come, and what to bring, up to 200 characters. A walk-in has one. */
  walkInVenue?: string | null | undefined;
  /** Where the work is done; when left out at the employer's place, or as 'Remote' in the location says. */
  workMode?: WorkMode | null | undefined;
};

/** What a browser says of a subscription (`PushSubscription.toJSON`). */
export type PushSubscriptionInput = {
  /** Its secret, as base64url. */
  auth: string;
  /** Where its push service takes messages: an https address of a public host. */
  endpoint: string;
  /** Its public key, as base64url. */
  p256dh: string;
  /** What the browser calls itself (`navigator.userAgent`); its short name is kept. */
  userAgent: string;
};

/** What a question must not ask for. */
export const QuestionGround = {
  /** An age beyond the one from which one may work. */
  Age: 'AGE',
  /** Account and card numbers, PINs, codes and passwords. */
  BankDetails: 'BANK_DETAILS',
  /** Caste or category. */
  Caste: 'CASTE',
  /** Children of one's own. */
  Children: 'CHILDREN',
  /** A region or the community of a language. */
  Community: 'COMMUNITY',
  /** A disability or illness. */
  Disability: 'DISABILITY',
  /** Numbers of Aadhaar, PAN, passport or voter cards. */
  IdentityNumber: 'IDENTITY_NUMBER',
  /** How somebody looks. */
  Looks: 'LOOKS',
  /** Married or not, and the partner. */
  MaritalStatus: 'MARITAL_STATUS',
  /** Money from the applicant. */
  Money: 'MONEY',
  /** Pregnancy and plans for it. */
  Pregnancy: 'PREGNANCY',
  /** What somebody believes. */
  Religion: 'RELIGION',
  /** Man, woman or transgender. */
  Sex: 'SEX'
} as const;

export type QuestionGround = typeof QuestionGround[keyof typeof QuestionGround];
/** How a question is answered. */
export const QuestionKind = {
  /** A day, YYYY-MM-DD. */
  Date: 'DATE',
  /** A number from 0, with two decimals at most. */
  Number: 'NUMBER',
  /** One of the options. */
  One: 'ONE',
  /** Any of the options. */
  Several: 'SEVERAL',
  /** A short text. */
  Text: 'TEXT',
  /** 'yes' or 'no'. */
  YesNo: 'YES_NO'
} as const;

export type QuestionKind = typeof QuestionKind[keyof typeof QuestionKind];
/** Which work a question of the bank is for. */
export const QuestionTrade = {
  /** Any job. */
  Any: 'ANY',
  /** Salon and tailoring. */
  Beauty: 'BEAUTY',
  /** Building sites. */
  Building: 'BUILDING',
  /** Calls and customer service. */
  Calls: 'CALLS',
  /** Driving and delivery. */
  Driving: 'DRIVING',
  /** Factory and workshop, with the trades of an ITI. */
  Factory: 'FACTORY',
  /** Nursing and care. */
  Health: 'HEALTH',
  /** Kitchen and hotel. */
  Kitchen: 'KITCHEN',
  /** Office and accounts. */
  Office: 'OFFICE',
  /** Security and housekeeping. */
  Security: 'SECURITY',
  /** Shop and field sales. */
  Shop: 'SHOP',
  /** Software. */
  Software: 'SOFTWARE',
  /** Teaching. */
  Teaching: 'TEACHING'
} as const;

export type QuestionTrade = typeof QuestionTrade[keyof typeof QuestionTrade];
/** What somebody asks or complains about their data. */
export type RaiseGrievanceInput = {
  /** What it is about. */
  kind: GrievanceKind;
  /** In your own words, from 20 to 2,000 characters. */
  text: string;
};

/** What a part of a searched text says. */
export const ReadPartKind = {
  /** A company's name. */
  Company: 'COMPANY',
  /** How far from there: 'within 5 km'. */
  Distance: 'DISTANCE',
  /** What somebody has finished: '10th pass'. */
  Education: 'EDUCATION',
  /** How much English somebody has. */
  English: 'ENGLISH',
  /** Years of work, or a fresher. */
  Experience: 'EXPERIENCE',
  /** How long ago it was posted. */
  Freshness: 'FRESHNESS',
  /** That it is near the viewer, whom the client asks for the place. */
  NearMe: 'NEAR_ME',
  /** What the job pays at least. */
  Pay: 'PAY',
  /** Where the work is. */
  Place: 'PLACE',
  /** When the work is done: 'night shift'. */
  Shift: 'SHIFT',
  /** What somebody can do or use: 'Tally'. */
  Skill: 'SKILL',
  /** A kind of work: 'nurse'. */
  Trade: 'TRADE',
  /** How somebody is employed: 'part-time'. */
  Type: 'TYPE',
  /** That one may walk in. */
  WalkIn: 'WALK_IN',
  /** Remote, hybrid or on site. */
  WorkMode: 'WORK_MODE'
} as const;

export type ReadPartKind = typeof ReadPartKind[keyof typeof ReadPartKind];
/** How an interview went. */
export type RecordInterviewInput = {
  /** For the company alone, up to 2,000 characters. */
  feedback?: string | null | undefined;
  /** The interview. */
  id: string | number;
  /** ATTENDED or MISSED. */
  outcome: InterviewStatus;
};

/** What a member notes of a visit. */
export type RecordWalkInVisitInput = {
  /** The visit. */
  id: string | number;
  /** Whether they came. */
  outcome: WalkInOutcome;
};

/** What the sign-up screen knows. The token decides whose account it is. */
export type RegisterInput = {
  /** Must be the token's e-mail address; null for who signs in by phone alone. */
  email?: string | null | undefined;
  /** Must be the token's uid. */
  firebaseUid: string;
  /** The language of the page where they sign up, if somebody chose it there. */
  language?: Language | null | undefined;
  /** Full name, where the provider knows it. */
  name?: string | null | undefined;
  /** Address of the photo at the provider, https only. */
  photoURL?: string | null | undefined;
  /** JOBSEEKER or EMPLOYER; ADMIN is refused. */
  role: Role;
};

/** Why a company decided for others, for its own figures alone (PIPE-02). */
export const RejectionReason = {
  /** More or less experience than the work asks for. */
  Experience: 'EXPERIENCE',
  /** Somebody else was taken. */
  Filled: 'FILLED',
  /** They can't join in time. */
  Notice: 'NOTICE',
  /** Something else. */
  Other: 'OTHER',
  /** The expected pay is beyond the job's. */
  Pay: 'PAY',
  /** The way to work is too long, or they can't move. */
  Place: 'PLACE',
  /** Skills or qualification don't fit. */
  Skills: 'SKILLS',
  /** They did not answer, or did not come. */
  Unreached: 'UNREACHED'
} as const;

export type RejectionReason = typeof RejectionReason[keyof typeof RejectionReason];
/** A stage's new name. */
export type RenamePipelineStageInput = {
  /** From 2 to 40 characters; no other stage's or status's, else STAGE_NAME_TAKEN. */
  name: string;
  /** The stage. */
  stageId: string | number;
};

/** What is wrong with a job. */
export type ReportJobInput = {
  /** In your own words, up to 1,000 characters. */
  comment?: string | null | undefined;
  /** The job. */
  jobId: string | number;
  /** What is wrong. */
  reason: ReportReason;
};

/** What is wrong with a message of the other side's. */
export type ReportMessageInput = {
  /** In your own words, up to 1,000 characters. */
  comment?: string | null | undefined;
  /** The message. */
  messageId: string | number;
  /** What is wrong. */
  reason: MessageReportReason;
};

/** What is wrong with a job. */
export const ReportReason = {
  /** Applicants are asked to pay. */
  AsksForMoney: 'ASKS_FOR_MONEY',
  /** It shuts people out by caste, religion, sex, age or the like. */
  Discriminatory: 'DISCRIMINATORY',
  /** The place is filled, or the company is not hiring. */
  Expired: 'EXPIRED',
  /** Something else; the comment says what. */
  Other: 'OTHER',
  /** It is no real offer. */
  Scam: 'SCAM',
  /** Pay, place, company or other details are not true. */
  WrongDetails: 'WRONG_DETAILS'
} as const;

export type ReportReason = typeof ReportReason[keyof typeof ReportReason];
/** A search to keep for an e-mail address without an account. */
export type RequestAlertInput = {
  /** Where to. It gets a mail with a link first, and nothing else until that is confirmed. */
  email: string;
  /** The search, as for `createAlert`. */
  filter: JobFilter;
  /** How often to tell. */
  frequency: AlertFrequency;
  /** The language of its mails; English when left out. */
  language?: Language | null | undefined;
};

/** Another e-mail address for one's account. */
export type RequestEmailChangeInput = {
  /** The address, up to 254 characters. */
  email: string;
};

/** Whose resume it is; an empty text: not given. */
export type ResumeBasicInfoInput = {
  /** E-mail address; required of a finished resume. */
  email?: string;
  /** Full name; required of a finished resume. */
  fullName?: string;
  /** Where the person lives, in words. */
  location?: string;
  /** Phone number as typed. */
  phone?: string;
  /** What somebody should know first: plain text of several lines. */
  summary?: string;
};

/** A school, college or course. */
export type ResumeEducationInput = {
  /** Courses that were taken there. */
  courses?: Array<string> | null | undefined;
  /** What it led to, such as 'B.Com.'; required of a finished resume. */
  degree?: string;
  /** When it ended: YYYY, YYYY-MM or YYYY-MM-DD. */
  endDate?: string;
  /** Field of study. */
  field?: string;
  /** Marks, as the school gives them: '8.4 CGPA', '78%'. */
  gpa?: string;
  /** School or college; required of a finished resume. */
  school?: string;
  /** When it began: YYYY, YYYY-MM or YYYY-MM-DD. */
  startDate?: string;
  /** The school's site. */
  url?: string | null | undefined;
};

/** A job that somebody has or had. */
export type ResumeExperienceInput = {
  /** What the employer does, in a line. */
  about?: string | null | undefined;
  /** Employer; required of a finished resume. */
  company?: string;
  /** What was done there: plain text of several lines. */
  description?: string;
  /** When it ended: YYYY, YYYY-MM or YYYY-MM-DD; empty while `isCurrent`. */
  endDate?: string;
  /** Whether the person works there now. */
  isCurrent?: boolean;
  /** Where it was, in words. */
  location?: string;
  /** Position; required of a finished resume. */
  position?: string;
  /** When it began: YYYY, YYYY-MM or YYYY-MM-DD. */
  startDate?: string;
  /** The employer's site. */
  url?: string | null | undefined;
};

/** An entry of an added section; what its section has no field for is left out. */
export type ResumeSectionEntryInput = {
  /** Plain text of several lines. */
  description?: string;
  /** A level of skill, a username, the type of a project. */
  detail?: string;
  /** When it ended; of what happened once, its date. */
  endDate?: string;
  /** Keywords, such as the tools of a project. */
  keywords?: Array<string>;
  /** What it is called: a project, an award, a position, a network. */
  name?: string;
  /** Who gave, published or offered it. */
  organization?: string;
  /** The roles that the person had in a project. */
  roles?: Array<string>;
  /** When it began: YYYY, YYYY-MM or YYYY-MM-DD. */
  startDate?: string;
  /** An address on the web, with http or https. */
  url?: string;
};

/** A section that the person added, or a part of the four steps at its place. */
export type ResumeSectionInput = {
  /** Its entries, in the person's order. */
  entries?: Array<ResumeSectionEntryInput>;
  /** Which one; each once. */
  kind: ResumeSectionKind;
};

/** A section of a resume. */
export const ResumeSectionKind = {
  /** Awards: JSON Resume's `awards`. */
  Awards: 'AWARDS',
  /** Certificates: JSON Resume's `certificates`. */
  Certificates: 'CERTIFICATES',
  /** Has no entries here: where that part is printed. */
  Education: 'EDUCATION',
  /** Has no entries here: where that part is printed. */
  Experience: 'EXPERIENCE',
  /** Interests: JSON Resume's `interests`. */
  Interests: 'INTERESTS',
  /** Links: JSON Resume's `profiles`. */
  Profiles: 'PROFILES',
  /** Projects: JSON Resume's `projects`. */
  Projects: 'PROJECTS',
  /** Publications: JSON Resume's `publications`. */
  Publications: 'PUBLICATIONS',
  /** References: JSON Resume's `references`. */
  References: 'REFERENCES',
  /** Has no entries here: where that part is printed. */
  Skills: 'SKILLS',
  /** Skills by group: JSON Resume's `skills`. */
  SkillGroups: 'SKILL_GROUPS',
  /** Volunteering: JSON Resume's `volunteer`. */
  Volunteer: 'VOLUNTEER'
} as const;

export type ResumeSectionKind = typeof ResumeSectionKind[keyof typeof ResumeSectionKind];
/** What somebody can do. */
export type ResumeSkillsInput = {
  /** Languages, each as the person words it. */
  languages?: Array<string>;
  /** Skills with people and with work. */
  soft?: Array<string>;
  /** Skills of the trade. */
  technical?: Array<string>;
};

/** The looks that a resume can be printed in. */
export const ResumeTemplate = {
  /** Education first, in serif type: for research, teaching and first jobs. */
  Academic: 'ACADEMIC',
  /** Your name large in a dark band across the top: for sales, marketing and design. */
  Bold: 'BOLD',
  /** One column in serif type with plain headings: right for every trade. */
  Classic: 'CLASSIC',
  /** Small type and narrow margins, for long careers on few pages. */
  Compact: 'COMPACT',
  /** Large serif name, wine red and fine rules: for teaching, law and hospitality. */
  Elegant: 'ELEGANT',
  /** Black on white with wide margins, and headings beside the text. */
  Minimal: 'MINIMAL',
  /** A coloured column for contact and skills beside the story of your work. */
  Modern: 'MODERN',
  /** Skills first, then jobs with their dates in a column of their own. */
  Technical: 'TECHNICAL'
} as const;

export type ResumeTemplate = typeof ResumeTemplate[keyof typeof ResumeTemplate];
/** What an account is for. */
export const Role = {
  /** Manages users, companies and jobs; cannot be chosen at sign-up. */
  Admin: 'ADMIN',
  /** Posts jobs and reviews candidates. */
  Employer: 'EMPLOYER',
  /** Looks for work; the default. */
  Jobseeker: 'JOBSEEKER'
} as const;

export type Role = typeof Role[keyof typeof Role];
/** A breach of personal data for the register. */
export type SaveBreachInput = {
  /** What may follow for these people. Up to 4,000 characters; it names nobody. */
  consequences: string;
  /** Which data it is about. Up to 4,000 characters; it names nobody. */
  data: string;
  /** The breach; a UUID of the form's own for a new one, so that none is made twice. */
  id: string | number;
  /** What was done. Up to 4,000 characters; it names nobody. */
  measures: string;
  /** When it was noticed; not in the future. */
  noticedAt: string;
  /** How many people it is about, as far as is known. */
  peopleCount: number;
  /** The version that the change was made to; 0 for a new one. */
  version: number;
  /** What happened. Up to 4,000 characters; it names nobody. */
  what: string;
};

/** A company's career page, whole. */
export type SaveCareerPageInput = {
  /** Up to 5,000 characters in Markdown, or none. */
  about: string;
  /** Its place below /c/: 3 to 40 small letters, digits and hyphens. A former one of the company's leads to it. */
  address: string;
  /** #rrggbb in small letters; null for the portal's colour. */
  color?: string | null | undefined;
  /** The company. */
  companyId: string | number;
  /** One line of up to 120 characters, or none. */
  headline: string;
  /** Whether everybody is to see it. */
  isPublished: boolean;
};

/** What to change of one's career profile. */
export type SaveCareerProfileInput = {
  /** Who sees it. */
  audiences?: CareerAudiencesInput | null | undefined;
  /** The version that the form was filled from: PROFILE_CHANGED when it is no longer that one. */
  expectedVersion?: number | null | undefined;
  /** What one says. */
  facts?: CareerFactsInput | null | undefined;
};

/** Whether companies may find the viewer, and what they see. */
export type SaveFindabilityInput = {
  /** What of the career profile they see: these, and no others. */
  groups: Array<ShownGroup>;
  /** Companies that never find the viewer: up to 30 names of up to 120 characters. */
  hiddenCompanies: Array<string>;
  /** Whether they may. */
  isFindable: boolean;
};

/** What a company often writes. */
export type SaveMessageTemplateInput = {
  /** The company. */
  companyId: string | number;
  /** The text, up to 2,000 characters, with the places {first name}, {job}, {company} and {slot}. */
  text: string;
  /** What it is called, in 2 to 60 characters; one of that name is changed. */
  title: string;
};

/** Whom to name; an e-mail address or a phone number is needed, and both may be given. */
export type SaveNomineeInput = {
  /** E-mail address. */
  email?: string | null | undefined;
  /** Full name, up to 120 characters. */
  name: string;
  /** Indian phone number, as people type one. */
  phone?: string | null | undefined;
  /** How they are related, such as 'Sister', up to 60 characters. */
  relation: string;
};

/** What a company usually writes to those whom it does not select. */
export type SaveRejectionMessageInput = {
  /** The company. */
  companyId: string | number;
  /** Plain text, up to 2,000 characters; empty: the portal's text again. */
  text: string;
};

/** Parts of a resume to save; what is left out stays, or begins as the profile says. */
export type SaveResumeInput = {
  /** Whose resume it is. */
  basicInfo?: ResumeBasicInfoInput | null | undefined;
  /** All schools and courses, in order. */
  education?: Array<ResumeEducationInput> | null | undefined;
  /** All jobs, in order. */
  experience?: Array<ResumeExperienceInput> | null | undefined;
  /** All added sections, in order. */
  sections?: Array<ResumeSectionInput> | null | undefined;
  /** All that the person can do. */
  skills?: ResumeSkillsInput | null | undefined;
  /** The look that it is printed in. */
  template?: ResumeTemplate | null | undefined;
  /** What the resume is called, up to 120 characters. */
  title?: string | null | undefined;
};

/** What a job's candidates are to be marked by. */
export type SaveScorecardCriteriaInput = {
  /** In order, up to 8 of up to 60 characters, each once; none: no scorecards. */
  criteria: Array<string>;
  /** The job. */
  jobId: string | number;
};

/** How a candidate is found by one of the job's criteria. */
export type ScorecardMarkInput = {
  /** One of `Candidate.scorecardCriteria`. */
  criterion: string;
  /** From 1 to 5; left out: not asked. */
  mark?: number | null | undefined;
};

/** An answer to one of a job's questions. */
export type ScreeningAnswerInput = {
  /** The question, as the job asks it now. */
  questionId: string | number;
  /** 'yes' or 'no'; one option or several; a number; a text of up to 500 characters; a day as YYYY-MM-DD. Empty: left open. */
  values: Array<string>;
};

/** Which searched texts. */
export const SearchQueryKind = {
  /** Those that found nothing at least every other time. */
  FoundNothing: 'FOUND_NOTHING',
  /** All, the most frequent first. */
  Frequent: 'FREQUENT',
  /** Those that found jobs of which nobody opened one. */
  NotOpened: 'NOT_OPENED'
} as const;

export type SearchQueryKind = typeof SearchQueryKind[keyof typeof SearchQueryKind];
/** Which search words; what is left out does not matter. */
export type SearchWordFilter = {
  /** The one of this code. */
  code?: string | number | null | undefined;
  /** Of this kind. */
  kind?: SearchWordKind | null | undefined;
  /** Part of the name, of the code or of a form, up to 120 characters. */
  text?: string | null | undefined;
};

/** What a search word says. */
export type SearchWordInput = {
  /** 1 to 200 ways to write it, each of 2 to 80 characters. What differs by case, signs or the plural alone is one. */
  forms: Array<string>;
  /** Codes of words whose jobs a search for this one finds as well, up to 50. */
  includes: Array<string | number>;
  /** What it is. */
  kind: SearchWordKind;
  /** As screens show it, in 1 to 80 characters. */
  name: string;
};

/** What a search word is. */
export const SearchWordKind = {
  /** How, when or for whom the work is, such as 'part time'. Facts of a job say it as well as words. */
  Condition: 'CONDITION',
  /** How experienced somebody is, such as 'senior'. It changes the order alone. */
  Level: 'LEVEL',
  /** A phrase that is not what a word in it says, such as 'device driver'. */
  None: 'NONE',
  /** What somebody can do or use, such as 'Python'. Descriptions are read for it, too. */
  Skill: 'SKILL',
  /** A kind of work, such as 'nurse'. A longer form of another trade comes before it. */
  Trade: 'TRADE',
  /** A word that is written in several ways, such as 'developer' and 'dev'. */
  Word: 'WORD'
} as const;

export type SearchWordKind = typeof SearchWordKind[keyof typeof SearchWordKind];
/** A message about an application. */
export type SendMessageInput = {
  /** The application. */
  applicationId: string | number;
  /** A file that the viewer uploaded for the application (POST /api/applications/{id}/message-file) and has not sent. */
  fileId?: string | number | null | undefined;
  /** What to say, up to 2,000 characters. A place of a template that is still empty, such as {slot}, is refused. */
  text: string;
};

/** A message to many candidates, each in their own thread. */
export type SendMessagesInput = {
  /** The applications, from 1 to 200. */
  applicationIds: Array<string | number>;
  /** What to say, up to 2,000 characters; {first name}, {job}, {company} and {slot} are filled for each. */
  text: string;
};

/** How many people an hour the company sees at a job's walk-in. */
export type SetWalkInPaceInput = {
  /** The day in India, YYYY-MM-DD. */
  day: string;
  /** The job. */
  jobId: string | number;
  /** From 1 to 500: numbers then carry a band of hours. Null: they carry none. */
  perHour?: number | null | undefined;
};

/** When the work is done. */
export const Shift = {
  /** By day. */
  Day: 'DAY',
  /** At hours that one chooses oneself. */
  Flexible: 'FLEXIBLE',
  /** By night. */
  Night: 'NIGHT',
  /** By day and by night, in turns. */
  Rotational: 'ROTATIONAL'
} as const;

export type Shift = typeof Shift[keyof typeof Shift];
/** What somebody may show to companies that look for people. */
export const ShownGroup = {
  /** Headline, position and experience. */
  About: 'ABOUT',
  /** The pay that one expects. */
  ExpectedPay: 'EXPECTED_PAY',
  /** Skills, education and languages. */
  Skills: 'SKILLS',
  /** When, where and how one wants to work. */
  Wishes: 'WISHES'
} as const;

export type ShownGroup = typeof ShownGroup[keyof typeof ShownGroup];
/** A language that one speaks. */
export type SpokenLanguageInput = {
  /** How well. */
  level?: LanguageLevel | null | undefined;
  /** Which, such as 'Kannada', up to 40 characters. */
  name: string;
};

/** An amount of pay. */
export type StatedPayInput = {
  /** In rupees. */
  amount: number;
  /** What it is for. */
  unit: PayUnit;
};

/** Which day of a job's walk-in, and what the company is told of the visitor. */
export type TakeWalkInNumberInput = {
  /** When one of the day's `bands` begins, such as '10:00'; left out, the first with a place. Of a walk-in without bands it is left out. */
  bandFrom?: string | null | undefined;
  /** One of the walk-in's `days`, YYYY-MM-DD. */
  day: string;
  /** The job. */
  jobId: string | number;
  /** The visitor's name, up to 120 characters. */
  name: string;
  /** The number that the company reaches them at. */
  phone: string;
};

/** What the people whom a breach concerns are told (DPDP Rules 2025, rule 7(1)). */
export type TellOfBreachInput = {
  /** Their e-mail addresses, of ADDRESSES alone, up to 2,000. */
  addresses?: Array<string>;
  /** What they can do to be safe. Up to 4,000 characters; it names nobody. */
  advice: string;
  /** Whom it concerns. */
  audience: BreachAudience;
  /** The breach. */
  breachId: string | number;
  /** A UUID of the form's own, so that nobody is told twice. */
  id: string | number;
  /** What happened, what may follow, and what was done. Up to 4,000 characters; it names nobody. */
  message: string;
};

/** A word as it would be. */
export type TriedWordInput = {
  /** The code of a word, or of a new one. */
  code: string | number;
  /** 1 to 200 ways to write it, each of 2 to 80 characters. What differs by case, signs or the plural alone is one. */
  forms: Array<string>;
  /** Codes of words whose jobs a search for this one finds as well, up to 50. */
  includes: Array<string | number>;
  /** What it is. */
  kind: SearchWordKind;
  /** As screens show it, in 1 to 80 characters. */
  name: string;
};

/** A question to applicants as its writer typed it. Posting holds it to the rules: kinds that offer options have two or more, and nothing is asked that must not be (QUESTION_NOT_ALLOWED). */
export type TypedQuestionInput = {
  /** Its code in `questionBank`, whose text, kind, options and unit hold then; null: one's own. */
  bankCode?: string | null | undefined;
  /** Whether nobody may leave it open. */
  isRequired: boolean;
  /** How it is answered. */
  kind: QuestionKind;
  /** ONE and SEVERAL: 2 to 30 options of 60 characters each. Empty for other kinds. */
  options: Array<string>;
  /** The question, up to 200 characters. */
  text: string;
  /** NUMBER: what it counts, such as 'years', up to 20 characters. */
  unit?: string | null | undefined;
  /** The answer asked for; null: any will do. */
  wanted?: WantedAnswerInput | null | undefined;
};

/** What changes of an alert; what is left out stays. */
export type UpdateAlertInput = {
  /** How often to tell. */
  frequency?: AlertFrequency | null | undefined;
  /** The alert. */
  id: string | number;
  /** Whether to tell by mail as well. */
  isMailed?: boolean | null | undefined;
  /** Whether it pauses. */
  isPaused?: boolean | null | undefined;
};

/** What a company says of itself; what is left out stays, an empty text clears it. */
export type UpdateCompanyInput = {
  /** What it does, in up to 2,000 characters. */
  about?: string | null | undefined;
  /** How many people work there, as a band such as '51–200'. */
  employees?: string | null | undefined;
  /** The city of its head office. */
  headquarters?: string | null | undefined;
  /** The company. */
  id: string | number;
  /** The trade it is in, such as 'Healthcare'. */
  industry?: string | null | undefined;
  /** Its name, which its owners alone change. What was verified by the old one is asked for again. */
  name?: string | null | undefined;
  /** Address of its own site, http or https. */
  website?: string | null | undefined;
};

/** What to change of one's profile; what is left out stays as it is. */
export type UpdateProfileInput = {
  /** The profile's further fields. */
  additionalData?: AdditionalDataInput | null | undefined;
  /** Full name, 1 to 120 characters; it can't be cleared. */
  displayName?: string | null | undefined;
  /** The profileVersion that the form was filled from: PROFILE_CHANGED when it is no longer that one. */
  expectedVersion?: number | null | undefined;
  /** The address that the upload of a photo answered; null takes the photo away. */
  photoURL?: string | null | undefined;
};

/** Which users; what is left out does not matter. */
export type UserFilter = {
  /** On this plan. A downgrade that has just fallen due may take a moment to show here. */
  plan?: PlanCode | null | undefined;
  /** Of this role. */
  role?: Role | null | undefined;
  /** Of this status. */
  status?: AccountStatus | null | undefined;
  /** Beginning of the e-mail, of '@' and its domain, of the phone number with or without +91, or of the name from any of its words on; up to 120 characters. */
  text?: string | null | undefined;
};

/** What an admin decides about a company's request. */
export const VerificationDecision = {
  /** More is needed; the company reads what. */
  Ask: 'ASK',
  /** It is not shown to be what it says. Its pending checks fail; it reads why. */
  Refuse: 'REFUSE',
  /** The company is what it says. Its pending checks pass. */
  Verify: 'VERIFY'
} as const;

export type VerificationDecision = typeof VerificationDecision[keyof typeof VerificationDecision];
/** How a company's request for a verification stands. */
export const VerificationStatus = {
  /** An admin has asked for more; another step brings it back to them. */
  MoreAsked: 'MORE_ASKED',
  /** An admin has not; the company may take another step. */
  Refused: 'REFUSED',
  /** An admin has verified the company. */
  Verified: 'VERIFIED',
  /** An admin is to look at it. */
  Waiting: 'WAITING'
} as const;

export type VerificationStatus = typeof VerificationStatus[keyof typeof VerificationStatus];
/** A day of a job's walk-in. */
export type WalkInDayInput = {
  /** The day in India, YYYY-MM-DD. */
  day: string;
  /** The job. */
  jobId: string | number;
};

/** What members note of a visit. */
export const WalkInOutcome = {
  /** They came. */
  Came: 'CAME',
  /** They did not come. */
  Missed: 'MISSED',
  /** Nothing yet: takes back what was noted. */
  Waiting: 'WAITING'
} as const;

export type WalkInOutcome = typeof WalkInOutcome[keyof typeof WalkInOutcome];
/** Where a visit to a walk-in stands, for the company. */
export const WalkInStatus = {
  /** The company called the day off, or closed the job. Final. */
  CalledOff: 'CALLED_OFF',
  /** They have shown their code, or were marked as there. */
  Came: 'CAME',
  /** They gave the number back, or moved to another day. Final. */
  GivenBack: 'GIVEN_BACK',
  /** They did not come. */
  Missed: 'MISSED',
  /** The number is taken. */
  Waiting: 'WAITING'
} as const;

export type WalkInStatus = typeof WalkInStatus[keyof typeof WalkInStatus];
/** How far the queue has come for a number. */
export const WalkInTurn = {
  /** It has not been called yet. */
  Ahead: 'AHEAD',
  /** It was called and they came, or the day is over. */
  Done: 'DONE',
  /** It is called now. */
  Now: 'NOW',
  /** The walk-in of that day is called off. */
  Off: 'OFF',
  /** It was called, and nobody came: they should go to the desk. */
  Passed: 'PASSED'
} as const;

export type WalkInTurn = typeof WalkInTurn[keyof typeof WalkInTurn];
/** The answer that the employer asks for. It is said before somebody answers; another one marks the application and rejects nobody. */
export type WantedAnswerInput = {
  /** NUMBER and DATE: so much, or that day, at least. */
  least?: string | null | undefined;
  /** NUMBER and DATE: so much, or that day, at most. */
  most?: string | null | undefined;
  /** YES_NO and ONE: any of these. SEVERAL: all of these. Empty for other kinds. */
  values: Array<string>;
};

/** What became of a delivery. */
export const WebhookDeliveryStatus = {
  /** The receiver has taken it. */
  Delivered: 'DELIVERED',
  /** It was tried for days, and is tried no more. */
  Failed: 'FAILED',
  /** It is to be sent, or sent again. */
  Pending: 'PENDING'
} as const;

export type WebhookDeliveryStatus = typeof WebhookDeliveryStatus[keyof typeof WebhookDeliveryStatus];
/** What a webhook tells of. */
export const WebhookEvent = {
  /** An application stands elsewhere. */
  ApplicationMoved: 'APPLICATION_MOVED',
  /** Somebody has applied. */
  ApplicationReceived: 'APPLICATION_RECEIVED',
  /** An interview was offered, agreed, moved or ended. */
  InterviewChanged: 'INTERVIEW_CHANGED',
  /** An applicant has written. */
  MessageReceived: 'MESSAGE_RECEIVED',
  /** An offer was made, answered, withdrawn or has expired. */
  OfferChanged: 'OFFER_CHANGED'
} as const;

export type WebhookEvent = typeof WebhookEvent[keyof typeof WebhookEvent];
/** By what a wording shuts people out. */
export const WordingGround = {
  /** An age beyond the one from which one may work. */
  Age: 'AGE',
  /** Caste. */
  Caste: 'CASTE',
  /** A region or the community of a language. */
  Community: 'COMMUNITY',
  /** A disability. */
  Disability: 'DISABILITY',
  /** How somebody looks. */
  Looks: 'LOOKS',
  /** Married or not. */
  MaritalStatus: 'MARITAL_STATUS',
  /** What somebody believes. */
  Religion: 'RELIGION',
  /** Men or women. */
  Sex: 'SEX'
} as const;

export type WordingGround = typeof WordingGround[keyof typeof WordingGround];
/** Of what kind a wording is that its writer is told of. */
export const WordingKind = {
  /** An e-mail address: whoever writes there has not applied. */
  EmailAddress: 'EMAIL_ADDRESS',
  /** A phone number: whoever calls has not applied. */
  PhoneNumber: 'PHONE_NUMBER',
  /** It shuts people out by who they are, or may be read so. */
  ShutsOut: 'SHUTS_OUT'
} as const;

export type WordingKind = typeof WordingKind[keyof typeof WordingKind];
/** Where the work is done. */
export const WorkMode = {
  /** Partly at the employer's place. */
  Hybrid: 'HYBRID',
  /** At the employer's place. */
  OnSite: 'ON_SITE',
  /** From anywhere in India. */
  Remote: 'REMOTE'
} as const;

export type WorkMode = typeof WorkMode[keyof typeof WorkMode];