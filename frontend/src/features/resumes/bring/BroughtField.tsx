import { TriangleAlert } from "lucide-react";
import styled from "styled-components";
import { color, TextArea, TextField } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { bringResumeWords } from "./bring-resume.words";
import type { FoundPlace } from "./brought-resume";

export type FoundPlaces = ReadonlyMap<string, FoundPlace>;

interface BroughtFieldProps {
  label: string;
  value: string;
  place: FoundPlace | undefined;
  isLong?: boolean;
  onChange(value: string): void;
}

/** A field with what the file says, and where it says so. */
export function BroughtField({ label, value, place, isLong = false, onChange }: BroughtFieldProps) {
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
    if (!place) return words.missing;
    const where = place.page === null ? words.behindLink : words.place(place.page, place.line);
    if (place.isSure) return where;
    return (
      <Unsure>
        <TriangleAlert size={14} aria-hidden /> {words.unsure(where)}
      </Unsure>
    );
  }
}

const Unsure = styled.span`
  color: ${color.warn};

  > svg {
    vertical-align: -2px;
  }
`;
