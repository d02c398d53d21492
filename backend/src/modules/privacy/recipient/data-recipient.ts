import { GraphQLDateTimeISO } from "graphql-scalars";
import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";

/** The occasion on which somebody's data went to others. */
export enum DisclosureKind {
  APPLICATION = "application",
  CARD = "card",
  CONTACT = "contact",
  WALK_IN = "walk-in",
  ACCOUNT = "account",
  GRIEVANCE = "grievance",
  MESSAGE = "message",
}

registerEnumType(DisclosureKind, {
  name: "DisclosureKind",
  description: "The occasion on which somebody's data went to others.",
  valuesConfig: {
    APPLICATION: { description: "They applied for a job." },
    CARD: { description: "A company opened their card among people, or invited them." },
    CONTACT: { description: "They said yes to an invitation." },
    WALK_IN: { description: "They took a number for a walk-in." },
    ACCOUNT: { description: "An admin changed something of their account or plan." },
    GRIEVANCE: { description: "They asked or complained about their data." },
    MESSAGE: { description: "An admin read a message of theirs that was held or reported." },
  },
});

/** What of somebody's data others saw; spelt as the SQL that finds it does. */
export enum DisclosedData {
  NAME = "name",
  PHONE = "phone",
  EMAIL = "email",
  PHOTO = "photo",
  PROFILE = "profile",
  RESUME = "resume",
  RESUME_FILE = "resume-file",
  CAREER = "career",
  ANSWERS = "answers",
  NOTE = "note",
  MESSAGES = "messages",
  FILES = "files",
  INTERVIEW = "interview",
  OFFER = "offer",
}

registerEnumType(DisclosedData, {
  name: "DisclosedData",
  description: "What of somebody's data others saw.",
  valuesConfig: {
    NAME: { description: "Full name." },
    PHONE: { description: "Phone number." },
    EMAIL: { description: "E-mail address." },
    PHOTO: { description: "Photo." },
    PROFILE: { description: "Their profile, in place of a resume." },
    RESUME: { description: "A resume." },
    RESUME_FILE: { description: "A resume's file as they uploaded it." },
    CAREER: { description: "What they sent of their career profile." },
    ANSWERS: { description: "Their answers to the job's questions." },
    NOTE: { description: "What they wrote with the application." },
    MESSAGES: { description: "Their messages." },
    FILES: { description: "Files that they sent with messages." },
    INTERVIEW: { description: "When they come to an interview, or that they don't." },
    OFFER: { description: "What they answered to an offer." },
  },
});

@ObjectType({ description: "Something of the viewer's data that went to one recipient on one occasion." })
export class Disclosure {
  @Field(() => ID, { description: "Its key among the viewer's." })
  id: string;

  @Field(() => DisclosureKind, { description: "The occasion." })
  kind: DisclosureKind;

  @Field(() => [DisclosedData], { description: "Which data; empty where the occasion says it all." })
  data: DisclosedData[];

  @Field(() => ID, { nullable: true, description: "The viewer's application, where it is one." })
  applicationId: string | null;

  @Field(() => String, { nullable: true, description: "The job's title, where it was about one." })
  jobTitle: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The company's name as it stood then, where it is another one now.",
  })
  formerName: string | null;

  @Field(() => GraphQLDateTimeISO, {
    nullable: true,
    description: "The company's first step with an application, such as opening it; null: none that we know.",
  })
  openedAt: Date | null;

  @Field(() => GraphQLDateTimeISO, { description: "From when on they could see it." })
  firstAt: Date;

  @Field(() => GraphQLDateTimeISO, { description: "The last time that we know of." })
  lastAt: Date;
}

@ObjectType({ description: "A company, or the portal's admins, and what they saw of the viewer's data." })
export class DataRecipient {
  @Field(() => ID, { description: "Its key among the viewer's." })
  id: string;

  @Field({ description: "Whether it is the portal's admins, not a company." })
  isPortal: boolean;

  @Field(() => ID, {
    nullable: true,
    description: "The company whose page can be opened; null: there is none.",
  })
  companyId: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The company's name, also of a blocked one; null: the company is gone.",
  })
  name: string | null;

  @Field(() => [Disclosure], { description: "What they saw, the latest first; the last 20." })
  disclosures: Disclosure[];

  @Field(() => Int, { description: "How many there are in all." })
  disclosureCount: number;

  @Field(() => GraphQLDateTimeISO, { description: "The first time." })
  firstAt: Date;

  @Field(() => GraphQLDateTimeISO, { description: "The last time that we know of." })
  lastAt: Date;
}
