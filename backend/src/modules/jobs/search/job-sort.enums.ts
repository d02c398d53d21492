import { registerEnumType } from "type-graphql";

export enum JobSort {
  RELEVANCE = "relevance",
  NEWEST = "newest",
  PAY = "pay",
  NEAREST = "nearest",
}

registerEnumType(JobSort, {
  name: "JobSort",
  description: "The order of a list of jobs.",
  valuesConfig: {
    RELEVANCE: { description: "Best match of the words first, then newest." },
    NEWEST: { description: "Last posted first." },
    PAY: { description: "Highest yearly pay first; jobs whose pay is no figure last." },
    NEAREST: {
      description:
        "Nearest first, by whole kilometres, then newest; jobs from 100 kilometres on and those without a place last. Needs a point or a place.",
    },
  },
});
