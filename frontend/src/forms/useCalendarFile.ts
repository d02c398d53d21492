import { useToast } from "../design-system";
import { saveBlob } from "../shared/save-file";

interface CalendarWords {
  /** The file's name without its ending. */
  calendarName: string;
  calendarFailed: string;
}

/** Saves what the server answers as a file for calendars; a failure is told by a toast. */
export function useCalendarFile({ calendarName, calendarFailed }: CalendarWords) {
  const showToast = useToast();
  return async (load: () => Promise<string | undefined>) => {
    try {
      const text = await load();
      if (!text) throw new Error("There is nothing to save.");
      saveBlob(`${calendarName}.ics`, new Blob([text], { type: "text/calendar" }));
    } catch {
      showToast({ tone: "danger", text: calendarFailed });
    }
  };
}
