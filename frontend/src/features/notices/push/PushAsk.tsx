import { BellRing } from "lucide-react";
import { useState } from "react";
import styled from "styled-components";
import { Button, color, fontSize, Notice, space } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { declinePush } from "./kept-push";
import { usePushKeyQuery } from "./Push.generated";
import { pushWords } from "./push.words";
import { mayOfferPush } from "./this-device";
import { useThisDevice } from "./useThisDevice";

/** The server's key where a page may offer pushes by itself; null where it may not, or until that is known. */
export function useOfferedPush(isRegistered = true): string | null {
  const [mayOffer] = useState(mayOfferPush);
  const { data } = usePushKeyQuery({ skip: !mayOffer || !isRegistered });
  return data?.pushDevices.key ?? null;
}

/** One quiet line after something worth being told of; nothing to who has it, can't have it or said no (PUSH-08). */
export function PushAsk() {
  const words = useWords(pushWords);
  const pushKey = useOfferedPush();
  const { permission, keptId, isBusy, problem, turnOn } = useThisDevice(pushKey);
  const [isDeclined, setIsDeclined] = useState(false);
  if (pushKey === null || isDeclined) return null;
  if (keptId !== null) return <Notice tone="ok">{words.isOn}</Notice>;
  if (permission === "refused") return <Notice>{words.refused}</Notice>;
  function handleDecline() {
    declinePush();
    setIsDeclined(true);
  }
  return (
    <Line>
      <Offer>
        <BellRing size={18} aria-hidden />
        {problem ? <span role="alert">{problem}</span> : words.offer}
      </Offer>
      <Ways>
        <Button
          tone="secondary"
          size="sm"
          busy={isBusy}
          busyText={words.turning}
          onClick={() => void turnOn()}
        >
          {words.tellHere}
        </Button>
        <Button tone="text" size="sm" onClick={handleDecline}>
          {words.notNow}
        </Button>
      </Ways>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s2} ${space.s4};
  color: ${color.ink2};
  font-size: ${fontSize.fs14};
`;

const Offer = styled.p`
  display: flex;
  align-items: center;
  gap: ${space.s2};

  > svg {
    flex: none;
    color: ${color.brand800};
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s2};
`;
