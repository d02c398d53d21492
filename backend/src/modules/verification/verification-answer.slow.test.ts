import { VerificationWorld } from "../../test/site/verification-world";

let world: VerificationWorld;
beforeAll(async () => {
  world = await VerificationWorld.start();
});
afterAll(() => world.stop());
beforeEach(() => world.begin());

it("what an admin asks for is answered in words, and the company waits again (VERI-14)", async () => {
  const answer = (words: string, token?: string) =>
    world.step("answerVerification", `words: "${words}"`, token);
  await world.giveGstin();
  expect((await answer("Nobody has asked.")).code).toBe("VERIFICATION_DECIDED");
  await world.decide("ASK", "Where is your head office?");
  expect((await world.standing()).request?.status).toBe("MORE_ASKED");
  expect((await answer(" ")).code).toBe("BAD_USER_INPUT");
  expect((await answer("In Pune.", (await world.make.person()).token)).code).toBe("NOT_FOUND");
  const { made } = await answer("In Pune, since May.");
  const said = { message: "Where is your head office?", answer: "In Pune, since May." };
  expect(made?.request).toMatchObject({ status: "WAITING", ...said });
  expect((await answer("In Pune.")).code).toBe("VERIFICATION_DECIDED");
  await world.decide("ASK", "In which street?");
  expect((await world.standing()).request).toMatchObject({ status: "MORE_ASKED", answer: null });
});

it("papers that an admin accepted still agree when the company asks again, kept or not (VERI-16)", async () => {
  const PDF = Buffer.from("%PDF-1.7");
  async function papers() {
    const { request } = await world.standing();
    const { data } = await world.portal.ask<{
      verificationReview: { evidence: { findings: { part: string }[] } };
    }>("query ($id: ID!) { verificationReview(id: $id) { evidence { findings { part said result } } } }", {
      variables: { id: request?.id },
      token: world.admin.token,
    });
    return data?.verificationReview.evidence.findings.find(({ part }) => part === "DOCUMENTS");
  }
  const { id = "" } = await world.send(PDF);
  await world.readPaper(id);
  await world.decide("VERIFY");
  await world.giveGstin();
  expect(await papers()).toMatchObject({ said: "1", result: "AGREES" });
  const { id: more = "" } = await world.send(PDF);
  expect(await papers()).toMatchObject({ said: "1", result: "LOOK" });
  await world.readPaper(more);
  await world.decide("VERIFY");
  await world.giveGstin();
  await world.portal.dataSource.query("delete from company_documents");
  expect(await papers()).toMatchObject({ said: null, result: "AGREES" });
});
