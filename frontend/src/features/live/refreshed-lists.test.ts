import { refreshedLists } from "./refreshed-lists";

const row = (id: string, status = "SUBMITTED") => ({ id, status });
const list = (nextCursor: string | null, ...items: ReturnType<typeof row>[]) => ({ nextCursor, items });
const SUBMITTED = { filter: { statuses: ["SUBMITTED"] } };

const idsOf = ({ candidates }: { candidates: ReturnType<typeof list> }) =>
  candidates.items.map(({ id }) => id);

describe("a list of candidates that is read anew", () => {
  it("begins with who has just applied (LIVE-06)", () => {
    const before = { candidates: list(null, row("1")) };
    const fresh = { candidates: list(null, row("2"), row("1")) };
    expect(idsOf(refreshedLists(before, fresh, SUBMITTED))).toEqual(["2", "1"]);
  });

  it("keeps the pages that were read on, and goes on after them", () => {
    const before = { candidates: list("after 4", row("1"), row("2"), row("3"), row("4")) };
    const fresh = { candidates: list("after 1", row("0"), row("1")) };
    const after = refreshedLists(before, fresh, SUBMITTED);
    expect(idsOf(after)).toEqual(["0", "1", "2", "3", "4"]);
    expect(after.candidates.nextCursor).toBe("after 4");
  });

  it("keeps whom the viewer has moved, and lets go whom somebody else has", () => {
    const before = { candidates: list(null, row("own", "VIEWED"), row("others"), row("stays")) };
    const fresh = { candidates: list(null, row("stays")) };
    expect(idsOf(refreshedLists(before, fresh, SUBMITTED))).toEqual(["own", "stays"]);
  });

  it("keeps the order in which the viewer works, so that the next candidate stays the next (LIVE-13)", () => {
    const before = {
      candidates: list("after 4", row("1"), row("2", "VIEWED"), row("3"), row("4", "VIEWED")),
    };
    const fresh = { candidates: list("after 5", row("0"), row("1"), row("3"), row("5")) };
    expect(idsOf(refreshedLists(before, fresh, SUBMITTED))).toEqual(["0", "1", "2", "3", "4", "5"]);
  });

  it("puts newcomers before whom the viewer has opened", () => {
    const opened = { candidates: list(null, row("1", "VIEWED"), row("2")) };
    const fresh = { candidates: list(null, row("0"), row("2")) };
    expect(idsOf(refreshedLists(opened, fresh, SUBMITTED))).toEqual(["0", "1", "2"]);
    const alone = { candidates: list(null, row("1", "VIEWED")) };
    expect(idsOf(refreshedLists(alone, fresh, SUBMITTED))).toEqual(["0", "2", "1"]);
  });

  it("keeps whom the viewer has moved to another stage within the status (STAGE-03)", () => {
    const at = (id: string, stageId: string | null) => ({ ...row(id, "SHORTLISTED"), stageId });
    const before = { candidates: list(null, at("own", null), at("others", "phone"), at("stays", "phone")) };
    const fresh = { candidates: list(null, at("stays", "phone")) };
    const variables = { filter: { statuses: ["SHORTLISTED"], stageId: "phone" } };
    expect(idsOf(refreshedLists(before, fresh, variables))).toEqual(["own", "stays"]);
  });

  it("has nobody in two columns of a board", () => {
    const before = { submitted: list(null, row("1", "VIEWED")), viewed: list(null) };
    const fresh = { submitted: list(null), viewed: list(null, row("1", "VIEWED")) };
    const columns = { submitted: { statuses: ["SUBMITTED"] }, viewed: { statuses: ["VIEWED"] } };
    expect(refreshedLists(before, fresh, columns)).toEqual(fresh);
  });
});
