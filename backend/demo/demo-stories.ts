import type { DataSource } from "typeorm";
import { DAY_MS } from "../src/time/clock";
import { ConflictError } from "../src/errors/errors";
import { Account } from "../src/modules/accounts/account.entity";
import { AccountService } from "../src/modules/accounts/account.service";
import { ProfileService } from "../src/modules/accounts/profile.service";
import { Role } from "../src/auth/role";
import { namesOfApplicants } from "../src/modules/applications/telling/applicant-names";
import { ApplicationStatus } from "../src/modules/applications/application/application-pipeline";
import { ApplicationService } from "../src/modules/applications/application/application.service";
import { WithdrawalService } from "../src/modules/applications/application/withdrawal.service";
import { CareerProfileService } from "../src/modules/career-profiles/career-profile.service";
import { CandidateMoveService } from "../src/modules/applications/candidate/candidate-move.service";
import type { MovedCandidateInput } from "../src/modules/applications/candidate/candidate.inputs";
import { CompanyMember } from "../src/modules/companies/company-member.entity";
import { endInterviews } from "../src/modules/interviews/interview-ending";
import { JobService } from "../src/modules/jobs/job/job.service";
import { SavedJobService } from "../src/modules/jobs/saved/saved-job.service";
import { NoticeService } from "../src/modules/notices/notice.service";
import type { FindabilityService } from "../src/modules/people/findability.service";
import { FileKeeper } from "../src/files/file-keeper";
import { ResumeFileReader } from "../src/modules/resumes/file/resume-file-reader";
import { ResumeOriginalService } from "../src/modules/resumes/original/resume-original.service";
import { ResumeService } from "../src/modules/resumes/resume/resume.service";
import { Resume } from "../src/modules/resumes/resume/resume.entity";
import { type Lead, LEADS, type Story, USUAL_WAYS } from "./demo-leads";
import { FOUND_BY_COMPANIES, findabilityFor, isFoundByCompanies } from "./demo-findable";
import { makeDemoOffers, offerDemoInterviews } from "./demo-hiring";
import { type DemoResumeSet, insertDemoResumes } from "./demo-resume-rows";
import { demoResumes, type ResumePerson } from "./demo-resumes";
import { addClosedPostings, addReports, lookAtJobs } from "./demo-postings";
import { idOf } from "./demo-ids";
import { demoCareer, demoSeekers, type DemoSeeker } from "./demo-seekers";
import { Random } from "./random";
import { tradeById } from "./trades/trades";

const HOUR_MS = DAY_MS / 24;

const { SUBMITTED, NOT_SELECTED, WITHDRAWN } = ApplicationStatus;

const JOBS_OF_COMPANY = 12;
const SAVED_JOBS = 5;

interface DemoJobRow {
  id: string;
  companyId: string;
  postedAt: Date;
}

/**
 * Lets seekers apply, and companies answer, in the last weeks: through the portal's own services, so by its own
 * rules, on a clock that is set back. What has happened already stays as it is.
 */
export class DemoStories {
  private time = new Date();
  private readonly clock = { now: () => this.time };
  private readonly random = new Random("stories");
  private readonly sending = new Random("sent resumes");
  private readonly accounts: AccountService;
  private readonly profiles: ProfileService;
  private readonly careers: CareerProfileService;
  private readonly findability: FindabilityService;
  private readonly notices: NoticeService;
  private readonly applications: ApplicationService;
  private readonly withdrawals: WithdrawalService;
  private readonly moves: CandidateMoveService;
  private readonly savedJobs: SavedJobService;

  constructor(
    private readonly dataSource: DataSource,
    private readonly now: Date,
  ) {
    const jobs = new JobService(dataSource, this.clock);
    this.profiles = new ProfileService(dataSource, this.clock);
    this.careers = new CareerProfileService(dataSource, this.clock);
    // Mails of what was weeks ago would reach nobody.
    this.notices = new NoticeService(
      dataSource,
      this.clock,
      { isMailed: false, isPushed: false, isTexted: false },
      namesOfApplicants,
    );
    this.accounts = new AccountService(
      dataSource,
      this.clock,
      { ADMIN_EMAILS: [], REQUIRE_VERIFIED_EMAIL: false },
      (...told) => this.notices.give(...told),
    );
    this.findability = findabilityFor(dataSource, this.clock, {
      accounts: this.accounts,
      careers: this.careers,
    });
    const files = new FileKeeper(dataSource, this.clock);
    this.applications = new ApplicationService(dataSource, this.clock, {
      ...{ accounts: this.accounts, profiles: this.profiles, notices: this.notices, careers: this.careers },
      resumes: new ResumeService(dataSource, this.clock),
      originals: new ResumeOriginalService(dataSource, this.clock, files, new ResumeFileReader()),
    });
    const ending = endInterviews(this.clock, this.notices);
    this.withdrawals = new WithdrawalService(dataSource, this.clock, this.notices, ending);
    this.moves = new CandidateMoveService(dataSource, this.clock, this.notices, ending);
    this.savedJobs = new SavedJobService(dataSource, this.clock, jobs);
  }

