import { createAdmin, type Act } from "../../test/admin";
import { createFactories, type Factories } from "../../test/factories";
import { startTestPortal, type TestPortal } from "../../test/portal";
import { readSearchWordCatalogue } from "./search-word-catalogue";
import { noteConcernedJobs, readNotedJobs } from "./search-word-reading";
import { reconcileSearchWords } from "./search-word-reconciliation";

let portal: TestPortal;
let make: Factories;
let act: Act;
let ask: Awaited<ReturnType<typeof createAdmin>>["ask"];

beforeAll(async () => {
  portal = await startTestPortal({ env: { WRITES_PER_MINUTE: "1000" } });
  make = createFactories(portal.dataSource);
  ({ act, ask } = await createAdmin(portal, make));
});
afterAll(() => portal.stop());

interface Word {
  code: string;
  kind: string;
  name: string;
  forms: string[];
  includes: { code: string }[];
  version: number;
  isEdited: boolean;
  isRead: boolean;
  openJobCount: number | null;
}
const LIST = `query ($filter: SearchWordFilter) { searchWords(filter: $filter, pageSize: 50) {
  total items { code kind name forms includes { code } version isEdited isRead openJobCount }
} }`;
const list = async (filter: object) =>
  (await ask<{ searchWords: { total: number; items: Word[] } }>(LIST, { filter })).searchWords;
async function wordOf(code: string): Promise<Word> {
  const { items } = await list({ code });
  if (!items[0]) throw new Error(`No word ${code}`);
  return items[0];
}

interface Input {
  kind: string;
  name: string;
  forms: string[];
  includes: string[];
}
const inputOf = ({ kind, name, forms, includes }: Input) =>
  `{ kind: ${kind}, name: ${JSON.stringify(name)}, forms: ${JSON.stringify(forms)}, includes: ${JSON.stringify(includes)} }`;
const trade = (name: string, forms: string[], includes: string[] = []) =>
  inputOf({ kind: "TRADE", name, forms, includes });
const add = (code: string, input: string) =>
  act(`addSearchWord(code: "${code}", input: ${input}) { version }`);
const update = (code: string, version: number, input: string) =>
  act(`updateSearchWord(code: "${code}", version: ${version}, input: ${input}) { version }`);
const remove = (code: string, version: number) =>
  act(`removeSearchWord(code: "${code}", version: ${version}) { code }`);
const total = async (q: string) =>
  (await ask<{ jobs: { total: number } }>("query ($q: String) { jobs(filter: { q: $q }) { total } }", { q }))
    .jobs.total;
/** As the queue does it, turn by turn. */
const readJobs = () => portal.services.searchWordReading.work();

