import { CircleAlert, CircleCheck, X } from "lucide-react";
import styled from "styled-components";
import { useWords } from "../../shared/words";
import { designSystemWords } from "../design-system.words";
import type { ToastListProps } from "./toast-context";
import { toastActionSkin, toastCloseSkin, toastPlaceSkin, toastSkin, toastTextSkin } from "./toast-skin";

/**
 * The last of the messages where the code of ToastStack did not come: told all the same, until it is closed, and those
 * before it with it.
 */
export function PlainToast({ messages, onClose }: ToastListProps) {
  const words = useWords(designSystemWords);
  const message = messages.at(-1);
  if (!message) return null;
  const { text, lang, tone, action } = message;
  const isDanger = tone === "danger";
  return (
    <Place role="region" aria-label={words.notifications}>
      <Frame>
        {isDanger ? <CircleAlert size={20} aria-hidden /> : <CircleCheck size={20} aria-hidden />}
        <Text lang={lang} role={isDanger ? "alert" : "status"}>
          {text}
        </Text>
        {action && (
          <ActionButton
            type="button"
            lang={lang}
            onClick={() => {
              action.onSelect();
              onClose(messages);
            }}
          >
            {action.label}
          </ActionButton>
        )}
        <CloseButton type="button" aria-label={words.close} onClick={() => onClose(messages)}>
          <X size={18} aria-hidden />
        </CloseButton>
      </Frame>
    </Place>
  );
}

const Place = styled.div`
  ${toastPlaceSkin}
`;

const Frame = styled.div`
  ${toastSkin}
`;

const Text = styled.p`
  ${toastTextSkin}
`;

const ActionButton = styled.button`
  ${toastActionSkin}
`;

const CloseButton = styled.button`
  ${toastCloseSkin}
`;
