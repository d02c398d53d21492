import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import styled from "styled-components";
import { Ring } from "../Spinner/Spinner";
import { color, radius, shadow, space } from "../tokens";
import { text } from "../typography";

interface MenuFaceProps {
  icon: ReactNode;
  /** A ring turns in the icon's place, as in a busy Button. */
  busy?: boolean;
  children: ReactNode;
}

/** The trigger of a Menu that stands among secondary buttons, and looks like them. */
export function MenuFace({ icon, busy = false, children }: MenuFaceProps) {
  return (
    <Face>
      {busy ? <Ring $size={16} /> : icon}
      {children}
      <ChevronDown size={16} aria-hidden />
    </Face>
  );
}

const Face = styled.span`
  display: inline-flex;
  gap: ${space.s2};
  align-items: center;
  min-height: 44px;
  margin: -4px;
  padding-inline: ${space.s3};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.rSm};
  background: ${color.surface};
  box-shadow: ${shadow.shadow1};
  ${text.label}
`;
