import styled from "styled-components";
import { Button, color, space } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { accountsWords } from "../../accounts/accounts.words";
import { Acts, Name, Quiet } from "../admin/admin-table";
import { adminUsersWords } from "./admin-users.words";
import { useDecidePlanRequestMutation, type OpenPlanRequest_RequestFragment } from "./AdminUser.generated";
import { useAdminAct } from "../admin/useAdminAct";
import { nameOf } from "./useUserActs";

/** Requests for a plan that wait until an admin settles them. */
export function PlanRequests({ requests }: { requests: readonly OpenPlanRequest_RequestFragment[] }) {
  return (
    <List>
      {requests.map((request) => (
        <RequestRow key={request.id} request={request} />
      ))}
    </List>
  );
}

function RequestRow({ request }: { request: OpenPlanRequest_RequestFragment }) {
  const words = useWords(adminUsersWords);
  const { plans } = useWords(accountsWords);
  const act = useAdminAct();
  const [decide, { loading }] = useDecidePlanRequestMutation({ refetchQueries: "active" });
  const { id, plan, account, requestedAt } = request;
  const name = nameOf(account);
  const handleDecision = (isApproved: boolean) =>
    void act({
      run: () => decide({ variables: { id, isApproved } }),
      done: isApproved ? words.approved(name, plans[plan]) : words.refused(name),
    });
  return (
    <Row>
      <div>
        <Name>{name}</Name>
        <Quiet>
          {words.wants(plans[account.subscription.plan], plans[plan])} · {words.dateOf(requestedAt)}
        </Quiet>
      </div>
      <Acts>
        <Button
          tone="secondary"
          size="sm"
          busy={loading}
          aria-label={words.refuseOf(name)}
          onClick={() => handleDecision(false)}
        >
          {words.refuse}
        </Button>
        <Button
          size="sm"
          busy={loading}
          aria-label={words.approveOf(name)}
          onClick={() => handleDecision(true)}
        >
          {words.approve}
        </Button>
      </Acts>
    </Row>
  );
}

const List = styled.ul`
  display: grid;
`;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2} ${space.s4};
  align-items: center;
  justify-content: space-between;
  padding-block: ${space.s3};

  & + & {
    border-top: 1px solid ${color.line};
  }
`;
