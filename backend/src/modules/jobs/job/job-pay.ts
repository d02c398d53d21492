import { payBoundOf, type PayFigures } from "../reading/pay";
import { type PayHeadline, payHeadline, payRemarks } from "../reading/pay-headline";
import type { Job, Pay } from "./job.entity";

type PayColumns = Pick<Job, "payText" | "payMin" | "payMax" | "payUnit" | "payYearlyMin" | "payYearlyMax">;

/** The pay of a job's columns. Each part is read when it is asked for: lists ask for one or two. */
export const payOf = (job: PayColumns): Pay => new PayOfJob(job);

class PayOfJob implements Pay {
  private read: PayHeadline | undefined;

  constructor(private readonly job: PayColumns) {}

  get text() {
    return this.job.payText;
  }

  get min() {
    return this.job.payMin;
  }

  get max() {
    return this.job.payMax;
  }

  get unit() {
    return this.job.payUnit;
  }

  get yearlyMin() {
    return this.job.payYearlyMin;
  }

  get yearlyMax() {
    return this.job.payYearlyMax;
  }

  get headline() {
    return this.told.headline;
  }

  get kind() {
    return this.told.kind;
  }

  get amount() {
    return this.told.amount;
  }

  get scale() {
    return this.told.scale;
  }

  get remarks() {
    return payRemarks(this.text, this.kind);
  }

  get bound() {
    const { figures } = this;
    return figures && payBoundOf(this.text, figures);
  }

  private get told(): PayHeadline {
    return (this.read ??= payHeadline(this.text, this.figures));
  }

  private get figures(): Pick<PayFigures, "min" | "max" | "unit"> | null {
    const { min, max, unit } = this;
    return min === null || max === null || unit === null ? null : { min, max, unit };
  }
}
