import { loadSharp } from "../files/load-sharp";
import { createFactories, type Factories } from "../test/factories";
import { startTestPortal, type TestPortal } from "../test/portal";
import { createWebFolder } from "../test/web-folder";
import { ShareImages } from "./share-images";

const web = createWebFolder();
let portal: TestPortal;
let make: Factories;

beforeAll(async () => {
  portal = await startTestPortal({ webFolder: web.folder });
  make = createFactories(portal.dataSource);
});
afterAll(async () => {
  await portal.stop();
  web.remove();
});

const get = (path: string) => fetch(portal.url + path, { headers: { accept: "*/*" }, redirect: "manual" });

async function imageOf(path: string): Promise<string> {
  const answer = await fetch(portal.url + path, { headers: { accept: "text/html" } });
  const [, url = ""] = /<meta property="og:image" content="([^"]*)"/.exec(await answer.text()) ?? [];
  return new URL(url).pathname;
}

describe("the picture of a shared address (CRAWL-06)", () => {
  it("is a PNG of 1200 by 630 at an address that never changes what it shows", async () => {
    const job = await make.job({ title: "Staff Nurse" });
    for (const path of [
      `/jobs/${job.id}`,
      `/companies/${job.companyId}`,
      "/jobs/in/bangalore",
      "/jobs",
      "/",
    ]) {
      const image = await imageOf(path);
      expect(image).toMatch(/^\/share-images\/.*[0-9a-f]{20}\.png$/);
      const answer = await get(image);
      const png = Buffer.from(await answer.arrayBuffer());
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"]);
      expect(answer.headers.get("content-length")).toBe(String(png.length));
      expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      const sharp = await loadSharp();
      expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
    }
  });

  it("has another address with another text, and the former leads to it", async () => {
    const job = await make.job({ title: "Cook" });
    const before = await imageOf(`/jobs/${job.id}`);
    await portal.dataSource.query("update jobs set title = 'Chef' where id = $1", [job.id]);
    const after = await imageOf(`/jobs/${job.id}`);
    expect(after).not.toBe(before);
    const answer = await get(before);
    expect([answer.status, answer.headers.get("location")]).toEqual([302, after]);
  });

  it("is not there for what is not there", async () => {
    const closed = await make.job({ closedAt: new Date() });
    const name = "0".repeat(20);
    for (const path of [
      `/share-images/jobs/${closed.id}/${name}.png`,
      `/share-images/jobs/none/${name}.png`,
      `/share-images/jobs/in/atlantis/${name}.png`,
      `/share-images/pricing/${name}.png`,
      `/share-images/dashboard/${name}.png`,
      "/share-images/jobs/nothing.png",
      "/share-images/%00",
    ]) {
      const answer = await get(path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(await answer.text()).toContain("NOT_FOUND");
    }
  });

  it("is drawn in any script, once for all who ask at the same time", async () => {
    const images = new ShareImages();
    try {
      const card = { title: "स्टाफ नर्स (रात्रि)", subtitle: "கேர் மருத்துவமனை", facts: ["₹3–4 LPA", "Pune"] };
      const [one, other] = await Promise.all([images.draw(card), images.draw({ ...card })]);
      expect(one).toBe(other);
      expect(await images.draw(card)).toBe(one);
      expect(one.equals(await images.draw({ ...card, title: "स्टाफ नर्स" }))).toBe(false);
    } finally {
      await images.stop();
    }
  });

  it("is refused, as by an outage, when too many wait for theirs", async () => {
    const images = new ShareImages();
    try {
      const cards = Array.from({ length: 30 }, (_, index) => ({
        title: `Job ${index}`,
        subtitle: "",
        facts: [],
      }));
      const drawn = await Promise.allSettled(cards.map((card) => images.draw(card)));
      const refused = drawn.filter((result) => result.status === "rejected");
      expect(refused).toHaveLength(10);
      expect(refused[0]?.reason).toMatchObject({ code: "UNAVAILABLE" });
    } finally {
      await images.stop();
    }
  });
});
