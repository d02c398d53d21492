import { messageFileName, messageFileTypeOf } from "./message-file.rules";

const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

describe("a message's file", () => {
  it.each([
    ["%PDF-1.7 …", "application/pdf"],
    ["\xff\xd8\xff\xe0", "image/jpeg"],
    ["\x89PNG\r\n\x1a\n", "image/png"],
    ["PK\x03\x04 … word/document.xml …", DOCX],
    ["PK\x03\x04 … word/document.xml … word/vbaProject.bin", null],
    ["PK\x03\x04 … xl/workbook.xml", null],
    ["<svg xmlns='http://www.w3.org/2000/svg'>", null],
    ["", null],
  ])("is known by its content: %j (MSGF-01)", (content, type) => {
    expect(messageFileTypeOf(Buffer.from(content, "latin1"))).toBe(type);
  });

  it.each([
    ["Role note.PDF", "Role note.pdf"],
    ["C:\\Users\\Asha\\pass.jpeg", "pass.pdf"],
    ["../../etc/passwd", "passwd.pdf"],
    ["invoice.pdf.exe", "invoice.pdf.pdf"],
    ["अनुभव पत्र.pdf", "अनुभव पत्र.pdf"],
    ["", "File.pdf"],
  ])("has a name that is safe everywhere: %j (MSGF-01)", (uploaded, name) => {
    expect(messageFileName(uploaded, "application/pdf")).toBe(name);
  });
});
