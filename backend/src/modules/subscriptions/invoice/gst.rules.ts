import { indianDay } from "../../../time/indian-calendar";

/** GST on services of this kind, in percent: notification 11/2017-Central Tax (Rate), heading 9984. */
export const GST_PERCENT = 18;

/** What an amount is made of, in paise. */
export interface GstParts {
  total: number;
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
}

/**
 * MONEY-06: takes an amount apart that includes GST, in paise. Within a state the tax is two equal halves, CGST and
 * SGST (in some territories UTGST, `ownGstOf`); between states it is IGST. Each tax is rounded to a paisa, and the
 * taxable value is what is left.
 */
export function gstWithin(total: number, isWithinState: boolean): GstParts {
  const taxOf = (percent: number) => Math.round((total * percent) / (100 + GST_PERCENT));
  const half = isWithinState ? taxOf(GST_PERCENT / 2) : 0;
  const igst = isWithinState ? 0 : taxOf(GST_PERCENT);
  return { total, taxable: total - 2 * half - igst, cgst: half, sgst: half, igst };
}

/**
 * What one more part of an amount is made of, after others went back before: together they are what the whole is made
 * of, to the paisa.
 */
export function gstOfNext(before: number, next: number, isWithinState: boolean): GstParts {
  const [all, past] = [gstWithin(before + next, isWithinState), gstWithin(before, isWithinState)];
  return {
    total: all.total - past.total,
    taxable: all.taxable - past.taxable,
    cgst: all.cgst - past.cgst,
    sgst: all.sgst - past.sgst,
    igst: all.igst - past.igst,
  };
}

/** India's financial year, from April to March, such as 26-27. */
export function financialYear(at: Date): string {
  const [year = 0, month = 0] = indianDay(at).split("-").map(Number);
  const first = month >= 4 ? year : year - 1;
  return [first, first + 1].map((each) => String(each % 100).padStart(2, "0")).join("-");
}
