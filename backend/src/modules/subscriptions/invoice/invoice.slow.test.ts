import { gstinCheckSign } from "../../../text/gstin.rules";
import { createPaymentWorld, type PaymentWorld } from "../../../test/payment-world";
import type { StandInProvider } from "../../../test/payment-provider";
import { readPdfs } from "../../../test/pdf";

const NOW = new Date("2026-11-21T06:00:00Z");
const SELLER = {
  INVOICE_SELLER_NAME: "JobPortal Services Private Limited",
  INVOICE_SELLER_ADDRESS: "12th Main Road, Indiranagar, Bangalore 560038",
  INVOICE_SELLER_GSTIN: "29AAGCB7383J1Z4",
};
const MAHARASHTRA = "27AAPFU0939F1ZV";

let world: PaymentWorld;
let provider: StandInProvider;
let person: PaymentWorld["person"];

beforeEach(async () => {
  world = await createPaymentWorld(NOW, { env: SELLER });
  ({ provider, person } = world);
});
afterEach(() => world.stop());

type Person = PaymentWorld["person"];

/** Chooses a plan and pays for it; @returns the answer of the webhook */
async function pay(plan: string, by: Person = person) {
  await world.choose(plan, by);
  return await provider.report(world.portal.url, provider.pay(provider.begun.at(-1) ?? ""));
}
const refund = (reference: string, paise: number, id: string) =>
  provider.report(world.portal.url, { refund: { id, reference, paise, madeAt: new Date() } });
const documents = () =>
  world.rows("select number, total, taxable, cgst, sgst, igst from invoices order by kind desc, serial");
const numbers = async () => (await documents()).map(({ number }) => number);
const save = (input: object, { token } = person) =>
  world.portal.ask(
    `mutation ($input: BillingDetailsInput!) {
      saveBillingDetails(input: $input) { details { name stateCode gstin } }
    }`,
    {
      variables: { input: { name: "Kaveri Systems", address: "HSR Layout", stateCode: "29", ...input } },
      token,
    },
  );
const mine = async ({ token } = person) => {
  const { data } = await world.portal.ask<{ myInvoices: { items: { id: string; number: string }[] } }>(
    "{ myInvoices { items { id number kind total description } } }",
    { token },
  );
  return data?.myInvoices.items ?? [];
};
const fetchPdf = (id: string, { token } = person) =>
  fetch(`${world.portal.url}/api/invoices/${id}.pdf`, { headers: { authorization: `Bearer ${token}` } });

async function textOf(answer: Response): Promise<string> {
  const [file] = await readPdfs([Buffer.from(await answer.arrayBuffer())]);
  return file?.pages.join("\n") ?? "";
}

describe("an invoice", () => {
  it("is made with the payment, once however often it is reported (MONEY-04)", async () => {
    expect(await pay("PREMIUM")).toEqual([204]);
    const again = provider.pay(provider.begun.at(-1) ?? "");
    expect(await provider.report(world.portal.url, again)).toEqual([204]);
    expect(await documents()).toEqual([
      { number: "JP/26-27/000001", total: 79_900, taxable: 67_712, cgst: 6_094, sgst: 6_094, igst: 0 },
    ]);
    expect(await mine()).toEqual([
      {
        ...{ id: expect.any(String) as string, number: "JP/26-27/000001", kind: "INVOICE" },
        ...{ total: 79_900, description: "Premium plan, 1 month" },
      },
    ]);
  });

  it("bears IGST where its buyer is in another state, by their GSTIN (MONEY-06)", async () => {
    const saved = await save({ gstin: MAHARASHTRA.toLowerCase(), stateCode: "29" });
    expect(saved.data).toEqual({
      saveBillingDetails: { details: { name: "Kaveri Systems", stateCode: "27", gstin: MAHARASHTRA } },
    });
    await pay("PAID");
    expect(await documents()).toMatchObject([{ total: 29_900, taxable: 25_339, cgst: 0, igst: 4_561 }]);
    await save({ name: "Another" });
    expect(await world.rows("select buyer->>'name' as name from invoices")).toEqual([
      { name: "Kaveri Systems" },
    ]);
  });

  it("is refused a GSTIN with a slip and a state that is none (MONEY-04)", async () => {
    const slip = await save({ gstin: "27AAPFU0939F1ZX" });
    expect([slip.code, slip.errors[0]?.extensions.fields?.[0]?.field]).toEqual(["BAD_USER_INPUT", "gstin"]);
    expect((await save({ stateCode: "77" })).code).toBe("BAD_USER_INPUT");
  });

  it("names no state that is gone for new details, and reads those that were given (MONEY-10)", async () => {
    const { data } = await world.portal.ask<{ billing: { states: { code: string; name: string }[] } }>(
      "{ billing { states { code name } } }",
      person,
    );
    const codes = data?.billing.states.map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(["26", "37", "38"]));
    for (const code of ["25", "28"]) {
      expect(codes).not.toContain(code);
      expect((await save({ stateCode: code })).code).toBe("BAD_USER_INPUT");
    }
    const gone = "25AAPFU0939F1Z";
    expect((await save({ gstin: gone + gstinCheckSign(gone) })).errors[0]?.extensions.fields).toMatchObject([
      { field: "gstin", message: "must begin with the code of a state of today", rule: "NO_GSTIN" },
    ]);
    await save({});
    await world.rows("update billing_details set state_code = '25'");
    await pay("PREMIUM");
    const [invoice] = await mine();
    expect(await textOf(await fetchPdf(invoice?.id ?? ""))).toContain("25, Daman and Diu");
  });

  it("is a PDF for whom it is made out to, and for nobody else (MONEY-07)", async () => {
    await save({ gstin: MAHARASHTRA });
    await pay("PREMIUM");
    const [invoice] = await mine();
    const answer = await fetchPdf(invoice?.id ?? "");
    expect(answer.headers.get("content-disposition")).toContain("JP-26-27-000001.pdf");
    const text = await textOf(answer);
    for (const part of [
      ...["Tax invoice", "JP/26-27/000001", "21 November 2026", SELLER.INVOICE_SELLER_GSTIN, MAHARASHTRA],
      ...["27, Maharashtra", "998439", "IGST 18%", "₹799.00", "Rupees seven hundred ninety-nine only"],
    ])
      expect(text).toContain(part);
    const other = await world.make.person();
    expect((await fetchPdf(invoice?.id ?? "", other)).status).toBe(404);
    expect(await mine(other)).toEqual([]);
  });
});

