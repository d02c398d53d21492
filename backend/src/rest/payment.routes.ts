import express, { Router } from "express";
import type { Logger } from "pino";
import { CodedError } from "../errors/errors";
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
    try {
      await planPayments.takeReport(Buffer.isBuffer(sent) ? sent : Buffer.alloc(0), headers);
    } catch (error) {
      // Anybody may send what is not the provider's; what is, and can't be taken, is for people to look at.
      if (error instanceof CodedError && [404, 409].includes(error.status))
        log.error({ code: error.code }, "a payment that was reported can't be settled");
      throw error;
    }
    response.status(204).end();
  });
  return router;
}
