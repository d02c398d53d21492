import { CalendarDays, Check, Clock, Lock, Undo2, X, type LucideIcon } from "lucide-react";
import { StatusPill, type StatusTone } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { applicationListWords } from "./application-list.words";
import type { TrackStop } from "./application-track";

const LOOKS: Readonly<Record<TrackStop["step"], { tone: StatusTone; icon: LucideIcon | null }>> = {
  SUBMITTED: { tone: "fresh", icon: null },
  VIEWED: { tone: "fresh", icon: null },
  SHORTLISTED: { tone: "waiting", icon: null },
  INTERVIEW: { tone: "waiting", icon: CalendarDays },
  OFFERED: { tone: "good", icon: Check },
  HIRED: { tone: "good", icon: Check },
  NOT_SELECTED: { tone: "quiet", icon: X },
  WITHDRAWN: { tone: "quiet", icon: Undo2 },
  NO_REPLY: { tone: "quiet", icon: Clock },
  JOB_CLOSED: { tone: "quiet", icon: Lock },
};

/** Where an application stands, in a word. */
export function StatusChip({ step }: { step: TrackStop["step"] }) {
  const words = useWords(applicationListWords);
  return <StatusPill {...LOOKS[step]}>{words.steps[step]}</StatusPill>;
}
