import { type Locale, SPOKEN, wholeLocaleOf } from "./locale";
import { NO_JOB_PATHS, paths } from "./paths";

/** Screens on a job seeker's way, which all languages speak (LANG-14); beside them, those of one job and of topics. */
const SCREENS: readonly string[] = [
  paths.home,
  paths.signIn,
  paths.login,
  paths.phoneSignIn,
  paths.signUp,
  paths.resetPassword,
  paths.unauthorized,
  paths.jobs,
  paths.jobSearch,
  paths.alerts,
  paths.myApplications,
  paths.mySavedJobs,
];

const JOB_OR_TOPIC = /^\/jobs\/(in\/[^/]+|for\/[^/]+(\/in\/[^/]+)?|[^/]+)$/;

/** @param path without the part that says the language */
const isOnSeekersWay = (path: string): boolean =>
  SCREENS.includes(path) || (JOB_OR_TOPIC.test(path) && !NO_JOB_PATHS.includes(path));

/** The language that a screen speaks to readers of another: their own, or English where it has no words (LANG-15). */
export const localeAt = (path: string, locale: Locale): Locale =>
  SPOKEN[locale].isWhole || isOnSeekersWay(path) ? locale : wholeLocaleOf(locale);
