import { CommandError } from "../errors/errors";
import type { FileStore } from "./file-store";
import { readFilesUrl } from "./files-url";
import { S3FileStore } from "./s3-file-store";

/** The store that FILES_URL names. @throws CommandError for an address that names none */
export function createS3FileStore(filesUrl: string): FileStore {
  const place = readFilesUrl(filesUrl);
  if (!place) throw new CommandError("FILES_URL: it must be like s3://KEY:SECRET@host:9000/bucket");
  return new S3FileStore(place);
}
