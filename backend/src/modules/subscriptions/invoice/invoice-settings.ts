import type { Env } from "../../../settings/env";
import { plainGstin } from "../../../text/gstin.rules";
import type { InvoiceParty } from "./invoice.entity";

export interface InvoiceSettings {
  seller: InvoiceParty & { gstin: string };
  /** The code of what is sold in the scheme of classification of services. */
  sac: string;
}

type Settings = Pick<
  Env,
  "INVOICE_SELLER_NAME" | "INVOICE_SELLER_ADDRESS" | "INVOICE_SELLER_GSTIN" | "INVOICE_SAC"
>;

/** Who sells, as the environment says it; null: this portal makes no invoices. */
export function invoiceSettings(env: Settings): InvoiceSettings | null {
  const { INVOICE_SELLER_NAME: name, INVOICE_SELLER_ADDRESS: address, INVOICE_SELLER_GSTIN: given } = env;
  if (name === undefined || address === undefined || given === undefined) return null;
  const gstin = plainGstin(given);
  return { seller: { name, address, gstin, stateCode: gstin.slice(0, 2) }, sac: env.INVOICE_SAC };
}
