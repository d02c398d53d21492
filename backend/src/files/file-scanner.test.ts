import { randomUUID } from "node:crypto";
import type { DataSource, EntityManager } from "typeorm";
import { connectTo } from "../database/data-source";
import { createTestDatabase, type TestDatabase } from "../test/database";
import { ClamdStandIn, VIRUS } from "../test/files/clamd-stand-in";
import { systemClock } from "../time/clock";
import { ClamdScanner, createClamdScanner } from "./clamd-scanner";
import { FileKeeper } from "./file-keeper";

let database: TestDatabase;
let dataSource: DataSource;
let daemon: ClamdStandIn;

beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await connectTo(database.url, []).initialize();
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});
beforeEach(async () => {
  daemon = await new ClamdStandIn().start();
});
afterEach(() => daemon.stop());

const keeperBehind = (scanner: ClamdScanner) => new FileKeeper(dataSource, systemClock, undefined, scanner);
const paper = (content: Buffer, type = "application/pdf") => ({
  key: `company-documents/${randomUUID()}`,
  content,
  type,
});
const writeNothing = jest.fn((_manager: EntityManager) => Promise.resolve("row"));
const kept = () => dataSource.query<{ key: string }[]>("select key from files where state = 'kept'");

beforeEach(async () => {
  writeNothing.mockClear();
  await dataSource.query("truncate files, file_contents");
});

describe("an upload before it is kept", () => {
  it("goes to the scanner whole, and is kept when it is clean (ORIG-01)", async () => {
    const content = Buffer.alloc(5 * 1024 * 1024, "paper ");
    const file = paper(content);
    await keeperBehind(createClamdScanner(daemon.url)).keep(file, writeNothing);
    expect(daemon.seen.map((seen) => seen.equals(content))).toEqual([true]);
    expect(await kept()).toEqual([{ key: file.key }]);
  });

  it("is refused with a virus, and nothing is kept (ORIG-01)", async () => {
    const infected = paper(Buffer.concat([Buffer.from("%PDF-1.7"), VIRUS]));
    const keeping = keeperBehind(createClamdScanner(daemon.url)).keep(infected, writeNothing);
    await expect(keeping).rejects.toMatchObject({ code: "FILE_INFECTED", status: 422 });
    expect(writeNothing).not.toHaveBeenCalled();
    expect(await dataSource.query("select key from files")).toEqual([]);
  });

  it("needs no look where the portal drew it itself (ORIG-01)", async () => {
    await keeperBehind(createClamdScanner(daemon.url)).keep(paper(VIRUS, "image/webp"), writeNothing);
    expect(daemon.seen).toEqual([]);
  });

  it.each<[string, string | null]>([
    ["answers an error", "INSTREAM size limit exceeded. ERROR"],
    ["answers nonsense", "hello"],
    ["answers without an end", "x".repeat(5000)],
    ["answers nothing", null],
  ])("is refused while the scanner %s (ORIG-02)", async (_what, answer) => {
    daemon.answer = answer;
    const scanner = new ClamdScanner("127.0.0.1", daemon.port, 300);
    const keeping = keeperBehind(scanner).keep(paper(Buffer.from("%PDF-1.7")), writeNothing);
    await expect(keeping).rejects.toMatchObject({ code: "FILE_SCANNER_AWAY", status: 503 });
    expect(await dataSource.query("select key from files")).toEqual([]);
  });

  it("is refused while there is no scanner at the address (ORIG-02)", async () => {
    const gone = await new ClamdStandIn().start();
    await gone.stop();
    const keeping = keeperBehind(createClamdScanner(gone.url)).keep(paper(Buffer.from("a")), writeNothing);
    await expect(keeping).rejects.toMatchObject({ code: "FILE_SCANNER_AWAY", status: 503 });
    expect(writeNothing).not.toHaveBeenCalled();
  });
});

describe("FILE_SCANNER_URL", () => {
  it("names a host and a port", () => {
    expect(createClamdScanner("tcp://[::1]:3310").name).toBe("tcp://::1:3310");
    expect(() => createClamdScanner("tcp://scanner")).toThrow(/^FILE_SCANNER_URL: /);
  });
});
