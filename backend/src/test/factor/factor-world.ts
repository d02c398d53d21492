import { FACTOR_PROOF_HEADER } from "@job-portal/protocol/second-factor";
import { randomBytes } from "node:crypto";
import { URI } from "otpauth";
import { Role } from "../../auth/role";
import type { Account } from "../../modules/accounts/account.entity";
import { createFactories, type Factories } from "../factories";
import { type NewIdentity, unsignedToken } from "../identities";
import { type Answer, startTestPortal, type TestPortal } from "../portal";

type Person = Account & NewIdentity;

/** A portal with second factors, whose clock each test turns on. */
export const world = {} as {
  portal: TestPortal;
  make: Factories;
  /** The portal's clock, in milliseconds. */
  now: number;
};

/** To be called once in a test file. */
export function openFactorWorld(env: NodeJS.ProcessEnv = {}): void {
  beforeAll(async () => {
    world.portal = await startTestPortal({
      env: { SECOND_FACTOR_KEY: randomBytes(32).toString("base64"), ...env },
      clock: { now: () => new Date(world.now) },
    });
    world.make = createFactories(world.portal.dataSource);
  });
  afterAll(() => world.portal.stop());
  beforeEach(() => {
    world.now = Date.now();
  });
}

export const MINUTE_MS = 60_000;

/** Somebody's browser: their token, made anew at each call as the provider would, and the last proof it was told. */
export class Browser {
  proof: string | null = null;
  readonly signedInAt: number;

  constructor(readonly person: Person) {
    // Nobody signs in before they have signed up, which takes its time.
    world.now = Math.max(world.now, Date.now());
    this.signedInAt = world.now;
  }

  async ask<Data = Record<string, unknown>>(query: string, variables?: object): Promise<Answer<Data>> {
    const seconds = Math.floor(world.now / 1000);
    const token = unsignedToken(this.person, {
      ...{ email_verified: true, iat: seconds, exp: seconds + 3600 },
      auth_time: Math.floor(this.signedInAt / 1000),
    });
    const response = await fetch(`${world.portal.url}/graphql`, {
      method: "POST",
      headers: {
        ...{ "content-type": "application/json", authorization: `Bearer ${token}` },
        ...(this.proof !== null && { [FACTOR_PROOF_HEADER]: this.proof }),
      },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors = [] } = (await response.json()) as Partial<Answer<Data>>;
    return {
      ...{ status: response.status, headers: response.headers, data, errors },
      code: errors[0]?.extensions.code,
    };
  }

  begin = () =>
    this.ask<{ begun: { key: string; uri: string } }>("mutation { begun: beginSecondFactor { key uri } }");

  confirm = (code: string) =>
    this.ask<{ made: { secret: string; recoveryCodes: string[] } }>(
      "mutation ($code: String!) { made: confirmSecondFactor(code: $code) { secret recoveryCodes } }",
      { code },
    );

  /** Keeps the proof, as the web app does. */
  async pass(code: string) {
    const answer = await this.ask<{ passed: { secret: string } }>(
      "mutation ($code: String!) { passed: passSecondFactor(code: $code) { secret } }",
      { code },
    );
    this.proof = answer.data?.passed.secret ?? this.proof;
    return answer;
  }

  remove = (code: string) =>
    this.ask("mutation ($code: String!) { removeSecondFactor(code: $code) { since } }", { code });

  state = async () =>
    (
      await this.ask<{ secondFactor: { since: string | null; recoveryCodesLeft: number } }>(
        "{ secondFactor { since recoveryCodesLeft isOffered isRequired } }",
      )
    ).data?.secondFactor;
}

/** What an authenticator app shows: made from what its QR code says, by nothing of the portal's. */
export const appOf = (uri: string) => {
  const totp = URI.parse(uri);
  return (at = world.now) => {
    if (!("period" in totp)) throw new Error("It is no key of an app that follows the clock.");
    return totp.generate({ timestamp: at });
  };
};

/** Somebody with a second factor, in the browser in which they enrolled. */
export async function enrol(values: Partial<Account> = { role: Role.ADMIN }) {
  const browser = new Browser(await world.make.person(values));
  const uri = (await browser.begin()).data?.begun.uri ?? "";
  const code = appOf(uri);
  const { data } = await browser.confirm(code());
  if (!data) throw new Error("The second factor was not confirmed.");
  browser.proof = data.made.secret;
  // Its first code is used up.
  world.now += MINUTE_MS;
  return { browser, code, uri, recoveryCodes: data.made.recoveryCodes };
}

/** A code that is wrong now, and before and after. */
export const wrongCode = (code: (at?: number) => string): string => {
  const near = [-60, -30, 0, 30, 60].map((seconds) => code(world.now + seconds * 1000));
  return (
    ["000000", "000001", "000002", "000003", "000004", "000005"].find((one) => !near.includes(one)) ?? ""
  );
};
