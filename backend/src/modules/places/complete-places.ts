import type { Place } from "./place.entity";

/** Places by the beginning of a name, alias or PIN, or by a name like it; the most populous first. */
export declare function completePlaces(text: string, first: number): readonly Place[];
