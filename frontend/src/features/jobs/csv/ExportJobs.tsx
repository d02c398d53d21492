import { useApolloClient } from "@apollo/client/react";
import { Download } from "lucide-react";
import { useState } from "react";
import { Button, Menu, MenuFace, useToast } from "../../../design-system";
import { snapshot } from "../../../shared/apollo-client";
import { saveCsv } from "../../../shared/save-file";
import { useWords } from "../../../shared/words";
import type { JobForm_CompanyFragment } from "../posting/JobForm.generated";
import { ExportJobsCsvDocument } from "./JobsCsv.generated";
import { jobsCsvWords } from "./jobs-csv.words";

/** Brings a company's jobs as a CSV file; of several companies one is chosen. */
export function ExportJobs({ companies }: { companies: readonly JobForm_CompanyFragment[] }) {
  const words = useWords(jobsCsvWords);
  const client = useApolloClient();
  const showToast = useToast();
  const [isExporting, setIsExporting] = useState(false);

  async function exportOf(companyId: string) {
    setIsExporting(true);
    try {
      const { data } = await client.query({
        query: ExportJobsCsvDocument,
        variables: { companyId },
        fetchPolicy: "no-cache",
        context: snapshot,
      });
      const file = data?.exportJobsCsv;
      saveCsv(words.exportName, file?.text);
      if (file?.isCut) showToast({ text: words.exportIsCut(file.rowCount), tone: "danger" });
    } catch {
      showToast({ text: words.exportFailed, tone: "danger" });
    }
    setIsExporting(false);
  }

  const [only] = companies;
  if (!only) return null;
  if (companies.length === 1)
    return (
      <Button
        tone="secondary"
        icon={<Download size={18} aria-hidden />}
        busy={isExporting}
        onClick={() => void exportOf(only.id)}
      >
        {words.exportJobs}
      </Button>
    );
  return (
    <Menu
      label={words.exportJobs}
      busy={isExporting}
      trigger={
        <MenuFace icon={<Download size={18} aria-hidden />} busy={isExporting}>
          {words.exportJobs}
        </MenuFace>
      }
      entries={companies.map(({ id, name }) => ({
        label: words.exportOf(name),
        onSelect: () => void exportOf(id),
      }))}
    />
  );
}
