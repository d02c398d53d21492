import { keepJobPages, registerJobPages } from "./job-pages-ahead";

afterEach(() => registerJobPages(null));

describe("pages of saved jobs (OFF-12)", () => {
  it("are fetched too where the list came before who fetches them", () => {
    const fetch = jest.fn();
    keepJobPages(["7", "8"]);
    registerJobPages(fetch);
    expect(fetch.mock.calls).toEqual([[["7", "8"]]]);
    keepJobPages(["9"]);
    expect(fetch).toHaveBeenLastCalledWith(["9"]);
  });

  it("are not those of somebody who has left", () => {
    const fetch = jest.fn();
    keepJobPages(["7"]);
    registerJobPages(null);
    registerJobPages(fetch);
    expect(fetch).not.toHaveBeenCalled();
  });
});
