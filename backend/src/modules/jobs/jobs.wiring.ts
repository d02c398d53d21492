import type { DataSource } from "typeorm";
import type { ServiceParts } from "../../auth/context";
import { PublicDoor } from "../../http/public-door";
import type { AccountService } from "../accounts/account.service";
import type { CompanyService } from "../companies/company.service";
import type { NoticeService } from "../notices/notice.service";
import { JobCsvService } from "./csv/job-csv.service";
import { JobFeedService } from "./feed/job-feed.service";
import { FeedImportPosting } from "./feed-import/feed-import-posting";
import { FeedImportRunner } from "./feed-import/feed-import-runner";
import { FeedImportService } from "./feed-import/feed-import.service";
import { JobFileMendingService } from "./file/job-file-mending.service";
import { JobFileWordingService } from "./file/job-file-wording.service";
import { JobFilePoster } from "./file/job-file-poster";
import { JobFileWorker } from "./file/job-file-worker";
import { JobFileService } from "./file/job-file.service";
import { SheetReader } from "./sheet/sheet-reader";
import { createHiringManagersLoader, createJobActsLoader } from "./hiring/hiring-manager.loaders";
import { HiringManagerService } from "./hiring/hiring-manager.service";
import {
  createIsJobOpenLoader,
  createJobTextsLoader,
  createJobViewCountsLoader,
  createOpenJobCountLoader,
} from "./job/job.loaders";
import { JobViewService } from "./job/job-view.service";
import { HighlightedJobs } from "./highlight/highlighted-jobs";
import { JobHighlightService } from "./highlight/job-highlight.service";
import { JobService } from "./job/job.service";
import { companySitemap, jobSitemap } from "./job/sitemap.service";
import { createJobHistoryLoader } from "./own/own-job-history";
import { JobDraftService } from "./posting/job-draft.service";
import type { LoadedIndex } from "./posting/job-insert";
import { JobImportService } from "./posting/job-import.service";
import { JobLifecycleService, type WhileClosed } from "./posting/job-lifecycle.service";
import { type JobChanged, JobPostService } from "./posting/job-post.service";
import { OwnJobService } from "./own/own-job.service";
import { createJobQuestionsLoader } from "./screening/screening-question.loaders";
import { createIsSavedLoader } from "./saved/saved-job.loaders";
import { SavedJobService } from "./saved/saved-job.service";
import { JobFilterCountService } from "./search/job-filter-count.service";
import { JobSearchService } from "./search/job-search.service";
import { JobSuggestionService } from "./search/job-suggestion.service";
import { MeasuredSearchIndex } from "./search/measured-search-index";
import { KeptPostings } from "./blocks/kept-postings";
import { PostingBlocks } from "./blocks/posting-blocks";
import { SimilarJobsService } from "./search/similar-jobs.service";
import { JobTopicService } from "./topic/job-topic.service";
import { VerifiedJobsService } from "./landing/verified-jobs.service";
import { JobFileWithdrawalService, type TouchedJobs } from "./withdrawal/job-file-withdrawal.service";

declare module "../../auth/context" {
  interface Services extends JobServices, PostingServices {}
  interface Loaders extends JobLoaders {}
}

type JobServices = ReturnType<typeof createJobServices>;

/** For those who look for work. */
export function createJobServices({ dataSource, clock, log, searchTimes }: ServiceParts) {
  const jobs = new JobService(dataSource, clock);
  const blocks = new PostingBlocks(dataSource, clock, log);
  const index = searchTimes ? new MeasuredSearchIndex(blocks, searchTimes) : blocks;
  const jobSuggestions = new JobSuggestionService(index);
  const jobSearch = new JobSearchService(index, clock, jobSuggestions);
  return {
    jobs,
    jobSearch,
    jobFilterCounts: new JobFilterCountService(index, clock),
    jobSuggestions,
    jobIndex: index.changes,
    keptSearches: new KeptPostings(),
    highlightedJobs: new HighlightedJobs(index, clock),
    verifiedJobs: new VerifiedJobsService(jobSearch),
    jobTopics: new JobTopicService(dataSource, clock, index),
    similarJobs: new SimilarJobsService(jobs, jobSearch),
    jobFeed: new JobFeedService(dataSource, clock),
    jobSitemap: jobSitemap(dataSource, clock),
    companySitemap: companySitemap(dataSource, clock),
    jobViews: new JobViewService(dataSource, clock, jobs),
    savedJobs: new SavedJobService(dataSource, clock, jobs),
  };
}

