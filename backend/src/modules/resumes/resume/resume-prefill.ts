import type { Account } from "../../accounts/account.entity";
import type { ResumeContent } from "../content/resume-content";

/** What a profile knows of its person's resume. */
export type ProfileOfResume = Pick<Account, "displayName" | "email" | "additionalData">;

/** The photo and the date of birth are not part of it: who is asked to work is to be decided by neither. */
export function prefilledFrom({ displayName, email, additionalData }: ProfileOfResume): {
  title: string;
  content: ResumeContent;
} {
  const { title, bio, phone, location } = additionalData;
  return {
    title: title ?? "",
    content: {
      basicInfo: {
        fullName: displayName ?? "",
        email: email ?? "",
        phone: phone ?? "",
        location: location ?? "",
        summary: bio ?? "",
      },
      education: [],
      experience: [],
      skills: { technical: [], soft: [], languages: [] },
    },
  };
}
