import { type Invoice, InvoiceKind } from "../../subscriptions/invoice/invoice.entity";
import { printInvoice } from "./invoice-print";

const taxesIn = (stateCode: string, igst = 0) => {
  const party = { name: "Kaveri Systems", address: "Sector 17", stateCode, gstin: null };
  const half = igst > 0 ? 0 : 6_094;
  const amounts = { total: 79_900, taxable: 79_900 - 2 * half - igst, cgst: half, sgst: half, igst };
  const invoice: Invoice = {
    ...{ id: "1", kind: InvoiceKind.INVOICE, financialYear: "26-27", number: "JP/26-27/000001" },
    ...{ accountId: null, correctsId: null, issuedAt: new Date("2026-11-21T06:00:00Z") },
    ...{ paymentReference: "pay_1", refundId: null, seller: party, buyer: party },
    ...{ description: "Premium plan, 1 month", sac: "998439", ...amounts },
  };
  return printInvoice({ invoice, corrects: null }).taxes.map(({ label }) => label);
};

describe("the taxes of an invoice", () => {
  it("within a state are CGST and SGST (MONEY-06)", () => {
    expect(taxesIn("29")).toEqual(["CGST 9%", "SGST 9%"]);
  });

  it("within a union territory without a legislature are CGST and UTGST (MONEY-10)", () => {
    expect(taxesIn("04")).toEqual(["CGST 9%", "UTGST 9%"]);
  });

  it("between states are IGST alone, of a union territory too (MONEY-06)", () => {
    expect(taxesIn("04", 12_188)).toEqual(["IGST 18%"]);
  });
});
