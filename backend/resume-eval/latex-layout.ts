import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import type { ResumeText } from "../src/modules/resumes/content/resume-content";
import type { Dates } from "./dates";

/** Signs that Typst would take for markup. */
const text = (plain: string) => plain.replace(/[\\#*_`$<>@[\]~=+\-/"']/g, "\\$&");

/** A PDF as LaTeX sets a resume: Computer Modern with ligatures, justified, words broken at line ends. */
export function latexPdf({ title, content }: Omit<ResumeText, "template">, dates: Dates): Buffer {
  const { basicInfo, experience, education, skills } = content;
  const source = `#set page(paper: "a4", margin: 20mm)
#set text(font: "New Computer Modern", size: 10pt, hyphenate: true)
#set par(justify: true)
#let section(name) = [#v(6pt) #smallcaps[#text(13pt)[#name]] #v(-8pt) #line(length: 100%, stroke: .4pt)]
#align(center)[#text(20pt)[#smallcaps[${text(basicInfo.fullName)}]] \\
${text(title)} \\
${text(basicInfo.phone)} $diamond$ ${text(basicInfo.email)} $diamond$ ${text(basicInfo.location)}]
#section[Objective]
${text(basicInfo.summary)}
#section[Work Experience]
${experience
  .map(
    (job) => `*${text(job.company)}* #h(1fr) ${text(dates.range(job))} \\
_${text(job.position)}_ #h(1fr) _${text(job.location)}_
${job.description
  .split("\n")
  .map((line) => `#list(marker: [•])[${text(line.replace(/^- /, ""))}]`)
  .join("\n")}`,
  )
  .join("\n\n")}
#section[Education]
${education
  .map(
    (study) => `*${text(study.school)}* #h(1fr) ${text(dates.years(study))} \\
${text([study.degree, study.field].filter(Boolean).join(", "))}`,
  )
  .join("\n\n")}
#section[Skills]
*Technical:* ${text(skills.technical.join(", "))} \\
*Soft skills:* ${text(skills.soft.join(", "))} \\
*Languages:* ${text(skills.languages.join(", "))}
`;
  const compiler = NodeCompiler.create();
  return compiler.pdf({ mainFileContent: source });
}
