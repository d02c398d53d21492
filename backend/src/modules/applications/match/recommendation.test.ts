import { apply } from "../../../test/applications";
import { createFactories, type Factories } from "../../../test/factories";
import { saveCareer } from "../../../test/calls/person-calls";
import { startTestPortal, type TestPortal } from "../../../test/portal";
import { createResume, finishResume, FULL } from "../../../test/resumes";

let portal: TestPortal;
let make: Factories;

beforeAll(async () => {
  portal = await startTestPortal();
  make = createFactories(portal.dataSource);
});
afterAll(() => portal.stop());

async function recommendedTo({ token }: { token: string }, first?: number) {
  const { data, code } = await portal.ask<{ recommendedJobs: { title: string; city: string }[] }>(
    "query ($first: Int! = 4) { recommendedJobs(first: $first) { title city } }",
    { token, ...(first !== undefined && { variables: { first } }) },
  );
  return data?.recommendedJobs.map(({ title, city }) => `${title}, ${city}`) ?? code;
}

describe("recommended jobs", () => {
  it("are of the profile's title, near first, without those applied to", async () => {
    const nurse = await make.person({ additionalData: { title: "Senior Staff Nurse", location: "Pune" } });
    await make.job({ title: "Ward Nurse", city: "Delhi" });
    await make.job({ title: "Nurse", city: "Pune" });
    await make.job({ title: "Welder", city: "Pune" });
    const known = await make.job({ title: "Theatre Nurse", city: "Pune" });
    await make.job({ title: "Night Nurse", city: "Pune", closedAt: new Date() });
    expect(await recommendedTo(nurse)).toEqual(["Theatre Nurse, Pune", "Nurse, Pune", "Ward Nurse, Delhi"]);
    await apply(portal, nurse, known);
    expect(await recommendedTo(nurse)).toEqual(["Nurse, Pune", "Ward Nurse, Delhi"]);
    expect(await recommendedTo(nurse, 1)).toEqual(["Nurse, Pune"]);
  });

  it("are around the profile's locality before the rest of its city, and that before other cities", async () => {
    const telecaller = { title: "Telecaller", location: "Koramangala, Bangalore" };
    const person = await make.person({ additionalData: telecaller });
    await make.job({ title: "Telecaller", city: "Mumbai" });
    await make.job({ title: "Tele Caller", city: "Bangalore", locality: "Yelahanka" });
    await make.job({ title: "Telecalling Executive", city: "Bangalore", locality: "HSR Layout" });
    await make.job({ title: "Telecaller", city: "Bangalore", locality: "Koramangala" });
    expect(await recommendedTo(person)).toEqual([
      "Telecaller, Bangalore",
      "Telecalling Executive, Bangalore",
      "Tele Caller, Bangalore",
      "Telecaller, Mumbai",
    ]);
  });

  it("are of the finished resume's work and place where the profile says neither (SEEN-25)", async () => {
    const seeker = await make.person();
    await make.job({ title: "Staff Nurse", city: "Chennai" });
    await make.job({ title: "Staff Nurse", city: "Bangalore", locality: "Indiranagar" });
    const { resume } = await createResume(portal, seeker, FULL);
    expect(await recommendedTo(seeker)).toEqual([]);
    if (resume) await finishResume(portal, seeker, resume);
    expect(await recommendedTo(seeker, 2)).toEqual(["Staff Nurse, Bangalore", "Staff Nurse, Chennai"]);
  });

  it("are of the places where one wants to work, then of the state; those that pay enough come first (WORK-09)", async () => {
    const seeker = await make.person({
      additionalData: { title: "Lab Technician", location: "Nandanvan, Nagpur" },
    });
    await saveCareer(portal, seeker, {
      preferredPlaces: ["Nagpur", "Pune"],
      expectedPay: { amount: 18_000, unit: "MONTH" },
    });
    await make.job({ title: "Lab Technician", city: "Bangalore" });
    await make.job({ title: "Lab Technician", city: "Nashik" });
    await make.job({ title: "Lab Technician", city: "Pune", payText: "₹10,000–14,000 a month" });
    await make.job({ title: "Lab Technician", city: "Pune", payText: "₹18,000–22,000 a month" });
    await make.job({ title: "Lab Technician", city: "Nagpur" });
    expect(await recommendedTo(seeker, 5)).toEqual([
      "Lab Technician, Nagpur",
      ...["Lab Technician, Pune", "Lab Technician, Pune"],
      "Lab Technician, Nashik",
      "Lab Technician, Bangalore",
    ]);
  });

  it("are of the profile's place before that of a resume, where no places are preferred (SEEN-25)", async () => {
    const seeker = await make.person({ additionalData: { title: "Staff Nurse", location: "Chennai" } });
    const { resume } = await createResume(portal, seeker, FULL);
    if (resume) await finishResume(portal, seeker, resume);
    await make.job({ title: "Staff Nurse", city: "Bangalore", locality: "Indiranagar" });
    await make.job({ title: "Staff Nurse", city: "Chennai" });
    expect(await recommendedTo(seeker, 1)).toEqual(["Staff Nurse, Chennai"]);
  });

  it("are none without a title, and of a number within bounds", async () => {
    const nameless = await make.person();
    await make.job();
    expect(await recommendedTo(nameless)).toEqual([]);
    for (const first of [0, 13]) expect(await recommendedTo(nameless, first)).toBe("BAD_USER_INPUT");
  });
});
