import { Ban, CircleDashed, ShieldCheck } from "lucide-react";
import { StatusPill } from "../../../design-system";
import type { CompanyStatus } from "../../../shared/schema.generated";
import { useWords } from "../../../shared/words";
import { adminCompaniesWords } from "./admin-companies.words";

const LOOKS = {
  VERIFIED: { tone: "good", icon: ShieldCheck },
  UNVERIFIED: { tone: "dashed", icon: CircleDashed },
  BLOCKED: { tone: "danger", icon: Ban },
} as const;

/** How a company stands, in a word. */
export function CompanyStatusPill({ status }: { status: CompanyStatus }) {
  const words = useWords(adminCompaniesWords);
  return <StatusPill {...LOOKS[status]}>{words.statuses[status]}</StatusPill>;
}
