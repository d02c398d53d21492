import { MapPin } from "lucide-react";
import type { ChangeEvent, ComponentProps, FocusEvent } from "react";
import styled from "styled-components";
import { TextField } from "../../../design-system";
import { SuggestionList } from "./SuggestionList";
import { comboboxProps, useSuggestionList } from "./useSuggestionList";

interface PlaceFieldProps extends Omit<ComponentProps<typeof TextField>, "icon"> {
  /** Puts a suggestion into the field. */
  onPick(place: string): void;
}

/** A form's field for a place, which completes what is typed; any text may stand in it. */
export function PlaceField({ onPick, onChange, onBlur, ...rest }: PlaceFieldProps) {
  const list = useSuggestionList("place", onPick);
  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    list.ask(event.target.value);
    onChange?.(event);
  }
  function handleBlur(event: FocusEvent<HTMLInputElement>) {
    list.close();
    onBlur?.(event);
  }
  return (
    <Anchor>
      <TextField
        {...rest}
        {...comboboxProps(list)}
        icon={<MapPin size={18} />}
        onChange={handleChange}
        onBlur={handleBlur}
        onKeyDown={list.handleKeyDown}
      />
      <SuggestionList {...list} label={rest.label} />
    </Anchor>
  );
}

const Anchor = styled.div`
  position: relative;
  min-width: 0;
`;
