import { Field, Int, ObjectType } from "type-graphql";
import { PayBound, PayKind, PayScale, PayUnit } from "./pay.enums";
import { payRemarks, payTold } from "./pay-headline";

@ObjectType({ description: "Pay as the employer typed it, and what the portal understood of it." })
export class Pay {
  @Field({
    description:
      "Pay in the one form that readers see: '₹4–6 LPA', '₹25,000 a month', 'Up to ₹150 an hour', 'Unpaid', 'Not stated'. `kind`, `amount`, `scale`, `unit` and `bound` are its parts, for words in another language.",
  })
  headline: string;

  @Field(() => PayKind, { description: "What the job says of its pay." })
  kind: PayKind;

  @Field(() => String, {
    nullable: true,
    description: "The headline's figures: '₹4–6', '₹25,000'; null where none were read.",
  })
  amount: string | null;

  @Field(() => PayScale, { nullable: true, description: "What `amount` counts; null where there is none." })
  scale: PayScale | null;

  @Field(() => [String], {
    description: "What the text says beside the headline: 'plus incentives', 'in hand', 'CTC'.",
  })
  remarks: string[];

  @Field({ description: "As typed, such as '₹8–12 LPA'." })
  text: string;

  @Field(() => Int, {
    nullable: true,
    description: "Least, in rupees per unit; null where the text is no figure.",
  })
  min: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "Most, in rupees per unit; null where the text is no figure.",
  })
  max: number | null;

  @Field(() => PayUnit, { nullable: true, description: "What min and max are for." })
  unit: PayUnit | null;

  @Field(() => PayBound, {
    nullable: true,
    description: "Which end min and max are, where the text names one; null for a range and for fixed pay.",
  })
  bound: PayBound | null;

  @Field(() => Int, {
    nullable: true,
    description: "Least, in rupees a year: what filters compare. Null for pay by the hour.",
  })
  yearlyMin: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "Most, in rupees a year: what filters compare. Null for pay by the hour.",
  })
  yearlyMax: number | null;
}

/** A job's columns about its pay. */
interface PayColumns {
  payText: string;
  payMin: number | null;
  payMax: number | null;
  payUnit: PayUnit | null;
  payYearlyMin: number | null;
  payYearlyMax: number | null;
}

/** The pay of a job's columns. Each part is read when it is asked for: lists ask for one or two. */
export const payOf = (job: PayColumns): Pay => new PayOfJob(job);

class PayOfJob implements Pay {
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
    return this.told.bound;
  }

  private get told() {
    return payTold(this.text, this);
  }
}
