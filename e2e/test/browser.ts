import { execFile } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { delimiter, dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";

export interface TestBrowser {
  executablePath: string;
  /** What its process needs in its environment beside our own. */
  env: Record<string, string>;
}

/**
 * Things that a browser gets ready for every test and none of them uses: two lists of its address bar, which cost more
 * than our pages do, and a process for the next site.
 */
const FEATURES_UNUSED = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "SpareRendererForSitePerProcess"];
/** Naming features replaces Playwright's own list; these are the ones of it that pages or the network could notice. */
const FEATURES_PLAYWRIGHT_DISABLES = [
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
];

export const BROWSER_ARGS = [
  // It runs as root, without a graphics card, and has no business on the network.
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-extensions",
  "--no-first-run",
  "--disable-sync",
  // No page lives for long enough to earn back its optimising.
  "--js-flags=--no-opt,--no-maglev,--single-threaded",
  `--disable-features=${[...FEATURES_UNUSED, ...FEATURES_PLAYWRIGHT_DISABLES].join(",")}`,
];

const INSTALLED_NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

/** Where macOS has them, which puts none on the PATH. */
const MAC_APPLICATIONS = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * The browser to test with: CHROMIUM_PATH, else an installed one, else one that Playwright downloaded, else
 * the one inside the npm package @sparticuz/chromium, which asks nothing of the system but x64 Linux.
 */
export async function findBrowser(): Promise<TestBrowser> {
  const given = process.env.CHROMIUM_PATH;
  if (given && !isExecutable(given)) throw new Error(`CHROMIUM_PATH names no program: ${given}`);
  const installed = given || installedBrowser();
  return installed ? { executablePath: installed, env: {} } : unpackBrowser();
}

function installedBrowser(): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const candidates = INSTALLED_NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...MAC_APPLICATIONS, chromium.executablePath()].find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

// The package's own looks for fonts in AWS Lambda's folders only.
const FONTS_CONF = `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
<dir prefix="relative">.</dir><dir>/usr/share/fonts</dir><cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>`;

/** Unpacks the package's browser once per version, with its fonts and the libraries a bare system lacks. */
async function unpackBrowser(): Promise<TestBrowser> {
  if (process.platform !== "linux" || process.arch !== "x64") {
    throw new Error("No browser found: install Chrome or Chromium, or name one with CHROMIUM_PATH.");
  }
  const entry = require.resolve("@sparticuz/chromium");
  const version = await versionOf(entry);
  const folder = resolve(__dirname, "../../node_modules/.cache/chromium", version);
  if (!existsSync(folder)) {
    // Made aside and renamed, so that an unpacking cut short is never taken for a browser.
    await mkdir(dirname(folder), { recursive: true });
    const unfinished = await mkdtemp(`${folder}.`);
    try {
      await unpackInto(unfinished, entry);
      // Another run may have been first; then its copy is as good.
      if (!existsSync(folder)) await rename(unfinished, folder);
    } finally {
      await rm(unfinished, { recursive: true, force: true });
    }
  }
  const env = { LD_LIBRARY_PATH: join(folder, "al2023/lib"), FONTCONFIG_PATH: join(folder, "fonts") };
  return { executablePath: join(folder, "chromium"), env };
}

async function versionOf(entry: string): Promise<string> {
  const manifest = await readFile(resolve(dirname(entry), "../../package.json"), "utf8");
  return (JSON.parse(manifest) as { version: string }).version;
}

/** The package unpacks to the system's temporary folder, and the libraries only where it sees AWS Lambda. */
async function unpackInto(folder: string, entry: string): Promise<void> {
  const script = "require(process.argv[1]).executablePath()";
  const env = { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs20.x" };
  await promisify(execFile)(process.execPath, ["-e", script, entry], { env });
  await writeFile(join(folder, "fonts/fonts.conf"), FONTS_CONF);
}
