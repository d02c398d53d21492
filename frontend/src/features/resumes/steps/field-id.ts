/** The id of a field's control on the page, by its path such as `education.{key}.school`. */
export const fieldId = (path: string) => `resume-${path.replaceAll(".", "-")}`;

/** Puts the focus on a field, or says that it is not on the page. */
export function focusField(path: string): boolean {
  const field = document.getElementById(fieldId(path));
  field?.focus();
  return field !== null;
}
