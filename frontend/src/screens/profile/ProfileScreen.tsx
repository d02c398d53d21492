import { FileUp, Pencil } from "lucide-react";
import { useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import styled from "styled-components";
import { useSession } from "../../auth/session";
import {
  Button,
  ButtonLink,
  color,
  Container,
  LoadFailure,
  media,
  Skeleton,
  SkeletonGroup,
  space,
  text,
  useToast,
} from "../../design-system";
import type { Profile_AccountFragment } from "../../features/accounts/Profile.generated";
import { FindabilityLink } from "../../features/people/FindabilityLink";
import { CareerCard } from "../../features/career-profiles/CareerCard";
import type { CareerProfile_ProfileFragment } from "../../features/career-profiles/CareerProfile.generated";
import { profileWords } from "../../features/accounts/profile.words";
import { ProfileColumns, ProfileStack } from "../../features/accounts/ProfileColumns";
import { ProfileFacts } from "../../features/accounts/ProfileFacts";
import { ProfileForm } from "../../features/accounts/ProfileForm";
import { paths } from "@job-portal/protocol/paths";
import { usePageTitle } from "../../shared/page-title";
import { useWords } from "../../shared/words";
import { useProfileScreenQuery } from "./ProfileScreen.generated";

/** /profile: read-only until 'Edit Profile', and again after 'Cancel' or a save (PROF-02, PROF-03, PROF-09). */
export function ProfileScreen() {
  const words = useWords(profileWords);
  // Another tab may have saved since this one last asked.
  const { data, loading, refetch } = useProfileScreenQuery({
    fetchPolicy: "cache-and-network",
  });
  usePageTitle(words.title);
  return (
    <Band>
      <Container>
        <Column>{content()}</Column>
      </Container>
    </Band>
  );

  function content(): ReactNode {
    if (data?.me)
      return (
        <Profile
          account={data.me}
          career={data.careerProfile}
          onReload={async () => (await refetch()).data?.me ?? null}
        />
      );
    return (
      <>
        <Head>
          <h1>{words.title}</h1>
        </Head>
        {loading ? (
          <ProfileSkeleton />
        ) : (
          <LoadFailure message={words.loadFailed} onRetry={() => void refetch()} />
        )}
      </>
    );
  }
}

interface ProfileProps {
  account: Profile_AccountFragment;
  career: CareerProfile_ProfileFragment;
  onReload(): Promise<Profile_AccountFragment | null>;
}

function Profile({ account, career, onReload }: ProfileProps) {
  const words = useWords(profileWords);
  const showToast = useToast();
  const [isEditing, setIsEditing] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const session = useSession();
  // Whoever hires has no use for it.
  const isSeeker = session.status === "signed-in" && session.user.role === "jobseeker";

  function handleSaved() {
    // The form that had the focus is gone, and the button is there to take it.
    flushSync(() => {
      setIsEditing(false);
      setIsSaving(false);
    });
    toggle.current?.focus();
    showToast({ text: words.saved });
  }

  return (
    <>
      <Head>
        <h1>{words.title}</h1>
        <Acts>
          {!isEditing && (
            <ButtonLink to={paths.bringResume} tone="secondary" icon={<FileUp size={18} aria-hidden />}>
              {words.bringResume}
            </ButtonLink>
          )}
          <Button
            ref={toggle}
            tone="secondary"
            icon={!isEditing && <Pencil size={18} aria-hidden />}
            disabled={isSaving}
            onClick={() => setIsEditing(!isEditing)}
          >
            {isEditing ? words.cancel : words.editProfile}
          </Button>
        </Acts>
      </Head>
      {isEditing ? (
        <ProfileForm account={account} onSaved={handleSaved} onSaving={setIsSaving} onReload={onReload} />
      ) : (
        <ProfileStack>
          <ProfileFacts account={account} />
          {isSeeker && <CareerCard profile={career} />}
          {isSeeker && <FindabilityLink />}
        </ProfileStack>
      )}
    </>
  );
}

function ProfileSkeleton() {
  return (
    <SkeletonGroup>
      <ProfileColumns>
        <Skeleton width="100%" height={336} shape="tile" />
        <ProfileStack>
          <Skeleton width="100%" height={254} shape="tile" />
          <Skeleton width="100%" height={274} shape="tile" />
        </ProfileStack>
      </ProfileColumns>
    </SkeletonGroup>
  );
}

const Band = styled.div`
  min-height: 100%;
  padding-block: 40px ${space.s8};
  background: ${color.canvas};

  ${media.phone} {
    padding-block: ${space.s5} ${space.s7};
  }
`;

const Column = styled.div`
  max-width: 1000px;
  margin-inline: auto;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s3};
  align-items: center;
  justify-content: space-between;
  min-height: 44px;
  margin-bottom: 20px;

  > h1 {
    ${text.listTitle}
  }
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s3};

  ${media.phone} {
    flex: 1 0 auto;

    > * {
      flex: 1 0 auto;
    }

    /* Both have room beside each other without their marks. */
    svg {
      display: none;
    }
  }
`;
