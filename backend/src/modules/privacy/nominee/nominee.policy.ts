import { Role } from "../../../auth/role";
import type { Account } from "../../accounts/account.entity";

/** Its person sees whom they named, and admins do, to answer who asks in that person's place (NOMI-02). */
export const maySeeNominee = (viewer: Account | null, { id }: Account): boolean =>
  viewer !== null && (viewer.id === id || viewer.role === Role.ADMIN);
