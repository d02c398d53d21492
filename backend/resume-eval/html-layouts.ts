import { readFileSync } from "node:fs";
import type { ExperienceEntry, ResumeText } from "../src/modules/resumes/content/resume-content";
import { dateStyles, type Dates } from "./dates";

type Resume = Omit<ResumeText, "template">;

/** A page that looks as a program or a site makes resumes. */
export type Layout = (resume: Resume, dates: Dates) => string;

const font = (name: string, file: string) =>
  `@font-face { font-family: "${name}"; src: url("data:font/ttf;base64,${readFileSync(require.resolve(file), "base64")}"); }`;

const FONTS = [
  font("Sans", "@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf"),
  font("Sans", "@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf").replace(
    "}",
    "font-weight: 700; }",
  ),
  font("Serif", "@expo-google-fonts/noto-serif/400Regular/NotoSerif_400Regular.ttf"),
  font("Serif", "@expo-google-fonts/noto-serif/700Bold/NotoSerif_700Bold.ttf").replace(
    "}",
    "font-weight: 700; }",
  ),
].join("\n");

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

const page = (
  style: string,
  body: string,
) => `<!doctype html><html><head><meta charset="utf-8"><style>${FONTS}
  @page { size: A4; margin: 14mm; } * { box-sizing: border-box; } body { margin: 0; font: 10.5pt/1.4 Sans; }
  h1, h2, h3, p, ul { margin: 0; } ul { padding-left: 5mm; } .row { display: flex; justify-content: space-between; }
  ${style}</style></head><body>${body}</body></html>`;

const bullets = ({ description }: ExperienceEntry) =>
  `<ul>${description
    .split("\n")
    .map((line) => `<li>${escaped(line.replace(/^- /, ""))}</li>`)
    .join("")}</ul>`;

const each = <Item>(items: readonly Item[], html: (item: Item, index: number) => string) =>
  items.map(html).join("");

const subject = (degree: string, field: string) => escaped([degree, field].filter(Boolean).join(", "));

const wordLike: Layout = ({ title, content: { basicInfo, experience, education, skills } }, dates) =>
  page(
    "body { font-family: Serif; } h1 { text-align: center; font-size: 20pt; } .c { text-align: center; } h2 { font-size: 12pt; border-bottom: 1px solid #000; margin: 4mm 0 1mm; }",
    `<h1>${escaped(basicInfo.fullName)}</h1><p class="c">${escaped(title)}</p>
     <p class="c">${escaped(basicInfo.location)} | ${basicInfo.phone} | ${basicInfo.email}</p>
     <h2>Professional Summary</h2><p>${escaped(basicInfo.summary)}</p>
     <h2>Work Experience</h2>${each(
       experience,
       (job) => `<p class="row"><b>${escaped(job.position)}</b><span>${dates.range(job)}</span></p>
       <p><i>${escaped(job.company)}, ${escaped(job.location)}</i></p>${bullets(job)}`,
     )}
     <h2>Education</h2>${each(education, (study) => `<p class="row"><span><b>${subject(study.degree, study.field)}</b>, ${escaped(study.school)}</span><span>${dates.years(study)}</span></p>`)}
     <h2>Technical Skills</h2><p>${escaped(skills.technical.join(", "))}</p>
     <h2>Soft Skills</h2><p>${escaped(skills.soft.join(", "))}</p>
     <h2>Languages</h2><p>${escaped(skills.languages.join(", "))}</p>`,
  );

const tableLike: Layout = ({ content: { basicInfo, experience, education, skills } }, dates) =>
  page(
    "table { width: 100%; border-collapse: collapse; } td, th { border: 1px solid #888; padding: 1mm 2mm; text-align: left; vertical-align: top; } h2 { background: #ddd; font-size: 11pt; margin: 4mm 0 2mm; padding: 1mm; }",
    `<h1 style="text-align:center;font-size:15pt">CURRICULUM VITAE</h1>
     <p><b>${escaped(basicInfo.fullName.toUpperCase())}</b></p><p>Mobile: ${basicInfo.phone}</p><p>E-mail: ${basicInfo.email}</p>
     <p>Address: ${escaped(basicInfo.location)}</p>
     <h2>CAREER OBJECTIVE</h2><p>${escaped(basicInfo.summary)}</p>
     <h2>WORK EXPERIENCE</h2><table><tr><th>Organisation</th><th>Designation</th><th>Duration</th></tr>
     ${each(experience, (job) => `<tr><td>${escaped(job.company)}</td><td>${escaped(job.position)}</td><td>${dates.range(job)}</td></tr>`)}</table>
     <h2>EDUCATIONAL QUALIFICATION</h2><table><tr><th>Course</th><th>Institution</th><th>Year of Passing</th><th>Percentage</th></tr>
     ${each(education, (study) => `<tr><td>${subject(study.degree, study.field)}</td><td>${escaped(study.school)}</td><td>${study.endDate.slice(0, 4)}</td><td>${study.gpa || "65%"}</td></tr>`)}</table>
     <h2>SKILLS</h2><ul>${each([...skills.technical, ...skills.soft], (skill) => `<li>${escaped(skill)}</li>`)}</ul>
     <h2>PERSONAL DETAILS</h2><p>Date of Birth : 12/05/1994</p><p>Father's Name : Ramesh Prasad</p><p>Languages Known : ${escaped(skills.languages.join(", "))}</p>
     <h2>DECLARATION</h2><p>I hereby declare that the above is true to the best of my knowledge.</p>`,
  );

