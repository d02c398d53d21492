import type { DataSource, EntityManager } from "typeorm";
import { BrokenInputError, ForbiddenError } from "../../errors/errors";
import type { Complaint } from "../../text/broken-rule";
import type { Clock } from "../../time/clock";
import type { Account } from "../accounts/account.entity";
import type { SaveCareerPageInput } from "./career-page.inputs";
import { CareerPage } from "./career-page.entity";
import type { Company } from "./company.entity";
import { assertOwn, lockOwn, recordEdit } from "./company.service";
import { isVerifiedAt } from "./verification.policy";

/** How many addresses a company takes in all: they stay its own, and others may want them. */
const MOST_ADDRESSES = 5;

/** What the sitemap's file of pages has room for beside the topics' pages. */
const MOST_LISTED = 10_000;

/** CARE-01: who sees a career page: everybody, once it is published, while its company is verified and not blocked. */
const SEEN = `
  page.is_published and company.blocked_at is null and company.merged_into_id is null
  and company.verified_at is not null and (company.verified_until is null or company.verified_until > $2)`;

export class CareerPageService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The page at an address, in whatever case, or at a former one of its company's; null where nobody may see it. */
  async find(address: string): Promise<CareerPage | null> {
    const [page] = await this.dataSource.query<CareerPage[]>(
      `select page.company_id as "companyId", page.address, page.headline, page.about, page.color,
         page.is_published as "isPublished", page.updated_at as "updatedAt"
       from career_page_addresses taken
       join career_pages page on page.company_id = taken.company_id
       join companies company on company.id = page.company_id
       where taken.address = $1 and ${SEEN}`,
      [address.toLowerCase(), this.clock.now()],
    );
    return page ?? null;
  }

  /** The addresses of all pages that everybody sees, for the sitemap. */
  async addresses(): Promise<string[]> {
    const pages = await this.dataSource.query<{ address: string }[]>(
      `select page.address from career_pages page join companies company on company.id = page.company_id
       where ${SEEN.replace("$2", "$1")} order by page.address limit ${MOST_LISTED}`,
      [this.clock.now()],
    );
    return pages.map(({ address }) => address);
  }

  /** The page of a company of the viewer's, published or not; null before it has one. @throws NotFoundError */
  async findOwn(viewer: Account, companyId: string): Promise<CareerPage | null> {
    await assertOwn(this.dataSource.manager, viewer, companyId);
    return await this.dataSource.getRepository(CareerPage).findOneBy({ companyId });
  }

  /**
   * Makes or changes the page of a company of the viewer's.
   * @throws NotFoundError; ForbiddenError COMPANY_BLOCKED, COMPANY_NOT_VERIFIED; BrokenInputError of the address
   */
  async save(viewer: Account, { companyId, ...given }: SaveCareerPageInput): Promise<CareerPage> {
    return await this.dataSource.transaction(async (manager) => {
      const now = this.clock.now();
      const company = await lockOwn(manager, viewer, companyId);
      assertMayHave(company, now);
      await takeAddress(manager, companyId, given.address, now);
      const page = manager.create(CareerPage, {
        ...{ companyId, address: given.address, isPublished: given.isPublished, updatedAt: now },
        ...{ headline: given.headline.trim(), about: given.about.trim(), color: given.color ?? null },
      });
      await manager.upsert(CareerPage, page, ["companyId"]);
      await recordEdit(manager, viewer, companyId, ["careerPage"]);
      return page;
    });
  }
}

function assertMayHave(company: Company, now: Date): void {
  if (company.blockedAt) throw new ForbiddenError("COMPANY_BLOCKED", "This company has been blocked.");
  if (!isVerifiedAt(company, now))
    throw new ForbiddenError("COMPANY_NOT_VERIFIED", "Only verified companies can have a career page.");
}

/** CARE-03: an address is the first company's that takes it, for good. Call it with the company's row locked. */
async function takeAddress(
  manager: EntityManager,
  companyId: string,
  address: string,
  now: Date,
): Promise<void> {
  const refuse = (complaint: Complaint) => new BrokenInputError([{ field: "address", ...complaint }]);
  await manager.query(
    `insert into career_page_addresses (address, company_id, taken_at) values ($1, $2, $3)
     on conflict (address) do nothing`,
    [address, companyId, now],
  );
  const own = await manager.query<{ address: string }[]>(
    "select address from career_page_addresses where company_id = $1",
    [companyId],
  );
  if (!own.some((taken) => taken.address === address))
    throw refuse({ message: "is another company's", rule: "TAKEN" });
  if (own.length > MOST_ADDRESSES)
    throw refuse({
      message: `must be one of the ${MOST_ADDRESSES} that you have had`,
      rule: "FORMER_ONLY",
      bound: MOST_ADDRESSES,
    });
}
