import { Field, InputType, Int } from "type-graphql";
import { Follows } from "../../accounts/follows";
import type { TypedJob } from "./job-content";
import { JobType, WorkMode } from "./job.enums";
import { jobRules, MAX_LIST, MAX_OPENINGS } from "./job.rules";

/** What a job says of itself, as the form and imports send it (POST-01, POST-02, POST-03). */
@InputType()
export abstract class TypedJobInput implements TypedJob {
  @Field({ description: "What the job is called, 3 to 120 characters." })
  @Follows(jobRules.title)
  title: string;

  @Field(() => JobType, { description: "How somebody is employed." })
  type: JobType;

  @Field(() => WorkMode, {
    nullable: true,
    description:
      "Where the work is done; when left out at the employer's place, or as 'Remote' in the location says.",
  })
  workMode?: WorkMode | null;

  @Field({ description: "'Locality, City', 'City' or 'Remote', up to 120 characters." })
  @Follows(jobRules.location)
  location: string;

  @Field({
    description:
      "Pay as people type it, such as '₹8–12 LPA' or 'Negotiable', up to 60 characters; of a range the most must be at most four times the least.",
  })
  @Follows(jobRules.pay)
  pay: string;

  @Field({ description: "Years of work asked for, such as '2–4 years' or 'Fresher', up to 60 characters." })
  @Follows(jobRules.experience)
  experience: string;

  @Field({ description: "Markdown, up to 10,000 characters." })
  @Follows(jobRules.description)
  description: string;

  @Field({ description: "Markdown, up to 5,000 characters." })
  @Follows(jobRules.requirements)
  requirements: string;

  @Field(() => [String], {
    description: `Skills asked for, up to ${MAX_LIST} of 40 characters each.`,
    defaultValue: [],
  })
  @Follows(jobRules.skills)
  skills: string[];

  @Field(() => [String], {
    description: `What the employer offers beside pay, up to ${MAX_LIST} of 120 characters each.`,
    defaultValue: [],
  })
  @Follows(jobRules.benefits)
  benefits: string[];

  @Field(() => Int, {
    description: `How many people are wanted, from 1 to ${MAX_OPENINGS}.`,
    defaultValue: 1,
  })
  @Follows(jobRules.openings)
  openings: number;
}
