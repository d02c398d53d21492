import { pdfOf } from "../../../test/files/pdf-file";
import { ResumeFileReader } from "../file/resume-file-reader";
import { OriginalPages } from "./original-pages";

/** Notes how many pages are drawn at once. */
class WatchedReader extends ResumeFileReader {
  most = 0;
  private atOnce = 0;

  override async draw(bytes: Uint8Array, page: number): Promise<Buffer> {
    this.atOnce += 1;
    this.most = Math.max(this.most, this.atOnce);
    try {
      return await super.draw(bytes, page);
    } finally {
      this.atOnce -= 1;
    }
  }
}

const reader = new WatchedReader();
afterAll(() => reader.stop());

const RESUME = pdfOf({ pages: 2, text: "Asha Menon, staff nurse in Pune" });

/** Pages of files that all hold the same, and how often one was opened. */
function pagesOf(content: Buffer) {
  const seen = { opened: 0 };
  const contentOf = () => {
    seen.opened += 1;
    return Promise.resolve(content);
  };
  return { pages: new OriginalPages({ contentOf }, reader), seen };
}

describe("pages of kept files (KEPT-06)", () => {
  it("are drawn once, however often they are asked for", async () => {
    const { pages, seen } = pagesOf(RESUME);
    const drawn = await Promise.all([1, 1, 1].map((page) => pages.draw("asha", "resume", page)));
    expect(new Set(drawn).size).toBe(1);
    await pages.draw("kiran", "resume", 1);
    expect(seen.opened).toBe(1);
    await pages.draw("asha", "resume", 2);
    expect(seen.opened).toBe(2);
  });

  it("are drawn one at a time for each viewer", async () => {
    const { pages, seen } = pagesOf(RESUME);
    reader.most = 0;
    await Promise.all(["a", "b", "c"].map((file) => pages.draw("asha", file, 1)));
    expect([seen.opened, reader.most]).toEqual([3, 1]);
  });

  it("that can't be drawn are refused at once the next time", async () => {
    const { pages, seen } = pagesOf(Buffer.from("%PDF-1.7 and no more"));
    for (let time = 0; time < 2; time += 1)
      await expect(pages.draw("asha", "damaged", 1)).rejects.toMatchObject({ code: "RESUME_FILE_DAMAGED" });
    expect(seen.opened).toBe(1);
  });
});
