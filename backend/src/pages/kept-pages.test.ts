import type { Locale } from "@job-portal/protocol/locale";
import type { PageQuestion, PageRequest, ServePage } from "@job-portal/protocol/served-page";
import { KeptPages } from "./kept-pages";

const MINUTE = 60_000;

interface Asked {
  now?: number;
  isDesktop?: boolean;
  locale?: Locale;
  nonce?: string;
  servePage?: ServePage;
}

/** A screen that lists jobs, asked of an API whose jobs a test changes. */
function world({ mostBytes }: { mostBytes?: number } = {}) {
  const pages = new KeptPages(mostBytes);
  const told = { jobs: ["Nurse"], rendered: [] as string[], asked: 0, fails: false };
  const question: PageQuestion = { operationName: "Jobs", query: "{ jobs }", variables: {} };
  const ask: PageRequest["ask"] = () => {
    told.asked += 1;
    if (told.fails) return Promise.resolve({ data: null, errors: [{ message: "Out of reach." }] });
    return Promise.resolve({ data: { jobs: [...told.jobs] } });
  };
  const build = (): ServePage => async (request) => {
    told.rendered.push(request.address);
    const { data } = await request.ask(question);
    const html = `${String(data?.jobs)} ${request.isDesktop ? "wide" : "narrow"}`;
    return { html, styles: `<style nonce="${request.nonce}">`, state: String(request.now), files: [] };
  };
  const first = build();
  const open = (
    address = "/jobs",
    { now = 0, isDesktop = true, locale = "en", nonce = "abc", servePage = first }: Asked = {},
  ) => pages.serve(servePage, nonce, { address, now, isDesktop, locale, config: {}, ask });
  return { told, open, build };
}

describe("a kept page", () => {
  it("goes out again without being rendered, while its answers are the same (PAGE-06)", async () => {
    const { told, open } = world();
    const first = await open();
    const second = await open("/jobs", { now: MINUTE - 1 });
    expect(second).toEqual(first);
    expect(told).toMatchObject({ rendered: ["/jobs"], asked: 2 });
  });

  it("has the nonce of its own answer each time (PAGE-06)", async () => {
    const { open } = world();
    expect((await open("/jobs", { nonce: "one" }))?.styles).toBe('<style nonce="one">');
    expect((await open("/jobs", { nonce: "two" }))?.styles).toBe('<style nonce="two">');
  });

  it("is gone with the first answer that differs, which is asked for once (PAGE-06)", async () => {
    const { told, open } = world();
    await open();
    told.jobs = [];
    expect((await open())?.html).toBe(" wide");
    expect(told).toMatchObject({ rendered: ["/jobs", "/jobs"], asked: 2 });
    told.jobs = ["Nurse"];
    expect((await open())?.html).toBe("Nurse wide");
  });

  it("lasts until the minute ends, because ages are told to the minute", async () => {
    const { told, open } = world();
    await open("/jobs", { now: MINUTE - 1 });
    expect((await open("/jobs", { now: MINUTE }))?.state).toBe(String(MINUTE));
    expect(told.rendered).toHaveLength(2);
  });

  it("is one for each address, width and language", async () => {
    const { told, open } = world();
    expect((await open("/jobs"))?.html).toBe("Nurse wide");
    expect((await open("/jobs", { isDesktop: false }))?.html).toBe("Nurse narrow");
    await open("/jobs", { locale: "hi" });
    await open("/jobs?page=2");
    await open("/jobs?page=2");
    expect(told.rendered).toEqual(["/jobs", "/jobs", "/jobs", "/jobs?page=2"]);
  });

  it("is not kept from a failed answer", async () => {
    const { told, open } = world();
    told.fails = true;
    await open();
    told.fails = false;
    expect((await open())?.html).toBe("Nurse wide");
  });

  it("is dropped when another build renders", async () => {
    const { told, open, build } = world();
    await open();
    await open("/jobs", { servePage: build() });
    expect(told.rendered).toHaveLength(2);
  });

  it("makes room for others, the one first that was not asked for the longest", async () => {
    const { told, open } = world({ mostBytes: 200 });
    // Some 80 bytes each.
    for (const address of ["/a", "/b", "/a", "/c", "/a", "/b"]) await open(address);
    expect(told.rendered).toEqual(["/a", "/b", "/c", "/b"]);
  });
});
