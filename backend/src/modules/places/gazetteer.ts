import type { Place } from "./place.entity";

// The interface; bodies follow with the gazetteer's file.
export declare function placeById(id: number): Place | undefined;
/** "Whitefield, Bangalore", "Bangalore", "Maharashtra", "Delhi NCR", "India"; `readPlaces` reads it as the same place. */
export declare function labelOf(place: Place): string;
/** The places that it lies in, the nearest first: a locality's city, their regions, their state, India. */
export declare function ancestorsOf(place: Place): readonly Place[];
/** The ids of the place itself and of all that lie in it. */
export declare function placeIdsWithin(place: Place): readonly number[];