  async tell(): Promise<void> {
    const seekers = await this.registerSeekers();
    await this.writeResumes(seekers);
    for (const lead of LEADS) {
      const employer = await this.accountOf(lead.employer);
      const seeker = await this.accountOf(lead.email);
      this.goTo(30);
      const { title, location, bio, phone } = lead;
      await this.profiles.update(seeker, { additionalData: { title, location, bio, phone } });
      const jobs = await this.jobsFor(lead, employer);
      await this.tellLead(lead, await this.accountOf(lead.email), employer, jobs);
      const others = seekers.filter((other) => matches(other, lead));
      await this.tellOthers(others, employer, jobs.own);
    }
    const employers = LEADS.map(({ employer }) => employer);
    await lookAtJobs(this.dataSource, employers, this.now);
    this.time = this.now;
    const { dataSource, clock, notices, moves } = this;
    for (const email of new Set(employers)) {
      const employer = await this.accountOf(email);
      await offerDemoInterviews({ dataSource, clock, notices, moves }, employer);
      await makeDemoOffers({ dataSource, clock, notices, moves }, employer);
    }
  }

  private async registerSeekers(): Promise<Account[]> {
    const seekers = demoSeekers().map((seeker) => ({ seeker, day: this.random.whole(31, 90) }));
    const accounts = new Map<string, Account>();
    // The oldest first: lists of users go by ids, which tell the order they were made in.
    for (const { seeker, day } of [...seekers].sort((a, b) => b.day - a.day)) {
      this.goTo(day);
      accounts.set(seeker.email, await this.registerSeeker(seeker));
    }
    return seekers.flatMap(({ seeker }) => accounts.get(seeker.email) ?? []);
  }

  private async registerSeeker(seeker: DemoSeeker): Promise<Account> {
    const { email, name, title, location, bio, phone } = seeker;
    const identity = {
      uid: `demo-${email}`,
      email,
      isEmailVerified: true,
      phoneNumber: null,
      issuedAt: this.time,
    };
    await this.reserve(identity);
    const account = await this.accounts.ensure(identity, {
      role: Role.JOBSEEKER,
      displayName: name,
      actorId: null,
    });
    // The database dates accounts by its own clock; an earlier run's date stays.
    await this.dataSource.query("update accounts set created_at = least(created_at, $2) where id = $1", [
      account.id,
      this.time,
    ]);
    const career = demoCareer(seeker);
    if (career) await this.careers.save(account, career);
    if (career && isFoundByCompanies(seeker)) await this.findability.save(account, FOUND_BY_COMPANIES);
    return this.profiles.update(account, { additionalData: { title, location, bio, phone } });
  }

  /** Lists of users go by ids: somebody who joined weeks ago has one of that day. */
  private async reserve({ uid, email }: { uid: string; email: string }): Promise<void> {
    const values = {
      id: idOf(this.time),
      firebaseUid: uid,
      email,
      role: Role.JOBSEEKER,
      emailVerifiedAt: this.time,
    };
    await this.dataSource.createQueryBuilder().insert().into(Account).values(values).orIgnore().execute();
  }

  /** Finished ones for the test seekers and for most of the others. */
  private async writeResumes(seekers: readonly Account[]): Promise<void> {
    const random = new Random("resumes");
    const sets: DemoResumeSet[] = [];
    const write = (account: Account, person: Omit<ResumePerson, "name" | "email">, count: number) => {
      this.goTo(random.whole(31, 60));
      const writer = { ...person, name: account.displayName ?? "", email: account.email ?? "" };
      const resumes = demoResumes(random, writer, count, this.now);
      sets.push({ accountId: account.id, writtenAt: this.time, resumes });
    };
    for (const lead of LEADS)
      write(await this.accountOf(lead.email), { ...lead, trade: tradeById(lead.trade) }, lead.resumes);
    const byEmail = new Map(seekers.map((account) => [account.email, account]));
    for (const seeker of demoSeekers()) {
      const account = byEmail.get(seeker.email);
      if (account)
        write(
          account,
          seeker,
          random.pickWeighted([0, 1, 2], (count) => [1, 5, 2][count] ?? 0),
        );
    }
    await insertDemoResumes(this.dataSource, sets);
  }

  /** The employer becomes a member of the company that has most jobs of the trade in the city. */
  private async jobsFor({ word, city }: Lead, employer: Account) {
    const all = await this.dataSource.query<DemoJobRow[]>(
      `select id, company_id as "companyId", posted_at as "postedAt" from jobs
       where is_listed and open_until > $3 and city = $2 and title ilike '%' || $1 || '%'
       order by posted_at, id`,
      [word, city, this.now],
    );
    const ownBy = (id: string) => all.filter((job) => job.companyId === id);
    const companyIds = [...new Set(all.map((job) => job.companyId))];
    const companyId = companyIds.reduce((most, next) =>
      ownBy(next).length > ownBy(most).length ? next : most,
    );
    await this.makeMember(employer, companyId);
    return {
      own: ownBy(companyId).slice(0, JOBS_OF_COMPANY),
      others: all.filter((job) => job.companyId !== companyId),
    };
  }

