import sharp from "sharp";

/** A PDF whose one page is a picture, as a scanner makes it. @param picture a PNG */
export async function imagePdf(picture: Buffer): Promise<Buffer> {
  const grey = sharp(picture).greyscale().blur(0.6).rotate(0.4, { background: "#fff" }).jpeg({ quality: 60 });
  const { data, info } = await grey.toBuffer({ resolveWithObject: true });
  const draw = "q 595 0 0 842 0 0 cm /Im0 Do Q";
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /XObject << /Im0 5 0 R >> >> >>",
    `<< /Length ${draw.length} >>\nstream\n${draw}\nendstream`,
    `<< /Type /XObject /Subtype /Image /Width ${info.width} /Height ${info.height} /ColorSpace /DeviceGray ` +
      `/BitsPerComponent 8 /Filter /DCTDecode /Length ${data.length} >>\nstream\n${data.toString("latin1")}\nendstream`,
  ];
  let text = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join("")}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text + table + trailer, "latin1");
}
