interface PdfParts {
  pages: number;
  /** What each page says. */
  text?: string;
  /** What each page draws, in place of the text; with the filter that packed it. */
  stream?: Buffer;
  filter?: string;
  /** What a reader is to run when it opens the file. */
  script?: string;
  /** Whether it takes a password that nobody has. */
  isLocked?: boolean;
}

/** A PDF written by hand, right or wrong on purpose. */
export function pdfOf({ pages, text = "", stream, filter, script, isLocked = false }: PdfParts): Buffer {
  const draw = stream ?? Buffer.from(text && `BT /F1 12 Tf 72 700 Td (${text}) Tj ET`);
  const first = 5;
  const kids = Array.from({ length: pages }, (_, index) => `${first + index} 0 R`).join(" ");
  const opening = script ? ` /OpenAction << /S /JavaScript /JS (${script}) >>` : "";
  const page =
    "/Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 3 0 R >> >>";
  const objects = [
    Buffer.from(`<< /Type /Catalog /Pages 2 0 R${opening} >>`),
    Buffer.from(`<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`),
    Buffer.from("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>"),
    Buffer.concat([
      Buffer.from(`<< /Length ${draw.length}${filter ? ` /Filter ${filter}` : ""} >>\nstream\n`),
      draw,
      Buffer.from("\nendstream"),
    ]),
    ...Array.from({ length: pages }, () => Buffer.from(`<< ${page} >>`)),
  ];
  let file = Buffer.from("%PDF-1.7\n");
  const offsets: number[] = [];
  objects.forEach((object, index) => {
    offsets.push(file.length);
    file = Buffer.concat([file, Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from("\nendobj\n")]);
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const keys = "00".repeat(32);
  const lock = isLocked
    ? ` /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${keys}> /U <${"11".repeat(32)}> >> /ID [<00> <00>]`
    : "";
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R${lock} >>\n`;
  return Buffer.concat([file, Buffer.from(`${table}startxref\n${file.length}\n%%EOF\n`)]);
}
