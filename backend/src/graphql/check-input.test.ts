import { z } from "zod";
import type { FieldProblem } from "../errors/errors";
import { Follows } from "../text/follows";
import { line } from "../text/text.rules";
import { checkInput } from "./check-input";

abstract class Named {
  @Follows(line(5))
  name?: string | null;
}

class Row extends Named {
  @Follows(z.int("must be a whole number").min(1, "must be 1 or more"))
  count?: number;
}

class Order extends Named {
  @Follows(z.array(z.unknown()).max(3, "must have at most 3 entries"))
  rows?: Row[];

  first?: Row | null;
  placedAt?: Date;
}

class Correction extends Order {
  @Follows(line(2))
  override name?: string | null;
}

const row = (fields: Partial<Row>) => Object.assign(new Row(), fields);
const order = (fields: Partial<Order>) => Object.assign(new Order(), fields);

function problemsOf(argument: unknown): FieldProblem[] {
  try {
    checkInput(argument);
    return [];
  } catch (error) {
    expect(error).toMatchObject({ code: "BAD_USER_INPUT", message: "Some of the input is not right." });
    return (error as { fields: FieldProblem[] }).fields;
  }
}

describe("an argument that is checked", () => {
  it("passes where it follows the rules of its class and of what it extends", () => {
    expect(problemsOf(order({ name: "Rice", rows: [row({ count: 2 })], placedAt: new Date() }))).toEqual([]);
  });

  it("tells every problem, those of the inputs within it by their paths", () => {
    const broken = order({
      name: "Too long",
      first: row({ count: 0 }),
      rows: [row({ count: 1 }), row({}), row({ name: "Also too long", count: 1.5 })],
    });
    expect(problemsOf(broken)).toMatchObject([
      { field: "name", message: "must have at most 5 characters" },
      { field: "first.count", message: "must be 1 or more" },
      { field: "rows.3.count", message: "must be a whole number" },
      { field: "rows.3.name", message: "must have at most 5 characters" },
    ]);
  });

  it("tells what is wrong with a list beside what is wrong within it", () => {
    const rows = [1, 1, 1, 0].map((count) => row({ count }));
    expect(problemsOf(order({ rows }))).toMatchObject([
      { field: "rows", message: "must have at most 3 entries" },
      { field: "rows.4.count", message: "must be 1 or more" },
    ]);
  });

  it("has one sentence for all that is wrong with a field", () => {
    expect(problemsOf(order({ name: "a\u0000bcdefg" }))).toMatchObject([
      {
        field: "name",
        message: "must have at most 5 characters; holds a character that can't be printed",
      },
    ]);
  });

  it.each([undefined, null])("may leave out a field with a rule: %s", (name) => {
    expect(problemsOf(order({ name, first: null }))).toEqual([]);
  });

  it("follows its own class's rule where the one it extends has another", () => {
    const correction = Object.assign(new Correction(), { name: "abc" });
    expect(problemsOf(correction)).toMatchObject([
      { field: "name", message: "must have at most 2 characters" },
    ]);
  });

  it.each([undefined, null, "a text", 7, [1, 2], { name: "of no class" }, Object.create(null)])(
    "has no rules where it is of no class: %j",
    (argument) => {
      expect(problemsOf(argument)).toEqual([]);
    },
  );
});
