import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import styled from "styled-components";
import { color, media, space } from "../tokens";
import { text } from "../typography";

/** The way back to a list, above the title of what stands in it. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Back to={to}>
      <ArrowLeft size={16} aria-hidden />
      {children}
    </Back>
  );
}

const Back = styled(Link)`
  display: inline-flex;
  gap: ${space.s2};
  align-items: center;
  min-height: 44px;
  margin-bottom: ${space.s2};
  ${text.meta}
  font-weight: 500;
  text-decoration: none;

  ${media.hover} {
    &:hover {
      color: ${color.brand800};
      text-decoration: underline;
    }
  }
`;
