import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { paths } from "@job-portal/protocol/paths";
import { field, fill, open, paste, submit } from "./post-job.factories";

const box = () => screen.getByRole("checkbox", { name: "We hire for another company, our client" });
const name = () => screen.queryByRole("textbox", { name: /^Client’s name/ });

describe("a job for a client (AGCY-03)", () => {
  it("asks for its name and industry as soon as one says so, and posts them", async () => {
    const post = jest.fn();
    await open({ post });
    await fill();
    expect(name()).toBeNull();
    await userEvent.click(box());
    await paste(field("Client’s name (optional)"), "Kabini Mills");
    await paste(field("Client’s industry (optional)"), "Textiles");
    expect(screen.getByText(/ for Kabini Mills$/)).toBeInTheDocument();
    await submit();
    const sent = { isForClient: true, clientName: "Kabini Mills", clientIndustry: "Textiles" };
    await waitFor(() => expect(post).toHaveBeenCalledWith(expect.objectContaining(sent)));
  });

  it("is the company's own again once that is taken back: nothing is posted that nobody sees", async () => {
    const post = jest.fn();
    await open({ post });
    await fill();
    await userEvent.click(box());
    await paste(field("Client’s name (optional)"), "Kabini Mills");
    await userEvent.click(box());
    expect(name()).toBeNull();
    await submit();
    const sent = { isForClient: false, clientName: "", clientIndustry: "" };
    await waitFor(() => expect(post).toHaveBeenCalledWith(expect.objectContaining(sent)));
  });

  it("stands in the form of a draft", async () => {
    const draft = {
      id: "draft-1",
      fields: { title: "Fitter", isForClient: true, clientIndustry: "Banking" },
    };
    await open({ address: paths.jobDraft(draft.id), form: { drafts: [draft] } });
    expect(box()).toBeChecked();
    expect(field("Client’s industry (optional)")).toHaveValue("Banking");
    expect(screen.getByText(/ for a client in banking$/)).toBeInTheDocument();
  });
});
