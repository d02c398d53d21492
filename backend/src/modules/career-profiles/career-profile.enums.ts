import { registerEnumType } from "type-graphql";

/** Who sees a group of a career profile's fields. */
export enum CareerAudience {
  PRIVATE = "private",
  APPLYING = "applying",
  OPEN = "open",
}

registerEnumType(CareerAudience, {
  name: "CareerAudience",
  description: "Who sees a group of a career profile's fields.",
  valuesConfig: {
    PRIVATE: { description: "Nobody but the person." },
    APPLYING: { description: "Companies that they apply to." },
    OPEN: { description: "The same, and companies that look for people where the person lets them." },
  },
});

/** How well somebody speaks a language. */
export enum LanguageLevel {
  BASIC = "basic",
  GOOD = "good",
  FLUENT = "fluent",
  NATIVE = "native",
}

registerEnumType(LanguageLevel, {
  name: "LanguageLevel",
  description: "How well somebody speaks a language.",
  valuesConfig: {
    BASIC: { description: "A few sentences." },
    GOOD: { description: "Enough to work in it." },
    FLUENT: { description: "Without effort." },
    NATIVE: { description: "The mother tongue." },
  },
});

/** What a licence of India lets one drive (Motor Vehicles Act, 1988, section 10). */
export enum DrivingLicence {
  TWO_WHEELER = "two-wheeler",
  LIGHT_VEHICLE = "light-vehicle",
  TRANSPORT_VEHICLE = "transport-vehicle",
}

registerEnumType(DrivingLicence, {
  name: "DrivingLicence",
  description: "What a driving licence of India is for.",
  valuesConfig: {
    TWO_WHEELER: { description: "Motorcycles, with gear or without." },
    LIGHT_VEHICLE: { description: "Cars and other light motor vehicles." },
    TRANSPORT_VEHICLE: { description: "Vehicles that carry goods or passengers for pay." },
  },
});