interface PostingParts {
  accounts: AccountService;
  companies: CompanyService;
  notices: NoticeService;
  jobIndex: LoadedIndex;
}

type PostingServices = ReturnType<typeof createPostingServices>;

/**
 * For those who post.
 * @param others what later domains have to do when a job is closed or opened again, and when it changes; and which
 * jobs somebody has had to do with
 */
export function createPostingServices(
  parts: ServiceParts,
  { accounts, companies, notices, jobIndex }: PostingParts,
  {
    whileClosed,
    jobChanged,
    touchedJobs,
  }: { whileClosed: WhileClosed; jobChanged: JobChanged; touchedJobs: TouchedJobs },
) {
  const { dataSource, clock } = parts;
  const ownJobs = new OwnJobService(dataSource, clock);
  const jobPosts = new JobPostService(dataSource, clock, accounts, companies, ownJobs, notices, jobChanged);
  const jobLifecycle = new JobLifecycleService(ownJobs, whileClosed);
  const sheetReader = new SheetReader();
  const poster = new JobFilePoster(dataSource, clock, companies, notices, jobIndex);
  return {
    ...{ ownJobs, jobPosts, jobLifecycle, sheetReader },
    hiringManagers: new HiringManagerService(dataSource, clock, notices),
    jobHighlights: new JobHighlightService(dataSource, clock, ownJobs),
    jobDrafts: new JobDraftService(dataSource, clock, ownJobs),
    jobImport: new JobImportService(dataSource, clock, accounts, companies, notices, jobIndex),
    jobFiles: new JobFileService(dataSource, clock, accounts, companies),
    jobFileMending: new JobFileMendingService(dataSource, clock),
    jobFileWording: new JobFileWordingService(dataSource, clock),
    jobFileWorker: new JobFileWorker(dataSource, clock, sheetReader, poster, notices),
    jobFileWithdrawal: new JobFileWithdrawalService(dataSource, clock, jobLifecycle, notices, touchedJobs),
    jobCsv: new JobCsvService(dataSource, clock, accounts, companies, notices, sheetReader, jobIndex),
    ...createFeedImportServices(parts, {
      ...{ accounts, companies, notices, index: jobIndex, reader: sheetReader },
      posting: new FeedImportPosting(jobPosts, jobLifecycle),
    }),
  };
}

function createFeedImportServices(
  { env, log, dataSource, clock }: ServiceParts,
  { accounts, ...parts }: FeedImportParts,
) {
  const door = new PublicDoor({ isPrivateAllowed: env.FEEDS_FROM_PRIVATE });
  return {
    feedImports: new FeedImportService(dataSource, clock, { accounts, door }),
    feedImportRunner: new FeedImportRunner(dataSource, clock, { ...parts, door, log }),
  };
}

type FeedImportParts = Omit<ConstructorParameters<typeof FeedImportRunner>[2], "door" | "log"> & {
  accounts: AccountService;
};

type JobLoaders = ReturnType<typeof createJobLoaders>;

/** @param viewerId the signed-in account's */
export const createJobLoaders = (
  dataSource: DataSource,
  { jobs }: { jobs: JobService },
  viewerId: string | undefined,
) => ({
  openJobCount: createOpenJobCountLoader(jobs),
  jobActs: createJobActsLoader(dataSource, viewerId),
  hiringManagers: createHiringManagersLoader(dataSource),
  jobViewCounts: createJobViewCountsLoader(dataSource),
  jobHistory: createJobHistoryLoader(dataSource),
  jobTexts: createJobTextsLoader(dataSource),
  isJobOpen: createIsJobOpenLoader(jobs),
  jobQuestions: createJobQuestionsLoader(dataSource),
  isSaved: createIsSavedLoader(dataSource, viewerId),
});
