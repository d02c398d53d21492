import { callApi } from "../test/api";
import { overflow } from "../test/job-list";
import { newSession } from "../test/session";
import { expect, test } from "../test/test";

/** Playwright's recording reads the pictures of the preview once more, in a way that the page itself may not. */
test.use({ toleratedErrors: [/^Connecting to 'blob:/] });

const BEGIN = `mutation ($input: SaveResumeInput!) { createResume(input: $input) { id } }`;

test("on a phone sections are added to a resume, put in order and exported with the draft (JRES-02, JRES-03, JRES-04)", async ({
  page,
  stack,
  checkAccessibility,
  shoot,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 360, height: 780 });
  const { token } = await newSession(page, stack);
  const input = { title: "Trainee", basicInfo: { fullName: "Rekha Pillai", email: "rekha@mail.example" } };
  const { createResume } = await callApi<{ createResume: { id: string } }>(stack, token, BEGIN, { input });
  await page.goto(`/resume/edit/${createResume.id}`);
  await page.getByRole("button", { name: "Add a section" }).click();
  await page.getByRole("button", { name: "Projects" }).click();
  const field = (name: string) => page.getByRole("textbox", { name: new RegExp(`^${name}`) });
  await expect(field("Project")).toBeFocused();
  await field("Project").fill("Bus timetable");
  await field("Website").fill("bus.example/times");
  await field("Description").fill("Reads timetables of Kochi\nSends them by SMS");
  await page.getByRole("button", { name: "Change the order of the sections" }).click();
  await page.getByRole("button", { name: "Move Projects up" }).click();
  await expect(page.getByRole("button", { name: "Move Projects up" })).toBeFocused();
  await checkAccessibility();
  expect(await overflow(page)).toBe(0);
  await shoot("resume-sections");
  await page.emulateMedia({ colorScheme: "dark" });
  await shoot("resume-sections-dark");
  await expect(page.getByText(/Saved \d{1,2}:\d\d [ap]m$/)).toBeVisible();
  await page.goto("/dashboard/resumes");
  await page.getByRole("button", { name: "More for Trainee" }).click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "Export JSON" }).click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  expect(JSON.parse(Buffer.concat(chunks).toString())).toMatchObject({
    projects: [{ name: "Bus timetable", url: "https://bus.example/times" }],
    meta: { sections: ["EXPERIENCE", "EDUCATION", "PROJECTS", "SKILLS"] },
  });
});
