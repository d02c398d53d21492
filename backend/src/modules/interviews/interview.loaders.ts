import DataLoader from "dataloader";
import type { SeenInterview } from "./interview";
import type { InterviewService } from "./interview.service";

/** The interviews about applications as the viewer may see them, the last one first, by the application's id. */
export function createApplicationInterviewsLoader(
  interviews: InterviewService,
  viewerId: string | undefined,
): DataLoader<string, SeenInterview[]> {
  return new DataLoader(async (ids) => {
    if (viewerId === undefined) return ids.map(() => []);
    const found = await interviews.of({ id: viewerId }, ids);
    return ids.map((id) => found.filter(({ applicationId }) => applicationId === id));
  });
}
