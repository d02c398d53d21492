import busboy from "busboy";
import type { Request } from "express";

export interface UploadRules {
  /** The form's field that holds the file. */
  field: string;
  maxBytes: number;
  missing: () => Error;
  tooLarge: () => Error;
}

/** A file with the name that its sender gave it. */
export interface NamedUpload {
  name: string;
  content: Buffer;
}

/** As `readNamedUpload`, for those who don't look at the name. */
export const readUpload = async (request: Request, rules: UploadRules): Promise<Buffer> =>
  (await readNamedUpload(request, rules)).content;

/**
 * The one file of a multipart form, read into memory up to its limit; its stated type is not looked at.
 * @throws what `missing` makes for a request that is no such form, what `tooLarge` makes past the limit
 */
export function readNamedUpload(request: Request, rules: UploadRules): Promise<NamedUpload> {
  const { field, maxBytes, missing, tooLarge } = rules;
  return new Promise((resolve, reject) => {
    const form = openForm(request, maxBytes);
    if (!form) {
      reject(missing());
      return;
    }
    const fail = (error: Error) => {
      reject(error);
      // The rest of the body is let through unread, so that the answer reaches a client that is still sending.
      request.unpipe(form);
      request.resume();
    };
    const chunks: Buffer[] = [];
    let fileName: string | null = null;
    form.on("file", (name, file, info) => {
      // A form that breaks off is an error of the file as well, and one that nobody hears ends the node.
      file.on("error", () => fail(missing()));
      if (name !== field) {
        file.resume();
        return;
      }
      // Left out, it is undefined, whatever the type says.
      fileName = info.filename ?? "";
      file.on("data", (chunk: Buffer) => chunks.push(chunk));
      file.on("limit", () => fail(tooLarge()));
    });
    form.on("error", () => fail(missing()));
    form.on("close", () =>
      fileName === null ? reject(missing()) : resolve({ name: fileName, content: Buffer.concat(chunks) }),
    );
    request.on("error", reject);
    request.pipe(form);
  });
}

/** Null where the request's content type is not that of a form. */
function openForm({ headers }: Request, fileSize: number): busboy.Busboy | null {
  try {
    return busboy({ headers, defParamCharset: "utf8", limits: { files: 1, fields: 0, fileSize } });
  } catch {
    return null;
  }
}
