import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { renderRoutes } from "../test/renderRoutes";
import { useAct } from "./useAct";

const refusal = new CombinedGraphQLErrors({
  errors: [new GraphQLError("They are in your team already.", { extensions: { code: "ALREADY_MEMBER" } })],
});

function Page({ acts }: { acts: (() => Promise<unknown>)[] }) {
  const act = useAct({ failed: "It failed.", refusals: {} });
  return (
    <button onClick={() => void act(acts.shift() ?? (() => Promise.resolve()), "Invited.")}>Invite</button>
  );
}

it("takes away what the last try failed of with the next one (HEED-08)", async () => {
  const element = <Page acts={[() => Promise.reject(refusal)]} />;
  renderRoutes("/", { routeObjects: [{ path: "*", element }] });
  const press = async () => userEvent.click(await screen.findByRole("button", { name: "Invite" }));
  await press();
  expect(await screen.findByText(/They are in your team already|It failed/)).toBeVisible();
  await press();
  expect(await screen.findByText("Invited.")).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByText(/They are in your team already|It failed/)).not.toBeInTheDocument(),
  );
});
