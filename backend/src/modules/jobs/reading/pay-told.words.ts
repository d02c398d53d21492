import type { PayScale, PayUnit } from "./pay.enums";

/** What a headline's pay is told with in another language than English, whose words the headline has itself. */
export interface PayWords {
  notStated: string;
  unpaid: string;
  /** Behind an amount, with the space before it. */
  scales: Readonly<Record<PayScale, string>>;
  units: Readonly<Record<PayUnit, string>>;
  /** @param unit of `units` */
  told(amount: string, unit: string): string;
  /** @param told as `told` has it */
  atLeast(told: string): string;
  atMost(told: string): string;
}