describe("the words of search", () => {
  it("are found by name, code and form, and by kind, with what they include and open jobs (SEEK-01)", async () => {
    await make.job({ title: "Staff Nurse" });
    expect((await list({ text: "ड्राइवर" })).items.map(({ code }) => code)).toContain("driver");
    expect((await list({ text: "NURS", kind: "TRADE" })).items).toContainEqual(
      expect.objectContaining({
        code: "nurse",
        name: "Nurse",
        openJobCount: 1,
        isEdited: false,
        isRead: true,
      }),
    );
    expect((await list({ text: "nurse", kind: "SKILL" })).total).toBe(0);
    expect((await wordOf("chartered-accountant")).includes).toEqual(
      expect.arrayContaining([{ code: "accountant" }]),
    );
    const { total: all } = await list({});
    expect(all).toBe(readSearchWordCatalogue().length);
  });

  it("are for admins alone (SEEK-01)", async () => {
    const { token } = await make.person();
    for (const query of [
      "{ searchWords { total } }",
      "{ searchWordProgress { jobCount } }",
      "{ searchQueries { total } }",
      '{ trySearch(text: "nurse") { total } }',
    ])
      expect((await portal.ask(query, { token })).code).toBe("FORBIDDEN");
    expect(await act(`removeSearchWord(code: "nurse", version: 1) { code }`, { token })).toBe("FORBIDDEN");
  });

  it("can be added, changed and taken away, and the catalogue brings none of them back (SEEK-02, WORD-08)", async () => {
    await make.job({ title: "Dhunai Karigar" });
    await make.job({ title: "Gardener" });
    expect(await total("cotton carder")).toBe(0);
    expect(
      await add("cotton-carder", trade("Cotton carder", [" Cotton   carder ", "cotton carder", "dhuniya"])),
    ).toEqual({ version: 1 });
    const added = await wordOf("cotton-carder");
    expect(added).toMatchObject({ forms: ["cotton carder", "dhuniya"], isEdited: true, isRead: false });
    expect(await update("cotton-carder", 1, trade("Carder", ["cotton carder", "dhunai"]))).toEqual({
      version: 2,
    });
    await readJobs();
    expect(await total("cotton carder")).toBe(1);
    expect(await wordOf("cotton-carder")).toMatchObject({ name: "Carder", isRead: true, openJobCount: 1 });

    expect(await remove("cotton-carder", 2)).toEqual({ code: "cotton-carder" });
    const gardener = await wordOf("gardener");
    expect(await remove("gardener", gardener.version)).toEqual({ code: "gardener" });
    await readJobs();
    expect(await total("cotton carder")).toBe(0);
    await reconcileSearchWords(portal.dataSource.manager);
    expect((await list({ code: "gardener" })).total).toBe(0);
    // A code that was taken away may be used anew.
    expect(await add("gardener", inputOf({ ...gardener, includes: [] }))).toEqual({
      version: gardener.version + 2,
    });
    await readJobs();
    for (const written of ["माली", "माळी काम"]) expect(await total(written)).toBe(1);
  });

  it("are refused with what stands in the way, and then stay as they are (SEEK-02)", async () => {
    const before = await wordOf("driver");
    const { version, forms } = before;
    const accountant = await wordOf("accountant");
    const refused = [
      [() => add("driver", trade("Driver", ["lorry wallah"])), "SEARCH_WORD_EXISTS"],
      [() => add("Bad Code", trade("Bad", ["bad code"])), "BAD_USER_INPUT"],
      [() => add("lorry", trade("Lorry", ["Peons"])), "SEARCH_WORD_FORM_TAKEN"],
      [() => update("driver", version, trade("Driver", [...forms, "peon"])), "SEARCH_WORD_FORM_TAKEN"],
      [() => update("driver", version, trade("Driver", [...forms, "x"])), "BAD_USER_INPUT"],
      [() => update("driver", version, trade("Driver", [...forms, "++ ?"])), "BAD_USER_INPUT"],
      [() => update("driver", version, trade("Driver", [])), "BAD_USER_INPUT"],
      [() => update("driver", version, trade("Driver", forms, ["no-such-word"])), "SEARCH_WORD_UNKNOWN"],
      [() => update("driver", version, trade("Driver", forms, ["driver"])), "BAD_USER_INPUT"],
      [() => update("driver", version - 1, trade("Driver", forms)), "SEARCH_WORD_CHANGED"],
      [() => update("no-such-word", 1, trade("Nobody", ["nobody at all"])), "NOT_FOUND"],
      [() => remove("driver", version - 1), "SEARCH_WORD_CHANGED"],
      [() => remove("accountant", accountant.version), "SEARCH_WORD_INCLUDED"],
    ] as const;
    for (const [call, code] of refused) expect(await call()).toBe(code);
    expect(await wordOf("driver")).toEqual(before);
  });

  it("take one of two changes at the same moment (SEEK-02)", async () => {
    const { version, forms } = await wordOf("driver");
    const answers = await Promise.all(
      ["lorry wallah", "tempo wallah"].map((form) =>
        update("driver", version, trade("Driver", [...forms, form])),
      ),
    );
    expect(answers).toContainEqual({ version: version + 1 });
    expect(answers).toContain("SEARCH_WORD_CHANGED");
    expect((await wordOf("driver")).forms).toHaveLength(forms.length + 1);
  });

  it("tell the audit trail who changed what, with what went and what came (SEEK-03)", async () => {
    await add("kite-maker", trade("Kite maker", ["kite maker"]));
    await update("kite-maker", 1, trade("Kite maker", ["patang maker"]));
    // What changes nothing is no change.
    expect(await update("kite-maker", 2, trade("Kite maker", ["patang maker"]))).toEqual({ version: 2 });
    await remove("kite-maker", 2);
    const { auditLog } = await ask<{ auditLog: { items: object[] } }>(
      `{ auditLog(filter: { action: "search-word.", text: "kite maker" }) {
        items { action subjectType subjectName before after actor { role } }
      } }`,
    );
    const subject = { subjectType: "search-word", subjectName: "Kite maker", actor: { role: "ADMIN" } };
    const whole = { code: "kite-maker", kind: "TRADE", name: "Kite maker" };
    expect(auditLog.items).toEqual([
      { ...subject, action: "search-word.remove", before: { ...whole, forms: "patang maker" }, after: null },
      {
        ...subject,
        action: "search-word.update",
        before: { forms: "kite maker" },
        after: { forms: "patang maker" },
      },
      { ...subject, action: "search-word.create", before: null, after: { ...whole, forms: "kite maker" } },
    ]);
  });
});

