import { randomBytes } from "node:crypto";
import type { DataSource, EntityManager } from "typeorm";
import { ConflictError } from "../../errors/errors";
import { type Clock, DAY_MS } from "../../time/clock";
import type { Account } from "../accounts/account.entity";
import { Company } from "../companies/company.entity";
import { assertOwn, lockOwn } from "../companies/company.service";
import { domainOf } from "../companies/verification.policy";
import type { EvidenceOf } from "./check-evidence.rules";
import { CompanyCheck } from "./company-check.entity";
import { askForReview, begin, keepEvidence, pendingOf, settle } from "./company-checks";
import { type SiteDoor, SiteError } from "./rules/site-door";
import { CheckKind, CheckState } from "./verification.enums";

/** Where the token stands: a name of the DNS before the domain, or a file of the site. */
const DNS_NAME = "_jobportal";
const FILE_PATH = "/.well-known/jobportal-verification.txt";

/** The portal looks again by itself for so long after a company has begun. */
const LOOKING_DAYS = 3;
const MOST_AT_ONCE = 50;

type Evidence = EvidenceOf<CheckKind.DOMAIN>;
type Looked = NonNullable<Evidence["looked"]>;

/** The second step of the ladder: they hold the site that the company's page names. */
export class SiteCheckService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly door: SiteDoor,
  ) {}

  /**
   * Gives a company the token that is to stand on its site; asked once more, the same one.
   * @throws NotFoundError; ConflictError WEBSITE_MISSING
   */
  async begin(viewer: Account, companyId: string): Promise<void> {
    const now = this.clock.now();
    await this.dataSource.transaction(async (manager) => {
      const company = await lockOwn(manager, viewer, companyId);
      const domain = domainOf(company.website);
      if (domain === null)
        throw new ConflictError("WEBSITE_MISSING", "Add your website to your company's page first.");
      const pending = await pendingOf(manager, companyId, CheckKind.DOMAIN);
      if (pending?.evidence.domain === domain) return;
      const token = `jp-verify=${randomBytes(12).toString("hex")}`;
      const given = { kind: CheckKind.DOMAIN as const, token, lookedAt: null, looked: null };
      await begin(manager, { company, viewer, domain, given, now });
    });
  }

  /** Looks at once. @throws NotFoundError */
  async check(viewer: Account, companyId: string): Promise<void> {
    await assertOwn(this.dataSource.manager, viewer, companyId);
    const pending = await pendingOf(this.dataSource.manager, companyId, CheckKind.DOMAIN);
    if (pending) await this.look(pending);
  }

  /** For the queue: looks at the sites of those who have begun in the last days. */
  async watch(): Promise<void> {
    const since = new Date(this.clock.now().getTime() - LOOKING_DAYS * DAY_MS);
    const checks = await this.dataSource
      .getRepository(CompanyCheck)
      .createQueryBuilder("pending")
      .where("pending.kind = 'domain' and pending.state = 'pending' and pending.askedAt > :since", { since })
      .orderBy("pending.evidence ->> 'lookedAt'", "ASC", "NULLS FIRST")
      .limit(MOST_AT_ONCE)
      .getMany();
    for (const check of checks) await this.look(check);
  }

  /** No transaction is open while a stranger's site takes its time. */
  private async look(check: CompanyCheck): Promise<void> {
    const { domain, token } = check.evidence as Evidence;
    const looked = domain === null ? "nothing" : await this.lookAt(domain, token);
    const now = this.clock.now();
    await this.dataSource.transaction(async (manager) => {
      const current = await this.lockCurrent(manager, check);
      // Begun anew, decided or of another domain meanwhile.
      if (!current) return;
      const evidence = { ...(current.evidence as Evidence), lookedAt: now.toISOString(), looked };
      await keepEvidence(manager, current, evidence);
      if (looked !== "dns" && looked !== "file") return;
      await settle(manager, current, { state: CheckState.PASSED, by: null, now });
      await askForReview(manager, current.companyId, now);
    });
  }

  private async lockCurrent(manager: EntityManager, check: CompanyCheck): Promise<CompanyCheck | null> {
    const company = await manager.findOne(Company, {
      where: { id: check.companyId },
      lock: { mode: "pessimistic_write" },
    });
    const current = company && (await pendingOf(manager, company.id, CheckKind.DOMAIN));
    if (current?.id !== check.id || !company) return null;
    const { token, domain } = current.evidence as Evidence;
    const isSame = token === (check.evidence as Evidence).token && domain === domainOf(company.website);
    return isSame ? current : null;
  }

  private async lookAt(domain: string, token: string): Promise<Looked> {
    const texts = await reached(this.door.texts(`${DNS_NAME}.${domain}`));
    if (texts?.some((one) => one.trim() === token)) return "dns";
    const file = await reached(this.door.file(domain, FILE_PATH));
    if (file?.trim() === token) return "file";
    return texts === null && file === null ? "unreachable" : "nothing";
  }
}

/** What a site answers; null where it can't be reached. */
async function reached<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof SiteError) return null;
    throw error;
  }
}
