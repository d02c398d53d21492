import { useState } from "react";
import styled from "styled-components";
import { shownPhone } from "../../../auth/phone/phone-number";
import {
  Button,
  color,
  Dialog,
  LoadFailure,
  SectionCard,
  Skeleton,
  SkeletonGroup,
  space,
  text,
} from "../../../design-system";
import { useWords } from "../../../shared/words";
import { type Nominee_NomineeFragment, useMyNomineeQuery } from "./Nominee.generated";
import { NomineeForm } from "./NomineeForm";
import { nomineeWords } from "./nominee.words";
import { RemoveNominee } from "./RemoveNominee";

/** Who may ask for one's data if one dies or can't act; one names, changes and removes them here (NOMI-04). */
export function NomineeSettings() {
  const words = useWords(nomineeWords);
  const { data, loading, refetch } = useMyNomineeQuery({ fetchPolicy: "cache-and-network" });
  return (
    <SectionCard title={words.title}>
      {data ? (
        <Stack>
          <p>
            {words.lead} {words.nobodyTold}
          </p>
          {data.me?.nominee && <Named nominee={data.me.nominee} />}
          <Acts nominee={data.me?.nominee ?? null} />
        </Stack>
      ) : loading ? (
        <SkeletonGroup>
          <Skeleton width="100%" height={96} />
        </SkeletonGroup>
      ) : (
        <LoadFailure onRetry={() => void refetch()} />
      )}
    </SectionCard>
  );
}

function Named({ nominee: { name, relation, email, phone, namedAt } }: { nominee: Nominee_NomineeFragment }) {
  const words = useWords(nomineeWords);
  return (
    <div>
      <Person>
        {name} ({relation})
      </Person>
      {email && <Contact>{email}</Contact>}
      {phone && <Contact>{shownPhone(phone)}</Contact>}
      <Quiet>{words.namedOn(namedAt)}</Quiet>
    </div>
  );
}

function Acts({ nominee }: { nominee: Nominee_NomineeFragment | null }) {
  const words = useWords(nomineeWords);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Buttons>
      <Button
        tone="secondary"
        fullWidth="phone"
        aria-label={nominee ? words.changeTitle : undefined}
        onClick={() => setIsOpen(true)}
      >
        {nominee ? words.change : words.nameSomebody}
      </Button>
      {nominee && <RemoveNominee nominee={nominee} />}
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={nominee ? words.changeTitle : words.nameSomebody}
      >
        <NomineeForm nominee={nominee} onClose={() => setIsOpen(false)} />
      </Dialog>
    </Buttons>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${space.s4};
`;

const Person = styled.p`
  color: ${color.ink};
  font-weight: 500;
  overflow-wrap: anywhere;
`;

const Contact = styled.p`
  overflow-wrap: anywhere;
`;

const Quiet = styled.p`
  ${text.meta}
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s3};
`;
