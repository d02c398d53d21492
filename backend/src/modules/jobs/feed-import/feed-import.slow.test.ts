import { Role } from "../../../auth/role";
import { DAY_MS } from "../../../time/clock";
import { CompanyMember } from "../../companies/company-member.entity";
import { MemberRole } from "../../companies/member-role";
import { Job } from "../job/job.entity";
import {
  act,
  company,
  create,
  feed,
  job,
  jobs,
  make,
  open,
  owner,
  portal,
  read,
  readAgain,
  source,
  state,
  url,
  type Run,
  useFeedWorld,
  verify,
} from "../../../test/feed-import/feed-world";

useFeedWorld();

describe("who has a feed read (FDIN-01)", () => {
  it("is who posts for a verified company, or an admin", async () => {
    const viewer = await make.person();
    const membership = { companyId: company.id, accountId: viewer.id, role: MemberRole.VIEWER };
    await portal.dataSource.getRepository(CompanyMember).insert(membership);
    expect((await create({ url: url("a") }, viewer)).code).toBe("MEMBER_ROLE");
    expect((await create({ url: url("a") }, await make.person())).code).toBe("NOT_FOUND");
    for (const mutation of ["deleteFeedImport", "readFeedImport", "confirmFeedImportClosing"])
      expect((await act(mutation, viewer)).code).toBe("MEMBER_ROLE");
    const admin = await make.person({ role: Role.ADMIN });
    expect((await create({ url: url("a") }, admin)).code).toBeUndefined();
    await verify(company.id, null);
    expect((await create({ url: url("b") })).code).toBe("COMPANY_NOT_VERIFIED");
  });

  it("names an https address, one not twice, five at most", async () => {
    expect((await create()).code).toBe("FEED_IMPORT_KNOWN");
    expect((await create({ url: "file:///etc/passwd" })).code).toBe("BAD_USER_INPUT");
    expect((await create({ answers: [{ field: "secret", value: "1" }] })).code).toBe("BAD_USER_INPUT");
    for (const path of ["a", "b", "c", "d"]) expect((await create({ url: url(path) })).code).toBeUndefined();
    expect((await create({ url: url("e") })).code).toBe("FEED_IMPORT_LIMIT");
  });

  it("leaves a trail of it, and the feed to the company when they go", async () => {
    const { personalData } = portal.services;
    expect(await personalData.export(owner)).toMatchObject({ feedImports: [{ url: url() }] });
    await portal.dataSource.transaction((manager) => personalData.erase(manager, owner, owner.id));
    const [kept] = await portal.dataSource.query<object[]>(
      "select account_id from feed_imports where id = $1",
      [state.feedId],
    );
    expect(kept).toEqual({ account_id: null });
    await portal.services.feedImportRunner.run(state.feedId);
    const [run] = await portal.dataSource.query<object[]>(
      "select failure from feed_import_runs where feed_import_id = $1",
      [state.feedId],
    );
    expect(run).toEqual({ failure: "not-allowed" });
    const entries = await portal.dataSource.query<object[]>(
      "select after from audit_entries where subject_id = $1 and action = 'job.feed'",
      [company.id],
    );
    expect(entries).toEqual([{ after: { feed: state.feedId, status: "on" } }]);
  });
});

