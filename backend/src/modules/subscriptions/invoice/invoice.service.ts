import type { DataSource, EntityManager } from "typeorm";
import { NotFoundError } from "../../../errors/errors";
import { rowsOfPage } from "../../../lists/list-page";
import { numberedPage } from "../../../lists/page";
import { GST_STATES, isPresentState, plainGstin } from "../../../text/gstin.rules";
import { isUuid } from "../../../text/uuid";
import { Account } from "../../accounts/account.entity";
import { BillingDetails } from "./billing-details.entity";
import { financialYear, type GstParts, gstOfNext, gstWithin } from "./gst.rules";
import { Invoice, InvoiceKind, type InvoiceParty } from "./invoice.entity";
import type { Billing, BillingDetailsInput, InvoicePage, MyInvoicesArgs } from "./invoice.inputs";
import type { InvoiceSettings } from "./invoice-settings";

/** What was paid for, in paise with GST. */
interface Sale {
  accountId: string;
  description: string;
  paise: number;
  reference: string;
  at: Date;
}

/** What went back of a payment. */
interface Return {
  refundId: string;
  reference: string;
  paise: number;
  at: Date;
}

/** An invoice as it is printed; a credit note names the one that it takes back. */
export interface InvoiceDocument {
  invoice: Invoice;
  corrects: Invoice | null;
}

/** MONEY-04: invoices for payments, and credit notes for what went back (docs/subscriptions.md). */
export class InvoiceService {
  constructor(
    private readonly dataSource: DataSource,
    /** Null: the portal makes none. */
    private readonly settings: InvoiceSettings | null,
  ) {}

  /** The GST within a price in whole rupees, in paise; null where the portal makes no invoices, or there is none. */
  gstWithinPrice(rupees: number): number | null {
    if (!this.settings || rupees === 0) return null;
    const { total, taxable } = gstWithin(rupees * 100, true);
    return total - taxable;
  }

  /** Makes the invoice for a payment, in the transaction that settles it. */
  async issue(manager: EntityManager, { accountId, paise, reference, description, at }: Sale): Promise<void> {
    if (!this.settings) return;
    const { seller, sac } = this.settings;
    const buyer = await this.buyerOf(manager, accountId, seller);
    const parts = gstWithin(paise, buyer.stateCode === seller.stateCode);
    const document = { accountId, description, sac, seller, buyer, paymentReference: reference };
    await insert(manager, { ...document, ...parts, kind: InvoiceKind.INVOICE, issuedAt: at });
  }

  /**
   * Makes the credit note for a refund, once; also where the account is gone by then.
   * @returns whether the payment has an invoice
   */
  async credit(manager: EntityManager, { refundId, reference, paise, at }: Return): Promise<boolean> {
    const invoice = await manager.findOne(Invoice, {
      where: { paymentReference: reference, kind: InvoiceKind.INVOICE },
      lock: { mode: "pessimistic_write" },
    });
    if (!invoice) return false;
    if (await manager.existsBy(Invoice, { refundId })) return true;
    const before = (await manager.sum(Invoice, "total", { correctsId: invoice.id })) ?? 0;
    if (before + paise > invoice.total) return true;
    const parts = gstOfNext(before, paise, invoice.igst === 0);
    const { accountId, description, sac, seller, buyer, id } = invoice;
    const document = { accountId, description, sac, seller, buyer, paymentReference: reference };
    const note = { kind: InvoiceKind.CREDIT_NOTE, correctsId: id, refundId, issuedAt: at };
    await insert(manager, { ...document, ...parts, ...note });
    return true;
  }

  /** The newest first. */
  async find({ id: accountId }: Account, args: MyInvoicesArgs): Promise<InvoicePage> {
    const [items, total] = await this.dataSource
      .getRepository(Invoice)
      .findAndCount({ where: { accountId }, order: { id: "DESC" }, ...rowsOfPage(args) });
    return numberedPage(args, items, total);
  }

  /** A document of the viewer's own. @throws NotFoundError */
  async document({ id: accountId }: Account, id: string): Promise<InvoiceDocument> {
    const invoices = this.dataSource.getRepository(Invoice);
    const invoice = isUuid(id) ? await invoices.findOneBy({ id, accountId }) : null;
    if (!invoice) throw new NotFoundError();
    const { correctsId } = invoice;
    return { invoice, corrects: correctsId ? await invoices.findOneBy({ id: correctsId }) : null };
  }

  async billing({ id: accountId }: Account): Promise<Billing> {
    const details = await this.dataSource.getRepository(BillingDetails).findOneBy({ accountId });
    const present = Object.entries(GST_STATES).filter(([code]) => isPresentState(code));
    const states = present.map(([code, name]) => ({ code, name }));
    states.sort((one, other) => one.name.localeCompare(other.name, "en"));
    return { isOn: this.settings !== null, details, states };
  }

  /** For the next invoices: those that were made stay as they are. */
  async saveDetails(viewer: Account, { gstin, stateCode, ...rest }: BillingDetailsInput): Promise<Billing> {
    const plain = gstin ? plainGstin(gstin) : null;
    const details = {
      ...rest,
      accountId: viewer.id,
      gstin: plain,
      stateCode: plain?.slice(0, 2) ?? stateCode,
    };
    await this.dataSource.getRepository(BillingDetails).upsert(details, ["accountId"]);
    return await this.billing(viewer);
  }

  /** Without an address on record the place of supply is the seller's (section 12(2)(b) of the IGST Act). */
  private async buyerOf(
    manager: EntityManager,
    accountId: string,
    seller: InvoiceParty,
  ): Promise<InvoiceParty> {
    const details = await manager.findOneBy(BillingDetails, { accountId });
    if (details) {
      const { name, address, stateCode, gstin } = details;
      return { name, address, stateCode, gstin };
    }
    const { name, signInName } = await manager.findOneByOrFail(Account, { id: accountId });
    return { name: name || signInName, address: "", stateCode: seller.stateCode, gstin: null };
  }
}

type NewInvoice = Omit<Invoice, "id" | "number" | "financialYear" | "correctsId" | "refundId"> &
  GstParts &
  Partial<Pick<Invoice, "correctsId" | "refundId">>;

/** The database gives the number. */
async function insert(manager: EntityManager, invoice: NewInvoice): Promise<void> {
  const made = manager.create(Invoice, { ...invoice, financialYear: financialYear(invoice.issuedAt) });
  await manager.insert(Invoice, made);
}
