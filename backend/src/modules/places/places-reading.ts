import { Field, ObjectType, registerEnumType } from "type-graphql";
import { Place } from "./place.entity";
import { WorkMode } from "./work-mode";

export enum PlaceQuestionKind {
  AMBIGUOUS = "ambiguous",
  UNKNOWN = "unknown",
}

registerEnumType(PlaceQuestionKind, {
  name: "PlaceQuestionKind",
  description: "Why a part of a text is asked about.",
  valuesConfig: {
    AMBIGUOUS: { description: "Several places have this name; the candidates are these." },
    UNKNOWN: { description: "No place has this name; the candidates have one like it, if any does." },
  },
});

@ObjectType({ description: "A part of a text that was not read as one place." })
export class PlaceQuestion {
  @Field({ description: "The part as it was typed." })
  text: string;

  @Field(() => PlaceQuestionKind, { description: "Why it is asked about." })
  kind: PlaceQuestionKind;

  @Field(() => [Place], { description: "What may be meant, the likeliest first; up to 5." })
  candidates: readonly Place[];
}

@ObjectType({ description: "What was understood of a text that names places." })
export class PlacesReading {
  @Field(() => [Place], { description: "The places, in the order typed, each once; up to 10." })
  places: readonly Place[];

  @Field(() => WorkMode, { nullable: true, description: "Where the work is done, if the text says so." })
  workMode: WorkMode | null;

  @Field(() => [PlaceQuestion], { description: "What was not understood; empty if all of it was." })
  questions: readonly PlaceQuestion[];
}
