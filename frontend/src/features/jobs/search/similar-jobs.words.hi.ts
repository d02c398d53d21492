import type { Translated } from "../../../shared/words";
import type { similarJobsWords } from "./similar-jobs.words";

export const words: Translated<typeof similarJobsWords> = {
  similarJobs: "ऐसी ही और नौकरियाँ",
};
