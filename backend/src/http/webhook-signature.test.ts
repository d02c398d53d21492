import { isSignedCall, signatureOf } from "./webhook-signature";

const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const NOW = new Date("2026-11-27T08:00:00Z");
const BODY = Buffer.from('{"type":"bounce"}');

const timestampAt = (seconds: number) => String(NOW.getTime() / 1000 + seconds);
function headersOf(values: { id?: string; timestamp?: string; body?: Buffer; secret?: string } = {}) {
  const signed = { id: "1", timestamp: timestampAt(0), body: BODY, secret: SECRET, ...values };
  return {
    "webhook-id": signed.id,
    "webhook-timestamp": signed.timestamp,
    "webhook-signature": signatureOf(signed),
  };
}
const holds = (headers: Parameters<typeof isSignedCall>[0], body = BODY) =>
  isSignedCall(headers, { body, secret: SECRET, now: NOW });

describe("a signed call (BNCE-01)", () => {
  it("holds with the example of Standard Webhooks", () => {
    const [body, id, timestamp] = [
      Buffer.from('{"test": 2432232314}'),
      "msg_p5jXN8AQM9LWM0D4loKWxJek",
      1614265330,
    ];
    expect(
      isSignedCall(
        {
          "webhook-id": id,
          "webhook-timestamp": String(timestamp),
          "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
        },
        { body, secret: SECRET, now: new Date(timestamp * 1000) },
      ),
    ).toBe(true);
  });

  it("holds by the names of Svix, and where one signature of several does", () => {
    const { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": signature } = headersOf();
    expect(holds({ "svix-id": id, "svix-timestamp": timestamp, "svix-signature": signature })).toBe(true);
    expect(holds({ ...headersOf(), "webhook-signature": `v1a,x v1,AAAA ${signature}` })).toBe(true);
  });

  it.each([
    ["another body", headersOf(), Buffer.from('{"type":"complaint"}')],
    ["another secret", headersOf({ secret: "whsec_QUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFB" }), BODY],
    ["another id", { ...headersOf(), "webhook-id": "2" }, BODY],
    ["another time", { ...headersOf(), "webhook-timestamp": timestampAt(1) }, BODY],
    ["a time of six minutes ago", headersOf({ timestamp: timestampAt(-360) }), BODY],
    ["a time in six minutes", headersOf({ timestamp: timestampAt(360) }), BODY],
    ["no time", headersOf({ timestamp: "" }), BODY],
    ["a time that is none", headersOf({ timestamp: "NaN" }), BODY],
    ["no id", headersOf({ id: "" }), BODY],
    [
      "another version",
      { ...headersOf(), "webhook-signature": headersOf()["webhook-signature"].replace("v1", "v2") },
      BODY,
    ],
    ["an empty signature", { ...headersOf(), "webhook-signature": "v1," }, BODY],
    ["nothing", {}, BODY],
  ])("does not hold with %s", (_what, headers, body) => {
    expect(holds(headers, body)).toBe(false);
  });
});
