import type { Locale } from "./locale";

/** A question of a screen: an operation of the API. */
export interface PageQuestion {
  operationName: string | undefined;
  query: string;
  variables: Record<string, unknown>;
}

/** What the API answers a question. */
export interface PageAnswer {
  data?: Record<string, unknown> | null | undefined;
  errors?: readonly { readonly message: string }[] | undefined;
}

/** What the browser has to render with for its first page to be the served one. */
export interface PageView {
  /** When the page was rendered, in milliseconds since 1970: ages and days are told as of then. */
  now: number;
  /** Whether there seemed to be room for a second column. */
  isDesktop: boolean;
  /** What the page is written in. */
  locale: Locale;
}

/** What the server tells the web app of a page that it asks for. */
export interface PageRequest extends PageView {
  /** Path and query. */
  address: string;
  /** Of the answer's content policy. */
  nonce: string;
  /** The settings that the page carries. */
  config: unknown;
  /** Asks the API as a visitor. */
  ask(question: PageQuestion): Promise<PageAnswer>;
}

/** The parts of a served page. */
export interface ServedPage {
  /** What stands in the root. */
  html: string;
  /** Style elements. */
  styles: string;
  /** `PageState` as JSON that no element can be ended by. */
  state: string;
  /** Names of the source files, without ending, whose code the browser takes the page over with. */
  files: string[];
}

/** What the browser takes over with the page. */
export interface PageState extends PageView {
  /** What the cache of the web app holds. */
  data: unknown;
}

/** The web app's side: renders the screen of an address for a visitor. Null where that screen isn't served. */
export type ServePage = (request: PageRequest) => Promise<ServedPage | null>;

/** The id of the element that carries `ServedPage.state`. */
export const PAGE_STATE_ID = "page-state";
