import { Ban, Clock } from "lucide-react";
import { StatusPill } from "../../../design-system";
import type { AccountStatus } from "../../../shared/schema.generated";
import { useWords } from "../../../shared/words";
import { adminUsersWords } from "./admin-users.words";

const LOOKS = {
  ACTIVE: { tone: "good" },
  PENDING: { tone: "waiting", icon: Clock },
  BLOCKED: { tone: "danger", icon: Ban },
} as const;

/** How an account stands, in a word. */
export function UserStatus({ status }: { status: AccountStatus }) {
  const words = useWords(adminUsersWords);
  return <StatusPill {...LOOKS[status]}>{words.statuses[status]}</StatusPill>;
}
