import { BadgeCheck } from "lucide-react";
import styled from "styled-components";
import { color, fontSize } from "../../design-system";
import { useWords } from "../../shared/words";
import { companiesWords } from "./companies.words";

/** Says beside a company's name whether an admin has checked it. */
export function VerifiedMark({ isVerified }: { isVerified: boolean }) {
  const words = useWords(companiesWords);
  if (!isVerified) return <Unchecked>{words.notVerified}</Unchecked>;
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
