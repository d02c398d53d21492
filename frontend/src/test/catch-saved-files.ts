/** Keeps files from the device's downloads; @returns those that were saved, in their order. */
export function catchSavedFiles(): { name: string; file: Blob }[] {
  const made: Blob[] = [];
  const saved: { name: string; file: Blob }[] = [];
  jest.spyOn(URL, "createObjectURL").mockImplementation((blob) => `blob:${made.push(blob as Blob)}`);
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    const file = made[Number(this.href.slice("blob:".length)) - 1];
    if (file) saved.push({ name: this.download, file });
  });
  return saved;
}
