import type { PlacesReading } from "./places-reading";

/** Pure and synchronous; under a millisecond. */
export declare function readPlaces(text: string): PlacesReading;
