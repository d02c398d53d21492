import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { lazyPart } from "./lazyPart";

const Form = ({ of }: { of: string }) => <p>{of}</p>;

const load = jest.fn(() => Promise.resolve({ Form }));
const pick = (module: { Form: typeof Form }) => module.Form;

describe("a region whose code does not come", () => {
  beforeEach(() => {
    load.mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"));
    jest.spyOn(console, "error").mockImplementation(() => undefined);
  });

  it("says so in its place, and shows the part on Retry", async () => {
    const Part = lazyPart(load, pick);
    render(<Part of="the form" />);
    expect(await screen.findByRole("alert")).toHaveTextContent("This could not be loaded.");
    await userEvent.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("the form")).toBeInTheDocument();
  });

  it("comes by itself once the browser is online again", async () => {
    const Part = lazyPart(load, pick, {
      placeholder: () => "on its way",
      failure: ({ of }) => `${of} is missing`,
    });
    const { container } = render(<Part of="the form" />);
    expect(container).toHaveTextContent("on its way");
    expect(await screen.findByText("the form is missing")).toBeInTheDocument();
    act(() => void window.dispatchEvent(new Event("online")));
    expect(await screen.findByText("the form")).toBeInTheDocument();
  });
});
