import {
  ADDED_SECTIONS,
  type AddedSectionKind,
  RESUME_SECTION_KINDS,
  sectionOf,
  WEBSITE,
} from "@job-portal/protocol/resume-sections";
import { z } from "zod";
import { BadInputError } from "../../../errors/errors";
import { paragraphs } from "../../../text/text.rules";
import { ImportNotes, JsonPart } from "./json-part";
import { JsonMistake, type JsonNode, type ObjectNode, readJson } from "./json-reader";
import {
  type EducationEntry,
  type ExperienceEntry,
  type JsonPlace,
  type KeptParts,
  type ResumeContent,
  type ResumeSectionContent,
  ResumeTemplate,
} from "../content/resume-content";
import type { ResumeImportNote } from "./resume-import-note";
import { FIELDS, languageText, placeLine } from "./resume-json";
import { texts, tidied } from "../content/resume.rules";
import { emptyEntry, isFilled, sectionTexts } from "../content/section.rules";
import { entryFrom, type EntrySource, inOrder, joinedDescription, kindsOfLists } from "./section-json";
import { type JsonSkill, skillsOf } from "./skill-json";

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
 * can't take (JRES-01).
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
  const kept: KeptParts = {};
  const basicInfo = readBasics(basics, kept);
  const { steps, groups, hasBareSkills } = skillsOf(readSkills(root));
  if (hasBareSkills) kept.hasBareSkills = true;
  const meta = root.part("meta");
  const sections = readSections({ root, basics, groups, meta });
  const content = tidied({
    basicInfo,
    experience: root.parts("work").map(readWork),
    education: root.parts("education").map(readEducation),
    skills: { ...steps, languages: root.each("languages", texts.skill, readLanguage) },
    ...(sections.length > 0 && { sections }),
  });
  const theme = readTheme(meta);
  const canonical = meta?.text("canonical", texts.address);
  if (canonical) kept.canonical = canonical;
  meta?.leave("version", "lastModified");
  root.leave("$schema");
  root.close();
  return {
    title: title || titleFrom(content),
    theme,
    content: { ...content, ...(Object.keys(kept).length > 0 && { kept }) },
    notes: notes.inOrder(),
  };
}

/** The first position, where it is no longer than a title may be. */
function titleFrom({ experience }: ResumeContent): string {
  const { success, data } = texts.title.safeParse(experience[0]?.position);
  return success ? data : "";
}

const PARTS = [
  ...["basics", "work", "education", "skills", "languages"],
  ...ADDED_SECTIONS.map((kind) => sectionOf(kind).list),
];

function rootOf(json: string): ObjectNode {
  const root = parsed(json);
  if (root.kind !== "object" || !PARTS.some((part) => root.members.has(part)))
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

function readBasics(basics: JsonPart | null, kept: KeptParts): ResumeContent["basicInfo"] {
  const text = (name: "fullName" | "email" | "phone" | "summary") =>
    basics?.text(FIELDS.basics[name], texts[name]) ?? "";
  const image = basics?.text("image", texts.address);
  if (image) kept.image = image;
  return {
    fullName: text("fullName"),
    email: text("email"),
    phone: text("phone"),
    location: readPlace(basics, kept),
    summary: text("summary"),
  };
}

/** JSON Resume allows it several lines. */
const ADDRESS = paragraphs(500);
const PLACE_PARTS = ["address", "city", "postalCode", "region", "countryCode"] as const;

/** An address as one line. Its parts are kept where the line alone would not give them back. */
function readPlace(basics: JsonPart | null, kept: KeptParts): string {
  if (typeof basics?.peek("location") === "string") return basics.text("location", texts.location);
  const part = basics?.part("location");
  if (!part) return "";
  const place: JsonPlace = {};
  for (const name of PLACE_PARTS) {
    const text = part.text(name, ADDRESS);
    if (text) place[name] = text;
  }
  const line = placeLine(place);
  const { error } = texts.location.safeParse(line);
  if (error) {
    basics?.note("location", error.issues[0]?.message ?? "");
    return "";
  }
  if (line && (place.address !== line || place.countryCode)) kept.place = place;
  return line;
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
    url: work.text("url", texts.address),
    about: work.text("description", texts.description),
  };
}

