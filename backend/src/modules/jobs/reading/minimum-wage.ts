import type { PayFigures } from "./pay";
import { PayUnit } from "./pay.enums";

/**
 * The national floor level minimum wage: rupees a day, since June 2017 (Government of India, Ministry of Labour and
 * Employment). It binds no state. States fix wages of their own, most of them far higher and twice a year; docs/jobs.md
 * tells what an operator should put in its place.
 */
export const MINIMUM_WAGE = { rupeesADay: 176, since: "June 2017", of: "India" } as const;

/** As the rules of the Minimum Wages Act count a month, and a working day of eight hours. */
const DAYS_A_MONTH = 26;
const HOURS_A_DAY = 8;

const IN_UNIT: Record<PayUnit, number> = {
  [PayUnit.YEAR]: MINIMUM_WAGE.rupeesADay * DAYS_A_MONTH * 12,
  [PayUnit.MONTH]: MINIMUM_WAGE.rupeesADay * DAYS_A_MONTH,
  [PayUnit.DAY]: MINIMUM_WAGE.rupeesADay,
  [PayUnit.HOUR]: MINIMUM_WAGE.rupeesADay / HOURS_A_DAY,
};

/** The lowest wage by law in the unit of this pay, where even the most of it lies below; else null. */
export const minimumWageAbove = ({ max, unit }: PayFigures): number | null =>
  max < IN_UNIT[unit] ? IN_UNIT[unit] : null;
