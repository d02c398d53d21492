import { useApolloClient } from "@apollo/client/react";
import { useToast } from "../../design-system";
import { snapshot } from "../../shared/graphql/apollo-client";
import { saveBlob } from "../../shared/save-file";
import { useWords } from "../../shared/words";
import { InterviewCalendarDocument } from "./Interviews.generated";
import { interviewsWords } from "./interviews.words";

/** Saves an interview as a file for calendars; a failure is told by a toast. */
export function useInterviewCalendar() {
  const words = useWords(interviewsWords);
  const client = useApolloClient();
  const showToast = useToast();
  return async (id: string) => {
    try {
      const { data } = await client.query({
        query: InterviewCalendarDocument,
        variables: { id },
        fetchPolicy: "no-cache",
        context: snapshot,
      });
      if (!data) throw new Error("There is nothing to save.");
      saveBlob(`${words.calendarName}.ics`, new Blob([data.interviewCalendar], { type: "text/calendar" }));
    } catch {
      showToast({ tone: "danger", text: words.calendarFailed });
    }
  };
}
