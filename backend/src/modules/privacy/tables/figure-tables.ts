import { byWriter, type PersonalTable } from "./erasure";

/** The part of `personal-tables.ts` about who looked at jobs, which is forgotten after two days. */
export const FIGURE_TABLES: Readonly<Record<"job_view_marks" | "job_view_salts", PersonalTable>> = {
  job_view_marks: {
    personal: { figures: "day job_id viewer" },
    erased: [byWriter(2, "modules/jobs/job/job-view.service.ts")],
  },
  job_view_salts: {
    personal: { figures: "day salt" },
    erased: [byWriter(2, "modules/jobs/job/job-view.service.ts")],
  },
};
