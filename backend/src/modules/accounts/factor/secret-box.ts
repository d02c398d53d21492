import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const ALGORITHM = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Seals secrets that lie in the database, so that a copy of it alone opens nobody's account (TWOF-02). */
export class SecretBox {
  /** @param key 32 bytes */
  constructor(private readonly key: Buffer) {}

  /** @param owner whose it is: what was sealed for one is never opened for another */
  seal(secret: Buffer, owner: string): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.key, iv).setAAD(Buffer.from(owner));
    const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64");
  }

  /** @throws Error if it was sealed with another key, for another, or was changed since */
  open(text: string, owner: string): Buffer {
    const bytes = Buffer.from(text, "base64");
    const decipher = createDecipheriv(ALGORITHM, this.key, bytes.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  }
}
