import { CircleAlert, CircleCheck, X } from "lucide-react";
import { useState } from "react";
import styled from "styled-components";
import { useWords } from "../../shared/words";
import { designSystemWords } from "../design-system.words";
import type { ToastMessage } from "./toast-context";
import { toastCloseSkin, toastPlaceSkin, toastSkin, toastTextSkin } from "./toast-skin";

/** The last of the messages where the code of ToastStack did not come: told all the same, until it is closed. */
export function PlainToast({ messages }: { messages: readonly ToastMessage[] }) {
  const words = useWords(designSystemWords);
  const [closed, setClosed] = useState<ToastMessage>();
  const message = messages.at(-1);
  if (!message || message === closed) return null;
  const isDanger = message.tone === "danger";
  return (
    <Place role="region" aria-label={words.notifications}>
      <Frame>
        {isDanger ? <CircleAlert size={20} aria-hidden /> : <CircleCheck size={20} aria-hidden />}
        <Text role={isDanger ? "alert" : "status"}>{message.text}</Text>
        <CloseButton type="button" aria-label={words.close} onClick={() => setClosed(message)}>
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

const CloseButton = styled.button`
  ${toastCloseSkin}
`;
