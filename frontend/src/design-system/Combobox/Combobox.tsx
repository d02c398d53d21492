import { Combobox as BaseCombobox } from "@base-ui/react/combobox";
import { Check, ChevronDown, X } from "lucide-react";
import { useId } from "react";
import styled from "styled-components";
import { useWords } from "../../shared/words";
import { bareIconSkin } from "../Button/bareIconSkin";
import { designSystemWords } from "../design-system.words";
import { controlLinks, controlSkin, Field, type FieldProps } from "../Field/Field";
import { color, fontSize, media, radius, shadow, space } from "../tokens";
import { text } from "../typography";

export interface ComboboxOption {
  value: string;
  label: string;
  /** What tells it from others of the same label. */
  hint?: string;
}

interface ComboboxProps extends Pick<FieldProps, "label" | "error"> {
  /** Null: nothing is chosen, and the placeholder says what that means. */
  value: ComboboxOption | null;
  onChange(option: ComboboxOption | null): void;
  /** What the text typed last has found. */
  options: readonly ComboboxOption[];
  /** Gets the text at each stroke, empty where the list is to have anything. */
  onSearch(typed: string): void;
  search: "running" | "failed" | "done";
  placeholder: string;
}

/**
 * A choice among more than a list can hold: typing asks for others. Arrows, Enter and Escape work as in a select. The
 * field to type in stands with the list, so that nothing around the two needs hiding from screen readers.
 */
export function Combobox(props: ComboboxProps) {
  const { label, error, value, onChange, options, onSearch, search, placeholder } = props;
  const words = useWords(designSystemWords);
  const fieldId = useId();
  return (
    <BaseCombobox.Root<ComboboxOption>
      items={options}
      value={value}
      onValueChange={onChange}
      onInputValueChange={(typed, { reason }) => onSearch(reason === "input-change" ? typed : "")}
      isItemEqualToValue={(one, other) => one.value === other.value}
      // The server has searched already.
      filter={null}
      autoHighlight
    >
      <Field id={fieldId} label={label} error={error}>
        <Box>
          <Chosen {...controlLinks(fieldId, { error })}>
            <ChosenText>
              <BaseCombobox.Value placeholder={placeholder} />
            </ChosenText>
            <ChevronDown size={18} aria-hidden />
          </Chosen>
          <ClearButton aria-label={words.clear(label)}>
            <X size={16} aria-hidden />
          </ClearButton>
        </Box>
      </Field>
      <BaseCombobox.Portal>
        <Positioner sideOffset={6} align="start">
          <Popup aria-label={label}>
            <Input aria-label={words.search} placeholder={words.search} />
            <BaseCombobox.Status>
              {options.length === 0 && <SearchStatus search={search} />}
            </BaseCombobox.Status>
            <BaseCombobox.Empty>
              {search === "done" && <Quiet>{words.nothingFound}</Quiet>}
            </BaseCombobox.Empty>
            <List aria-label={label}>
              {(option: ComboboxOption) => (
                <Item key={option.value} value={option}>
                  <span>
                    {option.label}
                    {option.hint && <Hint>{option.hint}</Hint>}
                  </span>
                  <BaseCombobox.ItemIndicator>
                    <Check size={16} aria-hidden />
                  </BaseCombobox.ItemIndicator>
                </Item>
              )}
            </List>
          </Popup>
        </Positioner>
      </BaseCombobox.Portal>
    </BaseCombobox.Root>
  );
}

function SearchStatus({ search }: Pick<ComboboxProps, "search">) {
  const words = useWords(designSystemWords);
  if (search === "running") return <Quiet>{words.searching}</Quiet>;
  if (search === "failed") return <Quiet>{`${words.loadFailed} ${words.checkConnection}`}</Quiet>;
  return null;
}

const Box = styled.div`
  position: relative;
`;

const Chosen = styled(BaseCombobox.Trigger)`
  ${controlSkin}
  display: flex;
  align-items: center;
  justify-content: space-between;
  cursor: pointer;
  text-align: start;

  > svg {
    flex: none;
    color: ${color.muted};
  }

  &:not([data-placeholder]) {
    padding-right: 44px;
  }

  &:not([data-placeholder]) > svg {
    display: none;
  }
`;

const ChosenText = styled.span`
  overflow: hidden;
  min-width: 0;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const ClearButton = styled(BaseCombobox.Clear)`
  ${bareIconSkin}
  position: absolute;
  inset: 6px 6px auto auto;
  width: 36px;
  height: 36px;
  color: ${color.muted};
  cursor: pointer;

  ${media.hover} {
    &:hover {
      color: ${color.ink};
    }
  }
`;

const Input = styled(BaseCombobox.Input)`
  ${controlSkin}
  flex: none;
  height: 44px;
  margin-bottom: 6px;
`;

const Positioner = styled(BaseCombobox.Positioner)`
  z-index: 60;
`;

const Popup = styled(BaseCombobox.Popup)`
  display: flex;
  flex-direction: column;
  width: max(var(--anchor-width), 300px);
  max-width: calc(100vw - 32px);
  max-height: min(356px, var(--available-height));
  padding: 6px;
  border: 1px solid ${color.line};
  border-radius: ${radius.rMd};
  background: ${color.raised};
  box-shadow: ${shadow.shadow3};
`;

const List = styled(BaseCombobox.List)`
  overflow-y: auto;
  min-height: 0;
`;

const Quiet = styled.p`
  ${text.meta}
  padding: ${space.s2} ${space.s3};
`;

const Hint = styled.span`
  ${text.meta}
  display: block;
  font-size: ${fontSize.fs12};
`;

const Item = styled(BaseCombobox.Item)`
  display: flex;
  gap: ${space.s3};
  align-items: center;
  justify-content: space-between;
  min-height: 40px;
  padding: 6px ${space.s3};
  border-radius: ${radius.rSm};
  color: ${color.ink2};
  cursor: pointer;
  font-size: ${fontSize.fs14};
  font-weight: 500;
  overflow-wrap: anywhere;

  &[data-highlighted] {
    background: ${color.brand50};
    color: ${color.brand900};
  }

  ${media.phone} {
    min-height: 44px;
  }
`;
