import { newSession } from "./session";
import { expect, test } from "./test";

/** Two notices, as the server would word them once something has happened. */
const NOTICES = [
  {
    id: "2",
    title: "Your application to Staff Nurse at Kaveri Hospitals was viewed",
    path: "/subscription/plans",
    readAt: null,
  },
  {
    id: "1",
    title: "Your request is approved: you are on the Premium plan",
    path: "/subscription/plans",
    readAt: "2026-11-21T07:00:00Z",
  },
].map((notice) => ({ __typename: "Notice", createdAt: "2026-11-21T06:00:00Z", ...notice }));

test.describe("the bell", () => {
  test("says that there is nothing yet, by keyboard alone", async ({
    page,
    stack,
    checkAccessibility,
    shoot,
  }) => {
    await newSession(page, stack);
    await page.goto("/dashboard");
    const bell = page.getByRole("banner").getByRole("button", { name: "Notices" });
    await bell.focus();
    await page.keyboard.press("Enter");
    const panel = page.getByRole("dialog", { name: "Notices" });
    await expect(panel).toContainText("Nothing yet");
    await checkAccessibility();
    await shoot("notices-empty");
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await expect(bell).toBeFocused();
  });

  test("lists what is new and leads there", async ({ page, stack, checkAccessibility, shoot }) => {
    await page.route("**/graphql", async (route) => {
      const { operationName } = route.request().postDataJSON() as { operationName?: string };
      if (operationName === "UnreadNoticeCount")
        return route.fulfill({ json: { data: { unreadNoticeCount: 1 } } });
      if (operationName === "MyNotices")
        return route.fulfill({
          json: { data: { myNotices: { __typename: "NoticePage", total: 2, items: NOTICES } } },
        });
      return route.continue();
    });
    await newSession(page, stack);
    await page.goto("/dashboard");
    await page.getByRole("button", { name: "Notices, 1 unread" }).click();
    const panel = page.getByRole("dialog", { name: "Notices" });
    await expect(panel.getByRole("link")).toHaveCount(2);
    await checkAccessibility();
    await shoot("notices");
    await panel.getByRole("link", { name: /^Unread: / }).click();
    await expect(page).toHaveURL("/subscription/plans");
    await expect(panel).toBeHidden();
  });
});
