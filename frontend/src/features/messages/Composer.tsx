import { useEffect, useId, useRef, useState, type SyntheticEvent } from "react";
import styled from "styled-components";
import { useAccountUser } from "../../auth/session";
import { Button, color, FieldError, fontSize, radius, space } from "../../design-system";
import { isAnotherAddress } from "../../forms/is-another-address";
import { UnsavedChanges } from "../../forms/UnsavedChanges";
import { keepCopy, readCopy } from "../../shared/kept/kept-copy";
import { useRefusalText } from "../../shared/language/useRefusalText";
import { readRefusal } from "../../shared/refusal";
import { useWords } from "../../shared/words";
import { AttachButton, AttachedFile } from "./AttachFile";
import { useSendMessageMutation, type MessageThread_ThreadFragment } from "./Messages.generated";
import { messagesWords } from "./messages.words";
import { Templates } from "./Templates";
import { useAttachment } from "./useAttachment";

const MOST = 2000;
/** A place that nobody has filled, of a template or of one's own making. */
const PLACE = /\{[\p{L} _']{2,24}\}/u;

interface ComposerProps {
  thread: MessageThread_ThreadFragment;
  /** Asks for the thread anew. */
  onSent(): Promise<unknown>;
}

/** Writes into a thread. What could not be sent stays, with what to do next. */
export function Composer({ thread, onSent }: ComposerProps) {
  const { composer: words } = useWords(messagesWords);
  const errorId = useId();
  const { box, text, file, problem, isSending, ...can } = useComposer(thread.id, onSent);

  return (
    <Form data-keeps onSubmit={(event) => void can.handleSend(event)}>
      {file !== null && <UnsavedChanges warning={words.unsent} isLeft={isAnotherAddress} />}
      {file && <AttachedFile file={file} onRemove={can.handleRemove} />}
      <Row>
        <Box
          ref={box}
          rows={1}
          value={text}
          maxLength={MOST}
          placeholder={words.label}
          aria-label={words.label}
          aria-invalid={problem !== null || undefined}
          aria-describedby={errorId}
          onChange={(event) => can.handleType(event.target.value)}
          onKeyDown={({ key, ctrlKey, metaKey }) => {
            if (key === "Enter" && (ctrlKey || metaKey)) void can.handleSend();
          }}
        />
        {thread.viewerCan.attach && <AttachButton onPick={(picked) => void can.pick(picked)} />}
        <Button type="submit" busy={isSending} busyText={words.sending}>
          {words.send}
        </Button>
      </Row>
      <div id={errorId} aria-live="polite">
        {problem !== null && <FieldError>{problem}</FieldError>}
      </div>
      {thread.viewerSide === "COMPANY" && (
        <Templates
          thread={thread}
          text={text}
          onChoose={(filled) => {
            can.handleType(filled);
            box.current?.focus();
          }}
        />
      )}
    </Form>
  );
}

/** What is written and attached, and what becomes of it. */
function useComposer(applicationId: string, onSent: ComposerProps["onSent"]) {
  const { composer: words } = useWords(messagesWords);
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useKeptText(applicationId);
  const { send, problem, setProblem, isSending } = useSend(applicationId, onSent);
  const { file, pick, clear, forget } = useAttachment(applicationId, setProblem);

  async function handleSend(event?: SyntheticEvent) {
    event?.preventDefault();
    // A file without words goes by its name.
    const said = text.trim() || (file?.name ?? "");
    if (said === "" || isSending) return;
    const place = PLACE.exec(text);
    if (place) {
      setProblem(words.empty(place[0]));
      box.current?.setSelectionRange(place.index, place.index + place[0].length);
    } else if (file?.id === null) {
      setProblem(words.waitForFile);
    } else if (await send(said, file?.id)) {
      if (file) forget(file);
      // What was typed meanwhile stays.
      setText((typed) => (typed.trim() === said ? "" : typed));
    }
    box.current?.focus();
  }

  function handleType(typed: string) {
    setText(typed);
    setProblem(null);
  }

  /** The button goes with the file, so the keyboard goes on where one writes. */
  function handleRemove() {
    clear();
    box.current?.focus();
  }
  return { box, text, file, problem, isSending, pick, handleRemove, handleSend, handleType };
}

/** In this tab until it is sent: phones reload a page that was out of sight. Each account has its own (SEEN-27). */
function useKeptText(applicationId: string) {
  const key = `message:${useAccountUser()?.uid ?? ""}:${applicationId}`;
  const [text, setText] = useState(
    () => (readCopy("sessionStorage", key) as { text: string } | null)?.text ?? "",
  );
  useEffect(() => keepCopy("sessionStorage", key, text.trim() === "" ? null : { text }), [key, text]);
  return [text, setText] as const;
}

/** Sends a text; answers whether it went, and says what is wrong where it did not. */
function useSend(applicationId: string, onSent: ComposerProps["onSent"]) {
  const { composer: words } = useWords(messagesWords);
  const textOf = useRefusalText();
  const [problem, setProblem] = useState<string | null>(null);
  const [sendMessage, { loading }] = useSendMessageMutation();

  async function send(text: string, fileId?: string): Promise<boolean> {
    setProblem(null);
    try {
      await sendMessage({
        variables: { input: { applicationId, text, ...(fileId !== undefined && { fileId }) } },
      });
    } catch (error) {
      setProblem(textOf(readRefusal(error), words.refusals) || words.failed);
      return false;
    }
    // It is sent; if this fails, the next question for the thread shows it.
    await onSent().catch(() => undefined);
    return true;
  }
  return { send, problem, setProblem, isSending: loading };
}

const Form = styled.form`
  display: grid;
  gap: ${space.s1};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
  align-items: flex-end;
  justify-content: flex-end;
`;

const Box = styled.textarea`
  /* Lines of words, not of a few letters: on a phone it has a row of its own. */
  flex: 1 0 min(240px, 100%);
  min-width: 0;
  min-height: 44px;
  max-height: 160px;
  padding: 9px 14px;
  border: 1px solid ${color.faint};
  border-radius: ${radius.rMd};
  background: ${color.surface};
  color: ${color.ink};
  font-family: inherit;
  font-size: ${fontSize.fs16};
  line-height: 1.5;
  resize: none;
  field-sizing: content;

  /* The room that bars at a phone's bottom have for a field's message is not needed: its own stands right below. */
  scroll-margin-bottom: -100px;
`;
