import { useRef } from "react";
import styled from "styled-components";
import { Button, color, Notice, SectionCard, space, text, useToast } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { type Push_DevicesFragment, useEndPushSubscriptionMutation } from "./Push.generated";
import { pushWords } from "./push.words";
import { useThisDevice } from "./useThisDevice";

type Device = Push_DevicesFragment["devices"][number];

/** The devices that notices are pushed to, and this one turned on or off (PUSH-07); nothing where none is pushed. */
export function PushDevices({ push: { key, devices } }: { push: Push_DevicesFragment }) {
  const words = useWords(pushWords);
  const here = useThisDevice(key);
  const [end] = useEndPushSubscriptionMutation();
  const showToast = useToast();
  const list = useRef<HTMLDivElement>(null);
  if (key === null) return null;
  const own = devices.find(({ id }) => id === here.keptId);
  async function handleEnd(id: string) {
    try {
      if (id === own?.id) await here.turnOff();
      else await end({ variables: { id } });
      // Its button is gone.
      list.current?.focus();
    } catch {
      showToast({ text: words.notEnded, tone: "danger" });
    }
  }
  return (
    <SectionCard title={words.title}>
      <Stack ref={list} role="group" aria-label={words.title} tabIndex={-1}>
        <p>{words.meaning}</p>
        {!own && <Offer here={here} />}
        {here.problem && <Notice tone="danger">{here.problem}</Notice>}
        {devices.length === 0 ? (
          <Quiet>{words.none}</Quiet>
        ) : (
          <ul>
            {devices.map((device) => (
              <DeviceRow
                key={device.id}
                device={device}
                isHere={device === own}
                onEnd={(id) => void handleEnd(id)}
              />
            ))}
          </ul>
        )}
      </Stack>
    </SectionCard>
  );
}

function Offer({ here: { permission, isBusy, turnOn } }: { here: ReturnType<typeof useThisDevice> }) {
  const words = useWords(pushWords);
  if (permission === "unsupported") return <Notice>{words.unsupported}</Notice>;
  return (
    <>
      {permission === "refused" && <Notice tone="warn">{words.refused}</Notice>}
      <div>
        <Button tone="secondary" busy={isBusy} busyText={words.turning} onClick={() => void turnOn()}>
          {words.tellHere}
        </Button>
      </div>
    </>
  );
}

interface DeviceRowProps {
  device: Device;
  isHere: boolean;
  onEnd(id: string): void;
}

function DeviceRow({ device: { id, device, createdAt, usedAt }, isHere, onEnd }: DeviceRowProps) {
  const words = useWords(pushWords);
  const name = device || words.unknownDevice;
  const facts = [
    ...(isHere ? [words.thisDevice] : []),
    words.since(createdAt),
    ...(usedAt === null ? [] : [words.lastTold(usedAt)]),
  ];
  return (
    <Row>
      <div>
        <Name>{name}</Name>
        <Quiet>{facts.join(" · ")}</Quiet>
      </div>
      <Button tone="text" size="sm" aria-label={words.endOf(name)} onClick={() => onEnd(id)}>
        {words.end}
      </Button>
    </Row>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s4};
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s3};
  padding-block: ${space.s2};
  border-top: 1px solid ${color.line};
`;

const Name = styled.p`
  ${text.label}
`;

const Quiet = styled.p`
  ${text.meta}
`;
