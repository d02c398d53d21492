import { createContext } from "react";

/** The level of the titles of a list's rows: beneath a card's h2 unless the list stands right under the page's h1. */
export const RowHeadingContext = createContext<"h2" | "h3">("h3");
