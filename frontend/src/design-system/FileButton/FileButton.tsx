import type { ChangeEvent, ReactNode } from "react";
import styled from "styled-components";
import { buttonSkin, type SkinProps } from "../Button/buttonSkin";
import { shadow } from "../tokens";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden";

interface FileButtonProps {
  children: ReactNode;
  icon?: ReactNode;
  /** Types of files that the system's picker offers, as in `<input accept>`; others can still be forced in. */
  accept: string;
  onPick(file: File): void;
}

/** Opens the system's file picker; the browser's own control beneath makes it work by keyboard and by voice. */
export function FileButton({ children, icon, accept, onPick }: FileButtonProps) {
  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (file) onPick(file);
    // The same file may be picked again after a failure.
    target.value = "";
  }
  return (
    <Skin $tone="secondary" $size="md" $fullWidth="always">
      <VisuallyHidden as="input" type="file" accept={accept} onChange={handleChange} />
      {icon}
      {children}
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
