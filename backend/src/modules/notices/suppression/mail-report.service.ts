import type { IncomingHttpHeaders } from "node:http";
import type { DataSource, EntityManager } from "typeorm";
import { z } from "zod";
import { BadInputError, BrokenInputError, UnauthenticatedError } from "../../../errors/errors";
import { isSignedCall } from "../../../http/webhook-signature";
import type { Clock } from "../../../time/clock";
import { reportFormOf } from "./mail-report-forms";
import { SuppressionCause } from "./mail-suppression.entity";
import type { MailReport, MailSuppressionService } from "./mail-suppression.service";

/** A reporter's clock may be so far ahead of ours. */
const AHEAD_MS = 5 * 60_000;

/** Ends what later domains mail to an address whose reader called a mail spam. */
export type EndMailsTo = (manager: EntityManager, address: string) => Promise<void>;

const items = z.union([z.array(z.record(z.string(), z.unknown())), z.record(z.string(), z.unknown())]);

/** Takes what a mail service reports of bounces and complaints (BNCE-01, BNCE-06). */
export class MailReportService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly parts: {
      suppressions: MailSuppressionService;
      /** Of MAIL_WEBHOOK_SECRET; undefined: nothing is taken. */
      secret: string | undefined;
      endMailsTo: EndMailsTo;
    },
  ) {}

  get isOffered(): boolean {
    return this.parts.secret !== undefined;
  }

  /**
   * Takes one call with one report or a list of them; all of it or nothing.
   * @returns the reports that are news
   * @throws UnauthenticatedError; BadInputError MALFORMED_JSON; BrokenInputError
   */
  async take(body: Buffer, headers: IncomingHttpHeaders): Promise<MailReport[]> {
    const { suppressions, secret, endMailsTo } = this.parts;
    if (secret === undefined || !isSignedCall(headers, { body, secret, now: this.clock.now() }))
      throw new UnauthenticatedError("UNAUTHENTICATED", "The call isn't signed as it has to be.");
    const reports = this.read(body);
    return await this.dataSource.transaction(async (manager) => {
      const news = await suppressions.suppress(manager, reports);
      for (const { address, cause } of news)
        if (cause === SuppressionCause.COMPLAINT) await endMailsTo(manager, address);
      return news;
    });
  }

  private read(body: Buffer): MailReport[] {
    const { data } = items.safeParse(parsed(body));
    if (!data) throw new BrokenInputError([{ field: "", message: "must be a report, or a list of them" }]);
    const latest = new Date(this.clock.now().getTime() + AHEAD_MS);
    return (Array.isArray(data) ? data : [data]).flatMap((item, index) => {
      const form = reportFormOf(item);
      if (!form) return [];
      const told = form.told.safeParse(item);
      if (!told.success)
        throw new BrokenInputError(
          told.error.issues.map(({ path, message }) => ({ field: [index, ...path].join("."), message })),
        );
      if (told.data.at > latest)
        throw new BrokenInputError([{ field: String(index), message: "must have happened already" }]);
      return [{ ...told.data, cause: form.cause }];
    });
  }
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    throw new BadInputError("MALFORMED_JSON", "The request is not valid JSON.");
  }
}
