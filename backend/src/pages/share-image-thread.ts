import { join } from "node:path";
import { parentPort } from "node:worker_threads";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { loadSharp } from "../files/load-sharp";
import { typstFonts } from "../modules/resumes/print/typst-fonts";
import { SHARE_IMAGE } from "./head/page-head";
import type { ShareCard } from "./share-card";

/** What this thread answers to a card: the picture's bytes. */
export type DrawnCard = Uint8Array;

const TEMPLATE = join(__dirname, "share-image.typ");
/** Where the template finds the card; no such file is on the disk. */
const DATA = join(__dirname, "share-card.json");

/** Results of past compilations are kept for this many further ones. */
const CACHE_AGE = 5;

const compiler = NodeCompiler.create({ workspace: __dirname, fontArgs: [{ fontPaths: typstFonts() }] });

/** Typst shapes the letters of every script and draws them as paths: the picture needs no font of the machine. */
function drawn(card: ShareCard): string {
  compiler.mapShadow(DATA, Buffer.from(JSON.stringify(card)));
  const compiled = compiler.compile({ mainFilePath: TEMPLATE });
  const document = compiled.result;
  if (!document) throw new Error(compiled.takeError()?.shortDiagnostics.map(String).join("; ") ?? "unknown");
  try {
    return compiler.plainSvg(document);
  } finally {
    compiler.evictCache(CACHE_AGE);
  }
}

async function pngOf(card: ShareCard): Promise<DrawnCard> {
  const sharp = await loadSharp();
  return await sharp(Buffer.from(drawn(card)))
    .resize(SHARE_IMAGE.width, SHARE_IMAGE.height, { fit: "fill" })
    .flatten({ background: "#ffffff" })
    .png({ palette: true })
    .toBuffer();
}

parentPort?.on("message", (card: ShareCard) => {
  void pngOf(card).then(
    (png) => parentPort?.postMessage(png),
    // The thread ends, and the next picture gets another.
    (error: unknown) => {
      setImmediate(() => {
        throw error;
      });
    },
  );
});
