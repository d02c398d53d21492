import { registerEnumType } from "type-graphql";

export enum PayUnit {
  YEAR = "year",
  MONTH = "month",
  DAY = "day",
}

registerEnumType(PayUnit, {
  name: "PayUnit",
  description: "What an amount of pay is for.",
  valuesConfig: {
    YEAR: { description: "A year." },
    MONTH: { description: "A month." },
    DAY: { description: "A working day." },
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
    OTHER_UNIT: { description: "'₹200 an hour': pay by the hour or week can't be compared." },
    OTHER_MONEY: { description: "'$2000 a month': other money than rupees." },
    UNLIKELY: { description: "'8 a year': too little or too much to be right." },
  },
});
