import { Field, InputType, Int, ObjectType } from "type-graphql";
import { NumberedPage, PageOf } from "../../../lists/page";
import { PlanCode } from "../../subscriptions/plan.entity";
import { ResumeImportNote } from "../json/resume-import-note";
import { ResumeTemplate } from "../content/resume-content";
import { Resume, ResumeBasicInfo, ResumeEducation, ResumeExperience, ResumeSkills } from "./resume.entity";
import { ResumeSection } from "./resume-sections";

/** The inputs have no rules: the service asks those that creating, changing, finishing and importing share. */
@InputType({
  description: "Parts of a resume to save; what is left out stays, or begins as the profile says.",
})
export class SaveResumeInput {
  @Field(() => String, { nullable: true, description: "What the resume is called, up to 120 characters." })
  title?: string | null;

  @Field(() => ResumeTemplate, { nullable: true, description: "The look that it is printed in." })
  template?: ResumeTemplate | null;

  @Field(() => ResumeBasicInfo, { nullable: true, description: "Whose resume it is." })
  basicInfo?: ResumeBasicInfo | null;

  @Field(() => [ResumeEducation], { nullable: true, description: "All schools and courses, in order." })
  education?: ResumeEducation[] | null;

  @Field(() => [ResumeExperience], { nullable: true, description: "All jobs, in order." })
  experience?: ResumeExperience[] | null;

  @Field(() => ResumeSkills, { nullable: true, description: "All that the person can do." })
  skills?: ResumeSkills | null;

  @Field(() => [ResumeSection], { nullable: true, description: "All added sections, in order." })
  sections?: ResumeSection[] | null;
}

@PageOf(Resume, "A page of the viewer's resumes, last changed first.")
export class ResumePage extends NumberedPage<Resume> {}

@ObjectType({ description: "A template that a resume can have." })
export class ResumeTemplateChoice {
  @Field(() => ResumeTemplate, { description: "Which one." })
  template: ResumeTemplate;

  @Field({ description: "What people call it, such as 'Classic'." })
  name: string;

  @Field({ description: "What it looks like and suits, in a sentence." })
  description: string;

  @Field({ description: "Whether the viewer's plan has room for it." })
  isUsable: boolean;
}

@ObjectType({ description: "How many distinct templates the viewer's resumes may have, and have." })
export class ResumeTemplateQuota {
  @Field(() => PlanCode, { description: "The plan that sets the limit." })
  plan: PlanCode;

  @Field(() => Int, { nullable: true, description: "Distinct templates; null: no limit." })
  limit: number | null;

  @Field(() => Int, { description: "Distinct templates of the viewer's resumes, drafts among them." })
  used: number;

  @Field(() => Int, { nullable: true, description: "How many are left, from 0; null: no limit." })
  remaining: number | null;
}

@ObjectType({ description: "What an import of a resume came to." })
export class ResumeImport {
  @Field(() => Resume, { description: "The new resume; a draft where something required is missing." })
  resume: Resume;

  @Field(() => [ResumeImportNote], { description: "What it could not take, in the order of the document." })
  notes: ResumeImportNote[];
}
