import { moveMany } from "../../../test/candidates";
import { apply } from "../../../test/applications";
import { createFactories } from "../../../test/factories";
import { startTestPortal, type TestPortal } from "../../../test/portal";
import { DAY_MS, systemClock } from "../../../time/clock";
import { applicationMailParts } from "./application-mail";

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

it("a mail that somebody was not selected has the company's words, once they may see the decision (PIPE-06)", async () => {
  const make = createFactories(portal.dataSource);
  const [member, seeker] = [await make.person(), await make.person()];
  const job = await make.job({ companyId: (await make.company({}, [member])).id });
  const applicationId = await apply(portal, seeker, job);
  const message = "Thank you. We have filled the post.";
  await moveMany(portal, member, [applicationId], { from: "SUBMITTED", to: "NOT_SELECTED", message });
  const names = { jobTitle: job.title, company: "Kaveri Health", jobId: job.id, applicationId };
  const linesAt = async (now: Date, status: "not-selected" | "shortlisted" = "not-selected") => {
    const content = { kind: "application.status", params: { ...names, status } } as const;
    return await applicationMailParts({ now: () => now })(portal.dataSource.manager, content, seeker);
  };
  expect(await linesAt(systemClock.now())).toEqual({ lines: [] });
  const later = new Date(Date.now() + DAY_MS);
  expect(await linesAt(later)).toEqual({ lines: [`They wrote: ${message}`] });
  expect(await linesAt(later, "shortlisted")).toBeNull();
});
