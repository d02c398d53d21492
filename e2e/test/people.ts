import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { Credentials } from "./emulator";

export const PASSWORD = "kaveri-2026";

let count = 0;
/** An address that nobody in this run has. */
export const newEmail = () => `priya.${Date.now().toString(36)}${process.pid}${(count += 1)}@example.in`;

/** An Indian mobile number of ten digits that nobody in this run has. */
export const newMobile = () =>
  `9${String(Date.now() % 1_000_000).padStart(6, "0")}${String(100 + (count += 1)).slice(-3)}`;

/** Letters that nothing else in this run has, nor has nearly: a company of nearly the same name is asked about. */
export const newWord = () =>
  randomUUID()
    .replaceAll("-", "")
    .replace(/\d/g, (digit) => "ghijklmnop".charAt(Number(digit)))
    .slice(0, 12);

export interface Person extends Credentials {
  role?: "Job Seeker" | "Employer";
}

export async function signUp(page: Page, { email, password, role = "Job Seeker" }: Person): Promise<void> {
  await page.goto("/signup");
  await page.getByRole("radio", { name: role }).check();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password").fill(password);
  await page.getByRole("button", { name: "Create Account" }).click();
}

export async function fillSignIn(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

/** Who the server takes the page's user for. */
export async function meOf(page: Page): Promise<unknown> {
  const token = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith("firebase:authUser:")) ?? "";
    const user = JSON.parse(localStorage.getItem(key) ?? "null") as {
      stsTokenManager: { accessToken: string };
    };
    return user.stsTokenManager.accessToken;
  });
  const answer = await page.request.get("/api/auth/me", { headers: { authorization: `Bearer ${token}` } });
  return answer.json();
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  // Out of the dashboard's shell it ends on /login.
  const signInLink = page.getByRole("banner").getByRole("link", { name: "Sign In" });
  await signInLink
    .or(page.getByRole("button", { name: "Sign In" }))
    .first()
    .waitFor();
}