describe("the numbers", () => {
  it("have no gap after payments at once on two nodes, some of which fail (MONEY-05)", async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => world.make.person()));
    const second = await world.startNode();
    for (const each of people) await world.choose("PAID", each);
    const reports = provider.begun.map((id, at) => provider.pay(id, at % 3 === 0 ? 1 : undefined));
    await Promise.all(
      [...reports, ...reports].map((report, at) =>
        provider.report(at % 2 === 0 ? world.portal.url : second.url, report),
      ),
    );
    await second.stop();
    expect(await numbers()).toEqual([1, 2, 3, 4].map((serial) => `JP/26-27/00000${serial}`));
  });

  it("begin anew with the financial year, and count credit notes apart (MONEY-05)", async () => {
    await pay("PAID");
    await refund(`pay_${provider.begun.at(-1) ?? ""}`, 29_900, "rfnd_1");
    world.setNow(new Date("2027-04-01T06:00:00Z"));
    await pay("PAID");
    expect(await numbers()).toEqual(["JP/26-27/000001", "JP/27-28/000001", "JP/26-27/C00001"]);
  });

  it("are the database's: it gives them, and refuses to change or remove a document (MONEY-05)", async () => {
    await pay("PAID");
    for (const act of [
      "update invoices set total = 1, taxable = 1, cgst = 0, sgst = 0",
      "delete from invoices",
    ])
      await expect(world.rows(act)).rejects.toThrow("invoices are never changed or removed");
  });
});

describe("a credit note", () => {
  it("is made for each refund, and together they take back the invoice to the paisa (MONEY-04)", async () => {
    await pay("PREMIUM");
    const reference = `pay_${provider.begun.at(-1) ?? ""}`;
    for (const [paise, id] of [
      [30_000, "rfnd_1"],
      [30_000, "rfnd_1"],
      [49_900, "rfnd_2"],
    ] as const)
      expect(await refund(reference, paise, id)).toEqual([204]);
    const [invoice, ...notes] = await documents();
    expect(notes).toHaveLength(2);
    for (const key of ["total", "taxable", "cgst", "sgst"])
      expect(notes.reduce((sum, note) => sum + Number(note[key]), 0)).toBe(invoice?.[key]);
    const [newest] = await mine();
    const text = await textOf(await fetchPdf(newest?.id ?? ""));
    for (const part of ["Credit note", "JP/26-27/C00002", "JP/26-27/000001", "rfnd_2"])
      expect(text).toContain(part);
  });

  it("is made also after the account was deleted; the documents stay without it (MONEY-08)", async () => {
    await pay("PAID");
    const reference = `pay_${provider.begun.at(-1) ?? ""}`;
    await world.rows(`delete from accounts where id = '${person.id}'`);
    expect(await refund(reference, 29_900, "rfnd_1")).toEqual([204]);
    expect(await refund(reference, 29_900, "rfnd_1")).toEqual([204]);
    expect(await world.rows("select number, account_id as of from invoices order by kind desc")).toEqual([
      { number: "JP/26-27/000001", of: null },
      { number: "JP/26-27/C00001", of: null },
    ]);
  });
});

it("without a seller in the environment there is no invoice, and no GST (MONEY-04)", async () => {
  const plain = await createPaymentWorld(NOW);
  await plain.choose("PAID");
  await plain.provider.report(plain.portal.url, plain.provider.pay(plain.provider.begun[0] ?? ""));
  expect(await plain.rows("select 1 from invoices")).toEqual([]);
  const gst = await plain.portal.ask("{ plans { gstWithinPrice } }");
  expect(gst.data).toEqual({ plans: [null, null, null].map((gstWithinPrice) => ({ gstWithinPrice })) });
  await plain.stop();
  const { data } = await world.portal.ask("{ plans { gstWithinPrice } }");
  expect(data).toEqual({ plans: [null, 4_562, 12_188].map((gstWithinPrice) => ({ gstWithinPrice })) });
});
