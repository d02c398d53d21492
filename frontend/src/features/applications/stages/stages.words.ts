import { LEAST_STAGE_NAME, MOST_STAGE_NAME, MOST_STAGES } from "@job-portal/protocol/pipeline-stages";
import { formatsIn } from "../../../shared/language/formats";
import { defineWords } from "../../../shared/words";

const format = formatsIn("en");
const people = (count: number, isCapped: boolean) =>
  `${format.count(count)}${isCapped ? "+" : ""} ${count === 1 ? "candidate" : "candidates"}`;

/** A company's own stages of its pipeline. */
export const stagesWords = defineWords("stages", {
  en: {
    open: "Stages",
    title: "Your own stages",
    hint: "Only your team sees these names. Applicants see the status that a stage is part of.",
    company: "Company",
    none: "No stages of your own yet.",
    partOf: (status: string) => `Part of ${status}`,
    name: "Name",
    nameHint: `${LEAST_STAGE_NAME} to ${MOST_STAGE_NAME} characters, such as Phone screen`,
    status: "Part of",
    add: "Add stage",
    adding: "Adding...",
    added: (name: string) => `${name} added.`,
    most: `A company has up to ${MOST_STAGES} stages of its own.`,
    short: `A name has ${LEAST_STAGE_NAME} to ${MOST_STAGE_NAME} characters.`,
    taken: "Another stage or status has this name.",
    failed: "This could not be saved. Please try again.",
    close: "Close",
    up: (name: string) => `Move ${name} up`,
    down: (name: string) => `Move ${name} down`,
    moved: (name: string, place: number, count: number) => `${name} is now ${place} of ${count}.`,
    changed: "The stages have changed meanwhile. Look at them again.",
    rename: "Rename",
    renameOf: (name: string) => `Rename ${name}`,
    renamed: (name: string) => `The stage is now called ${name}.`,
    remove: "Remove",
    removeOf: (name: string) => `Remove ${name}`,
    sure: (name: string, status: string, count: number | undefined, isCapped: boolean) =>
      `Remove ${name}? ${count === undefined ? "Its candidates will go" : `${people(count, isCapped)} there will go`} back to ${status}. Nobody is told.`,
    keep: "Keep",
    removed: (name: string, status: string, count: number) =>
      `${name} removed. ${count === 0 ? "Nobody stood there." : `${people(count, false)} back in ${status}.`}`,
  },
});
