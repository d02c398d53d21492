import { isBlockCode, tellAccountBlocked } from "./account-block";
import { getToken, isTokenRefusal } from "./auth-token";
import { answerFactorRefusal, factorProof } from "./second-factor";

const codeOf = (error: unknown): unknown =>
  error instanceof Error && "code" in error ? error.code : undefined;

/**
 * Calls the server's REST API as the signed-in user. If the server refuses a token that seemed valid, it calls once
 * more with a new one. It asks for the code of a second factor where the server wants one. It tells the session when
 * the server refuses a blocked account.
 * @param send makes the call; rejects with an error that carries the server's code as `code`
 */
export async function callWithToken<Answer>(
  send: (token: string | null) => Promise<Answer>,
): Promise<Answer> {
  const call = async (isRefused: boolean) => send(await getToken({ isRefused }));
  const proof = factorProof();
  try {
    return await call(false).catch(async (error: unknown) => {
      if (isTokenRefusal(codeOf(error))) return call(true);
      if (await answerFactorRefusal(codeOf(error), proof)) return call(false);
      throw error;
    });
  } catch (error) {
    if (isBlockCode(codeOf(error))) tellAccountBlocked();
    throw error;
  }
}
