import { randomBytes } from "node:crypto";
import sharp from "sharp";
import type { Account } from "../../modules/accounts/account.entity";
import { createFactories, type Factories } from "../../test/factories";
import type { NewIdentity } from "../../test/identities";
import { startTestPortal, type TestPortal } from "../../test/portal";

let portal: TestPortal;
let make: Factories;
let person: Account & NewIdentity;

beforeAll(async () => {
  portal = await startTestPortal();
  make = createFactories(portal.dataSource);
});
afterAll(() => portal.stop());
beforeEach(async () => {
  person = await make.person();
});

async function upload(file: Buffer, { name = "photo.png", field = "photo", token = person.token } = {}) {
  const form = new FormData();
  form.set(field, new Blob([new Uint8Array(file)]), name);
  const answer = await fetch(`${portal.url}/api/auth/photo`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const body = (await answer.json()) as { photoURL: string; code?: string };
  return { status: answer.status, ...body };
}

const save = (photoURL: string | null, token = person.token) =>
  portal.ask(`mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { photoURL } }`, {
    variables: { input: { photoURL } },
    token,
  });

const view = (address: string, headers: Record<string, string> = {}) =>
  fetch(`${portal.url}${address}`, { headers });

/** Red on the left, blue on the right. */
const halves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#00f" } }).composite([
    {
      input: { create: { width: Math.ceil(width / 2), height, channels: 3, background: "#f00" } },
      left: 0,
      top: 0,
    },
  ]);

