import { defineWords } from "../../../shared/words";

export const waitingWords = defineWords("waiting", {
  en: {
    waits: "Waiting for a network. It goes by itself.",
    takeBack: "Do Not Send",
    jobAt: (title: string, company: string) => `${title} at ${company}`,
    sent: (title: string) => `Your application is sent: ${title}`,
    refused: (title: string) => `Your application was not sent: ${title}`,
    seeWhy: "See Why",
    notSent: "We couldn’t send your application.",
    limitReached: "You have used all your applications of this month.",
    questionsChanged: "The company has changed its questions. Answer them anew.",
    kept: "What you wrote",
    openAgain: "Open It Again",
    remove: "Delete It",
  },
});
