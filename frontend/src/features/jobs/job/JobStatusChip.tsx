import { CircleDashed, Clock, Flag, Lock, Pause, Trash2, type LucideIcon } from "lucide-react";
import { StatusPill, type StatusTone } from "../../../design-system";
import type { JobStatus } from "../../../shared/schema.generated";
import { useWords } from "../../../shared/words";
import { jobStatusWords } from "./job-status.words";

const LOOKS: Readonly<Record<JobStatus | "DRAFT", { tone: StatusTone; icon?: LucideIcon }>> = {
  ACTIVE: { tone: "good" },
  FLAGGED: { tone: "danger", icon: Flag },
  HELD: { tone: "waiting", icon: Pause },
  EXPIRED: { tone: "quiet", icon: Clock },
  CLOSED: { tone: "quiet", icon: Lock },
  REMOVED: { tone: "danger", icon: Trash2 },
  DRAFT: { tone: "dashed", icon: CircleDashed },
};

/** How a job of one's own stands, in a word. */
export function JobStatusChip({ status }: { status: JobStatus | "DRAFT" }) {
  const words = useWords(jobStatusWords);
  const { tone, icon } = LOOKS[status];
  return (
    <StatusPill tone={tone} icon={icon}>
      {status === "DRAFT" ? words.draft : words.statuses[status]}
    </StatusPill>
  );
}
