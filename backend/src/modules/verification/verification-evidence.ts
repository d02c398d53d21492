import type { EntityManager } from "typeorm";
import type { Clock } from "../../time/clock";
import type { Account } from "../accounts/account.entity";
import { CompanyMember } from "../companies/company-member.entity";
import { Company } from "../companies/company.entity";
import { domainOf } from "../companies/verification.policy";
import { holds, mayDecide } from "./check.policy";
import { CompanyCheck } from "./company-check.entity";
import { documentsOf, readDocumentsOf } from "./company-documents";
import { isAlike, likenessOf } from "./rules/look-alikes";
import type { LookAlike, VerificationEvent, VerificationEvidence } from "./verification.inputs";
import { CheckKind, CheckState, FindingResult } from "./verification.enums";
import { findingsOf } from "./verification-findings";

const MOST_LOOK_ALIKES = 5;
const MOST_EVENTS = 20;
const MOST_MEMBERS = 5;

/** All that an admin decides by, read afresh: a company may have been verified since this one asked. */
export async function evidenceOf(
  manager: EntityManager,
  viewer: Pick<Account, "id" | "role">,
  company: Company,
  clock: Clock,
): Promise<VerificationEvidence> {
  const checks = await manager.findBy(CompanyCheck, { companyId: company.id });
  const now = clock.now();
  const waiting = checks.filter(({ state }) => state === CheckState.PENDING);
  const holding = checks.filter((check) => holds(check, company, now));
  // New papers are judged by themselves.
  const isAnew = waiting.some(({ kind }) => kind === CheckKind.DOCUMENTS);
  const documents = await documentsOf(manager, isAnew ? waiting : holding);
  const lookAlikes = await lookAlikesOf(manager, company);
  const findings = findingsOf({ company, checks, documents, lookAlikes, now });
  const members = await manager.query<{ email: string }[]>(
    `select coalesce(account.email, account.phone_number, '') as email
     from company_members member join accounts account on account.id = member.account_id
     where member.company_id = $1 order by member.created_at, account.id limit $2`,
    [company.id, MOST_MEMBERS],
  );
  const isMember = await manager.existsBy(CompanyMember, { companyId: company.id, accountId: viewer.id });
  return {
    ...{ findings, lookAlikes, documents },
    readDocumentIds: await readDocumentsOf(manager, documents),
    history: await historyOf(manager, company.id),
    members: members.map(({ email }) => email),
    needsReason: lookAlikes.length > 0 || findings.some(({ result }) => result === FindingResult.DIFFERS),
    canDecide: mayDecide(viewer, isMember),
  };
}

/** Verified companies that this one can be taken for, the likest first. */
async function lookAlikesOf(manager: EntityManager, company: Company): Promise<LookAlike[]> {
  const verified = await manager.query<{ id: string; name: string; website: string | null }[]>(
    `select id, name, website from companies
     where verified_at is not null and merged_into_id is null and id <> $1`,
    [company.id],
  );
  const own = { name: company.name, domain: domainOf(company.website) };
  const alike = verified
    .map(({ id, name, website }) => ({ id, ...likenessOf(own, { name, domain: domainOf(website) }) }))
    .filter(isAlike)
    .sort((one, other) => Math.max(other.name, other.domain) - Math.max(one.name, one.domain))
    .slice(0, MOST_LOOK_ALIKES);
  return await Promise.all(
    alike.map(async ({ id, name, domain }) => ({
      company: await manager.findOneByOrFail(Company, { id }),
      name,
      domain,
    })),
  );
}

interface Row {
  at: Date;
  action: string;
  after: { kind?: CheckKind; state?: CheckState; status?: string } | null;
}

async function historyOf(manager: EntityManager, companyId: string): Promise<VerificationEvent[]> {
  const rows = await manager.query<Row[]>(
    `select at, action, after from audit_entries where subject_id = $1 and action = any ($2)
     order by at desc, id desc limit $3`,
    [
      companyId,
      ["company.create", "company.check", "company.verification", "company.verify", "company.status"],
      MOST_EVENTS,
    ],
  );
  return rows.map(({ at, action, after }) => ({
    ...{ at, action },
    kind: after?.kind ?? null,
    state: after?.state ?? null,
    status: after?.status ?? null,
  }));
}
