import { Field, Int, ObjectType } from "type-graphql";
import { OriginalKind, type ResumeOriginal } from "../../resumes/original/resume-original.entity";
import type { Application } from "../application/application.entity";
import { MASK, maskedText, seesContact } from "../application/contact";

@ObjectType({
  description:
    "A file that went with an application as it came, at /api/applications/{id}/original; its pages as pictures at /api/applications/{id}/original/pages/{page}.",
})
export class SentOriginal {
  @Field(() => String, { nullable: true, description: "Its name, with its ending; null unless `isOpen`." })
  name: string | null;

  @Field(() => OriginalKind, { description: "What it is." })
  kind: OriginalKind;

  @Field(() => Int, { description: "Its size." })
  bytes: number;

  @Field(() => Int, { description: "How many of its pages can be shown as pictures: of a Word file none." })
  pageCount: number;

  @Field(() => [String], {
    description:
      "The text of each page as the portal read it; none of a scan. Without contact unless `isOpen`.",
  })
  texts: string[];

  @Field({
    description:
      "Whether the viewer may have the file and its pages: its sender, and the company from SHORTLISTED to HIRED.",
  })
  isOpen: boolean;
}

/** The file as one side of an application may see it (KEPT-05). */
export function sentOriginal(
  { name, kind, bytes, pageCount, texts }: ResumeOriginal,
  { status }: Pick<Application, "status">,
  isSender: boolean,
): SentOriginal {
  const isOpen = isSender || seesContact(status);
  return {
    ...{ kind, bytes, pageCount, isOpen },
    name: isOpen ? name : null,
    texts: isOpen ? texts : texts.map(maskedPage),
  };
}

/** Digits of any script that stand too close to letters to look like a number elsewhere: 'Mob9845012345'. */
const NUMBER = /(?<!\p{Nd})\p{Nd}{10,13}(?!\p{Nd})/gu;

/**
 * A page without contact. A file's letters stand apart in ways that no text of the portal's does, so a line with an
 * address goes as a whole.
 */
function maskedPage(text: string): string {
  return maskedText(text)
    .split("\n")
    .map((line) => (/[@＠]/.test(line) ? MASK : line.replace(NUMBER, MASK)))
    .join("\n");
}
