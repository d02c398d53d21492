import { BadgeCheck } from "lucide-react";
import { Link } from "react-router-dom";
import styled from "styled-components";
import { color, fontSize } from "../../design-system";
import { useWords } from "../../shared/words";
import { companiesWords } from "./companies.words";

interface VerifiedMarkProps {
  isVerified: boolean;
  /** Where it stands what was checked; the mark then leads there. */
  to?: string;
}

/** Says beside a company's name whether an admin has checked it. */
export function VerifiedMark({ isVerified, to }: VerifiedMarkProps) {
  const words = useWords(companiesWords);
  if (!isVerified) return <Unchecked>{words.notVerified}</Unchecked>;
  if (to !== undefined)
    return (
      <Checked as={Link} to={to} title={words.whatWasChecked}>
        <BadgeCheck size={14} aria-hidden />
        {words.verified}
      </Checked>
    );
  return (
    <Checked>
      <BadgeCheck size={14} aria-hidden />
      {words.verified}
    </Checked>
  );
}

const Checked = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 4px;
  color: ${color.brand800};
  font-size: ${fontSize.fs12};
  font-weight: 600;
`;

const Unchecked = styled.span`
  flex: none;
  color: ${color.muted};
  font-size: ${fontSize.fs12};
`;
