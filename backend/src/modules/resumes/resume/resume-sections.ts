import {
  isAddedSection,
  RESUME_SECTION_KINDS,
  type ResumeSectionKind,
  sectionOf,
  type SectionEntry,
} from "@job-portal/protocol/resume-sections";
import { Field, InputType, ObjectType, registerEnumType } from "type-graphql";
import type { ResumeSectionContent } from "../content/resume-content";

const KINDS = Object.fromEntries(RESUME_SECTION_KINDS.map((kind) => [kind, kind])) as {
  [Kind in ResumeSectionKind]: Kind;
};

const described = (kind: ResumeSectionKind): string =>
  isAddedSection(kind)
    ? `${sectionOf(kind).heading}: JSON Resume's \`${sectionOf(kind).list}\`.`
    : "Has no entries here: where that part is printed.";

registerEnumType(KINDS, {
  name: "ResumeSectionKind",
  description: "A section of a resume.",
  valuesConfig: Object.fromEntries(
    RESUME_SECTION_KINDS.map((kind) => [kind, { description: described(kind) }]),
  ),
});

const EMPTY = { defaultValue: "" };
const NONE = { defaultValue: [] };

@ObjectType({ description: "An entry of an added section; what its section has no field for is left out." })
@InputType("ResumeSectionEntryInput", {
  description: "An entry of an added section; what its section has no field for is left out.",
})
export class ResumeSectionEntry implements SectionEntry {
  @Field({ ...EMPTY, description: "What it is called: a project, an award, a position, a network." })
  name: string;

  @Field({ ...EMPTY, description: "A level of skill, a username, the type of a project." })
  detail: string;

  @Field({ ...EMPTY, description: "Who gave, published or offered it." })
  organization: string;

  @Field({ ...EMPTY, description: "When it began: YYYY, YYYY-MM or YYYY-MM-DD." })
  startDate: string;

  @Field({ ...EMPTY, description: "When it ended; of what happened once, its date." })
  endDate: string;

  @Field({ ...EMPTY, description: "An address on the web, with http or https." })
  url: string;

  @Field({ ...EMPTY, description: "Plain text of several lines." })
  description: string;

  @Field(() => [String], { ...NONE, description: "Keywords, such as the tools of a project." })
  keywords: string[];

  @Field(() => [String], { ...NONE, description: "The roles that the person had in a project." })
  roles: string[];
}

@ObjectType({ description: "A section that the person added, or a part of the four steps at its place." })
@InputType("ResumeSectionInput", {
  description: "A section that the person added, or a part of the four steps at its place.",
})
export class ResumeSection implements ResumeSectionContent {
  @Field(() => KINDS, { description: "Which one; each once." })
  kind: ResumeSectionKind;

  @Field(() => [ResumeSectionEntry], { ...NONE, description: "Its entries, in the person's order." })
  entries: ResumeSectionEntry[];
}
