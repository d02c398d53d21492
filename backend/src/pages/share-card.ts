import { createHash } from "node:crypto";

/** What the picture of a shared address says. */
export interface ShareCard {
  /** Such as a job's title. */
  title: string;
  /** Such as its company; empty where there is none. */
  subtitle: string;
  /** A few words each, such as pay and place. */
  facts: readonly string[];
}

/** Counts the looks of `share-image.typ`: with another look, every picture gets another address. */
const LOOK = 1;

const FOLDER = "/share-images";

/** The name of a card's picture: another text has another, so that a picture never changes at its address. */
export const shareImageName = (card: ShareCard): string =>
  createHash("sha256")
    .update(JSON.stringify([LOOK, card.title, card.subtitle, card.facts]))
    .digest("hex")
    .slice(0, 20);

/** Where the picture of a page is served: `/share-images/jobs/in/pune/3f….png`. */
export const shareImagePath = (pagePath: string, card: ShareCard): string =>
  `${FOLDER}${pagePath === "/" ? "" : pagePath}/${shareImageName(card)}.png`;
