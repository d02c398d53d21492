import type { OwnJobScreenQuery } from "./OwnJobScreen.generated";

/** A job of one's own company, as its page asks for it. */
export type OwnJob = NonNullable<OwnJobScreenQuery["myJob"]>;