const docsLike: Layout = ({ title, content: { basicInfo, experience, education, skills } }, dates) =>
  page(
    "h1 { font-size: 30pt; font-weight: 400; } h2 { color: #2079c7; font-size: 9pt; letter-spacing: .3px; margin: 5mm 0 1mm; text-transform: uppercase; } h3 { font-size: 11pt; } .d { color: #666; font-size: 8pt; text-transform: uppercase; }",
    `<h1>${escaped(basicInfo.fullName)}</h1><p>${escaped(title)}</p>
     <p>${escaped(basicInfo.location)}</p><p><b>${basicInfo.phone}</b></p><p><b>${basicInfo.email}</b></p>
     <h2>Experience</h2>${each(
       experience,
       (
         job,
       ) => `<h3>${escaped(job.company)}, <span style="font-weight:400">${escaped(job.location)} — <i>${escaped(job.position)}</i></span></h3>
       <p class="d">${dates.range(job)}</p>${bullets(job)}`,
     )}
     <h2>Education</h2>${each(education, (study) => `<h3>${escaped(study.school)} — <i style="font-weight:400">${subject(study.degree, study.field)}</i></h3><p class="d">${dates.years(study)}</p>`)}
     <h2>Skills</h2>${each([...skills.technical, ...skills.soft], (skill) => `<p>${escaped(skill)}</p>`)}
     <h2>Languages</h2><p>${escaped(skills.languages.join(", "))}</p>`,
  );

const sidebar =
  (isLeft: boolean): Layout =>
  ({ title, content: { basicInfo, experience, education, skills } }, dates) => {
    const side = `<aside><h2>Contact</h2><p>${basicInfo.phone}</p><p>${basicInfo.email}</p><p>${escaped(basicInfo.location)}</p>
      <h2>Skills</h2>${each([...skills.technical, ...skills.soft], (skill) => `<p>${escaped(skill)}</p>`)}
      <h2>Languages</h2>${each(skills.languages, (language) => `<p>${escaped(language)}</p>`)}</aside>`;
    const main = `<main><h1>${escaped(basicInfo.fullName)}</h1><p class="t">${escaped(title)}</p><h2>Profile</h2><p>${escaped(basicInfo.summary)}</p>
      <h2>Experience</h2>${each(experience, (job) => `<h3>${escaped(job.position)}</h3><p>${escaped(job.company)} | ${dates.range(job)}</p>${bullets(job)}`)}
      <h2>Education</h2>${each(education, (study) => `<h3>${subject(study.degree, study.field)}</h3><p>${escaped(study.school)}</p><p>${dates.years(study)}</p>`)}</main>`;
    return page(
      `@page { margin: 0; } body { display: grid; grid-template-columns: ${isLeft ? "64mm 1fr" : "1fr 62mm"}; }
       aside { background: ${isLeft ? "#25364a" : "#f2efe9"}; color: ${isLeft ? "#fff" : "#333"}; padding: 14mm 7mm; min-height: 297mm; } main { padding: 12mm 9mm; }
       h1 { font-size: 24pt; } h2 { font-size: 11pt; letter-spacing: 2px; margin: 6mm 0 2mm; text-transform: uppercase; } h3 { font-size: 10.5pt; margin-top: 2mm; } .t { color: #777; }`,
      isLeft ? side + main : main + side,
    );
  };

const timeline: Layout = ({ title, content: { basicInfo, experience, education, skills } }, dates) =>
  page(
    "h1 { font-size: 24pt; letter-spacing: 6px; text-align: center; text-transform: uppercase; } .t { letter-spacing: 3px; text-align: center; text-transform: uppercase; } .c { display: flex; justify-content: space-around; margin: 4mm 0; border: solid #bbb; border-width: 1px 0; } .e { display: grid; grid-template-columns: 42mm 1fr; margin-bottom: 2mm; } h2 { font-size: 11pt; letter-spacing: 3px; margin: 4mm 0 2mm; text-transform: uppercase; }",
    `<h1>${escaped(basicInfo.fullName)}</h1><p class="t">${escaped(title)}</p>
     <div class="c"><span>${basicInfo.phone}</span><span>${basicInfo.email}</span><span>${escaped(basicInfo.location)}</span></div>
     <h2>About me</h2><p>${escaped(basicInfo.summary)}</p>
     <h2>Employment history</h2>${each(experience, (job) => `<div class="e"><span>${dates.range(job)}</span><div><b>${escaped(job.position)}</b><p>${escaped(job.company)}, ${escaped(job.location)}</p>${bullets(job)}</div></div>`)}
     <h2>Education</h2>${each(education, (study) => `<div class="e"><span>${dates.years(study)}</span><div><b>${subject(study.degree, study.field)}</b><p>${escaped(study.school)}</p></div></div>`)}
     <h2>Key skills</h2><p>${escaped([...skills.technical, ...skills.soft].join("  •  "))}</p>
     <h2>Languages known</h2><p>${escaped(skills.languages.join(" / "))}</p>`,
  );

/** Each with the ways in which its files write dates. */
export const LAYOUTS = {
  word: { draw: wordLike, dates: [dateStyles.words, dateStyles.long, dateStyles.years] },
  table: { draw: tableLike, dates: [dateStyles.numbers, dateStyles.words, dateStyles.short] },
  docs: { draw: docsLike, dates: [dateStyles.long, dateStyles.words] },
  "sidebar-left": { draw: sidebar(true), dates: [dateStyles.words, dateStyles.numbers] },
  "sidebar-right": { draw: sidebar(false), dates: [dateStyles.short, dateStyles.years] },
  timeline: { draw: timeline, dates: [dateStyles.words, dateStyles.years] },
} as const satisfies Record<string, { draw: Layout; dates: readonly Dates[] }>;
