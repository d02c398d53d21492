/** What FILES_URL says: a bucket of an S3-compatible store, and how it is reached. */
export interface S3Place {
  /** Such as "https://s3.ap-south-1.amazonaws.com". */
  endpoint: string;
  bucket: string;
  region: string;
  /** Absent where the SDK finds its own: AWS_ variables, a profile, a machine's role. */
  credentials?: { accessKeyId: string; secretAccessKey: string };
}

/** Stores other than Amazon's take any region, and most documents use this one. */
const USUAL_REGION = "us-east-1";

/**
 * Reads `s3://KEY:SECRET@host:port/bucket?region=…&tls=false`; key and secret may be left out. A secret's `/` is
 * written `%2F`.
 * @returns null for what is no such address
 */
export function readFilesUrl(filesUrl: string): S3Place | null {
  if (!URL.canParse(filesUrl)) return null;
  const url = new URL(filesUrl);
  const [, bucket = "", ...rest] = url.pathname.split("/");
  if (url.protocol !== "s3:" || !url.host || !bucket || rest.some(Boolean)) return null;
  if ((url.username === "") !== (url.password === "")) return null;
  const scheme = url.searchParams.get("tls") === "false" ? "http" : "https";
  return {
    endpoint: `${scheme}://${url.host}`,
    bucket,
    region: url.searchParams.get("region") ?? USUAL_REGION,
    ...(url.username && {
      credentials: {
        accessKeyId: decodeURIComponent(url.username),
        secretAccessKey: decodeURIComponent(url.password),
      },
    }),
  };
}
