import { JOB_TYPES } from "../job/job-type";
import type { ChoiceGroup } from "./ChoiceFilter";
import { EDUCATIONS, ENGLISH_LEVELS, POSTED_DAYS, SHIFTS, WITHIN_KM, WORK_MODES } from "./filter-choices";
import type { JobSearch } from "./job-search";
import type { jobSearchWords } from "./job-search.words";

type Words = (typeof jobSearchWords)["en"];
type Asked = Pick<
  JobSearch,
  "type" | "near" | "within" | "posted" | "mode" | "education" | "shift" | "english"
>;

/** The choice of nothing, and one for each value. */
function choices<Value extends string | number>(
  any: { label: string; changes: Partial<JobSearch> },
  values: readonly Value[],
  choiceOf: (value: Value) => { label: string; changes: Partial<JobSearch> },
): ChoiceGroup["choices"] {
  return [{ value: "", ...any }, ...values.map((value) => ({ value: String(value), ...choiceOf(value) }))];
}

export const typeGroup = ({ type }: Asked, words: Words): ChoiceGroup => ({
  label: words.jobType,
  value: type,
  choices: choices({ label: words.allTypes, changes: { type: "" } }, JOB_TYPES, (name) => ({
    label: words.types[name],
    changes: { type: name },
  })),
});

/** Without a distance a named place is meant alone, which has fewer jobs than a few kilometres around it. */
export const distanceGroup = ({ near, within }: Asked, words: Words): ChoiceGroup => ({
  label: words.distance,
  value: within?.toString() ?? "",
  choices: choices(
    { label: near ? words.anyDistance : words.placeAlone, changes: { within: null } },
    WITHIN_KM,
    (km) => ({
      label: words.km(km),
      changes: { within: km },
    }),
  ),
});

export const postedGroup = ({ posted }: Asked, words: Words): ChoiceGroup => ({
  label: words.posted,
  value: posted?.toString() ?? "",
  choices: choices({ label: words.anyTime, changes: { posted: null } }, POSTED_DAYS, (days) => ({
    label: words.postedWithin[days],
    changes: { posted: days },
  })),
});

export const modeGroup = ({ mode }: Asked, words: Words): ChoiceGroup => ({
  label: words.workMode,
  value: mode,
  choices: choices({ label: words.anyMode, changes: { mode: "" } }, WORK_MODES, (name) => ({
    label: words.modes[name],
    changes: { mode: name },
  })),
});

/** What the seeker has finished, the hours of work, and the English they have. */
export const personGroups = ({ education, shift, english }: Asked, words: Words): ChoiceGroup[] => [
  {
    label: words.yourEducation,
    value: education,
    choices: choices({ label: words.any, changes: { education: "" } }, EDUCATIONS, (name) => ({
      label: words.educations[name],
      changes: { education: name },
    })),
  },
  {
    label: words.shift,
    value: shift,
    choices: choices({ label: words.any, changes: { shift: "" } }, SHIFTS, (name) => ({
      label: words.shifts[name],
      changes: { shift: name },
    })),
  },
  {
    label: words.yourEnglish,
    value: english,
    choices: choices({ label: words.any, changes: { english: "" } }, ENGLISH_LEVELS, (name) => ({
      label: words.english[name],
      changes: { english: name },
    })),
  },
];
