import type { PageQuestion, PageRequest } from "@job-portal/protocol/served-page";
import { buildRuntimeConfig } from "../test/factories";
import { servePage } from "./serve-page";

const request = (address: string, change: Partial<PageRequest> = {}): PageRequest => ({
  address,
  nonce: "a-nonce",
  config: buildRuntimeConfig(),
  now: Date.parse("2026-12-31T20:00:00Z"),
  locale: "en",
  isDesktop: true,
  ask: () => Promise.reject(new Error("Nothing is to be asked.")),
  ...change,
});

const noJobs = { jobs: { __typename: "JobPage", items: [] } };

describe("a page on the node", () => {
  it("is the screen with its style, by India's clock, and with what the browser takes over (PAGE-01)", async () => {
    const page = await servePage(request("/about"));
    expect(page?.html).toMatch(/<h1[^>]*>Coming Soon<\/h1>/);
    expect(page?.html).toMatch("© 2027 JobPortal");
    expect(page?.styles).toMatch('<style nonce="a-nonce"');
    expect(page?.files).toEqual(["ComingSoonScreen"]);
    expect(JSON.parse(page?.state ?? "")).toMatchObject({ isDesktop: true, data: {} });
  });

  it("is written in the reader's language", async () => {
    const page = await servePage(request("/unauthorized", { locale: "hi" }));
    expect(page?.html).toMatch("अनुमति नहीं है");
    expect(JSON.parse(page?.state ?? "")).toMatchObject({ locale: "hi" });
  });

  it("asks for what its screen shows, once, and hands the answer over (PAGE-02)", async () => {
    const asked: PageQuestion[] = [];
    const ask = (question: PageQuestion) => {
      asked.push(question);
      return Promise.resolve({ data: noJobs });
    };
    const page = await servePage(request("/signin?returnTo=%2Fdashboard", { ask }));
    expect(asked.map(({ operationName }) => operationName)).toEqual(["AuthPanel"]);
    expect(page?.files).toEqual(["AuthLayout", "SignInScreen"]);
    expect(page?.html).toMatch("Please sign in to view your dashboard");
    expect(page?.state).toMatch('"JobPage"');
    expect(page?.state).not.toMatch("<");
  });

  it("has the parts whose code the browser fetches later (PAGE-08)", async () => {
    const answer = { data: { popularLocations: [], verifiedJobs: [] } };
    const page = await servePage(request("/", { ask: () => Promise.resolve(answer) }));
    for (const text of ["Popular Locations", "How It Works", "Easy Job Search", "Tata", "Get Started"])
      expect(page?.html).toMatch(text);
  });

  it.each(["/dashboard", "/jobs/post", "/admin/users", "/settings"])(
    "is none where a session decides what %s shows (PAGE-01)",
    async (address) => {
      expect(await servePage(request(address))).toBeNull();
    },
  );

  it("is none while settings are missing", async () => {
    const config = buildRuntimeConfig({ missing: ["FIREBASE_API_KEY"] });
    expect(await servePage(request("/about", { config }))).toBeNull();
  });

  it("fails with a question of it, because the browser is to tell of that (PAGE-04)", async () => {
    const ask = () => Promise.resolve({ data: null, errors: [{ message: "Out of reach." }] });
    await expect(servePage(request("/signin", { ask }))).rejects.toThrow("Out of reach.");
    await expect(servePage(request("/signin"))).rejects.toThrow("Nothing is to be asked.");
  });
});
