import { formatsIn } from "../../../shared/language/formats";
import { defineWords } from "../../../shared/words";

const format = formatsIn("en");
const cards = (count: number) => `${format.count(count)} ${count === 1 ? "scorecard" : "scorecards"}`;

/** Marks by criteria, for a company alone. */
export const scorecardsWords = defineWords("scorecards", {
  en: {
    title: "Scorecards",
    hint: "Only your company's members read these. You see what others found once you have given yours.",
    summary: (count: number, average: number | null) =>
      average === null ? cards(count) : `${cards(count)}, average ${average.toFixed(1)} of 5`,
    figure: (average: number) => average.toFixed(1),
    nobody: "A member of your company",
    own: "You",
    averageOf: (average: number) => `${average.toFixed(1)} of 5`,
    markOf: (mark: number | null) => (mark === null ? "Not asked" : `${format.count(mark)} of 5`),
    hidden: "Hidden until you give yours.",
    notAsked: "Not asked",
    scale: "1 is poor, 5 is excellent.",
    remark: "A short word",
    remarkTooLong: "A short word has up to 500 characters.",
    give: "Give scorecard",
    giving: "Giving...",
    change: "Change my scorecard",
    cancel: "Cancel",
    noMark: "Give one mark at least.",
    given: "Scorecard given.",
    failed: "The scorecard could not be given. Please try again.",
    criteriaChanged: "The job's criteria have changed meanwhile. Please mark by the new ones.",
    unsaved: "Your scorecard is not given yet.",
    gave: "Scorecard",
    time: (at: string) => format.dateTime(at),

    criteria: {
      title: "Scorecard criteria",
      hint: "Your team marks each candidate from 1 to 5 by these. Applicants never see them.",
      none: "No criteria yet. Name what your team should look at, such as stitching or punctuality.",
      name: "Name criteria",
      change: "Change criteria",
      label: "Criteria",
      labelHint: "One on each line, up to eight. Scorecards that were given keep theirs.",
      save: "Save",
      saving: "Saving...",
      cancel: "Cancel",
      saved: "Criteria saved.",
      failed: "The criteria could not be saved. Please try again.",
      tooMany: "Name up to eight criteria.",
      tooLong: "A criterion has up to 60 characters.",
      twice: "Name each criterion once.",
      unsaved: "The criteria are not saved yet.",
    },
  },
});
