import { PAGE_STATE_ID, type PageState } from "@job-portal/protocol/served-page";

/** What the node hands over with a page that it has rendered; null where it sent the shell alone. */
export function readPageState(page: Document = document): PageState | null {
  const text = page.getElementById(PAGE_STATE_ID)?.textContent;
  return text ? (JSON.parse(text) as PageState) : null;
}
