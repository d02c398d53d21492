import { createECDH } from "node:crypto";
import { every, PUBLIC, type Row, UNKNOWN_ID, VIEWERS } from "./outcomes";

/** Of nobody; this portal pushes nothing. */
const HELD_PUSH = { endpoint: "https://push.example/1", auth: "A".repeat(22) };
const PUSH_KEY = createECDH("prime256v1").generateKeys("base64url");

/** Calls about notices, and the browsers that they are pushed to. */
export const NOTICE_MUTATIONS: Record<string, Row> = {
  "Mutation.markNoticesRead": { query: "mutation { markNoticesRead { unreadCount } }", outcome: VIEWERS },
  "Mutation.setNoticeWay": {
    query: "mutation { setNoticeWay(group: OFFERS, channel: MAIL, isOn: false) { isDaily } }",
    outcome: VIEWERS,
  },
  "Mutation.setNoticeTiming": {
    query: "mutation { setNoticeTiming(input: { isDaily: true }) { isDaily } }",
    outcome: VIEWERS,
  },
  // BNCE-07
  "Mutation.liftMailSuppression": {
    query: "mutation { liftMailSuppression { id } }",
    outcome: VIEWERS,
  },
  "Mutation.keepPushSubscription": {
    query: "mutation ($input: PushSubscriptionInput!) { keepPushSubscription(input: $input) { id } }",
    variables: () => ({ input: { ...HELD_PUSH, p256dh: PUSH_KEY, userAgent: "" } }),
    outcome: every([409, "PUSH_OFF"]),
  },
  "Mutation.endPushSubscription": {
    query: `mutation { endPushSubscription(id: "${UNKNOWN_ID}") { id } }`,
    outcome: every([404, "NOT_FOUND"]),
  },
  "Mutation.replacePushSubscription": {
    query: "mutation ($held: HeldPushSubscriptionInput!) { replacePushSubscription(held: $held) { isKept } }",
    variables: () => ({ held: HELD_PUSH }),
    outcome: PUBLIC,
  },
};
