import { createDataSource } from "../app/data-source";
import { CommandError } from "../errors/errors";
import { grantAdmin } from "../modules/accounts/account-standing";
import { findDatabaseUrl } from "./database-url";

/**
 * `grant EMAIL` makes a registered account an admin, from its next request on.
 * @returns the sentence for the terminal
 * @throws CommandError when there is no such account, or its e-mail is not verified
 */
export async function admin([command, email]: string[], env: NodeJS.ProcessEnv): Promise<string> {
  if (command !== "grant" || !email) throw new CommandError("Say who: npm run admin -- grant EMAIL");
  const dataSource = await createDataSource(findDatabaseUrl(env)).initialize();
  try {
    const outcome = await grantAdmin(dataSource, email);
    if (outcome === "unknown")
      throw new CommandError(`No account is registered under ${email}: sign up with it first.`);
    if (outcome === "unverified")
      throw new CommandError(
        `${email} is not verified, so the account might be somebody else's: open the link in the verification mail first.`,
      );
    return `${email} is an admin from the next request on.`;
  } finally {
    await dataSource.destroy();
  }
}
