import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { SessionActions } from "../../auth/session";
import { buildSession } from "../../test/factories";
import { renderRoutes } from "../../test/renderRoutes";
import { profileAnswer } from "./profile.factories";

/** Stands in for the browser's request: the test plays the server. */
class FakeRequest {
  static last: FakeRequest;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 0;
  responseText = "";
  sent: FormData | null = null;
  isAborted = false;
  onload?: () => void;
  onerror?: () => void;
  open = jest.fn();
  setRequestHeader = jest.fn();
  constructor() {
    FakeRequest.last = this;
  }
  send(body: FormData) {
    this.sent = body;
  }
  abort() {
    this.isAborted = true;
  }
  answer(status: number, body: object) {
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    act(() => this.onload?.());
  }
}

const photoFile = (type = "image/png", bytes = 8) => {
  const file = new File(["x"], "priya-2026.png", { type });
  Object.defineProperty(file, "size", { value: bytes });
  return file;
};
const ADDRESS = "/photos/01999999-9999-7999-8999-999999999999.webp";
const originalRequest = globalThis.XMLHttpRequest;

beforeEach(() => {
  globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
});
afterEach(() => {
  globalThis.XMLHttpRequest = originalRequest;
});

async function edit(photoURL: string | null = null) {
  const updateUserProfile = jest.fn<Promise<void>, Parameters<SessionActions["updateUserProfile"]>>(() =>
    Promise.resolve(),
  );
  const { container } = renderRoutes("/profile", {
    session: buildSession(),
    actions: { updateUserProfile },
    mocks: [profileAnswer({ photoURL })],
  });
  await userEvent.click(await screen.findByRole("button", { name: "Edit Profile" }));
  const picture = () => container.querySelector("form img")?.getAttribute("src") ?? null;
  const choose = async (file: File) => {
    // Past the picker's own filter, as dragging a file does.
    fireEvent.change(screen.getByLabelText(/^(Upload|Change) photo$/), { target: { files: [file] } });
    await act(() => Promise.resolve());
  };
  const save = () => userEvent.click(screen.getByRole("button", { name: "Save Changes" }));
  return { updateUserProfile, picture, choose, save };
}

describe("the photo", () => {
  it("is previewed while it is uploaded, and saved with the profile (PROF-06, PROF-08)", async () => {
    const { updateUserProfile, picture, choose, save } = await edit();
    await choose(photoFile());
    const request = FakeRequest.last;
    expect(request.open).toHaveBeenCalledWith("POST", "/api/auth/photo");
    expect(picture()).toBe("blob:preview");
    act(() => request.upload.onprogress?.({ loaded: 62, total: 100 }));
    expect(screen.getByRole("progressbar", { name: "Uploading priya-2026.png" })).toHaveAttribute(
      "value",
      "0.62",
    );
    expect(screen.getByText("62%")).toBeInTheDocument();
    await save();
    expect(screen.getByText("Your photo is still uploading. Save once it’s done.")).toBeInTheDocument();
    expect(updateUserProfile).not.toHaveBeenCalled();
    request.answer(201, { photoURL: ADDRESS });
    await waitFor(() => expect(picture()).toBe(ADDRESS));
    await save();
    expect(updateUserProfile).toHaveBeenCalledWith("Priya Nair", ADDRESS, expect.anything(), 3);
  });

  it.each([
    ["application/pdf", 8, "Choose an image file: PNG, JPEG or WebP."],
    ["image/gif", 8, "Choose an image file: PNG, JPEG or WebP."],
    ["image/jpeg", 5 * 1024 * 1024 + 1, "Choose an image of 5 MB at most."],
  ])("is refused before it is sent: %s of %d bytes (PROF-07)", async (type, bytes, message) => {
    const { choose } = await edit();
    const before = FakeRequest.last;
    await choose(photoFile(type, bytes));
    expect(screen.getByRole("alert")).toHaveTextContent(message);
    expect(FakeRequest.last).toBe(before);
  });

  it("offers image files alone in the picker (PROF-07)", async () => {
    await edit();
    expect(screen.getByLabelText("Upload photo")).toHaveAttribute(
      "accept",
      "image/png,image/jpeg,image/webp",
    );
  });

  it("says why the server did not take it, and offers no second try with the same file", async () => {
    const { choose } = await edit();
    await choose(photoFile());
    FakeRequest.last.answer(415, {
      code: "PHOTO_NOT_AN_IMAGE",
      message: "The file must be a PNG, JPEG or WebP image.",
    });
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "The photo could not be uploaded. The file must be a PNG, JPEG or WebP image.",
    );
    expect(screen.queryByRole("button", { name: "Retry" })).not.toBeInTheDocument();
  });

  it("is sent once more by Retry where the server was out of reach", async () => {
    const { choose } = await edit();
    await choose(photoFile());
    FakeRequest.last.answer(503, { code: "UNAVAILABLE", message: "Please try again soon." });
    const failed = FakeRequest.last;
    await userEvent.click(await screen.findByRole("button", { name: "Retry" }));
    expect(FakeRequest.last).not.toBe(failed);
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("stops on 'Cancel upload', with the earlier photo in place", async () => {
    const { choose, picture } = await edit("/photos/earlier.webp");
    await choose(photoFile());
    await userEvent.click(screen.getByRole("button", { name: "Cancel upload" }));
    expect(FakeRequest.last.isAborted).toBe(true);
    expect(picture()).toBe("/photos/earlier.webp");
  });

  it("is taken away by 'Remove photo' once that is saved", async () => {
    const { updateUserProfile, picture, save } = await edit("/photos/earlier.webp");
    await userEvent.click(screen.getByRole("button", { name: "Remove photo" }));
    expect(picture()).toBeNull();
    await save();
    expect(updateUserProfile).toHaveBeenCalledWith("Priya Nair", null, expect.anything(), 3);
  });
});
