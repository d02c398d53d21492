import { expect, test } from "./test";

test("the landing page opens, readable for everyone and without errors", async ({
  page,
  checkAccessibility,
  shoot,
}) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Find Your Dream Job in Your Local Area");
  await checkAccessibility();
  await shoot("landing");
});
