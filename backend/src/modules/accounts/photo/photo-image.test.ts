import sharp from "sharp";
import { Turns } from "../../../threads/turns";
import { PhotoImages } from "./photo-image";

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#00f" } })
    .png()
    .toBuffer();

describe("a node that has no turn left for pictures", () => {
  const images = new PhotoImages(new Turns(0));

  it("refuses one as an outage that is over soon", async () => {
    await expect(images.make(await picture(40, 30))).rejects.toMatchObject({
      code: "UNAVAILABLE",
      status: 503,
      headers: new Map([["retry-after", "5"]]),
    });
  });

  it("refuses by its head what it would not take anyway", async () => {
    await expect(images.make(await picture(6000, 5000))).rejects.toMatchObject({ code: "PHOTO_TOO_LARGE" });
    await expect(images.make(Buffer.from("a text"))).rejects.toMatchObject({ code: "PHOTO_NOT_AN_IMAGE" });
  });
});
