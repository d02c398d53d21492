import { useApolloClient } from "@apollo/client/react";
import { useCalendarFile } from "../../forms/useCalendarFile";
import { snapshot } from "../../shared/graphql/apollo-client";
import { useWords } from "../../shared/words";
import { InterviewCalendarDocument } from "./Interviews.generated";
import { interviewsWords } from "./interviews.words";

/** Saves an interview as a file for calendars. */
export function useInterviewCalendar() {
  const client = useApolloClient();
  const save = useCalendarFile(useWords(interviewsWords));
  return (id: string) =>
    save(async () => {
      const { data } = await client.query({
        ...{ query: InterviewCalendarDocument, variables: { id }, context: snapshot },
        fetchPolicy: "no-cache",
      });
      return data?.interviewCalendar;
    });
}
