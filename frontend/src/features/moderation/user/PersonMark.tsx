import { Avatar } from "../../../design-system";
import { CandidateMark } from "../../applications/candidate/CandidateMark";
import type { AdminUser_AccountFragment } from "./AdminUser.generated";
import { nameOf } from "./useUserActs";

interface PersonMarkProps {
  person: Pick<AdminUser_AccountFragment, "displayName" | "signInName" | "photoURL">;
}

/** Somebody's photo, else their initials, so that a list's people are told apart. Decorative. */
export function PersonMark({ person }: PersonMarkProps) {
  const { photoURL, signInName } = person;
  if (photoURL) return <Avatar photoURL={photoURL} name={signInName} />;
  return <CandidateMark name={nameOf(person)} size={36} />;
}
