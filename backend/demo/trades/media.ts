import { internship, perMonth, perYear, tradeFamily } from "./trade";
import type { Trade } from "./trade";

const mediaTrade = tradeFamily({
  pattern: "office",
  partTime: 0.15,
  contract: 0.16,
  hybrid: 0.3,
  isRemoteFriendly: true,
  maxOpenings: 2,
  skills: ["storytelling", "research", "meeting deadlines"],
  education: [
    "Any degree; your work samples matter more",
    "A degree or diploma in media, literature or design",
    "No degree is needed with a good portfolio",
  ],
  purposes: [
    "Your work will carry your name wherever the medium allows it.",
    "We plan a month ahead, so that good work has time.",
    "Editors here say what they like as well as what should change.",
  ],
  duties: [
    "Bring two ideas of your own to the weekly meeting.",
    "Check names, figures and facts before anything goes out.",
    "Keep to the dates in the content calendar.",
    "Use only pictures and music that we have the right to use.",
    "Learn from the figures what people finished and what they skipped.",
  ],
  leadDuties: [
    "Guide a small team of writers, editors and freelancers.",
    "Plan the content of the quarter with the client or the business team.",
  ],
  requirements: [
    "Three samples of your work",
    "Openness to edits",
    "Interest in many subjects",
    "A feeling for what is fair to the people you show",
  ],
  managers: ["content head", "creative director", "editor", "marketing manager"],
});

const contentWriter = mediaTrade({
  id: "content-writer",
  craft: "writing",
  partTime: 0.22,
  levels: [
    internship(["Content Writing Intern"], 6000, 12000, 0.6),
    perMonth(["Content Writer", "Junior Copywriter"], ["0–1", "0–2", "1–2"], 16000, 26000, 1.4),
    perYear(["Senior Content Writer", "Copywriter", "Technical Writer"], ["2–4", "3–5"], 4, 8),
    perYear(["Content Manager", "Editor"], ["5–8", "6–9"], 8, 15, 0.4),
  ],
  skills: [
    "content writing",
    "editing",
    "SEO writing",
    "proofreading",
    "interviewing",
    "WordPress",
    "translation",
  ],
  duties: [
    "Write articles, pages and e-mails about {offer} in plain language.",
    "Interview people who know the subject.",
    "Edit the drafts of others and say why.",
    "Rewrite old pages that nobody reads.",
    "Work with the designer on length and headings.",
  ],
});

const videoEditor = mediaTrade({
  id: "video-editor",
  craft: "video production",
  levels: [
    internship(["Video Editing Intern"], 7000, 13000, 0.5),
    perMonth(["Junior Video Editor", "Videographer"], ["0–1", "0–2", "1–3"], 17000, 28000, 1.2),
    perYear(["Video Editor", "Motion Graphics Designer"], ["2–4", "3–5"], 4, 8, 1.2),
    perYear(["Senior Video Editor", "Motion Design Lead"], ["5–8", "6–9"], 8, 15, 0.4),
  ],
  skills: [
    "video editing",
    "Adobe Premiere Pro",
    "After Effects",
    "colour correction",
    "sound cleaning",
    "motion graphics design",
    "subtitles",
  ],
  duties: [
    "Cut interviews and product films from several cameras.",
    "Add titles, subtitles and simple motion graphics.",
    "Clean sound and match colours between shots.",
    "Prepare each film in the sizes that every channel needs.",
    "Keep footage backed up and labelled.",
  ],
});

const photographer = mediaTrade({
  id: "photographer",
  craft: "photography",
  pattern: "day",
  hybrid: 0,
  isRemoteFriendly: false,
  contract: 0.3,
  levels: [
    internship(["Photography Intern"], 6500, 11000, 0.4),
    perMonth(["Photographer", "Product Photographer"], ["0–2", "1–3", "2–4"], 18000, 32000, 1.3),
    perYear(["Senior Photographer"], ["4–7", "5–8"], 4.5, 8.5, 0.4),
  ],
  skills: [
    "photography",
    "lighting",
    "Adobe Lightroom",
    "product photography",
    "retouching",
    "camera upkeep",
  ],
  duties: [
    "Photograph products, people and places in and around {city}.",
    "Set up light and background in the studio.",
    "Select and retouch the best pictures within two days.",
    "Ask people for their consent and keep it on file.",
    "Look after cameras, lenses and batteries.",
  ],
});

const accountManager = mediaTrade({
  id: "client-servicing",
  craft: "client servicing",
  partTime: 0.02,
  contract: 0.03,
  levels: [
    internship(["Client Servicing Intern"], 7000, 13000, 0.3),
    perMonth(["Client Servicing Executive"], ["0–1", "0–2", "1–3"], 18000, 30000, 1.2),
    perYear(["Account Manager", "Account Manager – Digital Marketing"], ["3–5", "4–6"], 5, 10),
    perYear(["Group Account Manager", "Event Marketing Manager"], ["6–9", "8–12"], 10, 18, 0.3),
  ],
  skills: [
    "client servicing",
    "brief writing",
    "project planning",
    "presentations",
    "budget tracking",
    "MS Excel",
  ],
  duties: [
    "Take the brief, write it down and have it confirmed.",
    "Plan who does what by when, and follow it up.",
    "Present work to clients and bring back clear comments.",
    "Keep hours and costs within what was agreed.",
    "Warn clients early when a date will move.",
  ],
});

export const MEDIA_TRADES: Trade[] = [contentWriter, videoEditor, photographer, accountManager];
