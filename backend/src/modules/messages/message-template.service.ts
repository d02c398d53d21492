import type { DataSource, EntityManager } from "typeorm";
import { ConflictError, NotFoundError } from "../../errors/errors";
import { filled } from "@job-portal/protocol/letters";
import { isUuid } from "../../text/uuid";
import type { Clock } from "../../time/clock";
import type { Account } from "../accounts/account.entity";
import { findAnswerable } from "../applications/candidate/candidate.service";
import { jobScopeOf } from "../jobs/hiring/job-scope";
import type { SaveMessageTemplateInput } from "./message.inputs";
import { placesOf } from "./message-places";
import { MessageTemplate } from "./message-template.entity";

const MOST_TEMPLATES = 30;

/** What every company has to begin with. */
const OF_THE_PORTAL: readonly Pick<MessageTemplate, "id" | "title" | "text">[] = [
  {
    id: "introduce",
    title: "Introduce yourself",
    text: "Dear {first name}, thank you for applying for {job} at {company}. May I ask you a few questions about your work so far?",
  },
  {
    id: "confirm-interview",
    title: "Confirm the interview",
    text: "Dear {first name}, we look forward to meeting you on {slot} for {job}. Please write here if you will be late.",
  },
  {
    id: "documents",
    title: "Ask for documents",
    text: "Dear {first name}, please bring a photo ID and your certificates to the interview. We never ask for money.",
  },
  {
    id: "still-deciding",
    title: "Still deciding",
    text: "Dear {first name}, we need a few more days to decide about {job}. You will hear from us here.",
  },
];

/** What companies often write (MSG-05). */
export class MessageTemplateService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The company's own by their names, then the portal's, filled for an application. @throws NotFoundError */
  async list(viewer: Account, applicationId: string): Promise<MessageTemplate[]> {
    const { manager } = this.dataSource;
    const application = await findAnswerable(manager, viewer, applicationId);
    const own = await manager.find(MessageTemplate, {
      where: { companyId: application.companyId },
      order: { title: "ASC" },
    });
    const theirs = OF_THE_PORTAL.map((template) =>
      Object.assign(new MessageTemplate(), template, { isOwn: false }),
    );
    const places = await placesOf(manager, application);
    return [...own, ...theirs].map((template) =>
      Object.assign(template, { filled: filled(template.text, places) }),
    );
  }

  /** Adds a template, or changes the company's one of that name. @throws NotFoundError; ConflictError */
  async save(
    viewer: Account,
    { companyId, title, text }: SaveMessageTemplateInput,
  ): Promise<MessageTemplate> {
    return await this.dataSource.transaction(async (manager) => {
      if (!(await jobScopeOf(manager, viewer)).companies.includes(companyId.toLowerCase()))
        throw new NotFoundError();
      // Of two at once the second sees what the first has added.
      await manager.query("select from companies where id = $1 for no key update", [companyId]);
      const changedAt = this.clock.now();
      const known = await this.named(manager, companyId, title.trim());
      if (known) {
        const change = { title: title.trim(), text: text.trim(), changedAt };
        await manager.update(MessageTemplate, { id: known.id }, change);
        return Object.assign(known, change);
      }
      if ((await manager.countBy(MessageTemplate, { companyId })) >= MOST_TEMPLATES)
        throw new ConflictError(
          "MESSAGE_TEMPLATE_LIMIT",
          `A company keeps up to ${MOST_TEMPLATES} templates. Please delete one first.`,
        );
      const added = { companyId, title: title.trim(), text: text.trim(), changedAt };
      return await manager.save(manager.create(MessageTemplate, added));
    });
  }

  /** @returns the template as it was @throws NotFoundError for what is not the viewer's company's */
  async delete(viewer: Account, id: string): Promise<MessageTemplate> {
    const { manager } = this.dataSource;
    const template = isUuid(id) ? await manager.findOneBy(MessageTemplate, { id }) : null;
    if (!template || !(await jobScopeOf(manager, viewer)).companies.includes(template.companyId))
      throw new NotFoundError();
    await manager.delete(MessageTemplate, { id });
    return template;
  }

  private async named(
    manager: EntityManager,
    companyId: string,
    title: string,
  ): Promise<MessageTemplate | null> {
    return await manager
      .createQueryBuilder(MessageTemplate, "template")
      .where("template.companyId = :companyId and lower(template.title) = lower(:title)", {
        companyId,
        title,
      })
      .getOne();
  }
}
