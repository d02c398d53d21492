import { Field, InputType, Int, ObjectType } from "type-graphql";
import { Follows } from "../../text/follows";
import { CareerSkill, SpokenLanguage, StatedPay, StatedPayInput } from "./career-parts";
import { CareerAudience } from "./career-profile.enums";
import {
  CAREER_GROUPS,
  type CareerAudiences as Audiences,
  type CareerContent,
  type CareerField,
  careerFields,
  careerGroups,
} from "./career.fields";

const TYPES = {
  text: () => String,
  count: () => Int,
  flag: () => Boolean,
  texts: () => [String],
  skills: () => [CareerSkill],
  languages: () => [SpokenLanguage],
} as const;

function typeOf(field: CareerField, isInput: boolean) {
  if (field.kind === "pay") return () => (isInput ? StatedPayInput : StatedPay);
  if (field.kind === "choice") return () => field.values;
  if (field.kind === "choices") return () => [field.values];
  return TYPES[field.kind];
}

/** Gives a type each field of the table, and an input its rule. */
const CareerFields =
  ({ isInput }: { isInput: boolean }): ClassDecorator =>
  (target) => {
    const prototype = target.prototype as object;
    for (const [name, field] of careerFields) {
      const { description } = field;
      Field(typeOf(field, isInput), { nullable: true, description })(prototype, name);
      if (isInput && "rule" in field && field.rule) Follows(field.rule)(prototype, name);
    }
  };

/** Gives a type who sees each group of the table. */
const AudienceFields =
  ({ nullable }: { nullable: boolean }): ClassDecorator =>
  (target) => {
    for (const group of careerGroups) {
      const { description } = CAREER_GROUPS[group];
      Field(() => CareerAudience, { nullable, description })(target.prototype as object, group);
    }
  };

/** Plain objects, whose type has the fields that the decorators above give to the classes made of them. */
const ContentShape = Object as unknown as new () => CareerContent;
const AudienceShape = Object as unknown as new () => Audiences;
const SomeAudiencesShape = Object as unknown as new () => Partial<Audiences>;

@CareerFields({ isInput: false })
@ObjectType({ description: "What somebody says of their work; null: nothing." })
export class CareerFacts extends ContentShape {}

@CareerFields({ isInput: true })
@InputType({ description: "What to change of it: what is left out stays, null clears." })
class CareerFactsInput extends ContentShape {}

@AudienceFields({ nullable: false })
@ObjectType({ description: "Who sees which of it." })
export class CareerAudiences extends AudienceShape {}

@AudienceFields({ nullable: true })
@InputType({ description: "Who is to see which of it: what is left out stays." })
class CareerAudiencesInput extends SomeAudiencesShape {}

@InputType({ description: "What to change of one's career profile." })
export class SaveCareerProfileInput {
  @Field(() => CareerFactsInput, { nullable: true, description: "What one says." })
  facts?: CareerFactsInput | null;

  @Field(() => CareerAudiencesInput, { nullable: true, description: "Who sees it." })
  audiences?: CareerAudiencesInput | null;

  @Field(() => Int, {
    nullable: true,
    description: "The version that the form was filled from: PROFILE_CHANGED when it is no longer that one.",
  })
  expectedVersion?: number | null;
}

@ObjectType({ description: "A field that a career profile lacks." })
export class CareerGap {
  @Field({ description: "The field's name in CareerFacts." })
  field: string;

  @Field(() => Int, { description: "How many per cent it adds." })
  gain: number;
}
