import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["similar-jobs"] = { similarJobs: "இதே போன்ற வேலைகள்" };