describe("the reading of jobs by a changed word", () => {
  const progress = async () =>
    (await ask<{ searchWordProgress: object }>("{ searchWordProgress { jobCount isLooking } }"))
      .searchWordProgress;

  it("is asked for with the change, and watched each minute until it is done (SEEK-05)", async () => {
    const tasks = async () => {
      const rows = await portal.dataSource.query<{ key: string }[]>(
        "select key from graphile_worker.jobs where key like 'search-word%'",
      );
      return rows.map(({ key }) => key);
    };
    const clear = () => portal.dataSource.query("delete from graphile_worker._private_jobs");
    await readJobs();
    await clear();
    await add("bell-founder", trade("Bell founder", ["bell founder"]));
    expect(await tasks()).toEqual(["search-word-reading:all"]);
    expect(await progress()).toEqual({ jobCount: 0, isLooking: true });
    await clear();
    await portal.services.searchWordReading.watch();
    expect(await tasks()).toEqual(["search-word-reading:all"]);
    await readJobs();
    await clear();
    await portal.services.searchWordReading.watch();
    expect(await tasks()).toEqual([]);
  });

  it("goes on where a node ended, with the jobs that are left and no other (SEEK-05)", async () => {
    for (let number = 0; number < 5; number += 1) await make.job({ title: `Ghanta Karigar ${number}` });
    await make.job({ title: "Weaver" });
    const { version } = await wordOf("bell-founder");
    await update("bell-founder", version, trade("Bell founder", ["bell founder", "ghanta karigar"]));
    await noteConcernedJobs(portal.dataSource);
    expect(await progress()).toEqual({ jobCount: 5, isLooking: false });
    expect(await readNotedJobs(portal.dataSource, 2)).toBe(2);
    expect(await total("bell founder")).toBe(2);
    expect(await progress()).toEqual({ jobCount: 3, isLooking: false });
    expect(await wordOf("bell-founder")).toMatchObject({ isRead: false });
    await readJobs();
    expect(await total("bell founder")).toBe(5);
    expect(await progress()).toEqual({ jobCount: 0, isLooking: false });
    expect(await wordOf("bell-founder")).toMatchObject({ isRead: true });
  });

  it("reaches jobs of an included word, and those whose company has a form in its name (SEEK-05, WORD-07)", async () => {
    await make.job({ title: "Weaver", companyId: (await make.company({ name: "Jhula Works" })).id });
    const { version } = await wordOf("bell-founder");
    await add("foundry", trade("Foundry work", ["foundry hand", "jhula"], ["bell-founder"]));
    await readJobs();
    expect(await total("foundry hand")).toBe(5);
    // READ-17: a company's name is found by one word alone.
    expect(await total("jhula")).toBe(6);
    expect(version).toBeGreaterThan(1);
  });

  it("leaves the jobs alone if the name alone changes (SEEK-05)", async () => {
    const { version } = await wordOf("foundry");
    await update("foundry", version, trade("Foundry", ["foundry hand", "jhula"], ["bell-founder"]));
    expect(await wordOf("foundry")).toMatchObject({ name: "Foundry", isRead: true });
  });
});

describe("a trial", () => {
  interface Trial {
    words: { text: string; word: { code: string } }[];
    total: number;
    totalBefore: number;
    isPartial: boolean;
    jobs: { title: string; companyName: string; place: string }[];
  }
  const TRY = `query ($text: String!, $word: TriedWordInput) { trySearch(text: $text, word: $word) {
    words { text word { code } } total totalBefore isPartial jobs { title companyName place }
  } }`;
  const attempt = async (text: string, word?: object) =>
    (await ask<{ trySearch: Trial }>(TRY, { text, word })).trySearch;

  it("says which words are read in a text, and what it finds (SEEK-04)", async () => {
    await make.job({ title: "Office Peon", companyId: (await make.company({ name: "Apna Clinic" })).id });
    const found = await attempt("office boy");
    expect(found).toMatchObject({ total: 1, totalBefore: 1, isPartial: false });
    expect(found.words).toEqual([{ text: "office boy", word: { code: "office-boy" } }]);
    expect(found.jobs).toMatchObject([{ title: "Office Peon", companyName: "Apna Clinic" }]);
  });

  it("finds what a new word and a new form would, and changes nothing (SEEK-04)", async () => {
    await make.job({ title: "Sehra Maker" });
    const state = () =>
      portal.dataSource.query<object[]>(
        "select id, xmin::text from jobs union all select id, xmin::text from search_words order by 1",
      );
    const before = await state();
    const word = {
      code: "garland-maker",
      kind: "TRADE",
      name: "Garland maker",
      forms: ["garland maker", "sehra maker"],
      includes: [],
    };
    const found = await attempt("garland maker", word);
    expect(found).toMatchObject({ total: 1, totalBefore: 0, jobs: [{ title: "Sehra Maker" }] });
    expect(found.words).toEqual([{ text: "garland maker", word: { code: "garland-maker" } }]);
    const peon = await wordOf("office-boy");
    const longer = {
      code: "office-boy",
      kind: "TRADE",
      name: "Office boy",
      forms: [...peon.forms, "daftari"],
      includes: [],
    };
    expect(await attempt("daftari", longer)).toMatchObject({ total: 1, totalBefore: 0 });
    expect(await attempt("peon", { ...longer, forms: ["office boy"] })).toMatchObject({
      total: 1,
      totalBefore: 1,
    });
    expect(await attempt("office boy", { ...longer, forms: ["office boy"] })).toMatchObject({
      total: 0,
      totalBefore: 1,
    });
    expect(await state()).toEqual(before);
    expect(await total("garland maker")).toBe(0);
  });

  it("is refused as saving the word would be (SEEK-04)", async () => {
    const word = {
      code: "garland-maker",
      kind: "TRADE",
      name: "Garland maker",
      forms: ["peon"],
      includes: [],
    };
    await expect(attempt("peon", word)).rejects.toThrow("SEARCH_WORD_FORM_TAKEN");
  });
});
