import { BadgeCheck } from "lucide-react";
import { useNavigate, useSearchParams } from "react-router-dom";
import styled from "styled-components";
import { paths } from "@job-portal/protocol/paths";
import {
  BackLink,
  Card,
  color,
  EmptyState,
  LoadFailure,
  media,
  Page,
  Skeleton,
  SkeletonGroup,
  space,
  text,
} from "../../design-system";
import { useVerificationReviewQuery } from "../../features/moderation/verification/VerificationReview.generated";
import { VerificationDetail } from "../../features/moderation/verification/VerificationDetail";
import { VerificationQueue } from "../../features/moderation/verification/VerificationQueue";
import { verificationReviewWords } from "../../features/moderation/verification/verification-review.words";
import { useLetterKeys } from "../../forms/useLetterKeys";
import { useWords } from "../../shared/words";
import { useVerificationsScreenQuery, type VerificationsScreenQuery } from "./VerificationsScreen.generated";

/** /admin/verifications: companies that ask to be verified, with their evidence side by side (VERI-07). */
export function VerificationsScreen() {
  const { title } = useWords(verificationReviewWords);
  return (
    <Page title={title}>
      <Queue />
    </Page>
  );
}

function Queue() {
  const words = useWords(verificationReviewWords);
  const { data, loading, refetch } = useVerificationsScreenQuery({
    variables: { page: 1 },
    fetchPolicy: "cache-and-network",
  });
  if (!data)
    return loading ? (
      <SkeletonGroup>
        <Skeleton width="100%" height={420} shape="tile" />
      </SkeletonGroup>
    ) : (
      <LoadFailure onRetry={() => void refetch()} />
    );
  const { items, total } = data.verificationReviews;
  return <OpenQueue key="queue" reviews={items} total={total} emptyWords={words} />;
}

interface OpenQueueProps {
  reviews: VerificationsScreenQuery["verificationReviews"]["items"];
  total: number;
  emptyWords: (typeof verificationReviewWords)["en"];
}

function OpenQueue({ reviews, total, emptyWords: words }: OpenQueueProps) {
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const asked = address.get("open");
  const openId = asked ?? null;
  const at = reviews.findIndex(({ id }) => id === openId);
  const goTo = (place: number) => {
    const next = reviews[place];
    if (next) void navigate(paths.adminVerification(next.id), { preventScrollReset: true });
  };
  useLetterKeys({ J: () => goTo(at + 1), K: () => goTo(Math.max(0, at - 1)) });
  /** The next that waits, or the one before where it was the last. */
  function handleDecided() {
    const next = reviews[at + 1] ?? reviews[at - 1];
    void navigate(next ? paths.adminVerification(next.id) : paths.adminVerifications, { replace: true });
  }
  if (reviews.length === 0 && openId === null)
    return (
      <EmptyState seed="verifications" icon={<BadgeCheck />} title={words.none}>
        {words.noneHint}
      </EmptyState>
    );
  return (
    <Columns $isOpen={openId !== null}>
      <Side>
        <Count>{words.waiting(total)}</Count>
        <VerificationQueue reviews={reviews} openId={openId} />
      </Side>
      <Main>
        {openId === null ? <p>{words.choose}</p> : <OpenReview id={openId} onDecided={handleDecided} />}
      </Main>
    </Columns>
  );
}

function OpenReview({ id, onDecided }: { id: string; onDecided(): void }) {
  const words = useWords(verificationReviewWords);
  const { data, loading, refetch } = useVerificationReviewQuery({
    variables: { id },
    fetchPolicy: "cache-and-network",
  });
  const review = data?.verificationReview;
  return (
    <>
      <OnPhones>
        <BackLink to={paths.adminVerifications}>{words.back}</BackLink>
      </OnPhones>
      {review ? (
        <VerificationDetail key={id} review={review} onDecided={onDecided} />
      ) : loading ? (
        <SkeletonGroup>
          <Skeleton width="100%" height={420} shape="tile" />
        </SkeletonGroup>
      ) : (
        <LoadFailure onRetry={() => void refetch()} />
      )}
    </>
  );
}

const Columns = styled.div<{ $isOpen: boolean }>`
  display: grid;
  grid-template-columns: 280px minmax(0, 1fr);
  gap: ${space.s5};
  align-items: start;

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);

    > :first-child {
      display: ${({ $isOpen }) => ($isOpen ? "none" : "block")};
    }

    > :last-child {
      display: ${({ $isOpen }) => ($isOpen ? "block" : "none")};
    }
  }
`;

const Side = styled(Card)`
  padding: 0;
  overflow: clip;
`;

const Count = styled.p`
  padding: ${space.s3} ${space.s4};
  border-bottom: 1px solid ${color.line};
  ${text.label}
`;

const Main = styled.div`
  min-width: 0;
`;

const OnPhones = styled.div`
  display: none;

  ${media.belowDesktop} {
    display: block;
  }
`;
