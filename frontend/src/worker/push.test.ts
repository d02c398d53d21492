import { showPushed } from "./push";

const shown = jest.fn();

/** A worker that shows notices of these titles already, all of the tag "t". */
function standIn(...titles: string[]) {
  const getNotifications = ({ tag }: { tag: string }) =>
    Promise.resolve(tag === "t" ? titles.map((title) => ({ title })) : []);
  const registration = { getNotifications, showNotification: shown };
  Object.defineProperty(self, "registration", { configurable: true, value: registration });
}

afterEach(() => {
  shown.mockReset();
  Reflect.deleteProperty(self, "registration");
});

describe("a push that the worker shows (PUSH-09)", () => {
  const push = (message: object) => showPushed({ json: () => message });

  it.each([
    ["sounds where it says something new", "Kaveri Works offers you the job", true],
    ["is silent where it says what stands there", "Kaveri Works took back its offer", false],
  ])("%s", async (_what, title, renotify) => {
    standIn("Kaveri Works took back its offer");
    await push({ title, path: "/dashboard", tag: "t" });
    expect(shown).toHaveBeenCalledWith(
      title,
      expect.objectContaining({ tag: "t", data: "/dashboard", renotify }),
    );
  });

  it("goes by its path where the server names no tag", async () => {
    standIn();
    await push({ title: "Kaveri Works offers you the job", path: "/dashboard" });
    expect(shown).toHaveBeenCalledWith(
      "Kaveri Works offers you the job",
      expect.objectContaining({ tag: "/dashboard", renotify: true }),
    );
  });
});
