import { deepStrictEqual, ok } from "node:assert";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";
import { demandOf, predictedFor, tables } from "./capacity.mjs";

const page = readFileSync(join(import.meta.dirname, "../docs/capacity.md"), "utf8");

describe("the capacity model", () => {
  it("has its tables on the page as they are computed now", () => {
    deepStrictEqual(
      tables().filter((table) => !page.includes(table)),
      [],
    );
  });

  it("asks ten times as much for ten times as many people, except for what there is at least", () => {
    const [some, many] = [demandOf(1_000_000), demandOf(10_000_000)];
    ok(Math.abs(many.reads.peak / some.reads.peak - 10) < 1e-9);
    ok(Math.abs(many.dataGb / some.dataGb - 10) < 1e-9);
    deepStrictEqual(demandOf(1_000).nodes, 2);
  });

  it("keeps a node spare", () => {
    const { cores, nodes } = demandOf(10_000_000);
    ok(nodes - 1 >= cores.portal);
  });

  it("predicts fewer searches where one takes longer", () => {
    const of = { searchCpuMs: 4, drillEdgeCpuMs: 1 };
    deepStrictEqual(predictedFor(2, of), 400);
    ok(predictedFor(2, { ...of, searchCpuMs: 5 }) < 400);
  });
});
