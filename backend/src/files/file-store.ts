/** A file on its way into a store. */
export interface NewFile {
  /** Its address on the portal without the first slash: "photos/0198….webp". A key is used once. */
  key: string;
  content: Buffer;
  /** Its media type, such as "image/webp". */
  type: string;
}

/**
 * Where the bytes of files lie. It knows nothing of who owns them: `FileKeeper` does. Every call throws
 * UnavailableError when the store can't be reached.
 */
export interface FileStore {
  /** For the terminal: "PostgreSQL", "s3://host/bucket". No secret is in it. */
  readonly name: string;
  /** Keeps the file; one of the same key gives way to it. */
  put(file: NewFile): Promise<void>;
  /** Null where there is no such file. */
  get(key: string): Promise<Buffer | null>;
  /** A file that is not there is no error. */
  remove(key: string): Promise<void>;
  close(): void;
}
