// Draws the icons of the installed web app from the brand's mark. `node tools/icons/app-icons.mjs` writes them anew
// after a change of the mark.
import { Buffer } from "node:buffer";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const sharp = createRequire(join(import.meta.dirname, "../../backend/package.json"))("sharp");
export const PUBLIC = join(import.meta.dirname, "../../frontend/public");
const mark = readFileSync(join(PUBLIC, "favicon.svg"), "utf8");
/** To its corners: phones cut a shape of their own out of it. The pin stays within the circle that all shapes keep. */
const wholeSquare = mark.replace(/(<rect[^>]*) rx="\d+"/, "$1");

/** `size` in pixels. iOS cuts its own corners as well. */
export const ICONS = [
  { file: "icon-192.png", size: 192, drawing: mark },
  { file: "icon-512.png", size: 512, drawing: mark },
  { file: "maskable-192.png", size: 192, drawing: wholeSquare },
  { file: "maskable-512.png", size: 512, drawing: wholeSquare },
  { file: "apple-touch-icon.png", size: 180, drawing: wholeSquare },
].map((icon) => ({ ...icon, path: join(PUBLIC, "icons", icon.file) }));

/** The mark's own size: it is scaled before it is drawn, so that its edges are sharp. */
const MARK_SIZE = 30;
const DOTS_PER_INCH = 72;

/** @returns the icon as a PNG */
export const draw = ({ size, drawing }) =>
  sharp(Buffer.from(drawing), { density: (DOTS_PER_INCH * size) / MARK_SIZE })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

/** @returns width, and all colours as bytes of red, green, blue and opacity */
export async function pixels(png) {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

if (process.argv[1] === import.meta.filename)
  for (const icon of ICONS) writeFileSync(icon.path, await draw(icon));
