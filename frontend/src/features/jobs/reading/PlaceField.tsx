import { MapPin } from "lucide-react";
import { useRef, type ChangeEvent, type ComponentProps, type FocusEvent } from "react";
import styled from "styled-components";
import { TextField } from "../../../design-system";
import { SuggestionList } from "./SuggestionList";
import { typedPlaces, withPlace } from "./typed-places";
import { comboboxProps, useSuggestionList } from "./useSuggestionList";

interface PlaceFieldProps extends Omit<ComponentProps<typeof TextField>, "icon"> {
  /** Puts what was typed, with the suggestion in the place of its last part, into the field. */
  onPick(places: string): void;
}

/** A form's field for places of India, which completes the one that is being typed; any text may stand in it. */
export function PlaceField({ onPick, onChange, onBlur, ...rest }: PlaceFieldProps) {
  const typed = useRef("");
  const list = useSuggestionList("location", (place) => onPick(withPlace(typed.current, place)));
  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    typed.current = event.target.value;
    list.ask(typedPlaces(event.target.value).last);
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
