import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["suggestions"] = {
  found: (count) =>
    count === 0
      ? ""
      : `${count} ${count === 1 ? "பரிந்துரை" : "பரிந்துரைகள்"}, தேர்ந்தெடுக்க கீழ் அம்புக்குறியை அழுத்தவும்`,
};
