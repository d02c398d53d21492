import { createAdmin } from "../test/admin";
import { createFactories } from "../test/factories";
import { startTestPortal } from "../test/portal";
import { LOCKS } from "./locks";

describe("the locks by number", () => {
  it("have no number twice", () => {
    const numbers = Object.values(LOCKS);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it("let an admin act while the search index is written to", async () => {
    const portal = await startTestPortal();
    const make = createFactories(portal.dataSource);
    const { act } = await createAdmin(portal, make);
    const { id } = await make.person();
    const folding = portal.dataSource.createQueryRunner();
    try {
      await folding.startTransaction();
      await folding.query("select job_search_fold(now(), true)");
      expect(await act(`blockUser(id: "${id}", reason: "Asks for fees.") { id }`)).toEqual({ id });
      await folding.rollbackTransaction();
    } finally {
      await folding.release();
      await portal.stop();
    }
  });
});
