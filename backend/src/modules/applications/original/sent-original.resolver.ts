import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { Context } from "../../../auth/context";
import { Application } from "../application/application.entity";
import { Candidate } from "../candidate/candidate";
import { SentOriginal, sentOriginal } from "./sent-original";

/** Texts are long; nobody lists them. */
const COST = 20;

@Resolver(() => Application)
export class ApplicationOriginalResolver {
  @FieldResolver(() => SentOriginal, {
    nullable: true,
    description: "The file that went along as it came; null: none.",
    complexity: ({ childComplexity }) => COST + childComplexity,
  })
  original(@Root() application: Application, @Ctx() context: Context): Promise<SentOriginal | null> {
    return originalOf(application, context, context.viewer?.id === application.applicantId);
  }
}

@Resolver(() => Candidate)
export class CandidateOriginalResolver {
  @FieldResolver(() => SentOriginal, {
    nullable: true,
    description: "The file that they sent as it came; null: none.",
    complexity: ({ childComplexity }) => COST + childComplexity,
  })
  original(@Root() { application }: Candidate, @Ctx() context: Context): Promise<SentOriginal | null> {
    return originalOf(application, context, false);
  }
}

async function originalOf(
  application: Application,
  { loaders }: Context,
  isSender: boolean,
): Promise<SentOriginal | null> {
  const { originalId } = application;
  const original = originalId === null ? null : await loaders.sentOriginal.load(originalId);
  return original && sentOriginal(original, application, isSender);
}
