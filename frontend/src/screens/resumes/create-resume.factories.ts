import {
  CreateResumeDocument,
  ResumeByIdDocument,
  UpdateResumeDocument,
} from "../../features/resumes/resume/Resume.generated";
import type { renderRoutes } from "../../test/renderRoutes";
import { CreateResumeScreenDocument } from "./CreateResumeScreen.generated";

export type Mocks = NonNullable<Parameters<typeof renderRoutes>[1]>["mocks"];

export const buildDraft = (id: string, title: string) => ({
  ...{ __typename: "Resume" as const, id, title, template: "CLASSIC" as const, isDraft: true },
  updatedAt: "2026-11-20T06:00:00.000Z",
});

export const prefilled = (title = "Staff Nurse", drafts: ReturnType<typeof buildDraft>[] = []) => ({
  request: { query: CreateResumeScreenDocument },
  result: {
    data: {
      myResumeDrafts: drafts,
      prefilledResume: {
        __typename: "PrefilledResume" as const,
        title,
        template: "CLASSIC",
        basicInfo: {
          __typename: "ResumeBasicInfo" as const,
          ...{ fullName: "Asha Menon", email: "asha@example.in", phone: "", location: "", summary: "" },
        },
        education: [],
        experience: [],
        skills: { __typename: "ResumeSkills" as const, technical: [], soft: [], languages: [] },
        sections: [],
      },
    },
  },
});

/** Whatever is typed is stored. */
export const begun = {
  request: { query: CreateResumeDocument, variables: () => true },
  result: { data: { createResume: { __typename: "Resume", id: "r-1", version: 1 } } },
};
export const changed = {
  request: { query: UpdateResumeDocument, variables: () => true },
  result: { data: { updateResume: { __typename: "Resume", id: "r-1", version: 2 } } },
  maxUsageCount: Number.POSITIVE_INFINITY,
};

/** The draft, which lacks nothing: it opens at its last step. */
export const stored = {
  request: { query: ResumeByIdDocument, variables: { id: "r-1" } },
  result: {
    data: {
      resume: {
        ...{ ...prefilled().result.data.prefilledResume, __typename: "Resume" as const },
        ...{ id: "r-1", version: 1, isDraft: true, updatedAt: "2026-11-21T06:00:00.000Z" },
      },
    },
  },
};
