import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ERROR_CODES } from "@job-portal/protocol/error-codes";

const SOURCES = join(__dirname, "..");

const sources = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !/(\.test|\.d)\.ts$|^test\//.test(file))
  .map((file) => readFileSync(join(SOURCES, file), "utf8"))
  .join("\n");

describe("the codes of refusals", () => {
  it("are all used by the server, so that nobody translates one that is gone", () => {
    expect(ERROR_CODES.filter((code) => !sources.includes(`"${code}"`))).toEqual([]);
  });

  it("stand in the list once, by the alphabet", () => {
    expect([...ERROR_CODES]).toEqual([...new Set(ERROR_CODES)].sort());
  });
});
