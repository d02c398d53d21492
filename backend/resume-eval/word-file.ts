import type { ResumeText } from "../src/modules/resumes/content/resume-content";
import { zipOf } from "../src/test/files/workbook-file";
import type { Dates } from "./dates";

type Resume = Omit<ResumeText, "template">;

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

interface Look {
  style?: string;
  isBold?: boolean;
  isListed?: boolean;
  /** In half points. */
  size?: number;
}

/** A paragraph; a tab in its text stays one. */
function paragraph(text: string, { style, isBold, isListed, size }: Look = {}): string {
  const list = isListed ? '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>' : "";
  const looks = `${style ? `<w:pStyle w:val="${style}"/>` : ""}${list}`;
  const run = `${isBold ? "<w:b/>" : ""}${size ? `<w:sz w:val="${size}"/>` : ""}`;
  const runs = text
    .split("\t")
    .map(
      (part) =>
        `<w:r>${run && `<w:rPr>${run}</w:rPr>`}<w:t xml:space="preserve">${escaped(part)}</w:t></w:r>`,
    )
    .join("<w:r><w:tab/></w:r>");
  return `<w:p>${looks && `<w:pPr>${looks}</w:pPr>`}${runs}</w:p>`;
}

const table = (rows: readonly (readonly string[])[]) =>
  `<w:tbl>${rows.map((cells) => `<w:tr>${cells.map((cell) => `<w:tc>${cell}</w:tc>`).join("")}</w:tr>`).join("")}</w:tbl>`;

const heading = (text: string) => paragraph(text, { style: "Heading1" });
const list = (items: readonly string[]) => items.map((item) => paragraph(item, { isListed: true })).join("");
const dutiesOf = (description: string) =>
  list(description.split("\n").map((line) => line.replace(/^- /, "")));

const STYLES = `<?xml version="1.0"?><w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">
<w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="22"/></w:rPr></w:rPrDefault></w:docDefaults>
<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>
<w:style w:type="paragraph" w:styleId="Title"><w:basedOn w:val="Normal"/><w:rPr><w:sz w:val="52"/></w:rPr></w:style>
<w:style w:type="paragraph" w:styleId="Heading1"><w:basedOn w:val="Normal"/><w:rPr><w:b/><w:sz w:val="28"/></w:rPr></w:style></w:styles>`;

/** A Word file of these paragraphs, with others above the page. */
function wordFile(body: string, header = ""): Buffer {
  const root = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
  return zipOf({
    "[Content_Types].xml":
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    "word/document.xml": `<?xml version="1.0"?><w:document ${root}><w:body>${body}</w:body></w:document>`,
    "word/styles.xml": STYLES,
    ...(header && { "word/header1.xml": `<?xml version="1.0"?><w:hdr ${root}>${header}</w:hdr>` }),
  });
}

/** Headings, tabs before dates, lists; name and contact above the page. */
function plain(
  { title, content: { basicInfo, experience, education, skills } }: Resume,
  dates: Dates,
): Buffer {
  return wordFile(
    [
      paragraph(title),
      heading("Summary"),
      paragraph(basicInfo.summary),
      heading("Professional Experience"),
      ...experience.map(
        (job) =>
          paragraph(`${job.position}, ${job.company}\t${dates.range(job)}`, { isBold: true }) +
          dutiesOf(job.description),
      ),
      heading("Academic Qualifications"),
      ...education.map((study) => paragraph(`${study.degree} from ${study.school}\t${dates.years(study)}`)),
      heading("Core Competencies"),
      list([...skills.technical, ...skills.soft]),
      heading("Languages"),
      paragraph(skills.languages.join(", ")),
    ].join(""),
    paragraph(basicInfo.fullName, { style: "Title" }) +
      paragraph(`${basicInfo.phone} | ${basicInfo.email} | ${basicInfo.location}`),
  );
}

/** A table lays out the page: dates on the left, what was done on the right. */
function beside({ content: { basicInfo, experience, education, skills } }: Resume, dates: Dates): Buffer {
  return wordFile(
    [
      paragraph(basicInfo.fullName, { isBold: true, size: 40 }),
      paragraph(`Phone: ${basicInfo.phone}`),
      paragraph(`Email: ${basicInfo.email}`),
      heading("EMPLOYMENT HISTORY"),
      table(
        experience.map((job) => [
          paragraph(dates.range(job)),
          paragraph(job.position, { isBold: true }) + paragraph(job.company) + dutiesOf(job.description),
        ]),
      ),
      heading("EDUCATION"),
      table([
        ["Degree", "College", "Year"].map((text) => paragraph(text, { isBold: true })),
        ...education.map((study) =>
          [study.degree, study.school, dates.years(study)].map((text) => paragraph(text)),
        ),
      ]),
      heading("SKILLS"),
      paragraph(`Technical Skills: ${skills.technical.join(", ")}`),
      paragraph(`Soft Skills: ${skills.soft.join(", ")}`),
      paragraph(`Languages Known: ${skills.languages.join(", ")}`),
    ].join(""),
  );
}

/** With headings in Hindi. */
export function hindiFile(
  { title, content: { basicInfo, experience, education, skills } }: Resume,
  dates: Dates,
): Buffer {
  return wordFile(
    [
      paragraph(basicInfo.fullName, { style: "Title" }),
      paragraph(title),
      paragraph(`मोबाइल: ${basicInfo.phone}`),
      paragraph(`ईमेल: ${basicInfo.email}`),
      paragraph(`पता: ${basicInfo.location}`),
      heading("परिचय"),
      paragraph(basicInfo.summary),
      heading("कार्य अनुभव"),
      ...experience.map(
        (job) =>
          paragraph(`${job.position}, ${job.company}\t${dates.range(job)}`) + dutiesOf(job.description),
      ),
      heading("शैक्षिक योग्यता"),
      ...education.map((study) => paragraph(`${study.degree}, ${study.school}, ${dates.years(study)}`)),
      heading("कौशल"),
      paragraph(skills.technical.join(", ")),
      heading("भाषाएँ"),
      paragraph(skills.languages.join(", ")),
    ].join(""),
  );
}

export const WORD_LAYOUTS = { plain, beside } as const;
