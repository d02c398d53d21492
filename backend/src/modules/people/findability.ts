import { Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { Follows } from "../../text/follows";
import { lines } from "../../text/text.rules";
import { CareerFacts } from "../career-profiles/career-profile.inputs";
import type { CareerContent, CareerGroup } from "../career-profiles/career.fields";
import { PersonLook } from "./person-look.entity";

/** What somebody may show to companies that look for people. */
export enum ShownGroup {
  ABOUT = "about",
  SKILLS = "skills",
  WISHES = "wishes",
  EXPECTED_PAY = "expectedPay",
}

registerEnumType(ShownGroup, {
  name: "ShownGroup",
  description: "What somebody may show to companies that look for people.",
  valuesConfig: {
    ABOUT: { description: "Headline, position and experience." },
    SKILLS: { description: "Skills, education and languages." },
    WISHES: { description: "When, where and how one wants to work." },
    EXPECTED_PAY: { description: "The pay that one expects." },
  },
});

const MAX_HIDDEN = 30;

@InputType({ description: "Whether companies may find the viewer, and what they see." })
export class SaveFindabilityInput {
  @Field({ description: "Whether they may." })
  isFindable: boolean;

  @Field(() => [ShownGroup], { description: "What of the career profile they see: these, and no others." })
  groups: ShownGroup[];

  @Field(() => [String], {
    description: `Companies that never find the viewer: up to ${MAX_HIDDEN} names of up to 120 characters.`,
  })
  @Follows(lines(MAX_HIDDEN, 120))
  hiddenCompanies: string[];
}

@ObjectType({ description: "Whether companies may find the viewer, and who has looked." })
export class Findability {
  @Field(() => ID, { description: "The account's key." })
  id: string;

  @Field({ description: "Whether the viewer lets companies find them." })
  isFindable: boolean;

  @Field(() => [ShownGroup], { description: "What of the career profile they may see." })
  groups: ShownGroup[];

  @Field(() => [String], { description: "Companies that never find the viewer, as named." })
  hiddenCompanies: string[];

  @Field(() => [String], {
    description:
      "Where the viewer works now, by their career profile and resumes; these never find them either.",
  })
  employers: string[];

  @Field(() => CareerFacts, {
    nullable: true,
    description: "What companies see, or would see; null: nothing that they could find the viewer by.",
  })
  card: CareerContent | null;

  @Field(() => [PersonLook], {
    description: "Who opened the card within the last 90 days, newest first, up to 100.",
  })
  looks: PersonLook[];

  @Field(() => Int, { description: "How many companies that are." })
  lookingCompanyCount: number;
}

/** The same words as the groups of a career profile. */
export const groupsOf = (groups: readonly CareerGroup[]): ShownGroup[] => groups as unknown as ShownGroup[];
