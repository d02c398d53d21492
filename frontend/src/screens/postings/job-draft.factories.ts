import type { DocumentNode } from "graphql";
import { JOB_FIELD_NAMES } from "../../features/jobs/job/job-fields";
import {
  DeleteJobDraftDocument,
  JobDraftToDeleteDocument,
  SaveJobDraftDocument,
} from "../../features/jobs/own/JobDraft.generated";

const often = { maxUsageCount: Number.POSITIVE_INFINITY };

export interface DraftShape {
  id: string;
  fields: Record<string, unknown>;
}

const noFields = {
  __typename: "JobDraftFields" as const,
  companyId: null,
  companyName: null,
  ...Object.fromEntries(JOB_FIELD_NAMES.map((name) => [name, null])),
  openForDays: null,
  questions: null,
};

export const buildDraft = ({ id, fields }: DraftShape) => ({
  __typename: "JobDraft" as const,
  id,
  updatedAt: "2026-11-20T10:00:00.000Z",
  fields: { ...noFields, ...fields },
});

export function savingAnswer(save: (fields: Record<string, unknown>) => void = () => undefined) {
  return {
    request: { query: SaveJobDraftDocument, variables: () => true },
    result: ({ id, fields }: { id: string; fields: Record<string, unknown> }) => {
      save(fields);
      return {
        data: {
          saveJobDraft: { __typename: "JobDraft" as const, id, updatedAt: "2026-11-21T10:00:00.000Z" },
        },
      };
    },
    ...often,
  };
}

/** Takes drafts out of the server's, and lets them be saved there again. */
export function draftAnswers(drafts: DraftShape[]) {
  const find = (id: string) => drafts.find((draft) => draft.id === id);
  const every = (query: DocumentNode) => ({ request: { query, variables: () => true }, ...often });
  return [
    {
      ...every(JobDraftToDeleteDocument),
      result: ({ id }: { id: string }) => {
        const draft = find(id);
        return { data: { myJobDraft: draft ? buildDraft(draft) : null } };
      },
    },
    {
      ...every(DeleteJobDraftDocument),
      result: ({ id }: { id: string }) => {
        drafts.splice(0, drafts.length, ...drafts.filter((draft) => draft.id !== id));
        return { data: { deleteJobDraft: { __typename: "JobDraft" as const, id } } };
      },
    },
    {
      ...every(SaveJobDraftDocument),
      result: (draft: DraftShape) => {
        drafts.unshift(draft);
        const { __typename, id, updatedAt } = buildDraft(draft);
        return { data: { saveJobDraft: { __typename, id, updatedAt } } };
      },
    },
  ];
}

/** A draft that does not reach the server. */
export function savingFailure() {
  return {
    request: { query: SaveJobDraftDocument, variables: () => true },
    error: new TypeError("Failed to fetch"),
    ...often,
  };
}
