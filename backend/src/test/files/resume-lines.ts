import type { ResumeLine, ResumeLines } from "../../modules/resumes/lines/resume-lines";
import { withoutBullet } from "../../modules/resumes/lines/resume-lines";

/**
 * The lines of a resume as one writes them down: "# " is before a heading in larger letters, "## " before one in bold
 * letters, two blanks between parts of a line, and a bullet before an item.
 */
export function resumeLinesOf(text: string, links: string[] = []): ResumeLines {
  const lines = text
    .split("\n")
    .map((line) => line.trimEnd())
    .filter(Boolean)
    .map((line): ResumeLine => {
      const isHeading = line.startsWith("# ");
      const isBold = line.startsWith("## ");
      const { text: bare, isBullet } = withoutBullet(line.replace(/^##? /, ""));
      const cells = bare.split(/ {2,}/);
      return {
        page: 1,
        cells,
        starts: cells.map((_, index) => index * 100),
        size: isHeading ? 14 : 10,
        isMarked: isHeading || isBold,
        isBullet,
        above: 0,
      };
    });
  return { pages: 1, lines, links };
}
