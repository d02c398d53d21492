import type { DataSource } from "typeorm";
import { DAY_MS } from "../time/clock";
import { Account } from "../modules/accounts/account.entity";
import { Role } from "../auth/role";
import { CompanyMember } from "../modules/companies/company-member.entity";
import { Company } from "../modules/companies/company.entity";
import { Job } from "../modules/jobs/job/job.entity";
import { readJobPlaces } from "../modules/jobs/reading/job-places";
import { JobType, WorkMode } from "../modules/jobs/job/job.enums";
import { type NewIdentity, signUpVerified } from "./identities";

/** What each kind of row is made of when a test leaves it open. */
export interface Factories {
  account(values?: Partial<Account>): Promise<Account>;
  /** An account with a token of the emulator's behind it. */
  person(values?: Partial<Account>): Promise<Account & NewIdentity>;
  company(values?: Partial<Company>, members?: Account[]): Promise<Company>;
  /** An open full-time job in Bangalore, at a company of its own unless one is given. */
  job(values?: Partial<Job>): Promise<Job>;
  jobs(count: number, values?: Partial<Job>): Promise<Job[]>;
}

let made = 0;

/** Rows straight into the database, past the rules of the services. */
export function createFactories(dataSource: DataSource): Factories {
  const account = (values: Partial<Account> = {}) => {
    const number = (made += 1);
    return dataSource.getRepository(Account).save({
      ...new Account(),
      firebaseUid: `uid-${number}`,
      email: `somebody-${number}@jobs.example`,
      emailVerifiedAt: new Date(),
      role: Role.JOBSEEKER,
      additionalData: {},
      ...values,
    });
  };
  const company = async (values: Partial<Company> = {}, members: Account[] = []) => {
    const slug = `company-${(made += 1)}`;
    const saved = await dataSource
      .getRepository(Company)
      .save({ ...new Company(), slug, name: "Kaveri Works", ...values });
    const memberships = members.map(({ id }) => ({ companyId: saved.id, accountId: id }));
    await dataSource.getRepository(CompanyMember).insert(memberships);
    return saved;
  };
  const jobs = async (count: number, values: Partial<Job> = {}) => {
    const companyId = values.companyId ?? (await company()).id;
    const rows = Array.from({ length: count }, () => ({
      ...openJob(),
      companyId,
      ...values,
      ...placeOfJob(values),
    }));
    await dataSource.getRepository(Job).insert(rows);
    return dataSource.getRepository(Job).create(rows);
  };
  return {
    account,
    async person(values = {}) {
      const identity = await signUpVerified(values.email ?? undefined);
      const saved = await account({ firebaseUid: identity.uid, ...values, email: identity.email });
      return Object.assign(saved, identity);
    },
    company,
    async job(values) {
      const [job] = await jobs(1, values);
      if (!job) throw new Error("No job was made.");
      return job;
    },
    jobs,
  };
}

/** Where a job is, as if it had been typed: its location's text, or else its city, which is Bangalore unless given. */
export function placeOfJob(values: Partial<Job>, home = "Bangalore"): Partial<Job> {
  const { locality = null, city = home } = values;
  const locationText = values.locationText ?? ([locality, city].filter(Boolean).join(", ") || "Remote");
  const { placeIds, ...read } = readJobPlaces(locationText);
  const named =
    values.locationText === undefined ? { city, locality } : { city: read.city, locality: read.locality };
  return { locationText, ...named, placeIds: values.placeIds ?? placeIds };
}

/** So many are made: each is a little newer than the one before it, so that none stand in an order of chance. */
let posted = 0;

const openJob = (): Partial<Job> => ({
  id: new Job().id,
  title: "Staff Nurse",
  type: JobType.FULL_TIME,
  workMode: WorkMode.ON_SITE,
  payText: "₹3–4 LPA",
  experience: "2 years",
  skills: ["Patient care"],
  description: "Look after a ward.",
  requirements: "GNM or B.Sc. Nursing.",
  benefits: [],
  openings: 1,
  postedAt: new Date(Date.now() - DAY_MS + (posted += 1)),
  openUntil: new Date(Date.now() + 30 * DAY_MS),
});
