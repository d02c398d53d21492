import { useApolloClient } from "@apollo/client/react";
import { Download } from "lucide-react";
import { useState } from "react";
import styled from "styled-components";
import { Button, hiddenSkin, media, useToast } from "../../../design-system";
import { snapshot } from "../../../shared/graphql/apollo-client";
import { saveCsv } from "../../../shared/save-file";
import { useWords } from "../../../shared/words";
import { ExportCandidatesCsvDocument, type ExportCandidatesCsvQueryVariables } from "./Candidates.generated";
import { candidatesWords } from "./candidates.words";

/** Brings the candidates as they are narrowed down as a CSV file; on phones its words are for screen readers. */
export function ExportCandidates({ filter, sort }: ExportCandidatesCsvQueryVariables) {
  const { exported: words } = useWords(candidatesWords);
  const client = useApolloClient();
  const showToast = useToast();
  const [isExporting, setIsExporting] = useState(false);

  async function handleExport() {
    setIsExporting(true);
    try {
      const { data } = await client.query({
        query: ExportCandidatesCsvDocument,
        variables: { filter, sort },
        fetchPolicy: "no-cache",
        context: snapshot,
      });
      const file = data?.exportCandidatesCsv;
      saveCsv(words.name, file?.text);
      if (file?.isCut) showToast({ text: words.isCut(file.rowCount), tone: "danger" });
    } catch {
      showToast({ text: words.failed, tone: "danger" });
    }
    setIsExporting(false);
  }

  return (
    <Frame>
      <Button
        tone="secondary"
        icon={<Download size={18} aria-hidden />}
        busy={isExporting}
        onClick={() => void handleExport()}
      >
        <Label>{words.act}</Label>
      </Button>
    </Frame>
  );
}

const Frame = styled.div`
  ${media.phone} {
    > button {
      gap: 0;
      width: 44px;
      padding: 0;
    }
  }
`;

const Label = styled.span`
  ${media.phone} {
    ${hiddenSkin}
  }
`;
