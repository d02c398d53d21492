/** Saves that go on after their wizard was left, by whose and which resume they are of. */
const underWay = new Map<string, Promise<string | null>>();

/**
 * Notes such a save: who opens that resume meanwhile would find an older one, or begin a new one a second time.
 * @param id the resume's; null for one that is not on the server yet
 * @param save never rejects; gives the id that the resume has then, null where it never got there
 */
export function noteLastSave(owner: string, id: string | null, save: Promise<string | null>): void {
  const key = keyOf(owner, id);
  const noted = save.finally(() => {
    if (underWay.get(key) === noted) underWay.delete(key);
  });
  underWay.set(key, noted);
}

export const lastSaveOf = (owner: string, id: string | null): Promise<string | null> | null =>
  underWay.get(keyOf(owner, id)) ?? null;

const keyOf = (owner: string, id: string | null) => `${owner}:${id ?? "new"}`;
