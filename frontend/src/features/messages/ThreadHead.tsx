import { ArrowLeft, Ban, Ellipsis, MessageCircle, Phone } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import styled from "styled-components";
import { paths } from "@job-portal/protocol/paths";
import {
  color,
  Dialog,
  DialogForm,
  fontSize,
  hiddenSkin,
  media,
  Menu,
  radius,
  space,
  text,
  useToast,
  VisuallyHidden,
} from "../../design-system";
import { StatusChip } from "../applications/application/StatusChip";
import { CandidateStatusChip } from "../applications/candidate/CandidateChips";
import { callHref, whatsAppHref } from "../../shared/contact/phone-links";
import { useWords } from "../../shared/words";
import {
  useBlockMessagesMutation,
  useUnblockMessagesMutation,
  type MessageThread_ThreadFragment,
} from "./Messages.generated";
import { messagesWords } from "./messages.words";
import { otherOf } from "./other-side";

interface ThreadHeadProps {
  thread: MessageThread_ThreadFragment;
  /** Where the way back leads on phones. */
  backHref: string;
}

/** Whom one writes to and about what, ways to reach them where contact is open, and a block. */
export function ThreadHead({ thread, backHref }: ThreadHeadProps) {
  const { thread: words, nameless } = useWords(messagesWords);
  const { id, jobId, jobTitle, viewerSide, status } = thread;
  const isCompany = viewerSide === "COMPANY";
  return (
    <Head>
      <Row>
        <Back to={backHref}>
          <ArrowLeft size={20} aria-hidden />
          <VisuallyHidden>{words.back}</VisuallyHidden>
        </Back>
        <Who>
          <Name>{otherOf(thread, nameless)}</Name>
          <About>{jobTitle}</About>
        </Who>
        <ContactLinks phone={thread.candidatePhone} />
        <BlockMenu thread={thread} />
      </Row>
      <Stage>
        {isCompany ? <CandidateStatusChip status={status} /> : <StatusChip step={status} />}
        <Way to={isCompany ? paths.candidateFor(jobId, id) : paths.myApplication(id)}>
          {isCompany ? words.candidate : words.application}
        </Way>
      </Stage>
    </Head>
  );
}

/** Nothing until the contact rules show a number. */
function ContactLinks({ phone }: { phone: string | null }) {
  const { thread: words } = useWords(messagesWords);
  const href = callHref(phone);
  if (!phone || !href) return null;
  return (
    <Contact>
      <ContactLink href={href}>
        <Phone size={18} aria-hidden />
        <ContactName>{words.call}</ContactName>
      </ContactLink>
      <ContactLink href={whatsAppHref(phone)} target="_blank" rel="noreferrer nofollow">
        <MessageCircle size={18} aria-hidden />
        <ContactName>{words.whatsApp}</ContactName>
      </ContactLink>
    </Contact>
  );
}

function BlockMenu({ thread }: Pick<ThreadHeadProps, "thread">) {
  const { thread: words, blocking, nameless } = useWords(messagesWords);
  const showToast = useToast();
  const [isAsking, setIsAsking] = useState(false);
  const variables = { applicationId: thread.id };
  const [block, { loading }] = useBlockMessagesMutation();
  const [unblock] = useUnblockMessagesMutation();
  const { block: canBlock, unblock: canUnblock } = thread.viewerCan;
  if (!canBlock && !canUnblock) return null;

  async function act(call: () => Promise<unknown>, done: string) {
    try {
      await call();
      setIsAsking(false);
      showToast({ text: done });
    } catch {
      showToast({ text: blocking.failed, tone: "danger" });
    }
  }

  const icon = <Ban size={18} aria-hidden />;
  return (
    <>
      <Menu
        label={words.actions}
        trigger={<Ellipsis size={20} aria-hidden />}
        entries={[
          canUnblock
            ? {
                label: words.unblock,
                icon,
                onSelect: () => void act(() => unblock({ variables }), blocking.unblocked),
              }
            : { label: words.block, icon, onSelect: () => setIsAsking(true) },
        ]}
      />
      <Dialog isOpen={isAsking} onOpenChange={setIsAsking} title={blocking.title(otherOf(thread, nameless))}>
        <DialogForm
          labels={{ submit: blocking.block, busy: blocking.blocking, cancel: blocking.keep }}
          tone="danger"
          isBusy={loading}
          onSubmit={() => act(() => block({ variables }), blocking.blocked)}
          onCancel={() => setIsAsking(false)}
        >
          <p>{blocking.text}</p>
        </DialogForm>
      </Dialog>
    </>
  );
}

const Head = styled.header`
  display: grid;
  gap: ${space.s1};
  padding: ${space.s3} ${space.s4};
  border-bottom: 1px solid ${color.line};
`;

/* Beside the list nobody needs it. */
const Back = styled(Link)`
  display: none;
  flex: none;
  width: 44px;
  height: 44px;
  margin-left: -12px;
  border-radius: ${radius.rSm};
  color: ${color.ink2};
  place-items: center;

  ${media.belowDesktop} {
    display: grid;
  }
`;

const Row = styled.div`
  display: flex;
  gap: ${space.s1};
  align-items: center;
`;

const Who = styled.div`
  flex: 1;
  min-width: 0;
`;

const Name = styled.h2`
  ${text.cardTitle}
  overflow-wrap: anywhere;
`;

const About = styled.p`
  ${text.meta}
`;

const Stage = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1} ${space.s3};
  align-items: center;
  font-size: ${fontSize.fs14};
`;

const Way = styled(Link)`
  padding-block: ${space.s3};
`;

const Contact = styled.div`
  display: flex;
  flex: none;
  gap: ${space.s2};

  ${media.phone} {
    gap: ${space.s1};
  }
`;

/* Looks like the secondary buttons; on a phone its mark alone is seen. */
const ContactLink = styled.a`
  display: inline-flex;
  gap: ${space.s2};
  align-items: center;
  justify-content: center;
  min-width: 44px;
  min-height: 36px;
  padding-inline: ${space.s3};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.rSm};
  background: ${color.surface};
  color: ${color.ink};
  font-size: ${fontSize.fs14};
  font-weight: 600;
  text-decoration: none;

  ${media.belowDesktop} {
    min-height: 44px;
  }
`;

const ContactName = styled.span`
  ${media.phone} {
    ${hiddenSkin}
  }
`;
