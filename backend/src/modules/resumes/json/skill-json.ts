import { texts } from "../content/resume.rules";
import type { KeptParts, Skills } from "../content/resume-content";

export interface JsonSkill {
  name?: string;
  level?: string;
  keywords?: string[];
}

/** The names of the two groups of skills. */
const SKILL_GROUPS = { technical: "Technical skills", soft: "Soft skills" } as const;

export function groupsOf(skills: Skills, { hasBareSkills }: KeptParts): JsonSkill[] {
  const group = (name: "technical" | "soft") =>
    skills[name].length > 0 ? [{ name: SKILL_GROUPS[name], keywords: skills[name] }] : [];
  const technical = hasBareSkills ? skills.technical.map((name) => ({ name })) : group("technical");
  return [...technical, ...group("soft")];
}

type StepSkills = Pick<Skills, "technical" | "soft">;

/**
 * Skills as a document has them: our two groups, and what has neither level nor group, are the step's; the rest is a
 * section.
 */
export function skillsOf(skills: readonly JsonSkill[]): {
  steps: StepSkills;
  groups: JsonSkill[];
  hasBareSkills: boolean;
} {
  const isOf = (group: keyof StepSkills) => (skill: JsonSkill) =>
    skill.name === SKILL_GROUPS[group] && !skill.level && hasKeywords(skill);
  const [technical, soft] = [skills.filter(isOf("technical")), skills.filter(isOf("soft"))];
  const others = skills.filter((skill) => !technical.includes(skill) && !soft.includes(skill));
  const hasBareSkills = others.length > 0 && technical.length === 0 && others.every(isBare);
  const wordsOf = (groups: readonly JsonSkill[]) => groups.flatMap(({ keywords = [] }) => keywords);
  return {
    steps: {
      technical: hasBareSkills ? others.map(({ name = "" }) => name) : wordsOf(technical),
      soft: wordsOf(soft),
    },
    groups: hasBareSkills ? [] : others,
    hasBareSkills,
  };
}

const hasKeywords = ({ keywords = [] }: JsonSkill) => keywords.length > 0;
/** One with a comma would become two in the step, and one that is too long has no place there. */
const isBare = (skill: JsonSkill) =>
  !skill.level &&
  !hasKeywords(skill) &&
  texts.skill
    .min(1)
    .regex(/^[^,]*$/)
    .safeParse(skill.name).success;
