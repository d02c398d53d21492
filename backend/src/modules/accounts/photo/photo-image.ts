import type { Sharp } from "sharp";
import { CodedError } from "../../../errors/errors";
import { loadSharp } from "../../../files/load-sharp";
import { Turns } from "../../../threads/turns";

/** Width and height of a kept photo, in pixels. */
export const PHOTO_SIDE = 512;
/** The longer side of a picture that somebody sends, in pixels: small print on a page of A4 can be read. */
const DOCUMENT_SIDE = 2560;
/** What an upload may weigh, in bytes. */
export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024;
/** A small file can hold a vast picture: what it may unfold to. */
const MAX_PIXELS = 25_000_000;
/** Pictures that may be there at once: the last one waits for some 150 ms for each before it. */
const MOST_PICTURES = 10;
/** Far above any picture's time, in seconds: what takes longer hangs. */
const TIMEOUT_S = 10;

/** Neither a file's name nor its type as stated says what it is: its first bytes do. */
const isImage = (upload: Buffer): boolean => {
  const head = upload.toString("latin1", 0, 12);
  const isWebP = head.startsWith("RIFF") && head.endsWith("WEBP");
  return head.startsWith("\x89PNG\r\n\x1a\n") || head.startsWith("\xff\xd8\xff") || isWebP;
};

export const photoTooLarge = (): CodedError =>
  new CodedError("PHOTO_TOO_LARGE", "The image is too large: 5 MB and 25 megapixels at most.", 413);

const notAnImage = () =>
  new CodedError("PHOTO_NOT_AN_IMAGE", "The file must be a PNG, JPEG or WebP image.", 415);

/** How a picture becomes a square: a face may be cut to it, a logo stands whole in it, on nothing. */
export type PhotoFit = "cover" | "contain";

const NOTHING = { r: 0, g: 0, b: 0, alpha: 0 };

/** Makes photos of what people upload, one at a time: a node that decodes many at once answers nobody else. */
export class PhotoImages {
  constructor(private readonly turns = new Turns(MOST_PICTURES)) {}

  /**
   * A photo of an upload: upright, square, WebP, nothing of the original file left in it. Size and kind are read from
   * its head, before anything is decoded.
   * @throws CodedError PHOTO_NOT_AN_IMAGE (415), PHOTO_TOO_LARGE (413)
   * @throws UnavailableError when too many wait to be decoded
   */
  async make(upload: Buffer, fit: PhotoFit = "cover"): Promise<Buffer> {
    await assertPicture(upload);
    return await this.turns.take(() =>
      decoded(upload, (picture) =>
        picture.resize(PHOTO_SIDE, PHOTO_SIDE, { fit, background: NOTHING }).webp({ quality: 82 }),
      ),
    );
  }

  /**
   * The same picture of the same kind, upright and no larger than a document needs; nothing else of the file is left,
   * such as where it was taken.
   * @throws as `make`
   */
  async redraw(upload: Buffer): Promise<Buffer> {
    await assertPicture(upload);
    const bounds = {
      width: DOCUMENT_SIDE,
      height: DOCUMENT_SIDE,
      fit: "inside",
      withoutEnlargement: true,
    } as const;
    return await this.turns.take(() => decoded(upload, (picture) => picture.resize(bounds)));
  }
}

/** @throws CodedError PHOTO_NOT_AN_IMAGE (415), PHOTO_TOO_LARGE (413) */
async function assertPicture(upload: Buffer): Promise<void> {
  if (!isImage(upload)) throw notAnImage();
  const sharp = await loadSharp();
  const { width, height } = await sharp(upload, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw notAnImage();
    });
  if (width * height > MAX_PIXELS) throw photoTooLarge();
}

/** @throws CodedError PHOTO_NOT_AN_IMAGE (415) */
async function decoded(upload: Buffer, drawn: (picture: Sharp) => Sharp): Promise<Buffer> {
  const sharp = await loadSharp();
  try {
    const picture = sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: "error" }).autoOrient();
    return await drawn(picture).timeout({ seconds: TIMEOUT_S }).toBuffer();
  } catch {
    throw notAnImage();
  }
}
