import { Role } from "../auth/role";
import type { Factories } from "./factories";
import type { TestPortal } from "./portal";

/** Calls a mutation as somebody; @returns what it answers, or the code of its refusal. */
export type Act = (call: string, by?: { token: string }) => Promise<unknown>;

/** An admin, and a way to act as one. */
export async function createAdmin(portal: TestPortal, make: Factories) {
  const admin = await make.person({ role: Role.ADMIN });
  const act: Act = async (call, { token } = admin) => {
    const { data, code } = await portal.ask<{ done: unknown }>(`mutation { done: ${call} }`, { token });
    return code ?? data?.done;
  };
  const ask = async <Data>(query: string, variables: object = {}): Promise<Data> => {
    const { data, errors } = await portal.ask<Data>(query, { variables, token: admin.token });
    if (!data) throw new Error(JSON.stringify(errors));
    return data;
  };
  return { admin, act, ask };
}
