import { MAX_LETTERS } from "@job-portal/protocol/letters";
import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import type { ViewerContext } from "../../../auth/context";
import type { ClientRequest } from "../../../database/client-requests";
import { ClientRequestArg } from "../../../graphql/client-request";
import { CoverLetter } from "./cover-letter.entity";
import { CoverLetterInput } from "./cover-letter.inputs";

const WHICH = { description: "The letter." };
const INPUT = { description: "The letter." };

@Resolver(() => CoverLetter)
export class CoverLetterResolver {
  @Authorized()
  @Query(() => [CoverLetter], {
    description: `The viewer's cover letters, last changed first; up to ${MAX_LETTERS}.`,
    complexity: ({ childComplexity }) => MAX_LETTERS * childComplexity,
  })
  myCoverLetters(@Ctx() { services, viewer }: ViewerContext): Promise<CoverLetter[]> {
    return services.coverLetters.listOf(viewer);
  }

  @Authorized()
  @Mutation(() => CoverLetter, {
    description: "Keeps a new cover letter. Refused with BAD_USER_INPUT or COVER_LETTER_LIMIT_REACHED.",
  })
  createCoverLetter(
    @Arg("input", () => CoverLetterInput, INPUT) input: CoverLetterInput,
    @ClientRequestArg() request: ClientRequest | null,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<CoverLetter> {
    return services.coverLetters.create(viewer, input, request);
  }

  @Authorized()
  @Mutation(() => CoverLetter, {
    description: "Saves a cover letter of the viewer's. Refused with NOT_FOUND or BAD_USER_INPUT.",
  })
  updateCoverLetter(
    @Arg("id", () => ID, WHICH) id: string,
    @Arg("input", () => CoverLetterInput, INPUT) input: CoverLetterInput,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<CoverLetter> {
    return services.coverLetters.update(viewer, id, input);
  }

  @Authorized()
  @Mutation(() => CoverLetter, { description: "Deletes a cover letter of the viewer's for good." })
  deleteCoverLetter(
    @Arg("id", () => ID, WHICH) id: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<CoverLetter> {
    return services.coverLetters.delete(viewer, id);
  }
}