describe("a photo (PROF-06)", () => {
  it.each(["png", "jpeg", "webp"] as const)("may be %s and is kept as a square WebP", async (format) => {
    const { status, photoURL } = await upload(await halves(900, 600).toFormat(format).toBuffer());
    expect(status).toBe(201);
    expect(photoURL).toMatch(/^\/photos\/[0-9a-f-]{36}\.webp$/);
    const image = sharp(Buffer.from(await (await view(photoURL)).arrayBuffer()));
    expect(await image.metadata()).toMatchObject({ format: "webp", width: 512, height: 512 });
  });

  it("is turned upright, and keeps nothing of the camera's notes", async () => {
    // Orientation 6: shown a quarter to the right, so that red comes to lie on top.
    const file = await halves(600, 600)
      .jpeg()
      .withExif({ IFD0: { Copyright: "secret place" } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { photoURL } = await upload(file);
    const kept = Buffer.from(await (await view(photoURL)).arrayBuffer());
    const { exif, orientation, icc, xmp } = await sharp(kept).metadata();
    expect([exif, orientation, icc, xmp]).toEqual([undefined, undefined, undefined, undefined]);
    const colourAt = async (top: number) =>
      (await sharp(kept).extract({ left: 250, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer())[0];
    expect(await colourAt(50)).toBeGreaterThan(200);
    expect(await colourAt(460)).toBeLessThan(50);
  });

  it("is served for ever, as nothing but an image", async () => {
    const { photoURL } = await upload(await halves(600, 600).png().toBuffer());
    const { headers } = await view(photoURL);
    expect(headers.get("content-type")).toBe("image/webp");
    expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    const again = await view(photoURL, {
      "if-none-match": headers.get("etag") ?? "",
      "cache-control": "max-age=0",
    });
    expect(again.status).toBe(304);
  });

  it("shows once the profile is saved with it, and goes when another takes its place (PROF-08)", async () => {
    const [first, second] = [
      await halves(600, 600).png().toBuffer(),
      await halves(700, 700).png().toBuffer(),
    ];
    const { photoURL } = await upload(first);
    expect((await save(photoURL)).data).toEqual({ updateProfile: { photoURL } });
    const { photoURL: next } = await upload(second);
    expect((await view(photoURL)).status).toBe(200);
    expect((await save(next)).data).toEqual({ updateProfile: { photoURL: next } });
    expect((await view(photoURL)).status).toBe(404);
    expect((await save(null)).data).toEqual({ updateProfile: { photoURL: null } });
    expect((await view(next)).status).toBe(404);
  });

  it("that was never saved makes room for the next", async () => {
    const file = await halves(600, 600).png().toBuffer();
    const { photoURL } = await upload(file);
    await upload(file);
    expect((await view(photoURL)).status).toBe(404);
  });

  it("waits to be saved while another tab saves something else", async () => {
    const { photoURL } = await upload(await halves(600, 600).png().toBuffer());
    await portal.ask('mutation { updateProfile(input: { displayName: "Asha" }) { id } }', person);
    expect((await save(photoURL)).data).toEqual({ updateProfile: { photoURL } });
  });

  it("of somebody else can't be taken", async () => {
    const { photoURL } = await upload(await halves(600, 600).png().toBuffer());
    const other = await make.person();
    expect(await save(photoURL, other.token)).toMatchObject({ status: 400, code: "BAD_USER_INPUT" });
  });

  it("of no id is not found", async () => {
    for (const name of ["nothing", "01999999-9999-7999-8999-999999999999.webp", "%27.webp"])
      expect((await view(`/photos/${name}`)).status).toBe(404);
  });
});

describe("what is no photo (PROF-07)", () => {
  const countPhotos = async () =>
    (await portal.dataSource.query<{ count: number }[]>("select count(*)::int as count from photos"))[0]
      ?.count;

  it.each([
    ["a text by the name of an image", () => Buffer.from("not an image"), 415, "PHOTO_NOT_AN_IMAGE"],
    ["nothing", () => Buffer.alloc(0), 415, "PHOTO_NOT_AN_IMAGE"],
    [
      "an SVG",
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      415,
      "PHOTO_NOT_AN_IMAGE",
    ],
    ["a GIF", () => halves(60, 60).gif().toBuffer(), 415, "PHOTO_NOT_AN_IMAGE"],
    [
      "the head of a PNG with noise behind it",
      async () => Buffer.concat([(await halves(60, 60).png().toBuffer()).subarray(0, 40), randomBytes(500)]),
      415,
      "PHOTO_NOT_AN_IMAGE",
    ],
    [
      "half a JPEG",
      async () => (await halves(900, 900).jpeg().toBuffer()).subarray(0, 3000),
      415,
      "PHOTO_NOT_AN_IMAGE",
    ],
    ["more than 5 MB", () => randomBytes(5 * 1024 * 1024 + 1), 413, "PHOTO_TOO_LARGE"],
    ["a small file of 30 megapixels", () => halves(6000, 5000).png().toBuffer(), 413, "PHOTO_TOO_LARGE"],
  ])("%s is refused, and nothing is kept", async (_what, makeFile, status, code) => {
    const before = await countPhotos();
    expect(await upload(await makeFile())).toMatchObject({ status, code });
    expect(await countPhotos()).toBe(before);
  });

  it("a request without the file is refused", async () => {
    const file = await halves(60, 60).png().toBuffer();
    expect(await upload(file, { field: "picture" })).toMatchObject({ status: 400, code: "PHOTO_MISSING" });
    const headers = { authorization: `Bearer ${person.token}`, "content-type": "application/json" };
    const answer = await fetch(`${portal.url}/api/auth/photo`, { method: "POST", headers, body: "{}" });
    expect(await answer.json()).toMatchObject({ code: "PHOTO_MISSING" });
  });

  it("a form that breaks off is refused", async () => {
    const headers = {
      authorization: `Bearer ${person.token}`,
      "content-type": "multipart/form-data; boundary=x",
    };
    const body = '--x\r\ncontent-disposition: form-data; name="photo"; filename="a.png"\r\n\r\n\x89PNG';
    const answer = await fetch(`${portal.url}/api/auth/photo`, { method: "POST", headers, body });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([400, "PHOTO_MISSING"]);
  });
});
