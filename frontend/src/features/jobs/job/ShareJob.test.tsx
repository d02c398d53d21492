import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ToastProvider } from "../../../design-system";
import { ShareJob } from "./ShareJob";

async function share() {
  render(
    <ToastProvider>
      <ShareJob jobId="job-1" title="Staff Nurse" />
    </ToastProvider>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Share this job" }));
}

describe("ShareJob", () => {
  afterEach(() => Reflect.deleteProperty(navigator, "share"));

  it("offers the job's address to the system's share sheet", async () => {
    const open = jest.fn(() => Promise.resolve());
    Object.defineProperty(navigator, "share", { configurable: true, value: open });
    await share();
    expect(open).toHaveBeenCalledWith({ title: "Staff Nurse", url: "http://localhost/jobs/job-1" });
  });

  it("copies it where there is no sheet, and says so", async () => {
    userEvent.setup();
    const write = jest.spyOn(navigator.clipboard, "writeText");
    await share();
    expect(await screen.findByText("Link copied")).toBeInTheDocument();
    expect(write).toHaveBeenCalledWith("http://localhost/jobs/job-1");
  });

  it("shows the address where it can't be copied", async () => {
    userEvent.setup();
    jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
    await share();
    expect(await screen.findByText(/http:\/\/localhost\/jobs\/job-1/)).toBeInTheDocument();
  });
});
