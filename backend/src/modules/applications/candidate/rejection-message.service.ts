import type { DataSource, EntityManager } from "typeorm";
import type { Account } from "../../accounts/account.entity";
import { Company } from "../../companies/company.entity";
import { assertOwn } from "../../companies/company.service";
import { CompanyAct } from "../../companies/member-role";
import { BrokenInputError } from "../../../errors/errors";
import { problemOfRejection } from "../../jobs/wording/rejection.rules";
import { OF_APPLICATION, placesIn } from "@job-portal/protocol/letters";
import type { Application } from "../application/application.entity";
import type { SaveRejectionMessageInput } from "./candidate.inputs";

/** The message to rejected applicants of a company that has no text of its own. */
export const USUAL_REJECTION_MESSAGE =
  "Thank you for applying and for the time you gave to it. We have decided to go on with other candidates for this job. We wish you well in your search, and would be glad to hear from you about another job of ours.";

/** What a company usually writes to those whom it does not select. */
export class RejectionMessageService {
  constructor(private readonly dataSource: DataSource) {}

  /** For the company's members. @throws NotFoundError, ForbiddenError MEMBER_ROLE */
  async find(viewer: Account, companyId: string): Promise<string> {
    await assertOwn(this.dataSource.manager, viewer, companyId, CompanyAct.ANSWER_CANDIDATES);
    const messages = await usualMessages(this.dataSource.manager, [companyId]);
    return messages.get(companyId) ?? USUAL_REJECTION_MESSAGE;
  }

  /** An empty text gives way to the portal's. @throws NotFoundError, ForbiddenError MEMBER_ROLE */
  async save(viewer: Account, { companyId, text }: SaveRejectionMessageInput): Promise<Company> {
    await assertOwn(this.dataSource.manager, viewer, companyId, CompanyAct.ANSWER_CANDIDATES);
    assertSendable(text, "text");
    await this.dataSource.query("update companies set rejection_message = $2 where id = $1", [
      companyId,
      text.trim() || null,
    ]);
    return await this.dataSource.getRepository(Company).findOneByOrFail({ id: companyId });
  }
}

/**
 * What a job's text may not say, no rejection says either: nobody reviews it before it is read (HEED-02). Nor may it
 * have a place that nothing is known for (PIPE-07).
 * @throws BrokenInputError
 */
export function assertSendable(text: string | null | undefined, field: string): void {
  const place = placesIn(text ?? "").find((one) => !(OF_APPLICATION as readonly string[]).includes(one));
  if (place !== undefined)
    throw new BrokenInputError([{ field, message: `has an empty place: ${place}`, rule: "EMPTY_PLACE" }]);
  const problem = problemOfRejection(text ?? "");
  if (!problem) return;
  const { words, isScam } = problem;
  throw new BrokenInputError([
    isScam
      ? {
          field,
          message: `is worded like a job scam: “${words}”. Nobody may be asked for money`,
          rule: "LIKE_A_SCAM",
        }
      : {
          field,
          message: `shuts people out: “${words}”. Give a reason that has to do with the work, or none`,
          rule: "SHUTS_OUT",
        },
  ]);
}

/** What companies usually write, by their ids. */
export async function usualMessages(
  manager: EntityManager,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await manager.query<{ id: string; message: string | null }[]>(
    "select id, rejection_message as message from companies where id = any ($1)",
    [ids],
  );
  return new Map(rows.map(({ id, message }) => [id, message ?? USUAL_REJECTION_MESSAGE]));
}

/** What the applicants of each company are to read, by the company's id: what was typed, or its usual text. */
export async function rejectionMessages(
  manager: EntityManager,
  applications: readonly Pick<Application, "companyId">[],
  typed: string | null | undefined,
): Promise<Map<string, string>> {
  const ids = [...new Set(applications.map(({ companyId }) => companyId))];
  const text = typed?.trim();
  return text ? new Map(ids.map((id) => [id, text])) : await usualMessages(manager, ids);
}
