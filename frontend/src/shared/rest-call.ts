import { isBlockCode, tellAccountBlocked } from "./account-block";
import { getToken, isTokenRefusal } from "./auth-token";

const codeOf = (error: unknown): unknown =>
  error instanceof Error && "code" in error ? error.code : undefined;

/**
 * Calls the server's REST API as the signed-in user. If the server refuses a token that seemed valid, it calls once
 * more with a new one. It tells the session when the server refuses a blocked account.
 * @param send makes the call; rejects with an error that carries the server's code as `code`
 */
export async function callWithToken<Answer>(
  send: (token: string | null) => Promise<Answer>,
): Promise<Answer> {
  const call = async (isRefused: boolean) => send(await getToken({ isRefused }));
  try {
    return await call(false).catch((error: unknown) => {
      if (!isTokenRefusal(codeOf(error))) throw error;
      return call(true);
    });
  } catch (error) {
    if (isBlockCode(codeOf(error))) tellAccountBlocked();
    throw error;
  }
}
