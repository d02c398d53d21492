import { ResumeTemplate } from "../../resumes/content/resume-content";
import { type JsonResume, jsonResumeOf } from "../../resumes/json/resume-json";
import { prefilledFrom, type ProfileOfResume } from "../../resumes/resume/resume-prefill";

/** A profile as a JSON Resume: the basics of a resume that begins with it, and where else to find the person. */
export function jsonResumeOfProfile(profile: ProfileOfResume, now: Date): JsonResume {
  const { linkedin } = profile.additionalData;
  const template = ResumeTemplate.CLASSIC;
  const { basics, meta } = jsonResumeOf({ ...prefilledFrom(profile), template }, now);
  return {
    basics: {
      ...basics,
      ...(basics.location && { location: { ...basics.location, countryCode: "IN" as const } }),
      ...(linkedin && { profiles: [{ network: "LinkedIn" as const, url: linkedin }] }),
    },
    meta: { version: meta.version, lastModified: meta.lastModified },
  };
}
