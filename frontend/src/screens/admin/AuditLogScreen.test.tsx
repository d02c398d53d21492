import { screen } from "@testing-library/react";
import { openAsAdmin } from "../../test/openAsAdmin";
import { auditAnswer } from "./admin.factories";
import { violationsIn } from "../../test/axe";

describe("/admin/audit", () => {
  it("shows who changed what, of one kind", async () => {
    const onAsk = jest.fn();
    const { container } = openAsAdmin("/admin/audit?kind=account", [auditAnswer(onAsk)]);
    const row = await screen.findByRole("row", { name: /Role changed/ });
    for (const text of ["The portal itself", /role:\s*job seeker\s*employer/])
      expect(row).toHaveTextContent(text);
    expect(onAsk).toHaveBeenCalledWith({ filter: { action: "account.", text: null }, page: 1, pageSize: 20 });
    expect(await violationsIn(container)).toEqual([]);
  });

  it.each([
    [
      { action: "company.status", before: { status: "verified" }, after: { status: "blocked" } },
      "Company blocked or unblocked",
      /status:\s*verified\s*blocked/,
    ],
    [
      {
        action: "job.status",
        before: { openUntil: "2027-01-19T20:00:08.756Z" },
        after: { openUntil: "2027-02-19T20:00:08.756Z" },
      },
      "Job status changed",
      /open until:.*20 Feb 2027, 1:30\sam/,
    ],
    [{ action: "job.status", before: null, after: { status: "active" } }, "Job posted", /status:\s*active/],
    [
      { action: "company.update", before: null, after: { fields: "about headquarters" } },
      "Company changed",
      /parts changed:\s*about the company, head office/,
    ],
    [
      { action: "company.update", before: null, after: { fields: "careerPage" } },
      "Company changed",
      /parts changed:\s*career page$/,
    ],
    [
      {
        action: "job.update",
        before: null,
        after: { fields: "asksPhone walkInFrom questions" },
      },
      "Job changed",
      /parts changed:\s*asks for a phone number, walk-in from, questions$/,
    ],
    [
      { action: "person.findable", before: { findable: "false" }, after: { findable: "true" } },
      "Found by companies turned on or off",
      /found by companies:\s*no\s*yes/,
    ],
    [
      { action: "job.update", before: { version: "2" }, after: { version: "3", fields: "pay workMode" } },
      "Job changed",
      /parts changed:\s*salary, work mode/,
    ],
    [
      {
        action: "account.status",
        before: { status: "active" },
        after: { status: "blocked", reason: "Asks for fees." },
      },
      "Status changed",
      /status:\s*active\s*blocked\s*reason:\s*Asks for fees\./,
    ],
  ])("says names and values in words (CLEAR-05): %o", async (entry, act, change) => {
    openAsAdmin("/admin/audit", [auditAnswer(() => undefined, entry)]);
    const row = await screen.findByRole("row", { name: new RegExp(act) });
    expect(row).toHaveTextContent(change);
  });
});
