import { BadInputError } from "../../../errors/errors";
import { paragraphs } from "../../../text/text.rules";
import { ImportNotes, JsonPart } from "./json-part";
import { JsonMistake, type JsonNode, type ObjectNode, readJson } from "./json-reader";
import {
  type EducationEntry,
  type ExperienceEntry,
  type ResumeContent,
  ResumeTemplate,
  type Skills,
} from "../content/resume-content";
import type { ResumeImportNote } from "./resume-import-note";
import { FIELDS, SKILL_GROUPS } from "./resume-json";
import { texts, tidied } from "../content/resume.rules";

/** What a document says; the theme is null where it names no template of ours. */
export interface ReadResume {
  title: string;
  theme: { template: ResumeTemplate; line: number } | null;
  content: ResumeContent;
  notes: ResumeImportNote[];
}

/** More than a resume of the greatest size takes as indented JSON, and less than a request may have. */
const MAX_IMPORT_BYTES = 92 * 1024;

/**
 * Reads a JSON Resume 1.0 document, with the commonest liberties that people take with it, and notes whatever it
 * can't take.
 * @throws BadInputError RESUME_TOO_LARGE, RESUME_JSON_INVALID with the line
 */
export function readJsonResume(json: string): ReadResume {
  if (Buffer.byteLength(json) > MAX_IMPORT_BYTES)
    throw new BadInputError(
      "RESUME_TOO_LARGE",
      `A file to import has at most ${MAX_IMPORT_BYTES / 1024} kB.`,
    );
  const notes = new ImportNotes();
  const root = new JsonPart(rootOf(json), "", notes);
  const basics = root.part("basics");
  const title = basics?.text("label", texts.title) ?? "";
  const content = tidied({
    basicInfo: readBasics(basics),
    experience: root.parts("work").map(readWork),
    education: root.parts("education").map(readEducation),
    skills: readSkills(root),
  });
  const meta = root.part("meta");
  const theme = readTheme(meta);
  meta?.leave("version", "lastModified", "canonical");
  root.leave("$schema");
  root.close();
  return {
    title: title || titleFrom(content),
    theme,
    content,
    notes: notes.inOrder(),
  };
}

/** The first position, where it is no longer than a title may be. */
function titleFrom({ experience }: ResumeContent): string {
  const { success, data } = texts.title.safeParse(experience[0]?.position);
  return success ? data : "";
}

const SECTIONS = ["basics", "work", "education", "skills", "languages"];

function rootOf(json: string): ObjectNode {
  const root = parsed(json);
  if (root.kind !== "object" || !SECTIONS.some((section) => root.members.has(section)))
    throw invalid("This is no JSON Resume: it needs at least one of basics, work, education and skills.", 1);
  return root;
}

function parsed(json: string): JsonNode {
  try {
    return readJson(json);
  } catch (error) {
    if (error instanceof JsonMistake) throw invalid(`This is no valid JSON. ${error.message}`, error.line);
    throw error;
  }
}

const invalid = (message: string, line: number) =>
  new BadInputError("RESUME_JSON_INVALID", `${message} (Line ${line})`, [{ field: `line ${line}`, message }]);

function readBasics(basics: JsonPart | null): ResumeContent["basicInfo"] {
  const text = (name: "fullName" | "email" | "phone" | "summary") =>
    basics?.text(FIELDS.basics[name], texts[name]) ?? "";
  return {
    fullName: text("fullName"),
    email: text("email"),
    phone: text("phone"),
    location: readPlace(basics),
    summary: text("summary"),
  };
}

const INDIA = "IN";
/** JSON Resume allows it several lines. */
const ADDRESS = paragraphs(500);

/** An address as one line; the portal's own country goes without saying. */
function readPlace(basics: JsonPart | null): string {
  if (typeof basics?.peek("location") === "string") return basics.text("location", texts.location);
  const place = basics?.part("location");
  if (!place) return "";
  if (place.peek("countryCode") === INDIA) place.leave("countryCode");
  const parts = ["address", "city", "postalCode", "region"].map((name) => place.text(name, ADDRESS));
  const line = parts
    .filter(Boolean)
    .join(", ")
    .replace(/\s*\n\s*/g, ", ");
  const { error } = texts.location.safeParse(line);
  if (!error) return line;
  basics?.note("location", error.issues[0]?.message ?? "");
  return "";
}

