import { registerEnumType } from "type-graphql";

export enum PayUnit {
  YEAR = "year",
  MONTH = "month",
  DAY = "day",
  HOUR = "hour",
}

registerEnumType(PayUnit, {
  name: "PayUnit",
  description: "What an amount of pay is for.",
  valuesConfig: {
    YEAR: { description: "A year." },
    MONTH: { description: "A month." },
    DAY: { description: "A working day." },
    HOUR: { description: "An hour; not compared by the year." },
  },
});

export enum PayBound {
  AT_LEAST = "at-least",
  AT_MOST = "at-most",
}

registerEnumType(PayBound, {
  name: "PayBound",
  description: "Which end of the pay a single figure is, where the employer leaves the other open.",
  valuesConfig: {
    AT_LEAST: { description: "'From ₹20,000 a month': it may be more." },
    AT_MOST: { description: "'Up to 5 LPA': it may be less." },
  },
});

/** What a job says of its pay. */
export enum PayKind {
  STATED = "stated",
  UNPAID = "unpaid",
  NOT_STATED = "not-stated",
  AS_TYPED = "as-typed",
}

registerEnumType(PayKind, {
  name: "PayKind",
  description: "What a job says of its pay.",
  valuesConfig: {
    STATED: { description: "Figures that the portal reads." },
    UNPAID: { description: "That there is none, such as in some internships." },
    NOT_STATED: { description: "Nothing, or 'Negotiable': no figure stands in it." },
    AS_TYPED: { description: "Figures that the portal can't read: its headline is what was typed." },
  },
});

/** In which numbers a headline counts. */
export enum PayScale {
  RUPEE = "rupee",
  LAKH = "lakh",
  CRORE = "crore",
}

registerEnumType(PayScale, {
  name: "PayScale",
  description: "In which numbers a headline of pay counts.",
  valuesConfig: {
    RUPEE: { description: "'₹25,000 a month'." },
    LAKH: { description: "'₹4–6 LPA': hundred thousands a year." },
    CRORE: { description: "'₹1.2 crore a year': ten millions." },
  },
});

/** Why no figure can be read in a text about pay. */
export enum PayObstacle {
  NO_FIGURE = "no-figure",
  SEVERAL_FIGURES = "several-figures",
  WRONG_WAY_ROUND = "wrong-way-round",
  NO_UNIT = "no-unit",
  OTHER_UNIT = "other-unit",
  OTHER_MONEY = "other-money",
  UNLIKELY = "unlikely",
}

registerEnumType(PayObstacle, {
  name: "PayObstacle",
  description: "Why no figure can be read in a text about pay.",
  valuesConfig: {
    NO_FIGURE: { description: "'Negotiable': there is none in it." },
    SEVERAL_FIGURES: { description: "'15000 or 20000 a month': none of them is marked as the pay." },
    WRONG_WAY_ROUND: { description: "'12 to 8 lakh': the first figure is above the second." },
    NO_UNIT: { description: "'18000 + petrol': neither a day, a month nor a year." },
    OTHER_UNIT: { description: "'₹2,000 a week': a unit that can't be compared." },
    OTHER_MONEY: { description: "'$2000 a month': other money than rupees." },
    UNLIKELY: { description: "'8 a year': too little or too much to be right." },
  },
});
