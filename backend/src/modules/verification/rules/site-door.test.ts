import { startStandInInternet, type StandInInternet } from "../../../test/site/stand-in-internet";
import { isPublicAddress } from "../../../http/public-address";
import { SiteError } from "./site-door";

let internet: StandInInternet;

beforeAll(async () => {
  internet = await startStandInInternet();
});
afterAll(() => internet.stop());
beforeEach(() => {
  for (const known of [internet.addresses, internet.texts, internet.files]) known.clear();
  internet.asked.length = 0;
  internet.lookups.length = 0;
});

const FILE = "/.well-known/jobportal-verification.txt";
const read = (domain: string) => internet.door.file(domain, FILE);

describe("an address", () => {
  it.each(["8.8.8.8", "49.205.0.1", "2404:6800:4007::1"])("is public: %s", (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    ...["127.0.0.1", "10.1.2.3", "172.16.0.1", "172.31.255.255", "192.168.1.1", "169.254.169.254", "0.0.0.0"],
    ...["100.64.0.1", "224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fd00::1", "fec0::1"],
    ...["::ffff:127.0.0.1", "::ffff:8.8.8.8", "64:ff9b::7f00:1", "2002:7f00:1::", "not-an-address", ""],
  ])("is not public: %s", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe("the door to companies' sites (VERI-05)", () => {
  it("reads a file by the address that it has looked at, and asks the DNS once", async () => {
    internet.addresses.set("kaveri.example", ["127.0.0.1"]);
    internet.files.set(`kaveri.example${FILE}`, "token\n");
    expect(await read("kaveri.example")).toBe("token\n");
    expect(internet.lookups).toEqual(["kaveri.example"]);
  });

  it.each([["10.0.0.5"], ["127.0.0.1", "169.254.169.254"], []])(
    "asks no site that has an address of another kind: %s",
    async (...addresses) => {
      internet.addresses.set("evil.example", addresses);
      internet.files.set(`evil.example${FILE}`, "token");
      await expect(read("evil.example")).rejects.toThrow(SiteError);
      expect(internet.asked).toEqual([]);
    },
  );

  it.each([
    ["another site", "http://other.example/file"],
    ["an address", "http://127.0.0.1/file"],
    ["a port of its own", "http://kaveri.example:22/"],
    ["another protocol", "ftp://kaveri.example/file"],
    ["a name that only ends alike", "http://evilkaveri.example/file"],
  ])("follows a site not to %s", async (_what, target) => {
    for (const host of ["kaveri.example", "other.example", "evilkaveri.example"])
      internet.addresses.set(host, ["127.0.0.1"]);
    internet.files.set(`kaveri.example${FILE}`, `->${target}`);
    await expect(read("kaveri.example")).rejects.toThrow(SiteError);
    expect(internet.asked).toEqual([`kaveri.example${FILE}`]);
  });

  it("follows it below its domain, where the address is looked at anew", async () => {
    internet.addresses.set("kaveri.example", ["127.0.0.1"]);
    internet.addresses.set("www.kaveri.example", ["10.0.0.5"]);
    internet.files.set(`kaveri.example${FILE}`, `->${own("www.kaveri.example")}`);
    await expect(read("kaveri.example")).rejects.toThrow(SiteError);
    internet.addresses.set("www.kaveri.example", ["127.0.0.1"]);
    internet.files.set(`www.kaveri.example${FILE}`, "token");
    expect(await read("kaveri.example")).toBe("token");
  });

  it("ends where a site leads round and round, or sends too much", async () => {
    internet.addresses.set("kaveri.example", ["127.0.0.1"]);
    internet.files.set(`kaveri.example${FILE}`, `->${FILE}`);
    await expect(read("kaveri.example")).rejects.toThrow("round");
    internet.files.set(`kaveri.example${FILE}`, "x".repeat(5_000));
    await expect(read("kaveri.example")).rejects.toThrow(SiteError);
  });

  it("reads texts of the DNS, and none of a name that is not there", async () => {
    internet.texts.set("_jobportal.kaveri.example", ["jp-verify=1", "other"]);
    expect(await internet.door.texts("_jobportal.kaveri.example")).toEqual(["jp-verify=1", "other"]);
    expect(await internet.door.texts("_jobportal.nobody.example")).toEqual([]);
  });
});

/** Where the stand-in's sites are. */
const own = (host: string) => `http://${host}:${internet.port}${FILE}`;
