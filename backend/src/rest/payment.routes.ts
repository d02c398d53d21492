import express, { Router } from "express";
import type { Logger } from "pino";
import type { Services } from "../auth/context";

const LIMIT_BYTES = 100 * 1024;

/**
 * A provider of payments reports to POST /api/payments/webhook, which answers 204. The route exists if the portal's
 * gateway has a webhook. The gateway asks for the body as it came, so this stands before bodies are read.
 */
export function paymentRoutes({ planPayments }: Services, log: Logger): Router {
  const router = Router();
  if (!planPayments.hasWebhook) return router;
  const anyBody = express.raw({ type: () => true, limit: LIMIT_BYTES });
  router.post("/api/payments/webhook", anyBody, async ({ body, headers }, response) => {
    const sent: unknown = body;
    const unsettled = await planPayments.takeReport(Buffer.isBuffer(sent) ? sent : Buffer.alloc(0), headers);
    // It names orders, payments and amounts, and nobody.
    if (unsettled) log.error(unsettled, "a payment that was reported can't be settled");
    response.status(204).end();
  });
  return router;
}
