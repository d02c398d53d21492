import type { ComponentProps, ReactNode } from "react";
import styled from "styled-components";
import { color, media, motion, radius, shadow } from "../tokens";

/** One that can do nothing now is `aria-disabled`: `disabled` would take the keyboard off it. */
interface IconButtonProps extends Omit<
  ComponentProps<"button">,
  "className" | "style" | "children" | "disabled"
> {
  /** What it does, for those who can't see the icon. */
  label: string;
  icon: ReactNode;
  /** `outlined` has a border like a secondary button, `plain` has none. */
  tone?: "outlined" | "plain";
  /** Width and height on wide screens: sm 36, md 44 px; a finger always has 44. */
  size?: "sm" | "md";
  /** Makes it a toggle: true shows it filled. */
  isPressed?: boolean;
}

/** A square button with an icon alone. */
export function IconButton({
  label,
  icon,
  tone = "outlined",
  size = "md",
  isPressed,
  ...rest
}: IconButtonProps) {
  return (
    <Square type="button" {...rest} aria-label={label} aria-pressed={isPressed} $tone={tone} $size={size}>
      {icon}
    </Square>
  );
}

const Square = styled.button<{ $tone: "outlined" | "plain"; $size: "sm" | "md" }>`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: ${({ $size }) => ($size === "sm" ? 36 : 44)}px;
  height: ${({ $size }) => ($size === "sm" ? 36 : 44)}px;
  padding: 0;
  border: 1px solid ${({ $tone }) => ($tone === "outlined" ? color.lineStrong : "transparent")};
  border-radius: ${radius.rSm};
  background: ${({ $tone }) => ($tone === "outlined" ? color.surface : "transparent")};
  box-shadow: ${({ $tone }) => ($tone === "outlined" ? shadow.shadow1 : "none")};
  color: ${color.ink2};
  transition:
    background-color ${motion.color},
    border-color ${motion.color};

  ${media.hover} {
    &:hover {
      border-color: ${({ $tone }) => ($tone === "outlined" ? color.faint : "transparent")};
      background: ${color.canvas};
    }
  }

  ${media.belowDesktop} {
    width: 44px;
    height: 44px;
  }

  &[aria-pressed="true"] {
    border-color: ${color.brand200};
    background: ${color.brand50};
    color: ${color.brand800};

    svg {
      fill: currentcolor;
    }
  }

  &[aria-disabled="true"],
  &[aria-disabled="true"]:hover {
    border-color: ${color.line};
    background: ${color.canvas};
    box-shadow: none;
    color: ${color.faint};
    cursor: not-allowed;
  }
`;
