import { paths } from "@job-portal/protocol/paths";
import { ChoiceLinks } from "../../design-system";
import { useWords } from "../../shared/words";
import { adminWords } from "./admin.words";

/** The words of search, and what people look for: two views of one thing. */
export function SearchWordsViews({ current }: { current: "words" | "queries" }) {
  const words = useWords(adminWords);
  return (
    <ChoiceLinks
      label={words.searchWordViews}
      choices={[
        { name: words.words, to: paths.adminSearchWords, isCurrent: current === "words" },
        { name: words.queries, to: paths.adminSearchQueries, isCurrent: current === "queries" },
      ]}
    />
  );
}