  private async makeMember({ id: accountId }: Account, companyId: string): Promise<void> {
    await this.dataSource
      .createQueryBuilder()
      .insert()
      .into(CompanyMember)
      .values({ companyId, accountId })
      .orIgnore()
      .execute();
  }

  private async tellLead(
    lead: Lead,
    seeker: Account,
    employer: Account,
    jobs: { own: DemoJobRow[]; others: DemoJobRow[] },
  ): Promise<void> {
    const taken = new Set<string>();
    for (const { day, steps } of [...lead.stories].sort((a, b) => b.day - a.day)) {
      const job = (steps ? [...jobs.own, ...jobs.others] : jobs.others).find(
        ({ id, postedAt }) => !taken.has(id) && postedAt < this.dayBefore(day + 1),
      );
      if (!job) continue;
      taken.add(job.id);
      if (steps) await this.makeMember(employer, job.companyId);
      await this.apply(seeker, employer, job, { day, steps });
    }
    for (const job of jobs.others.filter(({ id }) => !taken.has(id)).slice(-SAVED_JOBS)) {
      this.goTo(this.random.next() * 2);
      await this.savedJobs.save(seeker, job.id);
    }
  }

  private async tellOthers(seekers: Account[], employer: Account, jobs: DemoJobRow[]): Promise<void> {
    for (const seeker of seekers) {
      for (const job of this.random.sample(jobs, this.random.whole(1, 3))) {
        const oldest = Math.floor((this.now.getTime() - job.postedAt.getTime()) / DAY_MS);
        const day = this.random.whole(0, Math.max(Math.min(oldest - 1, 24), 0));
        const someWay = this.random.pick(USUAL_WAYS);
        // Nobody answers what came just now.
        const way = day === 0 ? [] : someWay;
        const steps = way.map((status, index): [ApplicationStatus, number] => [
          status,
          day * (1 - (index + 1) / (way.length + 1)),
        ]);
        await this.apply(seeker, employer, job, { day, steps });
      }
    }
    const [first, second] = jobs;
    if (first) await addClosedPostings(this.dataSource, employer, { id: first.id, now: this.now });
    if (second) await addReports(this.dataSource, second.id, seekers, this.dayBefore(2));
  }

  private async apply(
    seeker: Account,
    employer: Account,
    job: DemoJobRow,
    { day, steps = [] }: Story,
  ): Promise<void> {
    this.goTo(day);
    if (job.postedAt >= this.time) return;
    try {
      const resumeId = await this.resumeToSend(seeker);
      const { id } = await this.applications.apply(seeker, { jobId: job.id, resumeId });
      let from = SUBMITTED;
      for (const [to, stepDay] of steps) {
        this.goTo(stepDay);
        // Whoever answers has read the bell before.
        if (to !== WITHDRAWN)
          await this.notices.markRead(employer, { ids: null, until: this.time, applicationId: null });
        await (to === WITHDRAWN
          ? this.withdrawals.withdraw(seeker, id)
          : this.answer(employer, { applicationId: id, expectedStatus: from }, to));
        from = to;
      }
    } catch (error) {
      // An earlier run was cut short.
      if (!(error instanceof ConflictError && error.code === "ALREADY_APPLIED")) throw error;
    }
  }

  /** Applicants learn of a rejection at once here: weeks ago nobody takes it back any more. */
  private async answer(employer: Account, item: MovedCandidateInput, to: ApplicationStatus): Promise<void> {
    const { moveId } = await this.moves.move(employer, { items: [item], to });
    if (!moveId) throw new Error(`The demo has a step from '${item.expectedStatus}' to '${to}'.`);
    if (to === NOT_SELECTED) await this.moves.tell(moveId);
  }

  /** One of the seeker's resumes for two applications of three; else the profile goes. */
  private async resumeToSend({ id: accountId }: Account): Promise<string | null> {
    if (this.sending.chance(1 / 3)) return null;
    const resume = await this.dataSource.getRepository(Resume).findOne({
      select: { id: true },
      where: { accountId, isDraft: false },
      order: { id: "ASC" },
    });
    return resume?.id ?? null;
  }

  private async accountOf(email: string): Promise<Account> {
    return this.dataSource.getRepository(Account).findOneByOrFail({ email });
  }

  private goTo(day: number): void {
    this.time = this.dayBefore(day);
  }

  /** A waking hour of a day before today. */
  private dayBefore(day: number): Date {
    return new Date(this.now.getTime() - day * DAY_MS - (day === 0 ? HOUR_MS / 2 : 0));
  }
}

/** Whether somebody's profile says the trade, wherever they live. */
const matches = ({ additionalData }: Account, { word }: Lead): boolean =>
  additionalData.title?.toLowerCase().includes(word) ?? false;
