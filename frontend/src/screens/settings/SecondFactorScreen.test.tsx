import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { buildSecondFactor } from "../../features/accounts/factor/second-factor.factories";
import {
  BeginSecondFactorDocument,
  ConfirmSecondFactorDocument,
  RemoveSecondFactorDocument,
  ReplaceRecoveryCodesDocument,
} from "../../features/accounts/factor/SecondFactor.generated";
import { factorProof, keepFactorProof } from "../../shared/second-factor";
import { violationsIn } from "../../test/axe";
import { buildSession } from "../../test/factories";
import { renderRoutes } from "../../test/renderRoutes";
import { SecondFactorScreenDocument } from "./SecondFactorScreen.generated";

type Mocks = NonNullable<Parameters<typeof renderRoutes>[1]>["mocks"];

const open = (mocks: object[], path = "/settings/second-factor") =>
  renderRoutes(path, { session: buildSession({ role: "employer" }), mocks: mocks as Mocks });

const standing = (values: Parameters<typeof buildSecondFactor>[0] = {}) => ({
  request: { query: SecondFactorScreenDocument },
  result: { data: { secondFactor: buildSecondFactor(values) } },
});
const on = { since: "2026-11-27T06:30:00Z", recoveryCodesLeft: 9 };
const refused = (code: string) => ({ errors: [new GraphQLError("No.", { extensions: { code } })] });
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

const KEY = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
const CODES = Array.from({ length: 10 }, (_, index) => `abcd-efgh-ijkl-mno${"234567abcd"[index] ?? ""}`);
const begun = {
  request: { query: BeginSecondFactorDocument },
  result: {
    data: {
      beginSecondFactor: {
        __typename: "SecondFactorKey",
        key: KEY,
        uri: `otpauth://totp/JobPortal:priya?secret=${KEY}`,
      },
    },
  },
};
const confirming = (code: string, result: object) => ({
  request: { query: ConfirmSecondFactorDocument, variables: { code } },
  result,
});
const confirmed = {
  data: {
    confirmSecondFactor: { __typename: "ConfirmedSecondFactor", secret: "proof-1", recoveryCodes: CODES },
  },
};

afterEach(() => keepFactorProof(null));

describe("the page of an authenticator app (TWOF-11)", () => {
  it("leads through app, key and first code, and shows the recovery codes once", async () => {
    const { container } = open([
      standing(),
      begun,
      confirming("123456", refused("SECOND_FACTOR_CODE")),
      confirming("654321", confirmed),
      standing({ ...on, recoveryCodesLeft: 10 }),
    ]);
    await press("Begin");
    expect(await screen.findByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
    expect(screen.getByText("GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ")).toBeVisible();
    expect(screen.getByLabelText("Code")).toHaveFocus();
    expect(await violationsIn(container)).toEqual([]);
    await userEvent.type(screen.getByLabelText("Code"), "123456{Enter}");
    expect(await screen.findByText(/^This code is wrong, too old/)).toBeVisible();
    await userEvent.clear(screen.getByLabelText("Code"));
    await userEvent.type(screen.getByLabelText("Code"), "६५४३२१{Enter}");
    expect(await screen.findByRole("heading", { name: "Keep your recovery codes" })).toBeVisible();
    for (const code of CODES) expect(screen.getByText(code)).toBeVisible();
    expect(await violationsIn(container)).toEqual([]);
    expect(factorProof()).toBe("proof-1");
    await press("I’ve Kept Them");
    expect(await screen.findByText(/^On since .* 10 recovery codes left\.$/)).toBeVisible();
    expect(screen.queryByText(CODES[0] ?? "")).not.toBeInTheDocument();
  });

  it("says to an admin who needs one that there is no other way on, and goes back there", async () => {
    open(
      [standing({ isRequired: true }), begun, confirming("123456", confirmed), standing(on)],
      "/settings/second-factor?returnTo=%2Fsettings%2Fsecond-factor%3Fback",
    );
    expect(await screen.findByText(/^Admins of this portal need an authenticator app/)).toBeVisible();
    await press("Begin");
    await userEvent.type(await screen.findByLabelText("Code"), "123456{Enter}");
    await press("I’ve Kept Them");
    expect(await screen.findByText(/^On since/)).toBeVisible();
  });

  it("offers new codes and the removal to whoever has one, and none where the portal has none", async () => {
    const replaced = {
      request: { query: ReplaceRecoveryCodesDocument },
      result: { data: { replaceRecoveryCodes: { __typename: "RecoveryCodes", recoveryCodes: CODES } } },
    };
    const removing = (code: string, result: object) => ({
      request: { query: RemoveSecondFactorDocument, variables: { code } },
      result,
    });
    open([
      standing(on),
      replaced,
      standing(on),
      removing("123456", refused("SECOND_FACTOR_CODE")),
      removing("abcd-efgh-ijkl-mno2", { data: { removeSecondFactor: buildSecondFactor() } }),
      standing({ isOffered: false }),
      standing({ isOffered: false }),
    ]);
    await press("Make New Codes");
    expect(await screen.findByText(CODES[9] ?? "")).toBeVisible();
    await press("I’ve Kept Them");
    await press("Remove App");
    const dialog = within(await screen.findByRole("dialog", { name: "Remove App" }));
    await userEvent.type(dialog.getByLabelText("Code"), "123456{Enter}");
    expect(await dialog.findByText(/^This code is wrong, too old/)).toBeVisible();
    await userEvent.clear(dialog.getByLabelText("Code"));
    await userEvent.type(dialog.getByLabelText("Code"), "abcd-efgh-ijkl-mno2{Enter}");
    expect(await screen.findByText("This portal doesn’t offer authenticator apps.")).toBeVisible();
  });
});
