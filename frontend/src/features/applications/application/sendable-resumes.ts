import type { SendableResumesQuery } from "./ApplyJob.generated";

/** Those that the server takes: after a downgrade some can be in a template that the plan has no room for. */
export function sendableResumes({ myFinishedResumes, resumeTemplates }: SendableResumesQuery) {
  const usable = resumeTemplates.filter(({ isUsable }) => isUsable).map(({ template }) => template);
  return myFinishedResumes.filter(({ template }) => usable.includes(template));
}
