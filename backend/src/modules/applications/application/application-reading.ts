import type { EntityManager } from "typeorm";
import { createPause } from "../../../threads/pause";
import { placeLine } from "../../resumes/json/resume-json";
import { MATCH_VERSION, matchOf } from "../match/match";
import { factsOf } from "../match/seeker-facts";
import { type SentColumns, sentColumnsOf } from "../match/sent-facts";
import type { Application } from "./application.entity";
import { MASK, maskedText } from "./contact";

/** So many applications at a time that no statement runs long. */
const AT_ONCE = 500;

type Frozen = Pick<Application, "job" | "profile" | "career" | "appliedAt">;
type ReadColumns = Pick<Application, "match" | "matchScore" | "matchVersion" | "sentWords"> & SentColumns;

/** What the portal reads from an application as it was sent: the match, and what candidates are chosen by. */
export function readColumnsOf({ job, profile, career, appliedAt }: Frozen): ReadColumns {
  const match = matchOf(job, factsOf([profile], appliedAt, career));
  return {
    ...{ match, matchScore: match.score, matchVersion: match.version },
    sentWords: sentWordsOf({ profile, career }),
    ...sentColumnsOf({ profile, career, appliedAt }),
  };
}

/**
 * Reads anew, from what was kept at applying, the applications that another rule has read or none. Each batch is
 * written by itself, so that whoever stops in the middle goes on there.
 * @returns a line where there were any
 */
export async function readOutdatedApplications(manager: Pick<EntityManager, "query">): Promise<string[]> {
  const pause = createPause();
  let read = 0;
  for (let found = AT_ONCE; found === AT_ONCE;) {
    const outdated = await manager.query<(Frozen & { id: string })[]>(
      `select id, job, profile, career, applied_at as "appliedAt" from applications
       where (match_version < $1 or match_version > $1 or match_version is null)
         and applicant_id is not null order by id limit $2`,
      [MATCH_VERSION, AT_ONCE],
    );
    const rows = [];
    for (const application of outdated) {
      await pause();
      rows.push({ id: application.id, ...readColumnsOf(application) });
    }
    await manager.query(STORING, [JSON.stringify(rows)]);
    found = outdated.length;
    read += found;
  }
  return read === 0 ? [] : [`applications: ${read} matched and read anew`];
}

/** Whoever deletes their account meanwhile leaves nothing to be read. */
const STORING = `
  update applications set match = read.match, match_score = read."matchScore", match_version = read."matchVersion",
    experience_months = read."experienceMonths", city_id = read."cityId",
    expected_yearly_pay = read."expectedYearlyPay", notice_period_days = read."noticePeriodDays",
    education_level = read."educationLevel", sent_words = read."sentWords"
  from jsonb_to_recordset($1::jsonb) as read (
    id uuid, match jsonb, "matchScore" int, "matchVersion" int, "experienceMonths" int, "cityId" int,
    "expectedYearlyPay" int, "noticePeriodDays" int, "educationLevel" int, "sentWords" text
  )
  where applications.id = read.id and applications.applicant_id is not null`;

/** More is no resume. */
const MAX_WORDS = 1_500;

/**
 * The words of what was sent that candidates are searched by (CAND-06), each once and in small letters. They have no
 * contact, which is open to few, and neither pay nor what helps at work, which nobody should be chosen by.
 */
function sentWordsOf({ profile, career }: Pick<Frozen, "profile" | "career">): string {
  const { basics, work = [], education = [], skills = [], languages = [] } = profile;
  const { headline, currentTitle, currentEmployer, skills: known, languages: spoken } = career ?? {};
  const texts = [
    ...[basics.label, basics.summary, placeLine(basics.location), headline, currentTitle, currentEmployer],
    ...work.flatMap(({ name, position, location, summary }) => [name, position, location, summary]),
    ...work.flatMap(({ highlights }) => highlights ?? []),
    ...education.flatMap(({ institution, studyType, area }) => [institution, studyType, area]),
    ...skills.flatMap(({ name, keywords }) => (keywords?.length ? keywords : [name])),
    ...languages.map(({ language }) => language),
    ...addedTexts(profile),
    ...[...(known ?? []), ...(spoken ?? [])].map(({ name }) => name),
  ];
  const words = texts.flatMap((text) => (text ? wordsIn(text) : []));
  return [...new Set(words)].slice(0, MAX_WORDS).join(" ");
}

/** Sections that tell what somebody has done; references tell of others. */
const ADDED = ["projects", "certificates", "awards", "volunteer", "publications"] as const;

const addedTexts = (profile: Frozen["profile"]): string[] =>
  ADDED.flatMap((list) => profile[list] ?? [])
    .flatMap((entry) => Object.entries(entry))
    .flatMap(([name, text]) => (name === "url" ? [] : text));

/** Between blanks, without the signs around them: "(MS-Excel," is ms-excel, and "C++" stays. */
const wordsIn = (text: string): string[] =>
  maskedText(text)
    .replaceAll(MASK, " ")
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}+#]+$/gu, ""))
    .filter(Boolean);
