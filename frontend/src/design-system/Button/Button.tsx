import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { Link, type LinkProps } from "react-router-dom";
import styled from "styled-components";
import { Ring } from "../Spinner/Spinner";
import { buttonSkin, type ButtonSize, type ButtonTone, type SkinProps } from "./buttonSkin";

interface Looks {
  tone?: ButtonTone;
  /** Height: sm 36, md 44, lg 52 px. */
  size?: ButtonSize;
  icon?: ReactNode;
  /** Takes the whole width of its box; `phone`: only on small screens. */
  fullWidth?: "always" | "phone";
}

interface ButtonProps extends Looks, Omit<ComponentProps<"button">, "className" | "style"> {
  /** Work is under way: a ring turns, clicks do nothing, and the button keeps focus. */
  busy?: boolean;
  /** Stands in place of the label while busy, such as 'Signing in...'. */
  busyText?: string;
}

/** A button; of type "button" unless told otherwise. */
export function Button({
  tone = "primary",
  size = "md",
  icon,
  fullWidth,
  busy = false,
  busyText,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // A busy button stays focusable, so it has to swallow the click, and with it a form's submit, itself.
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <StyledButton
      type="button"
      {...rest}
      {...skin({ tone, size, fullWidth })}
      $busy={busy && !icon}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={handleClick}
    >
      {busy ? <Ring $size={16} /> : icon}
      {busy && busyText ? busyText : children}
    </StyledButton>
  );
}

interface ButtonLinkProps extends Looks, Omit<LinkProps, "className" | "style"> {}

/** A link that looks like a button: it goes somewhere, a Button does something. */
export function ButtonLink({
  tone = "primary",
  size = "md",
  icon,
  fullWidth,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <StyledLink {...rest} {...skin({ tone, size, fullWidth })}>
      {icon}
      {children}
    </StyledLink>
  );
}

function skin({ tone = "primary", size = "md", fullWidth }: Looks): SkinProps {
  return { $tone: tone, $size: size, $fullWidth: fullWidth };
}

const StyledButton = styled.button<SkinProps>`
  ${buttonSkin}
`;

const StyledLink = styled(Link)<SkinProps>`
  ${buttonSkin}
`;
