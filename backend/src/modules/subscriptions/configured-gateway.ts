import { paths } from "@job-portal/protocol/paths";
import type { Env } from "../../settings/env";
import type { Clock } from "../../time/clock";
import { ownGateways, type PaymentGateway } from "./payment-gateway";
import { RazorpayGateway } from "./razorpay-gateway";

type Settings = Pick<
  Env,
  "PAYMENTS" | "PUBLIC_URL" | "RAZORPAY_KEY_ID" | "RAZORPAY_KEY_SECRET" | "RAZORPAY_WEBHOOK_SECRET"
>;

/** The gateway that the variable PAYMENTS names. An adapter for another provider is one more of them. */
export function configuredGateway(env: Settings, clock: Clock): PaymentGateway {
  if (env.PAYMENTS !== "razorpay") return ownGateways[env.PAYMENTS];
  const { RAZORPAY_KEY_ID = "", RAZORPAY_KEY_SECRET = "", RAZORPAY_WEBHOOK_SECRET = "" } = env;
  return new RazorpayGateway(clock, {
    keyId: RAZORPAY_KEY_ID,
    keySecret: RAZORPAY_KEY_SECRET,
    webhookSecret: RAZORPAY_WEBHOOK_SECRET,
    returnUrl: env.PUBLIC_URL && new URL(paths.plans, env.PUBLIC_URL).href,
  });
}
