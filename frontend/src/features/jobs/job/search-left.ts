import { useState } from "react";
import { useLocation } from "react-router-dom";
import { paths } from "@job-portal/protocol/paths";
import { readPage } from "../../../shared/list-address";
import { useIsServed } from "../../../shared/page-view";
import type { OpenedFromInput } from "../../../shared/schema.generated";

/** What a job's page is told by the list that led there. */
interface SearchLeft {
  /** The list's own query, so that one comes back to it. */
  jobSearch: string;
  /** The job's place on the list's page, from 1. */
  place?: number | undefined;
}

const LISTS: readonly string[] = [paths.jobs, paths.jobSearch];
/** Jobs on a page of the list. */
const PAGE_SIZE = 20;

/** For a link to a job; nothing outside of a search. */
export function useSearchToLeave(place?: number): SearchLeft | undefined {
  const { pathname, search } = useLocation();
  return LISTS.includes(pathname) && search ? { jobSearch: search, place } : undefined;
}

/** The address of the search that led to this page; null where none did. */
export function useSearchLeft(): string | null {
  const { jobSearch } = useLeft();
  // The node can't know of it, and the first render has to be the node's.
  const isServed = useIsServed();
  if (isServed) return null;
  return typeof jobSearch === "string" ? `${paths.jobs}${jobSearch}` : null;
}

/**
 * SEEK-06: the list that led to this page, for the count of what people look for; null without a searched text. A page
 * that the node has rendered, as after a reload, was counted when it was opened. Opening the dialog to apply is no
 * other way to the page.
 */
export function useOpenedFrom(): OpenedFromInput | null {
  const left = useLeft();
  const { pathname } = useLocation();
  const isServed = useIsServed();
  const [known, setKnown] = useState(() => ({ pathname, from: isServed ? null : readOpenedFrom(left) }));
  if (known.pathname === pathname) return known.from;
  const from = readOpenedFrom(left);
  setKnown({ pathname, from });
  return from;
}

function readOpenedFrom({ jobSearch, place }: Partial<SearchLeft>): OpenedFromInput | null {
  if (typeof jobSearch !== "string" || typeof place !== "number") return null;
  const address = new URLSearchParams(jobSearch);
  const text = (address.get("q") ?? "").trim().slice(0, 200);
  const location = (address.get("location") ?? "").trim().slice(0, 120);
  const position = (readPage(address) - 1) * PAGE_SIZE + place;
  return text ? { text, location: location || null, position } : null;
}

const useLeft = () => Object(useLocation().state as unknown) as Partial<SearchLeft>;
