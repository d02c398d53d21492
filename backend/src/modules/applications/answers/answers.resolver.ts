import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { Context, Loaders, Services } from "../../../auth/context";
import { Job } from "../../jobs/job/job.entity";
import type { JobFacts } from "../../jobs/job/listed-job";
import type { ScreeningQuestion } from "../../jobs/screening/screening-question.entity";
import { KeptAnswer } from "./answers.inputs";

@Resolver(() => Job)
export class JobAnswersResolver {
  @FieldResolver(() => [KeptAnswer], {
    description:
      "What the viewer answered last to questions of the bank that it asks, to be offered again; empty when signed out.",
  })
  async keptAnswers(
    @Root() { id }: JobFacts,
    @Ctx() { viewer, services, loaders }: Context,
  ): Promise<KeptAnswer[]> {
    if (!viewer) return [];
    const questions = await loaders.jobQuestions.load(id);
    const kept = await Promise.all(questions.map((question) => keptAnswer(question, services, loaders)));
    return kept.filter((answer) => answer !== null);
  }
}

/** The bank may offer other options by now. */
async function keptAnswer(
  question: ScreeningQuestion,
  { applications }: Services,
  loaders: Loaders,
): Promise<KeptAnswer | null> {
  const last = question.bankCode === null ? null : await loaders.lastAnswer.load(question.bankCode);
  if (!last || !applications.takesAgain(question, last.values)) return null;
  return { questionId: question.id, ...last };
}
