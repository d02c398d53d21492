import type { AddedSectionKind, ResumeSectionKind, SectionField } from "@job-portal/protocol/resume-sections";
import { defineWords } from "../../../shared/words";

interface SectionWords {
  add: string;
  nameless: string;
  none: string;
  fields: Partial<Record<SectionField, string>>;
}

const period = { startDate: "Start date", endDate: "End date" };

const sections: Record<AddedSectionKind, SectionWords> = {
  PROJECTS: {
    ...{ add: "Add project", nameless: "New project", none: "No projects yet." },
    fields: {
      ...{ name: "Project", organization: "For whom", detail: "Kind of project", roles: "Your roles" },
      ...{ ...period, url: "Website", description: "Description", keywords: "Tools and keywords" },
    },
  },
  PROFILES: {
    ...{ add: "Add link", nameless: "New link", none: "No links yet." },
    fields: { name: "Site or network", detail: "Your name there", url: "Address" },
  },
  CERTIFICATES: {
    ...{ add: "Add certificate", nameless: "New certificate", none: "No certificates yet." },
    fields: { name: "Certificate", organization: "Given by", endDate: "Date", url: "Address" },
  },
  AWARDS: {
    ...{ add: "Add award", nameless: "New award", none: "No awards yet." },
    fields: { name: "Award", organization: "Given by", endDate: "Date", description: "What it was for" },
  },
  VOLUNTEER: {
    ...{ add: "Add volunteering", nameless: "New volunteering", none: "No volunteering yet." },
    fields: {
      ...{ name: "What you did", organization: "Organization", ...period },
      ...{ url: "Website", description: "Description" },
    },
  },
  PUBLICATIONS: {
    ...{ add: "Add publication", nameless: "New publication", none: "No publications yet." },
    fields: {
      ...{ name: "Title", organization: "Published by", endDate: "Date" },
      ...{ url: "Address", description: "Summary" },
    },
  },
  SKILL_GROUPS: {
    ...{ add: "Add group of skills", nameless: "New group of skills", none: "No groups yet." },
    fields: { name: "Group or skill", detail: "Level", keywords: "Skills" },
  },
  INTERESTS: {
    ...{ add: "Add interest", nameless: "New interest", none: "No interests yet." },
    fields: { name: "Interest", keywords: "In particular" },
  },
  REFERENCES: {
    ...{ add: "Add reference", nameless: "New reference", none: "No references yet." },
    fields: { name: "Who", description: "What they say" },
  },
};

const names: Record<ResumeSectionKind, string> = {
  EXPERIENCE: "Experience",
  EDUCATION: "Education",
  SKILLS: "Skills",
  PROJECTS: "Projects",
  PROFILES: "Links",
  CERTIFICATES: "Certificates",
  AWARDS: "Awards",
  VOLUNTEER: "Volunteering",
  PUBLICATIONS: "Publications",
  SKILL_GROUPS: "Skills by group",
  INTERESTS: "Interests",
  REFERENCES: "References",
};

export const resumeSectionsWords = defineWords("resume-sections", {
  en: {
    sections,
    names,
    addSection: "Add a section",
    which: "Which section do you want to add?",
    removeSection: (name: string) => `Remove ${name}`,
    removed: (name: string) => `${name} is removed.`,
    undo: "Undo",
    order: "Order of the sections",
    orderHint: "As they are printed, the first at the top.",
    changeOrder: "Change the order of the sections",
    ownOrder: "Use the template's own order",
    moveUp: (name: string) => `Move ${name} up`,
    moveDown: (name: string) => `Move ${name} down`,
    movedTo: (name: string, place: number, of: number) => `${name} is now ${place} of ${of}.`,
    hints: {
      description: "One line for each point",
      list: "With commas between them, or one on each line",
      url: "Such as https://example.in",
      date: "Year or month, such as 2019 or Apr 2019",
    },
  },
});
