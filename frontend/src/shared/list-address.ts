/** One of the values, written small in the address; what makes no sense reads as not said. */
export function readChoice<Value extends string>(
  address: URLSearchParams,
  name: string,
  values: readonly Value[],
): Value | null {
  const given = address.get(name)?.toUpperCase();
  return values.find((value) => value === given) ?? null;
}

/** What a list is searched for, up to `longest` characters. */
export function readText(address: URLSearchParams, longest = 120): string {
  return (address.get("q") ?? "").slice(0, longest);
}

/** The page that the address asks for, from 1 to 999; what is no page is the first. */
export function readPage(address: URLSearchParams): number {
  const page = address.get("page") ?? "";
  return /^[1-9]\d{0,2}$/.test(page) ? Number(page) : 1;
}

/** A list's address; empty parts are left out, and so is page 1. */
export function listPath(path: string, parts: Readonly<Record<string, string | number | null>>): string {
  const query = new URLSearchParams();
  for (const [name, part] of Object.entries(parts)) {
    if (part === null || part === "" || part === 1) continue;
    query.set(
      name,
      typeof part === "number" || name === "q" || name === "after" ? String(part) : part.toLowerCase(),
    );
  }
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}
