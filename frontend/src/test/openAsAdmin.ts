import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { buildSession } from "./factories";
import { renderRoutes } from "./renderRoutes";

type Mocks = NonNullable<Parameters<typeof renderRoutes>[1]>["mocks"];

/** Opens an address as an admin, to whom the server gives these answers. */
export function openAsAdmin(address: string, answers: object[]) {
  return renderRoutes(address, { session: buildSession({ role: "admin" }), mocks: answers as Mocks });
}

export const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
