import { TextField } from "../../../design-system";
import { fieldId } from "./field-id";
import { formatResumeDate, toIsoDate } from "../resume/resume-date";

interface DateFieldProps {
  path: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  disabled?: boolean;
  value: string;
  onChange(value: string): void;
}

/**
 * A year, a month or a day, as far as somebody knows it: the browser's own pickers take no year alone. What is
 * understood is written out once the field is left.
 */
export function DateField({ path, value, onChange, ...rest }: DateFieldProps) {
  function handleBlur() {
    const iso = toIsoDate(value);
    if (iso) onChange(formatResumeDate(iso));
  }
  return (
    <TextField
      {...rest}
      id={fieldId(path)}
      isOptional
      maxLength={40}
      autoComplete="off"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onBlur={handleBlur}
    />
  );
}
