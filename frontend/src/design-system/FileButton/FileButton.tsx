import type { ChangeEvent, MouseEvent, ReactNode } from "react";
import styled from "styled-components";
import { buttonSkin, type SkinProps } from "../Button/buttonSkin";
import { Ring } from "../Spinner/Spinner";
import { shadow } from "../tokens";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden";

interface FileButtonProps {
  children: ReactNode;
  icon?: ReactNode;
  /** Types of files that the system's picker offers, as in `<input accept>`; others can still be forced in. */
  accept: string;
  onPick(file: File): void;
  /** Work is under way: a ring turns, nothing more is picked, and the control keeps focus. */
  busy?: boolean;
  /** Stands in place of the label while busy. */
  busyText?: string;
}

/** Opens the system's file picker; the browser's own control beneath makes it work by keyboard and by voice. */
export function FileButton({ children, icon, accept, onPick, busy = false, busyText }: FileButtonProps) {
  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (file && !busy) onPick(file);
    // The same file may be picked again after a failure.
    target.value = "";
  }
  function handleClick(event: MouseEvent<HTMLInputElement>) {
    if (busy) event.preventDefault();
  }
  return (
    <Skin $tone="secondary" $size="md" $fullWidth="always" $busy={busy && !icon}>
      <VisuallyHidden
        as="input"
        type="file"
        accept={accept}
        aria-busy={busy || undefined}
        aria-disabled={busy || undefined}
        onClick={handleClick}
        onChange={handleChange}
      />
      {busy ? <Ring $size={16} /> : icon}
      {busy && busyText ? busyText : children}
    </Skin>
  );
}

const Skin = styled.label<SkinProps>`
  ${buttonSkin}
  position: relative;
  cursor: pointer;

  &:focus-within {
    box-shadow: ${shadow.focus};
  }
`;
