import { createFactories } from "../../../test/factories";
import { startTestPortal, type TestPortal } from "../../../test/portal";
import { Shift } from "../job/job.enums";

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
  const make = createFactories(portal.dataSource);
  await make.job({ title: "Ward Nurse", city: "Pune", shift: Shift.NIGHT });
  await make.job({ title: "Staff Nurse", city: "Pune" });
});
afterAll(() => portal.stop());

const ask = (q: string) =>
  portal.ask<{ jobs: object }>(
    `query ($q: String) { jobs(filter: { q: $q }) {
      total read { kind text label without }
      closeJobs { reason gaveWay q location total jobs { title } }
    } }`,
    { variables: { q } },
  );

it("READ-01, NEVER-01: an answer tells its parts and what is close to it", async () => {
  expect((await ask("Nurse in pune raat ki shift")).data?.jobs).toEqual({
    total: 1,
    read: [
      { kind: "TRADE", text: "Nurse", label: "Nurse", without: "in pune raat ki shift" },
      { kind: "PLACE", text: "pune", label: "Pune", without: "Nurse raat ki shift" },
      { kind: "SHIFT", text: "raat ki shift", label: "Night shift", without: "Nurse in pune" },
    ],
    closeJobs: [
      {
        reason: "WITHOUT_CONDITION",
        gaveWay: "Night shift",
        q: "Nurse in pune",
        location: null,
        total: 2,
        jobs: [{ title: "Staff Nurse" }],
      },
    ],
  });
});

it("READ-01: two words for one thing, side by side, are one part", async () => {
  expect((await ask("doctor mbbs in pune")).data?.jobs).toMatchObject({
    read: [
      { kind: "TRADE", text: "doctor mbbs", label: "Doctor", without: "in pune" },
      { kind: "PLACE", text: "pune" },
    ],
  });
});

it("READ-01: a text without parts has none", async () => {
  expect((await ask("")).data?.jobs).toEqual({ total: 2, read: [], closeJobs: [] });
});
