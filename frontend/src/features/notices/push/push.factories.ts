import {
  KeepPushSubscriptionDocument,
  PushKeyDocument,
  ReplacePushSubscriptionDocument,
} from "./Push.generated";

export const buildDevice = (id: string, device: string, usedAt: string | null = null) => ({
  __typename: "PushSubscription" as const,
  ...{ id, device, usedAt },
  createdAt: "2026-11-21T06:00:00Z",
});

export const buildPushDevices = ({
  key = "key",
  devices = [],
}: { key?: string | null; devices?: ReturnType<typeof buildDevice>[] } = {}) => ({
  __typename: "PushDevices" as const,
  ...{ id: "account-1", key, devices },
});

export const pushKeyAnswer = (key: string | null = "key") => ({
  request: { query: PushKeyDocument },
  result: { data: { pushDevices: { __typename: "PushDevices" as const, id: "account-1", key } } },
});

/** Of the subscription that `standInForPush` gives. */
export const keepAnswer = (id: string) => ({
  request: {
    query: KeepPushSubscriptionDocument,
    variables: {
      input: {
        endpoint: "https://push.example/1",
        ...{ p256dh: "p256dh", auth: "auth" },
        userAgent: navigator.userAgent,
      },
    },
  },
  result: { data: { keepPushSubscription: buildDevice(id, "Chrome, Android") } },
});

/** That the same subscription has ended. */
export const endAnswer = () => ({
  request: {
    query: ReplacePushSubscriptionDocument,
    variables: { held: { endpoint: "https://push.example/1", auth: "auth" } },
  },
  result: { data: { replacePushSubscription: { __typename: "ReplacedPushSubscription", isKept: false } } },
});
