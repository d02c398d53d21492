import { createHash, randomInt, timingSafeEqual } from "node:crypto";
import type { WholeLocale } from "@job-portal/protocol/locale";
import type { DataSource, EntityManager } from "typeorm";
import { type ClientRequest, makeOnce, memoryOfAnswer } from "../../database/client-requests";
import { BadInputError, BrokenInputError, ConflictError } from "../../errors/errors";
import type { Mailer } from "../../mail/mailer";
import { unlinked } from "../../mail/unlinked";
import { enqueue } from "../../queue/enqueue";
import { type Clock, DAY_MS } from "../../time/clock";
import { Account } from "../accounts/account.entity";
import { wholeLocaleOfReader } from "../accounts/language";
import { Company } from "../companies/company.entity";
import { lockOwn } from "../companies/company.service";
import type { EvidenceOf } from "./check-evidence.rules";
import { CompanyCheck } from "./company-check.entity";
import { askForReview, begin, keepEvidence, pendingOf, settle } from "./company-checks";
import { CheckKind, CheckState } from "./verification.enums";
import { domainOf } from "../companies/verification.policy";
import { english, type WorkEmailWords } from "./work-email.words";
import { hindi } from "./work-email.words.hi";
import { emailComplaint } from "./rules/work-email.rules";

const CODE_MINUTES = 30;
const MOST_TRIES = 5;
/** A mail costs its reader a look: no company sends strangers more of them in a day. */
const MOST_SENDS = 5;

type Evidence = EvidenceOf<CheckKind.WORK_EMAIL>;

const hashOf = (checkId: string, code: string): string =>
  createHash("sha256").update(`${checkId}:${code}`).digest("hex");

