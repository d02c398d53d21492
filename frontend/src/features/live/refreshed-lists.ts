interface Row {
  id: string;
  status?: string;
  stageId?: string | null;
}

interface List {
  nextCursor: string | null;
  items: readonly Row[];
}

/** What a query answers: lists by their names, or aliases. */
type Lists = Readonly<Record<string, unknown>>;

const isList = (value: unknown): value is List =>
  typeof value === "object" && value !== null && "nextCursor" in value && "items" in value;

/**
 * Lists that somebody works in, with their first pages read anew. Pages that were read on stay. Whoever the viewer has
 * moved stays too, as after every step of their own; whoever somebody else has moved leaves.
 */
export function refreshedLists<Answer extends Lists>(
  before: Answer,
  fresh: Answer,
  variables: object,
): Answer {
  const names = Object.keys(fresh).filter((name) => isList(fresh[name]));
  const known = new Set(names.flatMap((name) => (fresh[name] as List).items.map(({ id }) => id)));
  const entries = names.map((name) => {
    const [old, anew] = [before[name], fresh[name] as List];
    return [name, isList(old) ? refreshed(old, anew, known, placeIn(variables, name)) : anew] as const;
  });
  return { ...fresh, ...Object.fromEntries(entries) };
}

function refreshed(old: List, fresh: List, known: ReadonlySet<string>, { status, stageId }: Place): List {
  const oldIds = new Set(old.items.map(({ id }) => id));
  const newcomers = fresh.items.filter(({ id }) => !oldIds.has(id)).length;
  // Where the first page ended before; who stood beyond that is not missing from it.
  const end = fresh.nextCursor === null ? old.items.length : fresh.items.length - newcomers;
  const kept = old.items.filter((row, place) => {
    if (known.has(row.id)) return false;
    const isElsewhere =
      (status !== undefined && row.status !== status) || (stageId !== undefined && row.stageId !== stageId);
    return place >= end || isElsewhere;
  });
  const isReadOn = old.items.length > end && fresh.nextCursor !== null;
  return {
    ...fresh,
    nextCursor: isReadOn ? old.nextCursor : fresh.nextCursor,
    items: inPlace(old.items, fresh.items, new Set(kept.map(({ id }) => id))),
  };
}

/**
 * The fresh rows, and each kept row behind the one that it stood behind. So whoever opens a candidate still reaches the
 * next one from there (LIVE-13). Newcomers come first; those who have moved up into the page stand last.
 */
function inPlace(old: readonly Row[], fresh: readonly Row[], kept: ReadonlySet<string>): Row[] {
  const freshIds = new Set(fresh.map(({ id }) => id));
  const first = old.find(({ id }) => freshIds.has(id))?.id;
  const behind = new Map<string | undefined, Row[]>();
  let before: string | undefined;
  for (const row of old) {
    if (freshIds.has(row.id)) before = row.id;
    else if (kept.has(row.id)) behind.set(before, [...(behind.get(before) ?? []), row]);
  }
  const leading = behind.get(undefined) ?? [];
  const rows = fresh.flatMap((row) => [
    ...(row.id === first ? leading : []),
    row,
    ...(behind.get(row.id) ?? []),
  ]);
  return first === undefined ? [...rows, ...leading] : rows;
}

interface Place {
  status?: string;
  stageId?: string | null;
}

type Filter = { statuses?: readonly string[]; stageId?: string | null } | undefined;

/** The one status and stage that a list is of: its filter is the variable of its alias, or the only one. */
function placeIn(variables: object, name: string): Place {
  const filters = variables as Record<string, Filter>;
  const { statuses, stageId } = filters[name] ?? filters.filter ?? {};
  return { status: statuses?.length === 1 ? statuses[0] : undefined, stageId };
}