/** The description, and below it the highlights, a line each. */
function readDescription(work: JsonPart): string {
  const summary = work.text("summary", texts.description);
  const highlights = work.texts("highlights", texts.description).filter(Boolean);
  const lines = joinedDescription(summary, highlights);
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
    url: education.text("url", texts.address),
    courses: education.texts("courses", texts.course),
  };
}

/** A group of skills, or a skill by itself: some write it as a text. */
const readSkills = (root: JsonPart): JsonSkill[] =>
  root
    .each<JsonSkill>("skills", texts.skill, (skill) =>
      typeof skill === "string"
        ? { name: skill }
        : {
            name: skill.text("name", sectionTexts.line),
            level: skill.text("level", sectionTexts.line),
            keywords: skill.texts("keywords", texts.skill).filter(Boolean),
          },
    )
    .filter(({ name, keywords = [] }) => name || keywords.length > 0);

function readLanguage(language: JsonPart | string): string {
  if (typeof language === "string") return language;
  const name = language.text("language", texts.skill);
  // Languages are kept with commas between them.
  const fluency = language.text("fluency", texts.skill).replaceAll(",", ";");
  const both = languageText(name, fluency);
  return texts.skill.safeParse(both).success ? both : name;
}

interface Sectioned {
  root: JsonPart;
  basics: JsonPart | null;
  groups: readonly JsonSkill[];
  meta: JsonPart | null;
}

/** The added sections, in the order that the document says, else in that of its lists. */
function readSections({ root, basics, groups, meta }: Sectioned): ResumeSectionContent[] {
  const site = basics?.text("url", texts.address);
  const first = { ...emptyEntry(), name: WEBSITE, url: site ?? "" };
  const links = basics?.parts("profiles").map((part) => entryFrom("PROFILES", sourceOf(part))) ?? [];
  const entriesOf = (kind: AddedSectionKind) => {
    if (kind === "PROFILES") return site ? [first, ...links] : links;
    if (kind === "SKILL_GROUPS")
      return groups.map(({ name = "", level = "", keywords = [] }) => ({
        ...{ ...emptyEntry(), name, detail: level, keywords },
      }));
    return root.parts(sectionOf(kind).list).map((part) => entryFrom(kind, sourceOf(part)));
  };
  const kinds = kindsOfLists(["profiles", ...root.names(), "skills"]);
  const sections = [...new Set(kinds)].map((kind) => ({ kind, entries: entriesOf(kind).filter(isFilled) }));
  const order = meta?.texts("sections", SECTION_NAME).filter(Boolean) ?? [];
  return inOrder(
    sections.filter(({ entries }) => entries.length > 0),
    order,
  );
}

const SECTION_NAME = z.enum(RESUME_SECTION_KINDS, "names no section");

/** What an entry says, held to its rules. */
const sourceOf = (part: JsonPart): EntrySource => ({
  text: (name, form) => part.text(name, sectionTexts[form]),
  date: (name) => {
    if (!NOW.test(String(part.peek(name)))) return part.date(name);
    part.leave(name);
    return "";
  },
  texts: (name) =>
    part.texts(name, sectionTexts[name === "highlights" ? "paragraphs" : "list"]).filter(Boolean),
});

const isTemplate = (text: string): text is ResumeTemplate =>
  Object.values<string>(ResumeTemplate).includes(text);

function readTheme(meta: JsonPart | null): ReadResume["theme"] {
  const template = meta?.peek("theme");
  if (!meta || typeof template !== "string" || !isTemplate(template)) return null;
  meta.leave("theme");
  return { template, line: meta.lineOf("theme") };
}
