/** The address that was typed on another of the forms, which comes along with the link. */
export function typedEmail(state: unknown): string {
  const { email } = Object(state) as { email?: unknown };
  return typeof email === "string" ? email : "";
}
