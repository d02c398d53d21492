import express, { Router } from "express";
import type { Services } from "../auth/context";
import type { NodeMetrics } from "../metrics/node-metrics";

/** SendGrid sends up to 768 kB at once; other services send single reports. */
const LIMIT_BYTES = 1024 * 1024;

/**
 * A mail service, or a relay before it, reports bounces and complaints to POST /api/mails/webhook, which answers 204
 * (BNCE-01). The route exists if MAIL_WEBHOOK_SECRET is set. The signature is of the body as it came, so this stands
 * before bodies are read.
 */
export function mailRoutes({ mailReports }: Services, metrics: NodeMetrics): Router {
  const router = Router();
  if (!mailReports.isOffered) return router;
  const anyBody = express.raw({ type: () => true, limit: LIMIT_BYTES });
  router.post("/api/mails/webhook", anyBody, async ({ body, headers }, response) => {
    const sent: unknown = body;
    const news = await mailReports.take(Buffer.isBuffer(sent) ? sent : Buffer.alloc(0), headers);
    for (const { cause } of news) metrics.mailReported(cause.toLowerCase());
    response.status(204).end();
  });
  return router;
}
