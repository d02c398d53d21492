import { MockedProvider } from "@apollo/client/testing/react";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState, type SubmitEvent } from "react";
import { SuggestField } from "./SuggestField";
import { TitleSuggestionsDocument } from "./Suggestions.generated";
import { violationsIn } from "../../../test/axe";

const request = (text: string) => ({ query: TitleSuggestionsDocument, variables: { text } });
const answer = (text: string, suggestions: string[]) => ({
  request: request(text),
  result: { data: { suggestions } },
  maxUsageCount: Number.POSITIVE_INFINITY,
});

const onSearch = jest.fn<undefined, [string]>();
beforeEach(() => void onSearch.mockClear());

function Form() {
  const [text, setText] = useState("");
  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onSearch(text);
  }
  return (
    <form onSubmit={handleSubmit}>
      <SuggestField
        kind="title"
        icon={null}
        label="Job title"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onPick={setText}
      />
      <button type="submit">Search</button>
    </form>
  );
}

function setUp(mocks: (ReturnType<typeof answer> | { request: ReturnType<typeof request>; error: Error })[]) {
  return render(
    <MockedProvider mocks={mocks}>
      <Form />
    </MockedProvider>,
  );
}
const field = () => screen.getByRole("combobox", { name: "Job title" });
const nurses = answer("nurs", ["Staff Nurse", "Nursing Assistant"]);

describe("suggestions while typing", () => {
  it("are chosen from the keyboard alone", async () => {
    const { container } = setUp([nurses]);
    await userEvent.type(field(), "nurs");
    expect(await screen.findAllByRole("option")).toHaveLength(2);
    expect(field()).toHaveAttribute("aria-expanded", "true");
    expect(screen.getByText("2 suggestions, down arrow to choose")).toBeInTheDocument();
    expect(await violationsIn(container)).toEqual([]);

    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    const reached = screen.getByRole("option", { selected: true });
    expect(reached).toHaveTextContent("Nursing Assistant");
    expect(field()).toHaveAttribute("aria-activedescendant", reached.id);
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    expect(field()).toHaveValue("Staff Nurse");
    expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
    expect(onSearch).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    expect(onSearch).toHaveBeenCalledWith("Staff Nurse");
  });

  it("are never in the way of Enter", async () => {
    setUp([nurses]);
    await userEvent.type(field(), "nurs");
    await screen.findByRole("listbox");
    await userEvent.keyboard("{Enter}");
    expect(onSearch).toHaveBeenCalledWith("nurs");
    expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
  });

  it("go by Escape and by leaving the field, and are taken by a click", async () => {
    setUp([nurses, answer("nurse", ["Staff Nurse"])]);
    await userEvent.type(field(), "nurs");
    await screen.findByRole("listbox");
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
    expect(field()).toHaveValue("nurs");
    await userEvent.keyboard("e");
    await screen.findByRole("listbox");
    await userEvent.tab();
    expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
    await userEvent.clear(field());
    await userEvent.type(field(), "nurs");
    await userEvent.click(await screen.findByRole("option", { name: "Nursing Assistant" }));
    expect(field()).toHaveValue("Nursing Assistant");
    expect(field()).toHaveFocus();
  });

  it("ask only once typing rests, and are silent about failures", async () => {
    setUp([
      { request: request("nurs"), error: new Error("No connection") },
      answer("nurse", ["Staff Nurse"]),
    ]);
    await userEvent.type(field(), "nurs");
    await waitFor(() => expect(field()).toHaveValue("nurs"));
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
    await userEvent.type(field(), "e");
    expect(await screen.findByRole("option", { name: "Staff Nurse" })).toBeInTheDocument();
  });
});
