import { MOST_QUESTIONS } from "@job-portal/protocol/screening";
import { Args, ArgsType, Authorized, Ctx, Field, FieldResolver, Query, Resolver, Root } from "type-graphql";
import type { Context } from "../../../auth/context";
import { Follows } from "../../../text/follows";
import { entries } from "../../../text/text.rules";
import { Job } from "../job/job.entity";
import type { JobFacts } from "../job/listed-job";
import { QUESTION_BANK } from "./question-bank";
import { readQuestions } from "./question-reading";
import { ScreeningQuestion } from "./screening-question.entity";
import { BankQuestion, QuestionProblem, TypedQuestion } from "./screening.inputs";

@ArgsType()
class CheckQuestionsArgs {
  @Field(() => [TypedQuestion], { description: `What a job is to ask, up to ${MOST_QUESTIONS} questions.` })
  @Follows(entries(2 * MOST_QUESTIONS, 0))
  questions: TypedQuestion[];
}

@Resolver(() => Job)
export class ScreeningResolver {
  @Authorized()
  @Query(() => [BankQuestion], {
    description: "Ready questions that a job may ask, those for any job first.",
    complexity: QUESTION_BANK.length,
  })
  questionBank(): readonly BankQuestion[] {
    return QUESTION_BANK;
  }

  @Authorized()
  @Query(() => [QuestionProblem], {
    description: "What is wrong with a job's questions, to be said while they are typed; changes nothing.",
  })
  checkQuestions(@Args(() => CheckQuestionsArgs) { questions }: CheckQuestionsArgs): QuestionProblem[] {
    return readQuestions(questions).problems;
  }

  @FieldResolver(() => [ScreeningQuestion], {
    description: "What it asks of those who apply, in its order; up to ten.",
  })
  questions(@Root() { id }: JobFacts, @Ctx() { loaders }: Context): Promise<ScreeningQuestion[]> {
    return loaders.jobQuestions.load(id);
  }
}
