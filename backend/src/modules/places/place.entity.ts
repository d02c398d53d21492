import { Field, Float, Int, ObjectType, registerEnumType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";

export enum PlaceKind {
  COUNTRY = "country",
  STATE = "state",
  REGION = "region",
  CITY = "city",
  LOCALITY = "locality",
}

registerEnumType(PlaceKind, {
  name: "PlaceKind",
  description: "What a place is, from the largest to the smallest.",
  valuesConfig: {
    COUNTRY: { description: "India." },
    STATE: { description: "A state or a union territory." },
    REGION: {
      description: "Several cities under one name: 'Delhi NCR', or a district that isn't named for a city.",
    },
    CITY: { description: "A city or a town." },
    LOCALITY: { description: "A part of a city, such as 'Whitefield' of Bangalore." },
  },
});

/** The database's copy of `gazetteer.tsv`, for SQL; a node's start keeps it true to that file. */
@Entity("places")
@ObjectType({ description: "A place of India. Its id never changes its meaning." })
export class Place {
  @PrimaryColumn("int")
  @Field(() => Int, { description: "Its number in the gazetteer." })
  id: number;

  @Column("text")
  @Field(() => PlaceKind, { description: "What it is." })
  kind: PlaceKind;

  @Column("text")
  @Field({ description: "Its name alone: 'Whitefield'." })
  name: string;

  /** A locality's; null of every other kind. */
  @Column("int", { nullable: true })
  cityId: number | null;

  @Column("text", { nullable: true })
  @Field(() => String, {
    nullable: true,
    description: "The district of a city or locality, where it is known.",
  })
  districtName: string | null;

  /** Null of the country, and of a region that crosses states. */
  @Column("int", { nullable: true })
  stateId: number | null;

  /** The regions that a city lies in; a locality's are its city's. */
  @Column("int", { array: true })
  regionIds: number[];

  @Column("double precision", { nullable: true })
  @Field(() => Float, { nullable: true, description: "Degrees north; null where it isn't known." })
  latitude: number | null;

  @Column("double precision", { nullable: true })
  @Field(() => Float, { nullable: true, description: "Degrees east; null where it isn't known." })
  longitude: number | null;

  /** Of a city; 0 where it isn't known. */
  @Column("int")
  population: number;
}
