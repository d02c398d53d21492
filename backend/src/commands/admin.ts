import type { DataSource } from "typeorm";
import { createDataSource } from "../app/data-source";
import { CommandError } from "../errors/errors";
import { grantAdmin } from "../modules/accounts/account-standing";
import { forgetFactorsOf } from "../modules/accounts/factor/second-factor-records";
import { findDatabaseUrl } from "./database-url";

/**
 * `grant EMAIL` makes a registered account an admin, from its next request on. `remove-second-factor EMAIL` is for the
 * only admin of a portal who has lost phone and recovery codes.
 * @returns the sentence for the terminal
 * @throws CommandError when there is no such account, or its e-mail is not verified
 */
export async function admin([command = "", email]: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const run = COMMANDS.get(command);
  if (!run || !email)
    throw new CommandError(
      "Say who: npm run admin -- grant EMAIL, or npm run admin -- remove-second-factor EMAIL",
    );
  const dataSource = await createDataSource(findDatabaseUrl(env)).initialize();
  try {
    return await run(dataSource, email);
  } finally {
    await dataSource.destroy();
  }
}

async function grant(dataSource: DataSource, email: string): Promise<string> {
  const outcome = await grantAdmin(dataSource, email);
  if (outcome === "unknown")
    throw new CommandError(`No account is registered under ${email}: sign up with it first.`);
  if (outcome === "unverified")
    throw new CommandError(
      `${email} is not verified, so the account might be somebody else's: open the link in the verification mail first.`,
    );
  return `${email} is an admin from the next request on.`;
}

async function removeSecondFactor(dataSource: DataSource, email: string): Promise<string> {
  if ((await forgetFactorsOf(dataSource, email)) === 0)
    throw new CommandError(`No account with the verified address ${email} has a second factor.`);
  return `The second factor of ${email} is removed.`;
}

const COMMANDS: ReadonlyMap<string, (dataSource: DataSource, email: string) => Promise<string>> = new Map([
  ["grant", grant],
  ["remove-second-factor", removeSecondFactor],
]);
