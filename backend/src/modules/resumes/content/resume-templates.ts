import { ResumeTemplate } from "./resume-content";

/** What people are told of each template, in the order they are offered. */
export const TEMPLATES: readonly { template: ResumeTemplate; name: string; description: string }[] = [
  {
    template: ResumeTemplate.CLASSIC,
    name: "Classic",
    description: "One column in serif type with plain headings: right for every trade.",
  },
  {
    template: ResumeTemplate.MODERN,
    name: "Modern",
    description: "A coloured column for contact and skills beside the story of your work.",
  },
  {
    template: ResumeTemplate.COMPACT,
    name: "Compact",
    description: "Small type and narrow margins, for long careers on few pages.",
  },
  {
    template: ResumeTemplate.ELEGANT,
    name: "Elegant",
    description: "Large serif name, wine red and fine rules: for teaching, law and hospitality.",
  },
  {
    template: ResumeTemplate.TECHNICAL,
    name: "Technical",
    description: "Skills first, then jobs with their dates in a column of their own.",
  },
  {
    template: ResumeTemplate.ACADEMIC,
    name: "Academic",
    description: "Education first, in serif type: for research, teaching and first jobs.",
  },
  {
    template: ResumeTemplate.BOLD,
    name: "Bold",
    description: "Your name large in a dark band across the top: for sales, marketing and design.",
  },
  {
    template: ResumeTemplate.MINIMAL,
    name: "Minimal",
    description: "Black on white with wide margins, and headings beside the text.",
  },
];
