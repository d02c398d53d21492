import { useApolloClient } from "@apollo/client/react";
import { Download } from "lucide-react";
import { Button } from "../../../design-system";
import { snapshot } from "../../../shared/graphql/apollo-client";
import { saveCsv } from "../../../shared/save-file";
import { useWords } from "../../../shared/words";
import { ExportJobFileRowsDocument } from "./JobFile.generated";
import { jobFileWords } from "./job-file.words";
import { useJobFileAct } from "./useJobFile";

/** Saves a file's rows that need somebody, with what is wrong in the last column. */
export function useRowsToMend(id: string) {
  const words = useWords(jobFileWords);
  const client = useApolloClient();
  return async (): Promise<void> => {
    const options = { query: ExportJobFileRowsDocument, variables: { id }, context: snapshot };
    const { data } = await client.query({ ...options, fetchPolicy: "no-cache" });
    saveCsv(words.rowsName, data?.exportJobFileRows.text);
  };
}

/** FILE-19. */
export function RowsToMend({ id }: { id: string }) {
  const words = useWords(jobFileWords);
  const save = useRowsToMend(id);
  const { act, isBusy } = useJobFileAct();
  return (
    <Button
      tone="secondary"
      busy={isBusy}
      icon={<Download size={18} aria-hidden />}
      onClick={() => void act(save)}
    >
      {words.rowsToMend}
    </Button>
  );
}
