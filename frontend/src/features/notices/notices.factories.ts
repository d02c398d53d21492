import { paths } from "@job-portal/protocol/paths";
import {
  MarkNoticesReadDocument,
  MyNoticesDocument,
  UnreadNoticeCountDocument,
} from "./NoticeBell.generated";

/** When every notice of these was given. */
const GIVEN_AT = "2026-11-21T06:00:00Z";

interface SomeNotice {
  id: string;
  title: string;
  path?: string;
  isRead?: boolean;
}

export const buildNotice = ({ id, title, path = paths.about, isRead = false }: SomeNotice) => ({
  __typename: "Notice" as const,
  id,
  title,
  path,
  createdAt: GIVEN_AT,
  readAt: isRead ? "2026-11-21T07:00:00Z" : null,
});

export const unreadAnswer = (unreadNoticeCount: number) => ({
  request: { query: UnreadNoticeCountDocument },
  result: { data: { unreadNoticeCount } },
});

const firstPage = { query: MyNoticesDocument, variables: { pageSize: 10, language: "EN" as const } };

export const noticesAnswer = (...items: ReturnType<typeof buildNotice>[]) => ({
  request: firstPage,
  result: { data: { myNotices: { __typename: "NoticePage" as const, hasNextPage: false, items } } },
});

export const failingNotices = { request: firstPage, error: new TypeError("Failed to fetch") };

/** Marks those of the ids, or all that were in sight: these. */
export const markReadAnswer = (ids: string[] | null, ...marked: string[]) => ({
  request: { query: MarkNoticesReadDocument, variables: { ids, until: GIVEN_AT } },
  result: {
    data: {
      markNoticesRead: {
        __typename: "MarkedNotices" as const,
        notices: marked.map((id) => ({ __typename: "Notice" as const, id, readAt: "2026-11-21T07:00:00Z" })),
        unreadCount: 0,
      },
    },
  },
});
