import { registerEnumType } from "type-graphql";

/** PLAN-08: what a plan can have. The code is stored and asked for; what people read stands with the screens. */
export enum PlanFeature {
  VIEW_LISTINGS = "view-listings",
  BASIC_TEMPLATES = "basic-templates",
  BASIC_SEARCH = "basic-search",
  PROFESSIONAL_TEMPLATES = "professional-templates",
  ADVANCED_FILTERS = "advanced-filters",
  PRIORITY_PROCESSING = "priority-processing",
}

registerEnumType(PlanFeature, {
  name: "PlanFeature",
  description: "Something that a plan can have. The codes stay; a client puts its own words to them.",
  valuesConfig: {
    VIEW_LISTINGS: { description: "'View listings': open jobs can be read." },
    BASIC_TEMPLATES: { description: "'Basic templates': a resume can be printed, in a few templates." },
    BASIC_SEARCH: { description: "'Basic search': by text, type, place, date, work mode and experience." },
    PROFESSIONAL_TEMPLATES: { description: "'Professional templates': there is room for more templates." },
    ADVANCED_FILTERS: {
      description: "'Advanced filters': search by skills, verified companies and companies that reply.",
    },
    PRIORITY_PROCESSING: {
      description: "'Priority processing': companies see the applications before those of other plans.",
    },
  },
});
