import type { DataSource } from "typeorm";
import { createLog } from "../../../settings/log";
import { PostingBlocksUpkeep } from "./posting-blocks-upkeep";

it("logs a fold that fails, and lets the search go on", async () => {
  let written = "";
  const log = createLog("warn", { write: (line: string) => void (written += line) });
  const query = jest
    .fn()
    .mockResolvedValueOnce([{ lapsed: 0, changes: 32 }])
    .mockRejectedValueOnce(new Error("a block is torn"));
  const dataSource = { query } as Partial<DataSource> as DataSource;
  await new PostingBlocksUpkeep(dataSource, { now: () => new Date() }, log).takeInWhenDue();
  expect(query).toHaveBeenCalledTimes(2);
  expect(JSON.parse(written)).toMatchObject({ level: 40, err: { message: "a block is torn" } });
});
