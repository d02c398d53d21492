import { Education } from "../../jobs/job/job.enums";

/** From the lowest to the highest, in the order in which the portal's forms name them. */
const LEVELS: Readonly<Record<Education, number>> = {
  [Education.ANY]: 0,
  [Education.TENTH]: 1,
  [Education.TWELFTH]: 2,
  [Education.ITI]: 3,
  [Education.DIPLOMA]: 4,
  [Education.GRADUATE]: 5,
  [Education.POSTGRADUATE]: 6,
};

/** How high an education is; 0: none in particular. */
export const levelOf = (education: Education): number => LEVELS[education];

export const EDUCATION_NAMES: Readonly<Record<Education, string>> = {
  [Education.ANY]: "Any education",
  [Education.TENTH]: "10th pass",
  [Education.TWELFTH]: "12th pass",
  [Education.ITI]: "ITI",
  [Education.DIPLOMA]: "Diploma",
  [Education.GRADUATE]: "Graduate",
  [Education.POSTGRADUATE]: "Postgraduate",
};
