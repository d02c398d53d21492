import { Args, FieldResolver, Query, Resolver, Root } from "type-graphql";
import { costOfList } from "../../lists/list-page";
import { completePlaces } from "./complete-places";
import { ancestorsOf, labelOf, placeById } from "./gazetteer";
import { PlacesArgs, ReadPlacesArgs } from "./place.inputs";
import { Place, PlaceKind } from "./place.entity";
import { PlacesReading } from "./places-reading";
import { readPlaces } from "./read-places";

@Resolver(() => Place)
export class PlaceResolver {
  @Query(() => [Place], {
    description: "Places like what has been typed, the most populous first.",
    complexity: ({ args, childComplexity }) => costOfList((args as PlacesArgs).first, childComplexity),
  })
  places(@Args(() => PlacesArgs) { text, first }: PlacesArgs): readonly Place[] {
    return completePlaces(text, first);
  }

  @Query(() => PlacesReading, { description: "What a location says: its places, and what to ask about." })
  readPlaces(@Args(() => ReadPlacesArgs) { text }: ReadPlacesArgs): PlacesReading {
    return readPlaces(text);
  }

  @FieldResolver(() => String, {
    description: "Its name with what it lies in, as far as that is needed: 'Whitefield, Bangalore'.",
  })
  label(@Root() place: Place): string {
    return labelOf(place);
  }

  @FieldResolver(() => Place, { nullable: true, description: "A locality's city; null of every other kind." })
  city(@Root() { cityId }: Place): Place | null {
    return cityId === null ? null : (placeById(cityId) ?? null);
  }

  @FieldResolver(() => Place, {
    nullable: true,
    description: "Its state; null of a state, of India, and of a region that crosses states.",
  })
  state(@Root() { stateId }: Place): Place | null {
    return stateId === null ? null : (placeById(stateId) ?? null);
  }

  @FieldResolver(() => [Place], { description: "The regions that it lies in, such as 'Delhi NCR'." })
  regions(@Root() place: Place): readonly Place[] {
    return ancestorsOf(place).filter(({ kind }) => kind === PlaceKind.REGION);
  }
}
