import { RequestIds } from "./request-ids";

describe("the name of a call", () => {
  it("stays while the same call is sent again", () => {
    const ids = new RequestIds();
    const first = ids.of({ title: "Nurse" });
    expect(first).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(ids.of({ title: "Nurse" })).toBe(first);
  });

  it("is another for another call, and after an answer", () => {
    const ids = new RequestIds();
    const first = ids.of({ title: "Nurse" });
    const other = ids.of({ title: "Cook" });
    expect(other).not.toBe(first);
    ids.forget();
    expect(ids.of({ title: "Cook" })).not.toBe(other);
  });
});
