import { GraphQLDateTimeISO } from "graphql-scalars";
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import { uuidv7 } from "uuidv7";
import {
  type BasicInfo,
  type EducationEntry,
  type ExperienceEntry,
  type ResumeContent,
  ResumeTemplate,
  type Skills,
} from "../content/resume-content";
import { TEMPLATES } from "../content/resume-templates";
import { ResumeSection } from "./resume-sections";

registerEnumType(ResumeTemplate, {
  name: "ResumeTemplate",
  description: "The looks that a resume can be printed in.",
  valuesConfig: Object.fromEntries(
    TEMPLATES.map(({ template, description }) => [template.toUpperCase(), { description }]),
  ),
});

const EMPTY = { defaultValue: "" };

@ObjectType({ description: "Whose resume it is; an empty text: not given." })
@InputType("ResumeBasicInfoInput", { description: "Whose resume it is; an empty text: not given." })
export class ResumeBasicInfo implements BasicInfo {
  @Field({ ...EMPTY, description: "Full name; required of a finished resume." })
  fullName: string;

  @Field({ ...EMPTY, description: "E-mail address; required of a finished resume." })
  email: string;

  @Field({ ...EMPTY, description: "Phone number as typed." })
  phone: string;

  @Field({ ...EMPTY, description: "Where the person lives, in words." })
  location: string;

  @Field({ ...EMPTY, description: "What somebody should know first: plain text of several lines." })
  summary: string;
}

const DATE = "YYYY, YYYY-MM or YYYY-MM-DD";

@ObjectType({ description: "A school, college or course." })
@InputType("ResumeEducationInput", { description: "A school, college or course." })
export class ResumeEducation implements EducationEntry {
  @Field({ ...EMPTY, description: "School or college; required of a finished resume." })
  school: string;

  @Field({ ...EMPTY, description: "What it led to, such as 'B.Com.'; required of a finished resume." })
  degree: string;

  @Field({ ...EMPTY, description: "Field of study." })
  field: string;

  @Field({ ...EMPTY, description: `When it began: ${DATE}.` })
  startDate: string;

  @Field({ ...EMPTY, description: `When it ended: ${DATE}.` })
  endDate: string;

  @Field({ ...EMPTY, description: "Marks, as the school gives them: '8.4 CGPA', '78%'." })
  gpa: string;

  @Field(() => String, { nullable: true, description: "The school's site." })
  url?: string | null;

  @Field(() => [String], { nullable: true, description: "Courses that were taken there." })
  courses?: string[] | null;
}

@ObjectType({ description: "A job that somebody has or had." })
@InputType("ResumeExperienceInput", { description: "A job that somebody has or had." })
export class ResumeExperience implements ExperienceEntry {
  @Field({ ...EMPTY, description: "Employer; required of a finished resume." })
  company: string;

  @Field({ ...EMPTY, description: "Position; required of a finished resume." })
  position: string;

  @Field({ ...EMPTY, description: "Where it was, in words." })
  location: string;

  @Field({ ...EMPTY, description: `When it began: ${DATE}.` })
  startDate: string;

  @Field({ ...EMPTY, description: `When it ended: ${DATE}; empty while \`isCurrent\`.` })
  endDate: string;

  @Field({ defaultValue: false, description: "Whether the person works there now." })
  isCurrent: boolean;

  @Field({ ...EMPTY, description: "What was done there: plain text of several lines." })
  description: string;

  @Field(() => String, { nullable: true, description: "The employer's site." })
  url?: string | null;

  @Field(() => String, { nullable: true, description: "What the employer does, in a line." })
  about?: string | null;
}

@ObjectType({ description: "What somebody can do." })
@InputType("ResumeSkillsInput", { description: "What somebody can do." })
export class ResumeSkills implements Skills {
  @Field(() => [String], { defaultValue: [], description: "Skills of the trade." })
  technical: string[];

  @Field(() => [String], { defaultValue: [], description: "Skills with people and with work." })
  soft: string[];

  @Field(() => [String], { defaultValue: [], description: "Languages, each as the person words it." })
  languages: string[];
}

/** The sections of a resume, whether it is kept or only proposed. */
@ObjectType()
abstract class ResumeSections {
  abstract content: ResumeContent;

  @Field(() => ResumeBasicInfo, { description: "Whose resume it is." })
  get basicInfo(): BasicInfo {
    return this.content.basicInfo;
  }

  @Field(() => [ResumeEducation], { description: "Schools and courses, in the person's order." })
  get education(): EducationEntry[] {
    return this.content.education;
  }

  @Field(() => [ResumeExperience], { description: "Jobs, in the person's order." })
  get experience(): ExperienceEntry[] {
    return this.content.experience;
  }

  @Field(() => ResumeSkills, { description: "What the person can do." })
  get skills(): Skills {
    return this.content.skills;
  }

  @Field(() => [ResumeSection], { description: "Added sections, in the person's order." })
  get sections(): ResumeSection[] {
    return this.content.sections ?? [];
  }
}

@ObjectType({ description: "What a new resume begins with: what the viewer's profile knows." })
export class PrefilledResume extends ResumeSections {
  content: ResumeContent;

  @Field({ description: "What the resume is called." })
  title: string;

  @Field(() => ResumeTemplate, { description: "A template that the viewer's plan has room for." })
  template: ResumeTemplate;
}

@Entity("resumes")
@ObjectType({ description: "A resume of the viewer's, finished or still a draft." })
export class Resume extends ResumeSections {
  @PrimaryColumn("uuid")
  @Field(() => ID, { description: "Our own key (UUID v7)." })
  id: string = uuidv7();

  @Column("uuid")
  accountId: string;

  @Column("text")
  @Field({ description: "What the resume is called; a draft's may be empty." })
  title: string;

  @Column("text")
  @Field(() => ResumeTemplate, { description: "The look that it is printed in." })
  template: ResumeTemplate;

  @Column("jsonb")
  content: ResumeContent;

  @Column("int")
  @Field(() => Int, { description: "Goes up with every change, from 1." })
  version: number;

  @Column("boolean")
  @Field({ description: "True until it was finished once; only a finished one can be exported or sent." })
  isDraft: boolean;

  @Column("timestamptz")
  @Field(() => GraphQLDateTimeISO, { description: "When it was begun." })
  createdAt: Date;

  @Column("timestamptz")
  @Field(() => GraphQLDateTimeISO, { description: "When it was last changed." })
  updatedAt: Date;

  @Column("timestamptz", { nullable: true })
  deletedAt: Date | null;
}
