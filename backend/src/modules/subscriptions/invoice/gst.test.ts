import { rupeesInWords } from "../../resumes/print/invoice-print";
import { financialYear, gstOfNext, gstWithin } from "./gst.rules";

describe("GST within a price", () => {
  it("is two equal halves within a state and IGST between states (MONEY-06)", () => {
    expect(gstWithin(29_900, true)).toEqual({
      total: 29_900,
      taxable: 25_338,
      cgst: 2_281,
      sgst: 2_281,
      igst: 0,
    });
    expect(gstWithin(29_900, false)).toEqual({
      total: 29_900,
      taxable: 25_339,
      cgst: 0,
      sgst: 0,
      igst: 4_561,
    });
  });

  it("adds up to the price at every amount, to the paisa (MONEY-06)", () => {
    for (let total = 1; total <= 20_000; total += 1)
      for (const isWithinState of [true, false]) {
        const { taxable, cgst, sgst, igst } = gstWithin(total, isWithinState);
        if (taxable + cgst + sgst + igst !== total || taxable < 0)
          throw new Error(`${total} doesn't add up.`);
      }
  });

  it("of parts that go back is that of the whole (MONEY-06)", () => {
    const parts = [100, 33, 7_000, 72_767];
    let before = 0;
    const sum = { total: 0, taxable: 0, cgst: 0, sgst: 0, igst: 0 };
    for (const part of parts) {
      const made = gstOfNext(before, part, true);
      for (const key of ["total", "taxable", "cgst", "sgst", "igst"] as const) sum[key] += made[key];
      before += part;
    }
    expect(sum).toEqual(gstWithin(79_900, true));
  });
});

it("a financial year begins on 1 April in India (MONEY-05)", () => {
  expect(financialYear(new Date("2026-03-31T18:29:59Z"))).toBe("25-26");
  expect(financialYear(new Date("2026-03-31T18:30:00Z"))).toBe("26-27");
  expect(financialYear(new Date("2099-12-31T00:00:00Z"))).toBe("99-00");
});

it("an amount stands in words too", () => {
  expect(rupeesInWords(589_882)).toBe(
    "Rupees five thousand eight hundred ninety-eight and eighty-two paise only",
  );
  expect(rupeesInWords(12_345_678_00)).toBe(
    "Rupees one crore twenty-three lakh forty-five thousand six hundred seventy-eight only",
  );
});
