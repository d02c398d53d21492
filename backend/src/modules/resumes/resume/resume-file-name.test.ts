import { attachment, resumeFileName } from "./resume-file-name";

describe("a resume's file name", () => {
  it.each([
    ["Priya Sharma", "Software Engineer", "Priya Sharma - Software Engineer.pdf"],
    ["प्रिया शर्मा", "शिक्षिका", "प्रिया शर्मा - शिक्षिका.pdf"],
    ["Priya Sharma", "", "Priya Sharma.pdf"],
    ["", "", "Resume.pdf"],
    ["../../etc/passwd", "C:\\x|y?", "etc passwd - C x y.pdf"],
    ['A "B"\r\nSet-Cookie: x', "100%", "A B Set-Cookie x - 100.pdf"],
    ["\u202efdp.exe", ".hidden.", "fdp.exe - hidden.pdf"],
  ])("of %j and %j is %j", (name, title, fileName) => {
    expect(resumeFileName(name, title, "pdf")).toBe(fileName);
  });

  it("is cut between letters", () => {
    const name = resumeFileName("क्षि".repeat(200), "", "pdf");
    expect(name.length).toBeLessThan(400);
    expect(() => encodeURIComponent(name)).not.toThrow();
  });

  it.each([
    [
      "Priya Sharma - Software Engineer.pdf",
      `attachment; filename="Priya Sharma - Software Engineer.pdf"; filename*=UTF-8''Priya%20Sharma%20-%20Software%20Engineer.pdf`,
    ],
    [
      "प्रिया.pdf",
      `attachment; filename="Resume.pdf"; filename*=UTF-8''%E0%A4%AA%E0%A5%8D%E0%A4%B0%E0%A4%BF%E0%A4%AF%E0%A4%BE.pdf`,
    ],
    ["José (2).pdf", `attachment; filename="Jose (2).pdf"; filename*=UTF-8''Jos%C3%A9%20%282%29.pdf`],
  ])("%s goes into the header as ASCII and as UTF-8", (fileName, header) => {
    expect(attachment(fileName)).toBe(header);
  });
});
