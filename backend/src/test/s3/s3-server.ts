import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ListObjectsV2Command, S3Client } from "@aws-sdk/client-s3";
import S3rver from "s3rver";
import { readFilesUrl } from "../../files/files-url";
import { freePort } from "../../local/ports";

const BUCKET = "portal-files";

export interface S3Server {
  /** As a node's FILES_URL. */
  url: string;
  /** Of all objects in the bucket, in their order. */
  keys(): Promise<string[]>;
  /** From now on nobody listens there. */
  stop(): Promise<void>;
}

/** An S3-compatible store with an empty bucket, on a free port. It knows one key, and looks at no signature. */
export async function startS3Server(): Promise<S3Server> {
  const directory = mkdtempSync(join(tmpdir(), "s3-"));
  const port = await freePort();
  const server = new S3rver({
    ...{ address: "127.0.0.1", port, directory, silent: true },
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  await server.run();
  const url = `s3://S3RVER:S3RVER@127.0.0.1:${port}/${BUCKET}?tls=false`;
  const client = new S3Client({ ...readFilesUrl(url), forcePathStyle: true });
  let isStopped = false;
  return {
    url,
    async keys() {
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: BUCKET }));
      return Contents.map(({ Key = "" }) => Key).sort();
    },
    async stop() {
      if (isStopped) return;
      isStopped = true;
      client.destroy();
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
