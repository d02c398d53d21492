import { useApolloClient } from "@apollo/client/react";
import { Building2, Download, FileUp, Settings2 } from "lucide-react";
import { useState, type ComponentProps } from "react";
import { Menu, MenuFace, useToast } from "../../../design-system";
import { paths } from "@job-portal/protocol/paths";
import { snapshot } from "../../../shared/graphql/apollo-client";
import { saveCsv } from "../../../shared/save-file";
import { useWords } from "../../../shared/words";
import type { JobForm_CompanyFragment } from "../posting/JobForm.generated";
import { ExportJobsCsvDocument } from "./JobsCsv.generated";
import { jobsCsvWords } from "./jobs-csv.words";

interface MoreOfPostingsProps {
  companies: readonly JobForm_CompanyFragment[];
}

/** What else one does with a company's jobs: bring a file of them, take one away, see the company's page. */
export function MoreOfPostings({ companies }: MoreOfPostingsProps) {
  const words = useWords(jobsCsvWords);
  const { exportOf, isExporting } = useExport();
  const [only] = companies;
  if (!only) return null;
  const isOne = companies.length === 1;
  const entries: ComponentProps<typeof Menu>["entries"] = [
    { label: words.importJobs, icon: <FileUp size={18} aria-hidden />, to: paths.importJobs },
    ...companies.map(({ id, name }) => ({
      label: isOne ? words.exportJobs : words.exportOf(name),
      icon: <Download size={18} aria-hidden />,
      onSelect: () => void exportOf(id),
    })),
    ...companies.map(({ id, name }) => ({
      label: isOne ? words.companyPage : words.companyPageOf(name),
      icon: <Building2 size={18} aria-hidden />,
      to: paths.company(id),
    })),
  ];
  return (
    <Menu
      label={words.more}
      busy={isExporting}
      trigger={
        <MenuFace icon={<Settings2 size={18} aria-hidden />} busy={isExporting}>
          {words.more}
        </MenuFace>
      }
      entries={entries}
    />
  );
}

/** Brings a company's jobs as a CSV file. */
function useExport() {
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

  return { exportOf, isExporting };
}
