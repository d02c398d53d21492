import { Link } from "react-router-dom";
import { paths } from "@job-portal/protocol/paths";
import { useWords } from "../../../shared/words";
import { accountsWords } from "../../accounts/accounts.words";
import { AdminTable, Cell, Clamped, Name, Row, RowHead } from "../admin/admin-table";
import { HeadRow } from "../admin/HeadRow";
import type { AdminPayment_RequestFragment } from "./AdminPayment.generated";
import { adminPaymentsWords } from "./admin-payments.words";

/** Payments for plans: whose, how much, by which number at the provider, and what went back. */
export function AdminPaymentTable({ requests }: { requests: readonly AdminPayment_RequestFragment[] }) {
  const words = useWords(adminPaymentsWords);
  return (
    <AdminTable aria-label={words.table}>
      <HeadRow names={[words.person, words.plan, words.payment, words.asked, words.settled]} />
      <tbody>
        {requests.map((request) => (
          <PaymentRow key={request.id} request={request} />
        ))}
      </tbody>
    </AdminTable>
  );
}

function PaymentRow({ request }: { request: AdminPayment_RequestFragment }) {
  const words = useWords(adminPaymentsWords);
  const { plans } = useWords(accountsWords);
  const { account, plan, monthlyPrice, paymentReference, requestedAt, decidedAt, refunds } = request;
  return (
    <Row>
      <RowHead>
        <Link to={paths.adminUser(account.id)}>
          <Name as="span">{account.displayName ?? account.signInName}</Name>
        </Link>
        {account.displayName !== null && <Clamped>{account.signInName}</Clamped>}
      </RowHead>
      <Cell data-label={words.plan}>
        {plans[plan]} · {words.price(monthlyPrice)}
      </Cell>
      <Cell data-label={words.payment}>
        {paymentReference ?? words.noPayment}
        {refunds.map(({ id, paise, refundedAt }) => (
          <Clamped key={id} title={id}>
            {words.refund(paise, refundedAt)}
          </Clamped>
        ))}
      </Cell>
      <Cell data-label={words.asked}>{words.dateOf(requestedAt)}</Cell>
      <Cell data-label={words.settled}>{decidedAt === null ? words.open : words.dateOf(decidedAt)}</Cell>
    </Row>
  );
}