/** The first step of the ladder (VERI-02): somebody of the company reads mail at its domain. */
export class WorkEmailService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly mailer: Mailer | null,
  ) {}

  get isOffered(): boolean {
    return this.mailer !== null;
  }

  /**
   * Has a code mailed to an address at the company's domain, in place of any before.
   * @throws NotFoundError; BrokenInputError; ConflictError MAIL_OFF, WEBSITE_MISSING, CODE_LIMIT
   */
  async ask(viewer: Account, companyId: string, email: string, request: ClientRequest | null): Promise<void> {
    await this.dataSource.transaction((manager) =>
      makeOnce(manager, viewer.id, request, {
        ...memoryOfAnswer<{ companyId: string }>(),
        make: () => this.send(manager, viewer, companyId, email.trim().toLowerCase()),
      }),
    );
  }

  private async send(manager: EntityManager, viewer: Account, companyId: string, email: string) {
    const company = await lockOwn(manager, viewer, companyId);
    if (!this.mailer) throw new ConflictError("MAIL_OFF", "This portal sends no mails. Take another step.");
    const domain = domainOf(company.website);
    if (domain === null)
      throw new ConflictError("WEBSITE_MISSING", "Add your website to your company's page first.");
    const complaint = emailComplaint(email, domain);
    if (complaint) throw new BrokenInputError([{ field: "email", ...complaint }]);
    const now = this.clock.now();
    const pending = await pendingOf(manager, companyId, CheckKind.WORK_EMAIL);
    const sends = sendsOf(pending).filter((at) => new Date(at).getTime() > now.getTime() - DAY_MS);
    if (sends.length >= MOST_SENDS)
      throw new ConflictError("CODE_LIMIT", `We send ${MOST_SENDS} codes a day. Please try tomorrow.`);
    const given = {
      ...{ kind: CheckKind.WORK_EMAIL as const, email, codeHash: null, codeUntil: null, tries: 0 },
      sends: [...sends, now.toISOString()],
    };
    const check = await begin(manager, { company, viewer, domain, given, now });
    await enqueue(manager, "work-email-code", { checkId: check.id }, { key: check.id });
    return { companyId };
  }

  /**
   * For the queue: makes a code, keeps its hash and mails it. If the mail server doesn't take it, nothing is kept, and
   * the queue tries again with another code.
   */
  async mailCode(checkId: string): Promise<void> {
    const { mailer } = this;
    if (!mailer) return;
    await this.dataSource.transaction(async (manager) => {
      const check = await manager.findOne(CompanyCheck, {
        where: { id: checkId, kind: CheckKind.WORK_EMAIL, state: CheckState.PENDING },
        lock: { mode: "pessimistic_write" },
      });
      const evidence = check?.evidence as Evidence | undefined;
      // Decided meanwhile, or sent by an earlier attempt.
      if (!check || !evidence?.email || evidence.codeHash !== null) return;
      const { name } = await manager.findOneByOrFail(Company, { id: check.companyId });
      const code = String(randomInt(1_000_000)).padStart(6, "0");
      const codeUntil = new Date(this.clock.now().getTime() + CODE_MINUTES * 60_000).toISOString();
      await keepEvidence(manager, check, { ...evidence, codeHash: hashOf(check.id, code), codeUntil });
      const locale = await localeOfAsker(manager, check);
      // Somebody waits for it, who may be about to find out whether the address works.
      await mailer.send(manager, {
        to: evidence.email,
        ...mailOf(unlinked(name), code, locale),
        mustGo: true,
      });
    });
  }

  /**
   * Takes the code that was mailed. A wrong one counts, whatever becomes of the call.
   * @throws NotFoundError; ConflictError CODE_OVER; BadInputError CODE_WRONG
   */
  async confirm(viewer: Account, companyId: string, code: string): Promise<void> {
    const refusal = await this.dataSource.transaction(async (manager) => {
      const company = await lockOwn(manager, viewer, companyId);
      const check = await pendingOf(manager, companyId, CheckKind.WORK_EMAIL);
      const now = this.clock.now();
      const evidence = check?.evidence as Evidence | undefined;
      if (!check || !evidence || !isUsable(evidence, company, now)) return codeOver();
      const given = Buffer.from(hashOf(check.id, code.replace(/\s/g, "")));
      if (!timingSafeEqual(given, Buffer.from(evidence.codeHash ?? ""))) {
        const tries = evidence.tries + 1;
        await keepEvidence(manager, check, { ...evidence, tries });
        return tries < MOST_TRIES ? codeWrong(MOST_TRIES - tries) : codeOver();
      }
      await keepEvidence(manager, check, { ...evidence, codeHash: null, codeUntil: null });
      await settle(manager, check, { state: CheckState.PASSED, by: null, now });
      await askForReview(manager, companyId, now);
      return null;
    });
    if (refusal) throw refusal;
  }
}

const sendsOf = (check: CompanyCheck | null): string[] => (check ? (check.evidence as Evidence).sends : []);

/** Whether a code waits that may still be typed, for the domain that the company has now. */
const isUsable = ({ codeHash, codeUntil, tries, domain }: Evidence, company: Company, now: Date): boolean =>
  codeHash !== null &&
  codeUntil !== null &&
  new Date(codeUntil) > now &&
  tries < MOST_TRIES &&
  domain === domainOf(company.website);

const codeOver = () => new ConflictError("CODE_OVER", "This code is over. Ask for a new one.");

const codeWrong = (left: number) =>
  new BadInputError(
    "CODE_WRONG",
    `That isn't the code. You have ${left} more ${left === 1 ? "try" : "tries"}.`,
  );

const WORDS: Readonly<Record<WholeLocale, WorkEmailWords>> = { en: english, hi: hindi };

const mailOf = (company: string, code: string, locale: WholeLocale) => ({
  locale,
  subject: WORDS[locale].subject(company, code),
  text: WORDS[locale].lines(company, code, CODE_MINUTES).join("\n\n"),
});

/** The address belongs to no account: whoever gave it is its reader, or a colleague of theirs (LANG-10). */
async function localeOfAsker(manager: EntityManager, { askedBy }: CompanyCheck): Promise<WholeLocale> {
  return wholeLocaleOfReader(askedBy === null ? null : await manager.findOneBy(Account, { id: askedBy }));
}
