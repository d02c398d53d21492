import { readFileSync } from "node:fs";
import { join } from "node:path";
import { WORKER_PATH } from "@job-portal/protocol/paths";
import { darkColors } from "../design-system/themes";
import { themeHead } from "../design-system/first-paint";
import { lightColors } from "../design-system/tokens";
import { registerWorkerScript } from "./register-worker";

const manifest = JSON.parse(
  readFileSync(join(__dirname, "../../public/manifest.webmanifest"), "utf8"),
) as Record<string, unknown>;

describe("the installed web app", () => {
  it("has the worker that the node serves (OFF-02)", () => {
    expect(registerWorkerScript).toMatch(`register("${WORKER_PATH}")`);
  });

  it("has the surface's colour around it, that of either theme (OFF-01)", () => {
    expect(manifest).toMatchObject({
      theme_color: lightColors.surface,
      background_color: lightColors.surface,
    });
    for (const { surface } of [lightColors, darkColors]) expect(themeHead).toMatch(`content="${surface}"`);
  });
});
