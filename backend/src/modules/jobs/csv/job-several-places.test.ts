import { randomUUID } from "node:crypto";
import { apply } from "../../../test/applications";
import { createFactories, type Factories } from "../../../test/factories";
import { googleComplaints } from "../../../test/google-data";
import type { NewIdentity } from "../../../test/identities";
import { startTestPortal, type TestPortal } from "../../../test/portal";
import { jobForm, post, postForm } from "../../../test/posting";
import type { Account } from "../../accounts/account.entity";
import type { Company } from "../../companies/company.entity";
import { Job } from "../job/job.entity";
import { WorkMode } from "../job/job.enums";
import { jobPosting } from "../job/job-structured-data";
import { readUnreadPlaces } from "../job/unread-places";

let portal: TestPortal;
let make: Factories;
let member: Account & NewIdentity;
let company: Company;

beforeAll(async () => {
  portal = await startTestPortal({ env: { WRITES_PER_MINUTE: "1000" } });
  make = createFactories(portal.dataSource);
});
afterAll(() => portal.stop());
beforeEach(async () => {
  member = await make.person();
  company = await make.company({}, [member]);
});

const ask = async <Data>(query: string, variables: object = {}, { token } = member): Promise<Data> => {
  const { data, errors } = await portal.ask<Data>(query, { variables, token });
  if (!data) throw new Error(JSON.stringify(errors));
  return data;
};

const WHERE = "location locations placesInShort city locality places { kind label }";
const whereIs = async (id: string) =>
  (await ask<{ job: object }>(`query ($id: ID!) { job(id: $id) { ${WHERE} } }`, { id })).job;

const storedPlaces = async (id: string) =>
  (await portal.dataSource.getRepository(Job).findOneByOrFail({ id })).placeIds;

const FIVE = "Kothrud, Pune; Mumbai; Delhi; Kochi; Surat";

describe("a job of several places (JOBP-01)", () => {
  it("is posted with them, and readers see all of them; clients that know of one see the first", async () => {
    const { id } = await post(portal, member, { companyId: company.id, location: FIVE });
    expect(await whereIs(id)).toEqual({
      location: "Kothrud, Pune",
      locations: FIVE,
      placesInShort: "Pune, Mumbai +3",
      city: "Pune",
      locality: "Kothrud",
      places: [
        { kind: "LOCALITY", label: "Kothrud, Pune" },
        ...["Mumbai", "Delhi", "Kochi", "Surat"].map((label) => ({ kind: "CITY", label })),
      ],
    });
  });

  it("keeps them when a client that knows of one changes something else", async () => {
    const { id } = await post(portal, member, { companyId: company.id, location: FIVE });
    const before = await storedPlaces(id);
    const update = (version: number, values: object) =>
      ask(
        `mutation ($id: ID!, $version: Int!, $input: JobContentInput!) {
          updateJob(id: $id, version: $version, input: $input) { id }
        }`,
        { id, version, input: { ...jobForm(values), workMode: "ON_SITE" } },
      );
    await update(1, { title: "Lathe Hand", location: "Kothrud, Pune" });
    expect(await storedPlaces(id)).toEqual(before);
    await update(2, { title: "Lathe Hand II", location: FIVE });
    expect(await storedPlaces(id)).toEqual(before);
    await update(3, { location: "Surat" });
    expect(await whereIs(id)).toMatchObject({ locations: "Surat", city: "Surat", locality: null });
  });

  it("for a state, a region or India has no city", async () => {
    const { id } = await post(portal, member, { companyId: company.id, location: "Maharashtra" });
    expect(await whereIs(id)).toMatchObject({
      ...{ location: "Maharashtra", city: null, locality: null },
      places: [{ kind: "STATE", label: "Maharashtra" }],
    });
  });

  it.each(["Xyzzyville", "Pune; Xyzzyville"])("is refused where one is no place: %s", async (location) => {
    const { errors, code } = await postForm(portal, member, { companyId: company.id, location });
    expect(code).toBe("BAD_USER_INPUT");
    expect(errors[0]?.extensions.fields).toMatchObject([
      {
        field: "location",
        message: expect.stringMatching(/^names no place that we know: 'Xyzzyville'/) as string,
      },
    ]);
  });

  it("goes with an application whole, as it was", async () => {
    const job = await make.job({ locationText: "Pune; Mumbai" });
    const seeker = await make.person();
    await apply(portal, seeker, job);
    await portal.dataSource.query("update jobs set place_ids = '{}', city = 'Kochi' where id = $1", [job.id]);
    const answer = await ask<object>("{ myApplications { items { job { location } } } }", {}, seeker);
    expect(answer).toEqual({ myApplications: { items: [{ job: { location: "Pune; Mumbai" } }] } });
  });

  it("comes back out of a file as it went in", async () => {
    const REST = "type,salary,experience,description,requirements";
    const row = "full-time,₹20k/month,2 years,Lay pipes.,None.";
    const csv = `title,location,${REST}\nPlumber,"Pune; Whitefield, Bangalore",${row}`;
    await ask("mutation ($input: ImportJobsCsvInput!) { importJobsCsv(input: $input) { created } }", {
      input: { companyId: company.id, importId: randomUUID(), csv },
    });
    const { exportJobsCsv } = await ask<{ exportJobsCsv: { text: string } }>(
      "query ($id: ID!) { exportJobsCsv(companyId: $id) { text } }",
      { id: company.id },
    );
    expect(exportJobsCsv.text).toContain('"Pune; Whitefield, Bangalore"');
    const [job] = await portal.dataSource.getRepository(Job).findBy({ companyId: company.id });
    expect(job?.locations).toBe("Pune; Whitefield, Bangalore");
  });
});