const NOW = /^(?:present|current|now|ongoing|till date)$/i;

/** A job without an end is the present one (JSON Resume's rule), unless it says otherwise. */
function readWork(work: JsonPart): ExperienceEntry {
  const company = work.text("name", texts.name) || work.text("company", texts.name);
  const saysNow = NOW.test(String(work.peek("endDate")));
  if (saysNow) work.leave("endDate");
  const hasEnd = Boolean(work.peek("endDate"));
  const saysOver = work.peek("isCurrent") === false;
  work.leave("isCurrent");
  const endDate = work.date("endDate");
  return {
    company,
    position: work.text("position", texts.name),
    location: work.text("location", texts.location),
    startDate: work.date("startDate"),
    endDate,
    isCurrent: saysNow || (!hasEnd && !saysOver),
    description: readDescription(work),
  };
}

/** The description, and below it the highlights, a line each. */
function readDescription(work: JsonPart): string {
  const summary = work.text("summary", texts.description);
  const highlights = work.texts("highlights", texts.description).filter(Boolean);
  const lines = [summary, ...highlights.map((text) => `• ${text}`)].filter(Boolean).join("\n");
  const { error } = texts.description.safeParse(lines);
  if (!error) return lines;
  work.note("highlights", `together with the summary ${error.issues[0]?.message ?? ""}`);
  return summary;
}

function readEducation(education: JsonPart): EducationEntry {
  const { school, degree, field, gpa } = FIELDS.education;
  return {
    school: education.text(school, texts.name),
    degree: education.text(degree, texts.name),
    field: education.text(field, texts.name),
    startDate: education.date("startDate"),
    endDate: education.date("endDate"),
    gpa: education.text(gpa, texts.gpa),
  };
}

const SOFT = /\b(?:soft|personal|interpersonal|people)\b/i;

function readSkills(root: JsonPart): Skills {
  const groups = root.each("skills", texts.skill, readGroup);
  return {
    technical: groups.flatMap(({ isSoft, skills }) => (isSoft ? [] : skills)),
    soft: groups.flatMap(({ isSoft, skills }) => (isSoft ? skills : [])),
    languages: root.each("languages", texts.skill, readLanguage),
  };
}

/** A group's name is a skill itself where it names none; where it is only a heading, it can't be kept. */
function readGroup(group: JsonPart | string): { isSoft: boolean; skills: string[] } {
  if (typeof group === "string") return { isSoft: false, skills: [group] };
  const skills = group.texts("keywords", texts.skill);
  const heading = group.peek("name") ?? "";
  const isSoft = typeof heading === "string" && SOFT.test(heading);
  if (skills.length === 0) return { isSoft: false, skills: [group.text("name", texts.skill)] };
  if (Object.values<unknown>(SKILL_GROUPS).includes(heading)) group.leave("name");
  else if (heading !== "") group.note("name", "is a heading of skills, which are kept without it");
  return { isSoft, skills };
}

function readLanguage(language: JsonPart | string): string {
  if (typeof language === "string") return language;
  const name = language.text("language", texts.skill);
  // Languages are kept with commas between them.
  const fluency = language.text("fluency", texts.skill).replaceAll(",", ";");
  const both = name && fluency ? `${name} (${fluency})` : name;
  return texts.skill.safeParse(both).success ? both : name;
}

const isTemplate = (text: string): text is ResumeTemplate =>
  Object.values<string>(ResumeTemplate).includes(text);

function readTheme(meta: JsonPart | null): ReadResume["theme"] {
  const template = meta?.peek("theme");
  if (!meta || typeof template !== "string" || !isTemplate(template)) return null;
  meta.leave("theme");
  return { template, line: meta.lineOf("theme") };
}
