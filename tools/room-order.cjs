/**
 * The rooms of a folder in the order of their imports, those that stand in one list apart from each other. Files in
 * the folder itself come after its rooms, unless "." has a place in the order.
 */
const ROOMS = [
  {
    folder: "backend/src",
    order: [
      ["time", "text"],
      ["errors"],
      ["settings"],
      ["queue", "threads"],
      ["database"],
      ["lists", "mail", "metrics", "files"],
      ["auth"],
      ["graphql"],
      ["http"],
      ["modules"],
      ["rest", "pages"],
      ["app"],
      ["commands"],
      ["."],
      ["local"],
      ["test"],
    ],
  },
  {
    folder: "backend/src/modules/resumes",
    order: [
      ["content"],
      ["json", "lines", "wording"],
      ["reading"],
      ["resume", "print", "file"],
      ["letter", "original"],
    ],
  },
  {
    folder: "backend/src/modules/jobs",
    order: [
      ["reading", "wording"],
      ["job"],
      ["hiring"],
      ["listed"],
      ["screening"],
      ["query", "own"],
      ["search", "posting", "saved", "sheet"],
      ["blocks", "cells", "columns"],
      ["feed", "file", "landing", "topic", "highlight"],
      ["csv", "feed-import", "withdrawal"],
    ],
  },
  { folder: "backend/src/modules/notices", order: [["push", "sms", "suppression"]] },
  { folder: "backend/src/modules/privacy", order: [["tables", "breach", "nominee", "recipient"]] },
  { folder: "backend/src/modules/subscriptions", order: [["invoice"]] },
  { folder: "backend/src/modules/verification", order: [["rules"]] },
  {
    folder: "backend/src/modules/applications",
    order: [
      ["match", "answers"],
      ["application"],
      ["stages", "telling"],
      ["candidate"],
      ["original", "scorecards", "figures"],
    ],
  },
  { folder: "backend/src/modules/messages", order: [["file"]] },
  {
    folder: "backend/src/modules/moderation",
    order: [
      ["acts"],
      ["users", "summary"],
      ["audit", "reports"],
      ["companies", "jobs", "messages"],
      ["activity"],
    ],
  },
  {
    folder: "frontend/src/features/resumes",
    order: [["resume", "letter"], ["original"], ["template", "saving", "steps"], ["wizard", "bring"]],
  },
  {
    folder: "frontend/src/features/jobs",
    order: [
      ["reading", "hold"],
      ["job"],
      ["hiring"],
      ["listed"],
      ["screening"],
      ["card", "filter"],
      ["search", "saved", "own"],
      ["posting"],
      ["csv", "feed-import", "file", "highlight"],
    ],
  },
  { folder: "frontend/src/features/notices", order: [["push"]] },
  {
    folder: "frontend/src/features/applications",
    order: [
      ["answers", "match", "completion", "original", "scorecards", "stages"],
      ["application"],
      ["candidate", "waiting"],
      ["board", "panel"],
    ],
  },
  {
    folder: "frontend/src/features/moderation",
    order: [
      ["report", "admin"],
      ["user", "company", "job", "search-word", "message", "payment", "audit", "verification"],
    ],
  },
  { folder: "frontend/src/screens/dashboard", order: [["card"], ["seeker", "employer", "admin"]] },
  {
    folder: "frontend/src/app",
    order: [["navigation", "offline"], ["shell"], ["layout"], ["routes"], ["."], ["words"]],
  },
];

module.exports = { ROOMS };
