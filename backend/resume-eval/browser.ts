import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { CommandError } from "../src/errors/errors";

const UNPACKED = join(__dirname, "../../node_modules/.cache/chromium");
const INSTALLED = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
/** It runs as root as well, and without a graphics card. */
const ARGUMENTS = ["--no-sandbox", "--disable-gpu"];

/** CHROMIUM_PATH, one on the PATH, or the one that the browser tests unpacked. @throws CommandError */
export async function startBrowser(): Promise<Browser> {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const installed = INSTALLED.flatMap((name) => folders.map((folder) => join(folder, name)));
  const path = [process.env.CHROMIUM_PATH ?? "", ...installed].find((one) => one !== "" && existsSync(one));
  if (path !== undefined) return await chromium.launch({ executablePath: path, args: ARGUMENTS });
  const versions = existsSync(UNPACKED) ? readdirSync(UNPACKED) : [];
  const version = versions.find((name) => /^\d+(\.\d+)*$/.test(name));
  if (version === undefined)
    throw new CommandError("No browser: run a browser test once, or set CHROMIUM_PATH.");
  const folder = join(UNPACKED, version);
  const env = { LD_LIBRARY_PATH: join(folder, "al2023/lib"), FONTCONFIG_PATH: join(folder, "fonts") };
  return await chromium.launch({
    executablePath: join(folder, "chromium"),
    args: ARGUMENTS,
    env: { ...process.env, ...env },
  });
}

/** Prints a page as a person would. */
export async function printHtml(browser: Browser, html: string): Promise<Buffer> {
  const page = await browser.newPage();
  await page.setContent(html);
  const file = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  await page.close();
  return file;
}

/** A picture of a page of A4. */
export async function drawHtml(browser: Browser, html: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 794, height: 1123 }, deviceScaleFactor: 2 });
  await page.setContent(html);
  const picture = await page.screenshot();
  await page.close();
  return picture;
}
