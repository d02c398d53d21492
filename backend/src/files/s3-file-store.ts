import type * as Sdk from "@aws-sdk/client-s3";
import { UnavailableError } from "../errors/errors";
import type { FileStore, NewFile } from "./file-store";
import type { S3Place } from "./files-url";

/** The package once it is loaded, and its client. */
interface Opened {
  sdk: typeof Sdk;
  client: Sdk.S3Client;
}

/** A file has some tens of kilobytes; a person waits no longer than this for one, in milliseconds. */
const PATIENCE_MS = 4_000;
const CONNECT_MS = 1_000;

/** Files as objects of a bucket. The SDK, some 5 MB of code, is loaded with the first call. */
export class S3FileStore implements FileStore {
  readonly name: string;
  private opened: Promise<Opened> | undefined;

  constructor(private readonly place: S3Place) {
    this.name = `s3://${new URL(place.endpoint).host}/${place.bucket}`;
  }

  async put({ key, content, type }: NewFile): Promise<void> {
    const object = { Bucket: this.place.bucket, Key: key, Body: content, ContentType: type };
    await this.reach(({ sdk, client }, options) => client.send(new sdk.PutObjectCommand(object), options));
  }

  async get(key: string): Promise<Buffer | null> {
    return await this.reach(async ({ sdk, client }, options) => {
      try {
        const command = new sdk.GetObjectCommand({ Bucket: this.place.bucket, Key: key });
        const { Body } = await client.send(command, options);
        return Body ? Buffer.from(await Body.transformToByteArray()) : Buffer.alloc(0);
      } catch (error) {
        // A bucket that is missing is a 404 as well, but an outage.
        if (error instanceof sdk.NoSuchKey) return null;
        throw error;
      }
    });
  }

  async remove(key: string): Promise<void> {
    const object = { Bucket: this.place.bucket, Key: key };
    await this.reach(({ sdk, client }, options) => client.send(new sdk.DeleteObjectCommand(object), options));
  }

  close(): void {
    void this.opened?.then(({ client }) => client.destroy());
  }

  /** Waits for an answer, but not for ever; what fails is an outage, with the reason as its cause. */
  private async reach<Answer>(
    call: (store: Opened, options: { abortSignal: AbortSignal }) => Promise<Answer>,
  ): Promise<Answer> {
    const store = await (this.opened ??= this.open());
    const abortSignal = AbortSignal.timeout(PATIENCE_MS);
    try {
      return await call(store, { abortSignal });
    } catch (error) {
      throw new UnavailableError(error);
    }
  }

  private async open(): Promise<Opened> {
    const sdk = await import("@aws-sdk/client-s3");
    const { endpoint, region, credentials } = this.place;
    const client = new sdk.S3Client({
      endpoint,
      region,
      credentials,
      // Stores beside Amazon's seldom answer by the bucket's own host name, or know its newer checksums.
      forcePathStyle: true,
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
      maxAttempts: 2,
      requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: PATIENCE_MS },
    });
    return { sdk, client };
  }
}
