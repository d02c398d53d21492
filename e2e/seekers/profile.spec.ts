import type { Page } from "@playwright/test";
import { builtFile } from "../test/build";
import { meOf } from "../test/people";
import { newSession } from "../test/session";
import type { TestStack } from "../test/stack";
import { expect, test } from "../test/test";

/** Playwright's recording reads the preview of a photo once more, in a way that the page itself may not. */
const RECORDED_PREVIEW = /^Connecting to 'blob:/;

test.use({ toleratedErrors: [RECORDED_PREVIEW] });

async function editNewProfile(page: Page, stack: TestStack) {
  await newSession(page, stack);
  await page.goto("/profile");
  await page.getByRole("button", { name: "Edit Profile" }).click();
}

/** A picture of one colour, drawn by the browser itself. */
async function drawPicture(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [640, 480];
    const pen = canvas.getContext("2d");
    if (!pen) throw new Error("The browser draws nothing.");
    pen.fillStyle = "teal";
    pen.fillRect(0, 0, 640, 480);
    return canvas.toDataURL("image/png").slice("data:image/png;base64,".length);
  });
  return Buffer.from(base64, "base64");
}

const save = (page: Page) => page.getByRole("button", { name: "Save Changes" }).click();
const input = (page: Page, label: string) => page.getByRole("textbox", { name: label });

test("a profile is filled, with a photo, and stands there after a reload (PROF-06, PROF-08 to PROF-10, ERR-05, CALL-13)", async ({
  page,
  stack,
  checkAccessibility,
  shoot,
}) => {
  await editNewProfile(page, stack);
  const avatar = page.getByRole("button", { name: "Account menu" }).locator("img");
  await expect(avatar).toHaveCount(0);
  const picture = await drawPicture(page);
  await page
    .getByLabel("Upload photo")
    .setInputFiles({ name: "me.png", mimeType: "image/png", buffer: picture });
  await expect(page.getByText("Your new photo shows to others once you save.")).toBeVisible();
  await input(page, "Full name").fill("Priya Nair");
  await input(page, "Professional title").fill("Staff Nurse");
  await input(page, "Bio").fill("Twelve years in wards.\nLooking for day shifts in Kochi.");
  await input(page, "Phone").fill("+91 98765 43210");
  await input(page, "Location").fill("Fort Kochi, Kochi");
  await page.getByLabel("Date of birth").fill("1990-02-28");
  await input(page, "LinkedIn").fill("https://www.linkedin.com/in/priya-nair");
  await checkAccessibility();
  await shoot("profile-edit");
  await save(page);
  await expect(page.getByText("Profile updated successfully!")).toBeVisible();
  await expect(page.getByRole("button", { name: "Edit Profile" })).toBeFocused();
  await expect(avatar).toHaveAttribute("src", /^\/photos\/[0-9a-f-]+\.webp$/);
  await shoot("profile");
  await page.reload();
  await expect(page.getByText("28 February 1990")).toBeVisible();
  await expect(avatar).toHaveAttribute("src", /^\/photos\//);
  await checkAccessibility();
  expect(await meOf(page)).toMatchObject({
    displayName: "Priya Nair",
    additionalData: {
      title: "Staff Nurse",
      bio: "Twelve years in wards.\nLooking for day shifts in Kochi.",
      phone: "+91 98765 43210",
      location: "Fort Kochi, Kochi",
      dob: "1990-02-28",
      linkedin: "https://www.linkedin.com/in/priya-nair",
    },
  });
});

test.describe("what the server refuses", () => {
  test.use({ toleratedErrors: [/^Connecting to 'blob:|^Failed to load resource/] });

  test("stands beside its field, focus on the first (PROF-05, PROF-07, ERR-06)", async ({
    page,
    stack,
    checkAccessibility,
    shoot,
  }) => {
    await editNewProfile(page, stack);
    await save(page);
    await expect(input(page, "Full name")).toBeFocused();
    await expect(page.getByText("Enter your full name")).toBeVisible();
    const text = { name: "me.png", mimeType: "image/png", buffer: Buffer.from("no picture") };
    await page.getByLabel("Upload photo").setInputFiles(text);
    await expect(page.getByRole("alert")).toContainText(
      "The photo could not be uploaded. The file must be a PNG, JPEG or WebP image.",
    );
    await input(page, "Full name").fill("Priya Nair");
    await input(page, "Phone").fill("12345");
    await input(page, "LinkedIn").fill("example.com/priya");
    await save(page);
    await expect(
      page.getByText("Failed to update profile: Correct the fields that are marked, then save again."),
    ).toBeVisible();
    await expect(input(page, "Phone")).toBeFocused();
    await expect(page.getByText(/^Enter the https address of your LinkedIn profile/)).toBeVisible();
    await checkAccessibility();
    await shoot("profile-refused");
    await input(page, "Phone").fill("");
    await input(page, "LinkedIn").fill("");
    await page.getByLabel("Date of birth").fill("2095-01-01");
    await save(page);
    await expect(page.getByText("Enter a date in the past, or none")).toBeVisible();
    await expect(page.getByLabel("Date of birth")).toBeFocused();
  });

  test("a change in another tab is noticed, and what was typed is kept", async ({
    page,
    context,
    stack,
    shoot,
  }) => {
    await editNewProfile(page, stack);
    await input(page, "Full name").fill("Priya Nair");
    const other = await context.newPage();
    await other.goto("/profile");
    await other.getByRole("button", { name: "Edit Profile" }).click();
    await input(other, "Full name").fill("Priya Menon");
    await input(other, "Location").fill("Kochi");
    await save(other);
    await expect(other.getByText("Profile updated successfully!")).toBeVisible();

    await save(page);
    await expect(page.getByText(/^Failed to update profile: The profile has been changed/)).toBeVisible();
    await page.getByRole("button", { name: "Load the newer version" }).click();
    await expect(input(page, "Location")).toHaveValue("Kochi");
    await expect(input(page, "Full name")).toHaveValue("Priya Nair");
    await expect(page.getByText("Saved elsewhere: Priya Menon")).toBeVisible();
    await shoot("profile-changed-elsewhere");
    await save(page);
    await expect(page.getByText("Profile updated successfully!")).toBeVisible();
    expect(await meOf(page)).toMatchObject({
      displayName: "Priya Nair",
      additionalData: { location: "Kochi" },
    });
  });
});

test.describe("code that does not come", () => {
  test.use({ toleratedErrors: [/^Failed to load resource|^A part of the page could not be loaded/] });

  test("costs nothing that was typed, and is asked for again", async ({ page, stack, shoot }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    // Before any page is opened: each has the languages' menu, and would bring it into the browser's cache.
    // A second try asks for it with a query.
    const menu = `**${builtFile("src/design-system/Menu/MenuPopup.tsx")}*`;
    await page.route(menu, (route) => route.abort());
    await newSession(page, stack);
    await page.goto("/profile");
    await page.getByRole("button", { name: "Edit Profile" }).click();
    await input(page, "Bio").fill("Twelve years in wards.");
    await page.getByRole("button", { name: "Account menu" }).click();
    const failure = page.getByText("This could not be loaded. Check your connection and try again.");
    await expect(failure).toBeVisible();
    await shoot("menu-not-loaded");
    await page.getByRole("button", { name: "Close" }).click();
    await expect(failure).toBeHidden();
    await page.unroute(menu);
    await page.getByRole("button", { name: "Account menu" }).click();
    await expect(page.getByRole("menuitem", { name: "Logout" })).toBeVisible();
    await expect(input(page, "Bio")).toHaveValue("Twelve years in wards.");
  });
});
