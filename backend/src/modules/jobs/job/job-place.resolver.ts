import { FieldResolver, Resolver, Root } from "type-graphql";
import { labelOf } from "../../places/gazetteer";
import { Place } from "../../places/place.entity";

@Resolver(() => Place)
export class JobPlaceResolver {
  @FieldResolver(() => String, {
    description: "Its name with what it lies in: 'Whitefield, Bangalore', 'Bangalore', 'Delhi NCR'.",
  })
  label(@Root() place: Place): string {
    return labelOf(place);
  }
}
