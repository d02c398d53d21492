import {
  CalendarDays,
  Check,
  CornerDownRight,
  Eye,
  Sparkle,
  Star,
  Undo2,
  X,
  type LucideIcon,
} from "lucide-react";
import styled from "styled-components";
import { color, fontSize, media, radius, space, StatusPill, type StatusTone } from "../../../design-system";
import type { ApplicationStatus, OfferStatus } from "../../../shared/schema.generated";
import { useWords } from "../../../shared/words";
import { candidatesWords } from "./candidates.words";

const LOOKS: Readonly<Record<ApplicationStatus, { tone: StatusTone; icon: LucideIcon }>> = {
  SUBMITTED: { tone: "fresh", icon: Sparkle },
  VIEWED: { tone: "plain", icon: Eye },
  SHORTLISTED: { tone: "chosen", icon: Star },
  INTERVIEW: { tone: "waiting", icon: CalendarDays },
  OFFERED: { tone: "good", icon: Check },
  HIRED: { tone: "good", icon: Check },
  NOT_SELECTED: { tone: "quiet", icon: X },
  WITHDRAWN: { tone: "quiet", icon: Undo2 },
};

interface CandidateStatusChipProps {
  status: ApplicationStatus;
  /** An own stage's, which looks like a part of its status; a long one is cut. */
  stageName?: string | undefined;
}

/** Where a candidate stands, in the employer's words (STAT-06, STAT-07). */
export function CandidateStatusChip({ status, stageName }: CandidateStatusChipProps) {
  const { statuses } = useWords(candidatesWords);
  if (stageName === undefined) return <StatusPill {...LOOKS[status]}>{statuses[status]}</StatusPill>;
  return (
    <StatusPill tone={LOOKS[status].tone} icon={CornerDownRight}>
      <CutName title={stageName}>{stageName}</CutName>
    </StatusPill>
  );
}

type EndedStatus = Exclude<OfferStatus, "SENT" | "ACCEPTED">;

const ENDED_TONES: Readonly<Record<EndedStatus, StatusTone>> = {
  DECLINED: "danger",
  EXPIRED: "quiet",
  WITHDRAWN: "quiet",
};

/** How the last offer ended to somebody who stands at 'Offered' still (OFFR-14). */
export function EndedOffer({ status }: { status: OfferStatus | null }) {
  const { endedOffers } = useWords(candidatesWords);
  if (status === null || status === "SENT" || status === "ACCEPTED") return null;
  return <StatusPill tone={ENDED_TONES[status]}>{endedOffers[status]}</StatusPill>;
}

const CutName = styled.span`
  overflow: hidden;
  max-width: 112px;
  text-overflow: ellipsis;

  ${media.phone} {
    max-width: 180px;
  }
`;

/** Marks who has priority processing (PLAN-08). */
export function PriorityTag() {
  const words = useWords(candidatesWords);
  return <Tag>{words.priority}</Tag>;
}

const Tag = styled.span`
  display: inline-flex;
  align-items: center;
  min-height: 24px;
  border: 1px solid ${color.brand100};
  font-size: ${fontSize.fs12};
  font-weight: 600;
  white-space: nowrap;
  padding: 0 ${space.s2};
  border-radius: ${radius.rSm};
  background: ${color.brand50};
  color: ${color.brand900};
`;
