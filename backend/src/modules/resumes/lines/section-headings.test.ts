import { sectionOf } from "./section-headings";

it.each([
  ["WORK EXPERIENCE", "experience"],
  ["Professional Experience:", "experience"],
  ["Employment History", "experience"],
  ["E X P E R I E N C E", "experience"],
  ["Internships", "experience"],
  ["Academic Qualifications", "education"],
  ["Educational Qualification", "education"],
  ["EDUCATION & TRAINING", "education"],
  ["Core Competencies", "skills"],
  ["Technical Skills", "skills"],
  ["IT Skills", "skills"],
  ["Key Strengths", "softSkills"],
  ["Languages Known", "languages"],
  ["Career Objective", "summary"],
  ["About Me", "summary"],
  ["1. Personal Details", "other"],
  ["Projects", "other"],
  ["Certifications and Courses", "other"],
  ["कार्य अनुभव", "experience"],
  ["शैक्षिक योग्यता", "education"],
  ["कौशल", "skills"],
  ["भाषाएँ", "languages"],
  ["Experienced nurse with six years of work", null],
  ["Staff Nurse", null],
  ["Education Officer", null],
  ["Java, SQL", null],
])("%s heads %s (RESF-04)", (text, kind) => {
  expect(sectionOf(text)).toBe(kind);
});
