import { readFilesUrl } from "./files-url";

describe("FILES_URL", () => {
  it("names a store, a bucket, and a key for it", () => {
    expect(readFilesUrl("s3://KEY:a%2Fb@files.example:9000/photos?region=ap-south-1")).toEqual({
      endpoint: "https://files.example:9000",
      bucket: "photos",
      region: "ap-south-1",
      credentials: { accessKeyId: "KEY", secretAccessKey: "a/b" },
    });
  });

  it("may leave the key to the SDK, and speak without TLS", () => {
    expect(readFilesUrl("s3://127.0.0.1:9000/photos?tls=false")).toEqual({
      endpoint: "http://127.0.0.1:9000",
      bucket: "photos",
      region: "us-east-1",
    });
  });

  it.each([
    "s3://files.example",
    "s3://files.example/",
    "s3://files.example/a/b",
    "s3://KEY@files.example/photos",
    "https://files.example/photos",
    "photos",
  ])("is not %s", (url) => {
    expect(readFilesUrl(url)).toBeNull();
  });
});
