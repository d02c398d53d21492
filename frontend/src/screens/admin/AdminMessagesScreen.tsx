import { useSearchParams } from "react-router-dom";
import { paths } from "@job-portal/protocol/paths";
import { Page } from "../../design-system";
import { Quiet } from "../../features/moderation/admin/admin-table";
import { AdminList } from "../../features/moderation/admin/AdminList";
import { ListStack } from "../../features/moderation/admin/queue-parts";
import { messageReviewWords } from "../../features/moderation/message/message-review.words";
import { ReviewedMessages } from "../../features/moderation/message/ReviewedMessages";
import { listPath, readPage } from "../../shared/list-address";
import { useWords } from "../../shared/words";
import { adminWords } from "./admin.words";
import { ListPages } from "./AdminListFrame";
import { useAdminMessagesScreenQuery } from "./AdminMessagesScreen.generated";
import { PAGE_SIZE } from "./useListAddress";

/** /admin/messages: what a rule has held or a reader has reported, the oldest first (MSG-07). */
export function AdminMessagesScreen() {
  const words = useWords(adminWords);
  const { hint } = useWords(messageReviewWords);
  const [address] = useSearchParams();
  const page = readPage(address);
  const { data, loading, refetch } = useAdminMessagesScreenQuery({
    variables: { page, pageSize: PAGE_SIZE },
    fetchPolicy: "cache-and-network",
  });
  const list = data?.messageReviews;
  return (
    <Page title={words.messages}>
      <ListStack>
        <Quiet>{hint}</Quiet>
        <AdminList
          count={list?.items.length}
          isLoading={loading}
          onRetry={() => void refetch()}
          emptyTitle={words.noMessages}
          allHref={page > 1 ? paths.adminMessages : null}
        >
          {list && <ReviewedMessages messages={list.items} />}
        </AdminList>
        {list && (
          <ListPages
            page={page}
            list={list}
            hrefOf={(number) => listPath(paths.adminMessages, { page: number })}
          />
        )}
      </ListStack>
    </Page>
  );
}
