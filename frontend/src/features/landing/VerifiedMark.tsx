import { BadgeCheck } from "lucide-react";
import styled from "styled-components";
import { color, fontSize } from "../../design-system";
import { useWords } from "../../shared/words";
import { landingWords } from "./landing.words";

/** Stands beside a company that an admin has checked. */
export function VerifiedMark() {
  const words = useWords(landingWords).hero;
  return (
    <Mark>
      <BadgeCheck size={14} aria-hidden />
      {words.verified}
    </Mark>
  );
}

const Mark = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 4px;
  color: ${color.brand800};
  font-size: ${fontSize.fs12};
  font-weight: 600;
`;
