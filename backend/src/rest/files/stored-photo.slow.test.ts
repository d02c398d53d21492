import sharp from "sharp";
import type { Account } from "../../modules/accounts/account.entity";
import { createFactories } from "../../test/factories";
import type { NewIdentity } from "../../test/identities";
import { startTestPortal, type TestPortal } from "../../test/portal";
import { rowSums } from "../../test/row-sums";
import { type S3Server, startS3Server } from "../../test/s3/s3-server";

let s3: S3Server;
let portal: TestPortal;
let person: Account & NewIdentity;

beforeEach(async () => {
  s3 = await startS3Server();
  portal = await startTestPortal({ env: { FILES_URL: s3.url } });
  person = await createFactories(portal.dataSource).person();
});
afterEach(async () => {
  await portal.stop();
  await s3.stop();
});

async function upload() {
  const picture = { width: 600, height: 600, channels: 3, background: "#00f" } as const;
  const form = new FormData();
  form.set("photo", new Blob([new Uint8Array(await sharp({ create: picture }).png().toBuffer())]), "me.png");
  return await fetch(`${portal.url}/api/auth/photo`, {
    method: "POST",
    headers: { authorization: `Bearer ${person.token}` },
    body: form,
  });
}

const view = (address: string) => fetch(`${portal.url}${address}`);

describe("a photo in an S3 store", () => {
  it("has the same address as in the database, and none of its bytes there", async () => {
    const { photoURL } = (await (await upload()).json()) as { photoURL: string };
    expect(photoURL).toMatch(/^\/photos\/[0-9a-f-]{36}\.webp$/);
    expect(await s3.keys()).toEqual([photoURL.slice(1)]);
    expect(await portal.dataSource.query("select from file_contents")).toEqual([]);
    const answer = await view(photoURL);
    expect(answer.headers.get("content-type")).toBe("image/webp");
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ width: 512 });
  });

  it("goes with the account: at once for readers, from the store with the next sweep", async () => {
    const { photoURL } = (await (await upload()).json()) as { photoURL: string };
    const { data } = await portal.ask("mutation { deleteMyAccount { id } }", person);
    expect(data).toEqual({ deleteMyAccount: { id: person.id } });
    expect((await view(photoURL)).status).toBe(404);
    await portal.services.files.sweep();
    expect(await s3.keys()).toEqual([]);
  });

  it("is a 503 with Retry-After while the store is away, and leaves no row that points to nothing", async () => {
    const { photoURL } = (await (await upload()).json()) as { photoURL: string };
    const before = await rowSums(portal.dataSource);
    await s3.stop();
    const refused = await upload();
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(await refused.json()).toMatchObject({ code: "UNAVAILABLE" });
    const [unseen, photos] = [await view(photoURL), await rowSums(portal.dataSource)];
    expect([unseen.status, unseen.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(photos.photos).toBe(before.photos);
  });
});
