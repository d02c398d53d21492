import styled from "styled-components";
import { space, text as textSkin } from "../../design-system";
import { AuditTable } from "../../features/moderation/audit/AuditTable";
import { paths } from "@job-portal/protocol/paths";
import { useWords } from "../../shared/words";
import { adminWords } from "./admin.words";
import { AdminListFrame } from "./AdminListFrame";
import { useAuditLogScreenQuery } from "./AuditLogScreen.generated";
import { PAGE_SIZE, useListAddress } from "./useListAddress";

/** What the server's names of acts begin with. */
const KINDS = ["ACCOUNT", "SUBSCRIPTION", "COMPANY", "JOB", "SEARCH-WORD"] as const;

/** /admin/audit: who changed what, and when. */
export function AuditLogScreen() {
  const words = useWords(adminWords);
  const address = useListAddress(paths.adminAudit, "kind", KINDS);
  const { text, choice: kind, page } = address;
  const action = kind && `${kind.toLowerCase()}.`;
  const { data, loading, refetch } = useAuditLogScreenQuery({
    variables: { filter: { action, text: text || null }, page, pageSize: PAGE_SIZE },
    fetchPolicy: "cache-and-network",
  });
  const list = data?.auditLog;
  return (
    <AdminListFrame
      title={words.auditLog}
      searchLabel={words.searchAudit}
      address={address}
      choicesLabel={words.kindFilter}
      choiceNames={words.kinds}
      list={list}
      isLoading={loading}
      onRetry={() => void refetch()}
      emptyTitle={words.noEntries}
    >
      {list?.isNameSearchCut && <Cut>{words.isNameSearchCut}</Cut>}
      {list && <AuditTable entries={list.items} />}
    </AdminListFrame>
  );
}

const Cut = styled.p`
  ${textSkin.meta}
  padding: ${space.s3} 20px;
`;
