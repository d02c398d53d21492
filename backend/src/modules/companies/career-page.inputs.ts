import { Field, ID, InputType } from "type-graphql";
import { Follows } from "../../text/follows";
import { line, paragraphs } from "../../text/text.rules";
import { careerAddress, careerColor } from "./career-page.rules";

@InputType({ description: "A company's career page, whole." })
export class SaveCareerPageInput {
  @Field(() => ID, { description: "The company." })
  companyId: string;

  @Field({
    description:
      "Its place below /c/: 3 to 40 small letters, digits and hyphens. A former one of the company's leads to it.",
  })
  @Follows(careerAddress)
  address: string;

  @Field({ description: "One line of up to 120 characters, or none." })
  @Follows(line(120))
  headline: string;

  @Field({ description: "Up to 5,000 characters in Markdown, or none." })
  @Follows(paragraphs(5000))
  about: string;

  @Field(() => String, {
    nullable: true,
    description: "#rrggbb in small letters; null for the portal's colour.",
  })
  @Follows(careerColor)
  color?: string | null;

  @Field({ description: "Whether everybody is to see it." })
  isPublished: boolean;
}
