import { MAX_ORIGINALS } from "@job-portal/protocol/resume-originals";
import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import type { ViewerContext } from "../../../auth/context";
import { ResumeOriginal } from "./resume-original.entity";

@Resolver(() => ResumeOriginal)
export class ResumeOriginalResolver {
  @Authorized()
  @Query(() => [ResumeOriginal], {
    description: `The viewer's resumes as files, last come first; up to ${MAX_ORIGINALS}.`,
    complexity: ({ childComplexity }) => MAX_ORIGINALS * childComplexity,
  })
  myResumeOriginals(@Ctx() { services, viewer }: ViewerContext): Promise<ResumeOriginal[]> {
    return services.resumeOriginals.listOf(viewer);
  }

  @Authorized()
  @Mutation(() => ResumeOriginal, {
    description: "Deletes a file of the viewer's. An application that it was sent with keeps it.",
  })
  deleteResumeOriginal(
    @Arg("id", () => ID, { description: "The file." }) id: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<ResumeOriginal> {
    return services.resumeOriginals.delete(viewer, id);
  }
}
