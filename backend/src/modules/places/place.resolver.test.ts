import { startTestPortal, type TestPortal } from "../../test/portal";

let portal: TestPortal;

beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const complete = async (text: string, first?: number) =>
  (
    await portal.ask<{ places: { label: string }[] }>(
      "query ($text: String!, $first: Int) { places(text: $text, first: $first) { label } }",
      { variables: { text, first } },
    )
  ).data?.places.map(({ label }) => label);

describe("completing a place (PLACE-07)", () => {
  it.each([
    ["a name", "koram", "Koramangala, Bangalore"],
    ["another name", "gurug", "Gurgaon"],
    ["a name in its own script", "बेंग", "Bangalore"],
    ["a PIN", "560038", "Indiranagar, Bangalore"],
    ["the beginning of a PIN", "56003", "Adugodi, Bangalore"],
    ["a slip", "Chenai", "Chennai"],
    ["a slip of a locality", "Koramangla", "Koramangala, Bangalore"],
  ])("finds by %s", async (_, text, label) => {
    expect(await complete(text)).toContain(label);
  });

  it("puts the most populous first, and answers eight unless asked otherwise", async () => {
    const labels = await complete("ban");
    expect(labels).toHaveLength(8);
    expect(labels?.[0]).toBe("Bangalore");
    expect(await complete("ban", 3)).toEqual(labels?.slice(0, 3));
  });

  it("finds a state by its code", async () => {
    expect((await complete("TN"))?.[0]).toBe("Tamil Nadu");
  });

  it("finds nothing like nonsense", async () => {
    expect(await complete("zqxjk")).toEqual([]);
  });

  it.each([0, 21])("refuses to list %d", async (first) => {
    const { errors } = await portal.ask(
      'query ($first: Int) { places(text: "pune", first: $first) { id } }',
      {
        variables: { first },
      },
    );
    expect(errors[0]?.extensions.code).toBe("BAD_USER_INPUT");
  });
});

describe("reading a location (PLACE-08)", () => {
  it("answers places, work mode and questions to anybody", async () => {
    const { data, errors } = await portal.ask(
      `query ($text: String!) { readPlaces(text: $text) {
        workMode
        places { id kind name label districtName latitude longitude city { name } state { name } regions { name } }
        questions { text kind candidates { label } }
      } }`,
      { variables: { text: "Hybrid - Whitefield, Gurgaon, Aurangabad, Xyzzyville" } },
    );
    expect(errors).toEqual([]);
    expect(data).toMatchObject({
      readPlaces: {
        workMode: "HYBRID",
        places: [
          {
            kind: "LOCALITY",
            name: "Whitefield",
            label: "Whitefield, Bangalore",
            districtName: "Bangalore",
            city: { name: "Bangalore" },
            state: { name: "Karnataka" },
            regions: [],
          },
          { kind: "CITY", label: "Gurgaon", city: null, regions: [{ name: "Delhi NCR" }] },
        ],
        questions: [
          { text: "Aurangabad", kind: "AMBIGUOUS" },
          { text: "Xyzzyville", kind: "UNKNOWN", candidates: [] },
        ],
      },
    });
  });

  it("refuses a text without end", async () => {
    const { errors } = await portal.ask("query ($text: String!) { readPlaces(text: $text) { workMode } }", {
      variables: { text: "Pune, ".repeat(50) },
    });
    expect(errors[0]?.extensions.code).toBe("BAD_USER_INPUT");
  });
});