describe("what Google is told of a job's places (JOBP-06)", () => {
  const told = async (values: Partial<Job>) => {
    const job = await make.job({ companyId: company.id, ...values });
    const posting = jobPosting(job, company, "https://jobs.example");
    expect(googleComplaints(posting)).not.toContain("place");
    const { jobLocation, applicantLocationRequirements } = posting;
    return { jobLocation, applicantLocationRequirements };
  };
  const office = (address: object) => ({
    "@type": "Place",
    address: { "@type": "PostalAddress", ...address, addressCountry: "IN" },
  });
  const MUMBAI = office({ addressLocality: "Mumbai", addressRegion: "Maharashtra" });
  const REMOTE = { workMode: WorkMode.REMOTE };

  it("is each of several, with its state", async () => {
    expect((await told({ locationText: "Mumbai" })).jobLocation).toEqual(MUMBAI);
    expect((await told({ locationText: "Mumbai; Kothrud, Pune" })).jobLocation).toEqual([
      MUMBAI,
      office({
        ...{ streetAddress: "Kothrud", addressLocality: "Pune", addressRegion: "Maharashtra" },
        postalCode: "411038",
      }),
    ]);
  });

  it("has the PIN code that was typed, or that of a locality with one", async () => {
    const address = async (locationText: string) =>
      ((await told({ locationText })).jobLocation as { address: object }).address;
    expect(await address("560038")).toMatchObject({ addressLocality: "Bangalore", postalCode: "560038" });
    expect(await address("Koramangala, Bangalore 560034")).toMatchObject({ postalCode: "560034" });
    expect(await address("Mumbai")).not.toHaveProperty("postalCode");
  });

  it("is the state or India alone where it is for all of it", async () => {
    expect((await told({ locationText: "Kerala" })).jobLocation).toEqual(office({ addressRegion: "Kerala" }));
    expect((await told({ locationText: "India" })).jobLocation).toEqual(office({}));
  });

  it("is where applicants may live, for a remote job", async () => {
    const india = { "@type": "Country", name: "India" };
    const kerala = { "@type": "State", name: "Kerala" };
    expect(await told({ ...REMOTE, locationText: "Remote" })).toEqual({
      applicantLocationRequirements: india,
    });
    expect(await told({ ...REMOTE, locationText: "India" })).toEqual({
      applicantLocationRequirements: india,
    });
    expect(await told({ ...REMOTE, locationText: "Kerala" })).toEqual({
      applicantLocationRequirements: kerala,
    });
    expect(await told({ ...REMOTE, locationText: "Mumbai" })).toEqual({
      jobLocation: MUMBAI,
      applicantLocationRequirements: india,
    });
  });
});

it("jobs from before the gazetteer are read for their places, as far as they are understood (JOBP-01)", async () => {
  const { dataSource } = portal;
  const old = (values: Partial<Job>) => make.job({ companyId: company.id, ...values });
  const jobs = [
    await old({ locationText: "Pune; Mumbai" }),
    await old({ city: "Surat", title: "Bell Founder" }),
    await old({ city: "Xyzzyville" }),
    await old({ city: null, workMode: WorkMode.REMOTE }),
  ];
  const ids = jobs.map(({ id }) => id);
  await dataSource.query("update jobs set place_ids = null where id = any($1)", [ids]);
  await dataSource.query("update jobs set location_text = '' where id = $1", [ids[1]]);
  expect(await readUnreadPlaces(dataSource.manager)).toEqual(["locations of jobs: 4 read as places"]);
  const read = await Promise.all(ids.map(storedPlaces));
  expect(read).toEqual([jobs[0]?.placeIds, jobs[1]?.placeIds, [], []]);
  expect(await readUnreadPlaces(dataSource.manager)).toEqual([]);
  const inSurat = await ask<object>('{ jobs(filter: { location: "Surat", q: "founder" }) { total } }');
  expect(inSurat).toEqual({ jobs: { total: 1 } });
});
