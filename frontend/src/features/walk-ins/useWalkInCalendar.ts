import { useApolloClient } from "@apollo/client/react";
import { useCalendarFile } from "../../forms/useCalendarFile";
import { snapshot } from "../../shared/graphql/apollo-client";
import { useWords } from "../../shared/words";
import { WalkInCalendarDocument } from "./WalkIns.generated";
import { walkInsWords } from "./walk-ins.words";

/** Saves the viewer's number as a file for calendars (WALK-17). */
export function useWalkInCalendar() {
  const client = useApolloClient();
  const save = useCalendarFile(useWords(walkInsWords).pass);
  return (jobId: string) =>
    save(async () => {
      const { data } = await client.query({
        ...{ query: WalkInCalendarDocument, variables: { jobId }, context: snapshot },
        fetchPolicy: "no-cache",
      });
      return data?.walkInCalendar;
    });
}
