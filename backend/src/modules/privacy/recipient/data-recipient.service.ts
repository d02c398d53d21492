import type { DataSource } from "typeorm";
import { z } from "zod";
import { int64, readCursor, rowId, writeCursor } from "../../../lists/cursor";
import { cursorPage } from "../../../lists/page";
import { type Clock, DAY_MS } from "../../../time/clock";
import type { Account } from "../../accounts/account.entity";
import { LOOKS_KEPT_DAYS } from "../../people/person-reading.service";
import type { DataRecipient, Disclosure } from "./data-recipient";
import type { DataRecipientPage, DataRecipientsArgs } from "./data-recipient.inputs";
import { DISCLOSURES, RECIPIENTS } from "./data-recipient.sql";

const ORDER = "data-recipients";
/** The last moment in microseconds since 1970, and the recipient. */
const PLACE = z.tuple([int64, rowId]);

/** So many of one recipient's are listed; the others are counted. */
export const MOST_DISCLOSURES = 20;

/** The portal's admins among the recipients. */
const PORTAL_ID = "00000000-0000-0000-0000-000000000000";

type RecipientRow = Pick<DataRecipient, "id" | "name" | "firstAt" | "lastAt" | "disclosureCount"> & {
  isNone: boolean;
  isBlocked: boolean;
  place: string;
};

/** The total stands in a row of its own where the page has none. */
type PageRow = { total: number } & (RecipientRow | { id: null });

type DisclosureRow = Omit<Disclosure, "id" | "formerName"> & {
  recipientId: string;
  subjectId: string;
  nameThen: string | null;
};

/** Who saw data of somebody, read from what is kept anyway (DPDP Act 2023, section 11). */
export class DataRecipientService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Those of the viewer alone, in two queries however many they are (SAWN-04). @throws BadInputError INVALID_CURSOR */
  async list({ id: accountId }: Account, { first, after }: DataRecipientsArgs): Promise<DataRecipientPage> {
    const [place = null, placeId = null] = after ? readCursor(after, ORDER, PLACE) : [];
    const now = this.clock.now();
    const told = [accountId, now, new Date(now.getTime() - LOOKS_KEPT_DAYS * DAY_MS)];
    const rows = await this.dataSource.query<PageRow[]>(RECIPIENTS, [...told, first + 1, place, placeId]);
    const found = rows.filter((row) => row.id !== null);
    const shown = found.slice(0, first);
    const disclosures = await this.disclosuresTo(shown, told);
    const last = shown.at(-1);
    return cursorPage(
      first,
      shown.map((row) => recipientOf(row, disclosures)),
      { total: rows[0]?.total ?? 0, isTotalCapped: false },
      last && found.length > first ? writeCursor(ORDER, last.place, last.id) : null,
    );
  }

  private async disclosuresTo(shown: readonly RecipientRow[], told: unknown[]): Promise<DisclosureRow[]> {
    if (shown.length === 0) return [];
    return await this.dataSource.query<DisclosureRow[]>(DISCLOSURES, [
      ...told,
      shown.map(({ id }) => id),
      MOST_DISCLOSURES,
    ]);
  }
}

function recipientOf(row: RecipientRow, disclosures: readonly DisclosureRow[]): DataRecipient {
  const { id, name, firstAt, lastAt, disclosureCount, isNone, isBlocked } = row;
  return {
    ...{ id, name, firstAt, lastAt, disclosureCount },
    isPortal: id === PORTAL_ID,
    companyId: isNone || isBlocked ? null : id,
    disclosures: disclosures
      .filter(({ recipientId }) => recipientId === id)
      .map(({ nameThen, subjectId, ...disclosure }) => ({
        ...disclosure,
        id: `${disclosure.kind}:${subjectId}`,
        formerName: nameThen === name ? null : nameThen,
      })),
  };
}
