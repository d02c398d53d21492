import { useApolloClient } from "@apollo/client/react";
import { Download } from "lucide-react";
import { useState } from "react";
import styled from "styled-components";
import { toAuthError } from "../../auth/auth-error";
import { Button, FormFailure, space } from "../../design-system";
import { snapshot } from "../../shared/graphql/apollo-client";
import { saveOfToday } from "../../shared/save-file";
import { useWords } from "../../shared/words";
import { accountsWords } from "./accounts.words";
import { describeAuthError } from "./describe-auth-error";
import { ExportMyDataDocument } from "./ExportMyData.generated";
import { settingsWords } from "./settings.words";

/** Brings every record of one's own as a file. */
export function ExportData() {
  const words = useWords(settingsWords);
  const { errors } = useWords(accountsWords);
  const client = useApolloClient();
  const [isExporting, setIsExporting] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function handleExport() {
    setIsExporting(true);
    setFailure(null);
    try {
      const { data } = await client.query({
        query: ExportMyDataDocument,
        fetchPolicy: "no-cache",
        context: snapshot,
      });
      const text = data ? JSON.stringify(data.exportMyData, null, 2) : undefined;
      saveOfToday(words.exportName, text, "application/json");
    } catch (error) {
      setFailure(words.exportFailed(describeAuthError(toAuthError(error), errors)));
    } finally {
      setIsExporting(false);
    }
  }

  return (
    <Stack>
      <p>{words.exportText}</p>
      {failure && <FormFailure>{failure}</FormFailure>}
      <Button
        tone="secondary"
        fullWidth="phone"
        icon={<Download size={18} aria-hidden />}
        busy={isExporting}
        busyText={words.exporting}
        onClick={() => void handleExport()}
      >
        {words.exportData}
      </Button>
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${space.s4};

  > button {
    justify-self: start;
  }
`;
