import { QueryFailedError } from "typeorm";
import { createLog } from "./log";

const logged = (err: unknown) => {
  let line = "";
  createLog("info", { write: (text) => (line = text) }).error({ err }, "failed");
  return { line, err: (JSON.parse(line) as { err: unknown }).err };
};

describe("an error in the log", () => {
  it("carries no word of the people whose query failed", () => {
    const driver = Object.assign(new Error("duplicate key value violates unique constraint"), {
      code: "23505",
      detail: "Key (email)=(asha@jobs.example) already exists.",
    });
    const failed = new QueryFailedError("insert into accounts values ($1)", ["asha@jobs.example"], driver);
    const { line, err } = logged(failed);
    expect(line).not.toMatch("asha@jobs.example");
    expect(err).toEqual({
      type: "QueryFailedError",
      message: driver.message,
      code: "23505",
      stack: expect.any(String) as string,
    });
  });

  it("brings its cause along, and is one whatever was thrown", () => {
    const { err } = logged(new Error("fetch failed", { cause: new Error("connect ECONNREFUSED") }));
    expect(err).toMatchObject({ message: "fetch failed", cause: { message: "connect ECONNREFUSED" } });
    expect(logged("asha@jobs.example").err).toEqual({ type: "string" });
  });
});
