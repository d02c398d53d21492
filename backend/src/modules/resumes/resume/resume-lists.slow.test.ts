import type { NewIdentity } from "../../../test/identities";
import { createFactories, type Factories } from "../../../test/factories";
import { startTestPortal, type TestPortal } from "../../../test/portal";
import { callResume, createResume, newResume } from "../../../test/resumes";

let portal: TestPortal;
let make: Factories;
let now: Date;
let person: NewIdentity;

const NOW = new Date("2026-11-10T06:30:00Z");
const clock = { now: () => now };
const HOUR = 60 * 60 * 1000;

beforeAll(async () => {
  portal = await startTestPortal({
    env: { WRITES_PER_MINUTE: "1000", WRITES_PER_MINUTE_PER_ADDRESS: "10000" },
    clock,
  });
  make = createFactories(portal.dataSource);
});
afterAll(() => portal.stop());
beforeEach(async () => {
  now = NOW;
  person = await make.person();
});

describe("what can be sent to a company", () => {
  it("is every finished resume of one's own, beyond a page's length too, and no draft", async () => {
    for (let nth = 0; nth < 51; nth += 1) await newResume(portal, person);
    await createResume(portal, person);
    const gone = await newResume(portal, person);
    await callResume(portal, person, "deleteResume", gone.id);
    await newResume(portal, await make.person());
    const { data } = await portal.ask<{ myFinishedResumes: { isDraft: boolean }[] }>(
      "{ myFinishedResumes { isDraft } }",
      person,
    );
    expect(data?.myFinishedResumes).toHaveLength(51);
    expect(data?.myFinishedResumes.some(({ isDraft }) => isDraft)).toBe(false);
  });
});

describe("what waits to be finished", () => {
  it("is every draft of one's own, the one changed last first, and none that is deleted", async () => {
    await newResume(portal, person);
    await createResume(portal, await make.person());
    const titles = ["Older", "Deleted", "Newer"];
    for (const [nth, title] of titles.entries()) {
      now = new Date(NOW.getTime() + nth * HOUR);
      const { resume } = await createResume(portal, person, { title });
      if (title === "Deleted") await callResume(portal, person, "deleteResume", resume?.id ?? "");
    }
    const { data } = await portal.ask<{ myResumeDrafts: object[] }>("{ myResumeDrafts { title } }", person);
    expect(data?.myResumeDrafts).toEqual([{ title: "Newer" }, { title: "Older" }]);
  });
});
