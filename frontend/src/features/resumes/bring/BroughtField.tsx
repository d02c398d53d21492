import { TriangleAlert } from "lucide-react";
import styled from "styled-components";
import { color, TextArea, TextField } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { bringResumeWords } from "./bring-resume.words";
import type { FoundPlace } from "./brought-resume";

export type FoundPlaces = ReadonlyMap<string, FoundPlace>;
/** RESF-17: what a finished resume misses in a field, by its path in `checkResume`. */
export type FieldProblems = ReadonlyMap<string, string>;

interface BroughtFieldProps {
  label: string;
  value: string;
  place: FoundPlace | undefined;
  problem: string | undefined;
  isLong?: boolean;
  onChange(value: string): void;
}

/** A field with what the file says, and where it says so. */
export function BroughtField({ label, value, place, problem, isLong = false, onChange }: BroughtFieldProps) {
  const words = useWords(bringResumeWords);
  const Control = isLong ? TextArea : TextField;
  return (
    <Control
      label={label}
      hint={hint()}
      value={value}
      onChange={({ target }: { target: { value: string } }) => onChange(target.value)}
    />
  );

  function hint() {
    const where = !place
      ? words.missing
      : place.page === null
        ? words.behindLink
        : words.place(place.page, place.line);
    if (problem) return <ToCheck>{problem}</ToCheck>;
    return place && !place.isSure ? <ToCheck>{words.unsure(where)}</ToCheck> : where;
  }
}

const ToCheck = ({ children }: { children: string }) => (
  <Unsure>
    <TriangleAlert size={14} aria-hidden /> {children}
  </Unsure>
);

const Unsure = styled.span`
  color: ${color.warn};

  > svg {
    vertical-align: -2px;
  }
`;
