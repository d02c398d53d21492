import { createFactories } from "../../test/factories";
import { signUp } from "../../test/identities";
import { startTestPortal, type TestPortal } from "../../test/portal";

let portal: TestPortal;

beforeEach(async () => {
  portal = await startTestPortal();
});
afterEach(() => portal.stop());

describe("the language of an account", () => {
  it("is nobody's choice at first, then the person's, on every device (LANG-03)", async () => {
    const person = await createFactories(portal.dataSource).person();
    const read = async () => (await portal.ask("{ me { language profileVersion } }", person)).data;
    expect(await read()).toEqual({ me: { language: null, profileVersion: 1 } });
    await portal.ask("mutation { chooseLanguage(language: HI) { language } }", person);
    expect(await read()).toEqual({ me: { language: "HI", profileVersion: 1 } });
    for (const language of ["TA", "TE", "BN", "MR", "KN", "GU", "EN"]) {
      await portal.ask(`mutation { chooseLanguage(language: ${language}) { language } }`, person);
      expect(await read()).toEqual({ me: { language, profileVersion: 1 } });
    }
  });

  it("is that of the page where the person signs up, if it was chosen there (LANG-13)", async () => {
    for (const [given, kept] of [
      ["HI", "HI"],
      [undefined, null],
    ]) {
      const { uid, email, token } = await signUp();
      const { data } = await portal.ask(
        "mutation ($input: RegisterInput!) { register(input: $input) { language } }",
        { token, variables: { input: { firebaseUid: uid, email, role: "JOBSEEKER", language: given } } },
      );
      expect(data).toEqual({ register: { language: kept } });
    }
  });

  it("is in the export of one's data", async () => {
    const person = await createFactories(portal.dataSource).person();
    await portal.ask("mutation { chooseLanguage(language: HI) { language } }", person);
    const { data } = await portal.ask("{ exportMyData }", person);
    expect(data).toMatchObject({ exportMyData: { account: { profile: { language: "hi" } } } });
  });

  it("is one that the portal speaks, whoever writes it", async () => {
    const { id } = await createFactories(portal.dataSource).person();
    await expect(
      portal.dataSource.query("update accounts set language = 'fr' where id = $1", [id]),
    ).rejects.toThrow("accounts_language");
  });
});
