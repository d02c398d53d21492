import { ADDED_SECTIONS, RESUME_SECTION_KINDS } from "@job-portal/protocol/resume-sections";
import { z } from "zod";
import { additionalData, fullName, photoAddress } from "../modules/accounts/profile.rules";
import { registration } from "../modules/accounts/registration.rules";
import { AccountStatus, Role, SIGN_UP_ROLES, SIGN_UP_ROLES_RULE } from "../auth/role";
import { ResumeTemplate } from "../modules/resumes/content/resume-content";
import { PlanCode } from "../modules/subscriptions/plan.entity";

/** The shapes of the REST calls: bodies are checked by them, and the OpenAPI document is made of them. */
export const registerBody = z.strictObject({
  email: registration.email.nullish().describe("Must be the token's e-mail address, where it has one."),
  role: z.enum(SIGN_UP_ROLES, SIGN_UP_ROLES_RULE).describe("What the account is for."),
  firebaseUid: registration.firebaseUid,
  name: registration.name.nullish(),
  photoURL: registration.photoURL.nullish(),
});

export const profileBody = z.strictObject({
  displayName: fullName.optional(),
  photoURL: photoAddress
    .nullish()
    .describe("The address that the upload of a photo answered; null takes the photo away."),
  additionalData: z
    .strictObject({
      title: additionalData.title.nullish(),
      bio: additionalData.bio.nullish(),
      phone: additionalData.phone.nullish(),
      location: additionalData.location.nullish(),
      dob: additionalData.dob.nullish(),
      linkedin: additionalData.linkedin.nullish(),
    })
    .nullish()
    .describe("Fields of the profile to change; what is left out stays, null or '' clears."),
});

const text = z.string().nullable();

export const userRecord = z.strictObject({
  id: z.uuid().describe("Our own key."),
  firebaseUid: z.string().describe("The identity provider's uid."),
  uid: z.string().describe("The same as firebaseUid."),
  email: z.email().nullable().describe("Null for who signs in by phone alone."),
  name: text.describe("The same as displayName."),
  displayName: text.describe("Full name."),
  photoURL: text.describe("Address of the photo; one that begins with / is on the portal's own origin."),
  phoneNumber: text.describe("Phone number that the identity provider verified."),
  role: z.enum(Role),
  status: z.enum(AccountStatus),
  additionalData: z.strictObject({
    title: text,
    bio: text,
    phone: text,
    location: text,
    dob: text,
    linkedin: text,
  }),
  subscription: z.strictObject({ plan: z.enum(PlanCode) }),
});

export const messageAnswer = z.strictObject({ message: z.string().describe("The sentence for the screen.") });

const dates = { startDate: z.string(), endDate: z.string() };

/** Shapes alone: what the texts may hold, the rules of resumes say. */
export const previewBody = z.object({
  title: z.string(),
  template: z.string().toLowerCase().pipe(z.enum(ResumeTemplate)).describe("In small letters or capitals."),
  basicInfo: z.object({
    fullName: z.string(),
    email: z.string(),
    phone: z.string(),
    location: z.string(),
    summary: z.string(),
  }),
  education: z.array(
    z.object({
      school: z.string(),
      degree: z.string(),
      field: z.string(),
      ...dates,
      gpa: z.string(),
      url: z.string().nullish(),
      courses: z.array(z.string()).nullish(),
    }),
  ),
  experience: z.array(
    z.object({
      company: z.string(),
      position: z.string(),
      location: z.string(),
      ...dates,
      isCurrent: z.boolean(),
      description: z.string(),
      url: z.string().nullish(),
      about: z.string().nullish(),
    }),
  ),
  skills: z.object({
    technical: z.array(z.string()),
    soft: z.array(z.string()),
    languages: z.array(z.string()),
  }),
  sections: z
    .array(
      z.object({
        kind: z.enum(RESUME_SECTION_KINDS),
        entries: z.array(
          z.object({
            ...{ name: z.string(), detail: z.string(), organization: z.string(), ...dates },
            ...{ url: z.string(), description: z.string() },
            ...{ keywords: z.array(z.string()), roles: z.array(z.string()) },
          }),
        ),
      }),
    )
    .optional()
    .describe("Added sections, each once, in order."),
});

export const previewAnswer = z.strictObject({
  pages: z.array(z.string().describe("An SVG image of one A4 page.")),
});

export const photoAnswer = z.strictObject({
  photoURL: z.string().describe("The photo's address, to save the profile with."),
});

export const logoAnswer = z.strictObject({
  logoURL: z.string().describe("The logo's address, which the company shows from now on."),
});

export const offerLetterAnswer = z.strictObject({
  letterId: z.string().describe("The letter's id, to make the offer with."),
});

export const resumeOriginalAnswer = z.strictObject({
  id: z.string().describe("The file's id, to send it with an application."),
  name: z.string().describe("The file's name, as it is kept."),
});

export const messageFileAnswer = z.strictObject({
  id: z.string().describe("The file's id, to send a message with."),
  name: z.string().describe("Its name, made safe."),
  bytes: z.int().describe("Its size as it is kept."),
});

export const companyDocumentAnswer = z.strictObject({
  id: z.string().describe("The paper's id."),
});

export const jobFileAnswer = z.strictObject({
  id: z.string().describe("The file's id, as it was sent."),
});

const found = z
  .strictObject({
    text: z.string(),
    line: z.int().nullable().describe("Its place in `lines`, from 0; null where it stands behind a link."),
    isSure: z.boolean().describe("False: to be checked by the person."),
  })
  .nullable();

const foundDates = { startDate: found, endDate: found };

export const resumeReadingAnswer = z.strictObject({
  pages: z.int(),
  lines: z.array(z.strictObject({ page: z.int().describe("From 1."), text: z.string() })),
  fullName: found,
  title: found,
  email: found,
  phone: found,
  location: found,
  summary: found,
  links: z.array(found),
  experience: z.array(
    z.strictObject({
      ...{ company: found, position: found, location: found, ...foundDates },
      isCurrent: z.boolean(),
      description: found,
    }),
  ),
  education: z.array(
    z.strictObject({ school: found, degree: found, field: found, ...foundDates, gpa: found }),
  ),
  skills: z.strictObject({ technical: z.array(found), soft: z.array(found), languages: z.array(found) }),
  wishes: z.strictObject({ expectedPay: found, currentPay: found, noticePeriod: found }),
  sections: z.array(
    z.strictObject({
      kind: z.enum(ADDED_SECTIONS),
      entries: z.array(
        z.strictObject({
          ...{ name: found, organization: found, ...foundDates, description: found },
          keywords: z.array(found),
        }),
      ),
    }),
  ),
});

export const errorAnswer = z.strictObject({
  code: z.string().describe("What programs branch on."),
  message: z.string().describe("What to tell the person."),
  fields: z.array(z.strictObject({ field: z.string(), message: z.string() })).optional(),
  requestId: z.string().describe("Finds the request in the log."),
});
