import type { Profile_AccountFragment } from "../../accounts/Profile.generated";
import { toValues, type ProfileValues } from "../../accounts/profile-values";
import { withHttps } from "../../../shared/web-address";
import type { ResumeValues } from "../resume/resume-values";

type ProfileText = Exclude<keyof ProfileValues, "photoURL" | "dob">;

/** The longest that a profile takes of each. */
const LONGEST: Readonly<Record<ProfileText, number>> = {
  displayName: 120,
  title: 120,
  bio: 2000,
  phone: 40,
  location: 120,
  linkedin: 200,
};

/** What a resume says of fields that the profile has empty; what the profile says itself always stays. */
export function profileGaps(
  account: Profile_AccountFragment,
  { title, basicInfo }: ResumeValues,
  linkedIn: string,
): Partial<Record<ProfileText, string>> {
  const known = toValues(account);
  const said: Record<ProfileText, string> = {
    displayName: basicInfo.fullName,
    title,
    bio: basicInfo.summary,
    phone: basicInfo.phone,
    location: basicInfo.location,
    linkedin: linkedIn && withHttps(linkedIn).replace(/^http:/i, "https:"),
  };
  const gaps = (Object.keys(said) as ProfileText[]).filter(
    (name) => known[name].trim() === "" && said[name].trim() !== "" && said[name].length <= LONGEST[name],
  );
  return Object.fromEntries(gaps.map((name) => [name, said[name].trim()]));
}
