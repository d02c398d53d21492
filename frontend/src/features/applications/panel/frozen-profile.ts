/** One entry of a section: what it is called, what stands beside that, and text of its own. */
export interface ProfileEntry {
  title: string;
  /** Place or institution, degree and the like; empty ones are left out. */
  facts: readonly string[];
  /** As written, such as '2021-04'; both empty where it has no dates. */
  from: string;
  to: string;
  text: string;
}

/** What a JSON Resume document says, as far as the portal shows it. */
export interface FrozenProfile {
  summary: string;
  work: readonly ProfileEntry[];
  education: readonly ProfileEntry[];
  projects: readonly ProfileEntry[];
  certificates: readonly ProfileEntry[];
  awards: readonly ProfileEntry[];
  volunteer: readonly ProfileEntry[];
  publications: readonly ProfileEntry[];
  references: readonly ProfileEntry[];
  skills: readonly string[];
  languages: readonly string[];
  /** Addresses on the web, http and https alone. */
  links: readonly string[];
}

/** Whether it says nothing at all. */
export function isBareProfile(profile: FrozenProfile): boolean {
  return Object.values(profile).every((part: string | readonly unknown[]) => part.length === 0);
}

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
const textOf = (value: unknown): string => (typeof value === "string" ? value.trim() : "");
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);
const textsOf = (values: readonly unknown[]) => values.map(textOf).filter(Boolean);
const webOnly = (address: string) => /^https?:\/\//i.test(address);

/** Reads a document that may have been imported from anywhere: what is not as expected is left out. */
export function readFrozenProfile(document: unknown): FrozenProfile {
  const resume = fieldsOf(document);
  const basics = fieldsOf(resume.basics);
  const entries = (name: string, read: (fields: Fields) => ProfileEntry) =>
    listOf(resume[name])
      .map((item) => read(fieldsOf(item)))
      .filter(({ title, text }) => title || text);
  return {
    summary: textOf(basics.summary),
    work: entries("work", (job) => entryOf(job, [job.position, job.name, job.location])),
    education: entries("education", (school) =>
      entryOf(school, [school.studyType, school.area, school.institution, school.score]),
    ),
    projects: entries("projects", (project) => entryOf(project, [project.name])),
    certificates: entries("certificates", ({ name, issuer, date }) => entryOf(onceOn(date), [name, issuer])),
    awards: entries("awards", ({ title, awarder, date, summary }) =>
      entryOf({ ...onceOn(date), summary }, [title, awarder]),
    ),
    volunteer: entries("volunteer", (work) => entryOf(work, [work.position, work.organization])),
    publications: entries("publications", ({ name, publisher, releaseDate, summary }) =>
      entryOf({ ...onceOn(releaseDate), summary }, [name, publisher]),
    ),
    references: entries("references", ({ name, reference }) => entryOf({ summary: reference }, [name])),
    skills: listOf(resume.skills).flatMap((skill) => skillsOf(fieldsOf(skill))),
    languages: listOf(resume.languages).flatMap((item) => languageOf(fieldsOf(item))),
    links: textsOf([basics.url, ...listOf(basics.profiles).map((item) => fieldsOf(item).url)]).filter(
      webOnly,
    ),
  };
}

/** What happened once begins and ends on its day. */
const onceOn = (date: unknown): Fields => ({ startDate: date, endDate: date });

function entryOf({ startDate, endDate, summary, description, highlights }: Fields, names: unknown[]) {
  const [title = "", ...facts] = textsOf(names);
  const texts = [summary, description, ...textsOf(listOf(highlights)).map((text) => `• ${text}`)];
  return { title, facts, from: textOf(startDate), to: textOf(endDate), text: textsOf(texts).join("\n") };
}

function languageOf({ language, fluency }: Fields): string[] {
  const [name, level] = [textOf(language), textOf(fluency)];
  return name && level ? [`${name} (${level})`] : textsOf([name]);
}

/** The single skills of a group, else its name. */
function skillsOf({ name, keywords }: Fields): string[] {
  const single = textsOf(listOf(keywords));
  return single.length > 0 ? single : textsOf([name]);
}
