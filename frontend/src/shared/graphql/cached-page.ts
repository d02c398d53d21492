import { isReference, type Reference, type StoreObject } from "@apollo/client";

/** A page of a list as the cache holds it. */
interface CachedPage {
  total: number;
  items: readonly (Reference | StoreObject)[];
}

interface Reading {
  readField(name: string, from: Reference | StoreObject): unknown;
}

/** For `cache.modify`: the page without the entry whose field `name` is `value`, and its total without it too. */
export function withoutEntry(name: string, value: string) {
  return <Page extends CachedPage | Reference>(page: Page, { readField }: Reading) => {
    if (isReference(page)) return page;
    const items = page.items.filter((item) => readField(name, item) !== value);
    return { ...page, items, total: page.total - (page.items.length - items.length) };
  };
}

/** The same for a list that is read as a whole. */
export function withoutListed(name: string, value: string) {
  return <Item extends Reference | StoreObject>(list: readonly Item[], { readField }: Reading) =>
    list.filter((item) => readField(name, item) !== value);
}
