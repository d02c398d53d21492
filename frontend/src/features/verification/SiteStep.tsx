import { Copy, RefreshCw } from "lucide-react";
import { useState } from "react";
import styled from "styled-components";
import {
  Button,
  color,
  media,
  FormFailure,
  SegmentedControl,
  space,
  text,
  useToast,
} from "../../design-system";
import { useWords } from "../../shared/words";
import { useStep } from "./useStep";
import {
  useBeginDomainCheckMutation,
  useCheckDomainMutation,
  type Verification_StandingFragment,
} from "./Verification.generated";
import { verificationWords } from "./verification.words";

const DNS_NAME = "_jobportal";
const FILE_PATH = "/.well-known/jobportal-verification.txt";

type Way = "dns" | "file";

/** Says what is to stand in the DNS or on the site, and looks whether it does. */
export function SiteStep({ standing }: { standing: Verification_StandingFragment }) {
  const words = useWords(verificationWords);
  const { take, isBusy, failure } = useStep();
  const [begin] = useBeginDomainCheckMutation();
  const [check] = useCheckDomainMutation();
  const [way, setWay] = useState<Way>("dns");
  const { company, domain } = standing;
  const step = standing.steps.find(({ kind }) => kind === "DOMAIN");
  if (domain === null || !step) return null;
  const variables = { companyId: company.id };
  const ways: { value: Way; label: string }[] = [
    { value: "dns", label: words.dns },
    { value: "file", label: words.file },
  ];
  if (step.state !== "PENDING" || step.token === null || step.subject !== domain)
    return (
      <Stack>
        {failure && <FormFailure>{failure}</FormFailure>}
        <div>
          <Button tone="secondary" busy={isBusy} onClick={() => void take(() => begin({ variables }))}>
            {words.begin}
          </Button>
        </div>
      </Stack>
    );
  return (
    <Stack>
      <SegmentedControl<Way> label={words.ways} options={ways} value={way} onChange={setWay} />
      <Facts>
        {way === "dns" ? (
          <>
            <Fact name={words.type} value="TXT" />
            <Fact name={words.name} value={`${DNS_NAME}.${domain}`} isCopied />
            <Fact name={words.value} value={step.token} isCopied />
          </>
        ) : (
          <>
            <Fact name={words.address} value={`https://${domain}${FILE_PATH}`} isCopied />
            <Fact name={words.content} value={step.token} isCopied />
          </>
        )}
      </Facts>
      {failure && <FormFailure>{failure}</FormFailure>}
      <Look>
        <span>{step.lookedAt ? words.lookedAt(step.lookedAt) : words.looks}</span>
        <Button
          icon={<RefreshCw size={16} aria-hidden />}
          busy={isBusy}
          busyText={words.working}
          onClick={() => void take(() => check({ variables }))}
        >
          {words.look}
        </Button>
      </Look>
    </Stack>
  );
}

function Fact({ name, value, isCopied = false }: { name: string; value: string; isCopied?: boolean }) {
  const words = useWords(verificationWords);
  const showToast = useToast();
  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(value);
      showToast({ text: words.copied });
    } catch {
      // The text can still be marked and copied by hand.
    }
  }
  return (
    <Row>
      <dt>{name}</dt>
      <dd>
        <code>{value}</code>
      </dd>
      {isCopied && (
        <dd>
          <Button
            tone="secondary"
            size="sm"
            icon={<Copy size={16} aria-hidden />}
            aria-label={words.copyOf(name)}
            onClick={() => void handleCopy()}
          >
            {words.copy}
          </Button>
        </dd>
      )}
    </Row>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${space.s4};
  justify-items: start;

  > * {
    max-width: 100%;
  }
`;

const Facts = styled.dl`
  display: grid;
  gap: ${space.s3};
  width: 100%;
  margin: 0;
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr) auto;
  gap: ${space.s2} ${space.s3};
  align-items: center;
  padding-bottom: ${space.s3};
  border-bottom: 1px solid ${color.line};

  > dt {
    ${text.meta}
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;

    > dt {
      grid-column: 1 / -1;
    }
  }

  > dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

const Look = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s3};
  align-items: center;
  justify-content: space-between;
  width: 100%;
  ${text.meta}
`;