describe("the jobs of a feed (FDIN-04)", () => {
  it("are posted, changed and closed by their reference numbers", async () => {
    expect((await read()).runs[0]).toMatchObject({ addedCount: 3, leftOutCount: 0, failure: null });
    expect(await open()).toEqual(["K-1", "K-2", "K-3"]);
    const [first] = await jobs();
    expect(first).toMatchObject({ postedById: owner.id, requirements: "As told above.", city: "Mysore" });
    const body = source(job("K-1", { title: "Master plumber" }), job("K-2"), job("K-4"));
    expect((await readAgain(body)).runs[0]).toMatchObject({
      ...{ addedCount: 1, changedCount: 1, unchangedCount: 1, closedCount: 1, leftOutCount: 0 },
    });
    expect(await open()).toEqual(["K-1", "K-2", "K-4"]);
    expect((await jobs())[0]?.title).toBe("Master plumber");
  });

  it("are posted once however often and by how many it is read", async () => {
    await Promise.all([read(), read(), read()]);
    expect(state.requests).toHaveLength(1);
    expect((await readAgain(feed("K-1", "K-2", "K-3"))).runs[0]).toMatchObject({ unchangedCount: 3 });
    expect(await jobs()).toHaveLength(3);
  });

  it("open again when the feed has them again, but not where somebody closed them here", async () => {
    await read();
    await readAgain(feed("K-1", "K-2"));
    expect(await open()).toEqual(["K-1", "K-2"]);
    const [first] = await jobs();
    await portal.ask(`mutation { closeJob(id: "${first?.id}") { id } }`, owner);
    expect((await readAgain(feed("K-1", "K-2", "K-3"))).runs[0]).toMatchObject({
      changedCount: 1,
      unchangedCount: 2,
    });
    expect(await open()).toEqual(["K-2", "K-3"]);
  });

  it("run on while the feed has them", async () => {
    await read();
    for (let week = 0; week < 8; week += 1) {
      state.now += 7 * DAY_MS;
      await read();
    }
    expect(await open()).toEqual(["K-1", "K-2", "K-3"]);
  });

  it("keep what somebody changed here until the feed says something else", async () => {
    await read();
    await portal.dataSource
      .getRepository(Job)
      .update({ reference: "K-1", companyId: company.id }, { openings: 7 });
    await readAgain(feed("K-1", "K-2", "K-3"));
    expect((await jobs())[0]?.openings).toBe(7);
    await readAgain(source(job("K-1", { openings: "2" }), job("K-2"), job("K-3")));
    expect((await jobs())[0]?.openings).toBe(2);
  });

  it("are those that the company has by the same numbers already, and one feed's alone", async () => {
    await make.job({ companyId: company.id, reference: "K-1", title: "Old title" });
    expect((await read()).runs[0]).toMatchObject({ addedCount: 2, changedCount: 1 });
    expect((await jobs()).map(({ title }) => title)).toContain("Plumber K-1");
    const { id } = await create({ url: url("other.xml") });
    await portal.services.feedImportRunner.run(id);
    const [run] = await portal.dataSource.query<Run[]>(
      `select left_out_count as "leftOutCount", problems from feed_import_runs where feed_import_id = $1`,
      [id],
    );
    expect(run).toMatchObject({ leftOutCount: 3, problems: [{ reference: "K-1" }, {}, {}] });
  });

  it("stay when the feed is deleted", async () => {
    await read();
    expect((await act("deleteFeedImport")).code).toBeUndefined();
    expect(await open()).toEqual(["K-1", "K-2", "K-3"]);
  });
});

describe("what asks or is refused (FDIN-03)", () => {
  it("stays out, and stands in the report with its number", async () => {
    await make.job({ companyId: company.id, title: "Electrician", city: "Mysore" });
    state.file.body = source(
      job("K-1"),
      job("K-1"),
      job("", { title: "Without a number" }),
      job("K-2", { city: "Nowhereville" }),
      job("K-3", { salary: "₹1–90 LPA" }),
      job("K-4", { company: "Somebody Else" }),
      job("K-5", { title: "Electrician" }),
      job("K-6", { jobtype: "gig" }),
    );
    const [run] = (await read()).runs;
    expect(run).toMatchObject({ addedCount: 1, leftOutCount: 7 });
    expect(run?.problems.map(({ reference, field }) => [reference, field])).toEqual([
      ...[
        ["K-1", "reference"],
        [null, "reference"],
        ["K-2", "location"],
        ["K-3", "pay"],
      ],
      ...[
        ["K-4", "company"],
        ["K-6", "type"],
        ["K-5", "title"],
      ],
    ]);
  });

  it("leaves a job as it is that the feed has right no more", async () => {
    await read();
    const body = source(job("K-1", { city: "" }), job("K-2"), job("K-3"));
    expect((await readAgain(body)).runs[0]).toMatchObject({
      leftOutCount: 1,
      unchangedCount: 2,
      closedCount: 0,
    });
    expect(await open()).toEqual(["K-1", "K-2", "K-3"]);
  });

  it("leads elsewhere only where the company chose that", async () => {
    state.file.body = source(job("K-1", { url: "https://kaveri.example/1" }));
    await read();
    expect((await jobs())[0]?.applyUrl).toBeNull();
    ({ id: state.feedId } = await create({ url: url("b.xml"), doesApplyElsewhere: true }));
    state.file.body = source(job("L-1", { url: "https://kaveri.example/1" }));
    await read();
    expect((await jobs())[1]?.applyUrl).toBe("https://kaveri.example/1");
  });

  it("is read from the portal's own JSON feed and from CSV as well", async () => {
    const item = { id: "J-1", title: "Driver", content_html: "<p>Drive.</p><h3>Requirements</h3><p>LMV</p>" };
    const facts = { place: "Agra", pay: "₹18k a month", type: "full-time", experience: "1 year" };
    state.file.body = JSON.stringify({ items: [{ ...item, _job: facts }] });
    expect((await read()).runs[0]).toMatchObject({ addedCount: 1, leftOutCount: 0 });
    expect((await jobs())[0]).toMatchObject({ reference: "J-1", requirements: "LMV" });
    const csv =
      "Job ID,title,type,location,salary,experience,description\nJ-1,Driver,full-time,Agra,₹19k/month,1 year,Drive.";
    expect((await readAgain(csv)).runs[0]).toMatchObject({ changedCount: 1, leftOutCount: 0 });
  });
});
