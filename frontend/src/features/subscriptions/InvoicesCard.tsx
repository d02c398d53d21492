import { Download } from "lucide-react";
import { useState } from "react";
import styled from "styled-components";
import {
  Button,
  color,
  LoadFailure,
  media,
  SectionCard,
  Skeleton,
  SkeletonGroup,
  space,
  text,
  useToast,
} from "../../design-system";
import { useWords } from "../../shared/words";
import { downloadFile } from "../../auth/server-files";
import { BillingDialog } from "./BillingDialog";
import { type Invoices_BillingFragment, type InvoicesQuery, useInvoicesQuery } from "./Invoices.generated";
import { invoicesWords } from "./invoices.words";

/** The viewer's invoices and credit notes, and whom they are made out to (MONEY-07). */
export function InvoicesCard() {
  const words = useWords(invoicesWords);
  const { data, loading, refetch } = useInvoicesQuery({ fetchPolicy: "cache-and-network" });
  return (
    <SectionCard title={words.title}>
      {data ? (
        <>
          <BilledTo billing={data.billing} />
          {data.myInvoices.items.length === 0 ? (
            <Quiet>{words.none}</Quiet>
          ) : (
            <ul>
              {data.myInvoices.items.map((invoice) => (
                <InvoiceRow key={invoice.id} invoice={invoice} />
              ))}
            </ul>
          )}
        </>
      ) : loading ? (
        <SkeletonGroup>
          <Skeleton width="100%" height={120} shape="tile" />
        </SkeletonGroup>
      ) : (
        <LoadFailure message={words.loadFailed} onRetry={() => void refetch()} />
      )}
    </SectionCard>
  );
}

function BilledTo({ billing }: { billing: Invoices_BillingFragment }) {
  const words = useWords(invoicesWords);
  const [isOpen, setIsOpen] = useState(false);
  const { details } = billing;
  return (
    <Billed>
      <div>
        <Quiet>{words.billedTo}</Quiet>
        {details ? (
          <>
            <strong>{details.name}</strong>
            {details.gstin && <Quiet>{words.gstin(details.gstin)}</Quiet>}
          </>
        ) : (
          <p>{words.nobody}</p>
        )}
      </div>
      <Button tone="secondary" size="sm" onClick={() => setIsOpen(true)}>
        {details ? words.edit : words.add}
      </Button>
      <BillingDialog billing={billing} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </Billed>
  );
}

function InvoiceRow({ invoice }: { invoice: InvoicesQuery["myInvoices"]["items"][number] }) {
  const words = useWords(invoicesWords);
  const showToast = useToast();
  const { id, kind, number, issuedAt, description, total } = invoice;
  async function handleDownload() {
    try {
      await downloadFile(`/api/invoices/${id}.pdf`);
    } catch {
      showToast({ tone: "danger", text: words.downloadFailed });
    }
  }
  return (
    <Row>
      <div>
        <strong>{number}</strong>
        <Quiet>{`${words.kinds[kind]} · ${words.date(issuedAt)}`}</Quiet>
      </div>
      <What>{description}</What>
      <Amount>{words.amount(total, kind === "CREDIT_NOTE")}</Amount>
      <Button
        tone="secondary"
        size="sm"
        icon={<Download size={16} aria-hidden />}
        aria-label={words.download(number)}
        onClick={() => void handleDownload()}
      >
        {words.pdf}
      </Button>
    </Row>
  );
}

const Quiet = styled.p`
  ${text.meta}
`;

const Billed = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s3};
  align-items: center;
  justify-content: space-between;
  padding-bottom: ${space.s4};
  overflow-wrap: anywhere;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 1.2fr 1.6fr auto auto;
  gap: ${space.s2} ${space.s4};
  align-items: center;
  padding-block: ${space.s3};
  border-top: 1px solid ${color.line};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

const What = styled.p`
  color: ${color.ink2};

  ${media.phone} {
    grid-row: 2;
  }
`;

const Amount = styled.p`
  color: ${color.ink};
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  text-align: right;
`;
