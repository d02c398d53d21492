import type { Logger } from "pino";
import type { Sms, SmsOutcome, SmsSender } from "./sms-sender";

interface ExotelSettings {
  /** Of the account's region, such as https://api.in.exotel.com. */
  apiUrl: string;
  accountSid: string;
  apiKey: string;
  apiToken: string;
  /** The header that is registered for the portal. */
  sender: string;
  /** By which the operators know who runs the portal. */
  entityId: string;
  /** In place of eight seconds. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 8_000;
const TOO_MANY = 429;
/** The account itself is at fault: out of credit, or of wrong keys. Once that is mended, the SMS can go out. */
const OWN_FAULT = [401, 402, 403];
/** Errors of a call that never reached the gateway. */
const UNREACHED = /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$/;
/** Signs of the SMS alphabet that ASCII has. Any other makes the gateway send Unicode. */
const PLAIN = /^[\x20-\x7e\n]*$/;

/**
 * Speaks Exotel's SMS API: a form with the text, and the ids of who sends it and of its template (SMSD-01). Written
 * from its documents (developer.exotel.com); nobody has held it against the service itself.
 */
export class ExotelSender implements SmsSender {
  constructor(
    private readonly settings: ExotelSettings,
    private readonly log: Logger | undefined,
  ) {}

  async send(sms: Sms): Promise<SmsOutcome> {
    try {
      const response = await this.post(sms);
      await response.body?.cancel();
      const outcome = outcomeOf(response.status);
      if (outcome !== "taken") this.log?.error({ status: response.status }, "the SMS gateway took no SMS");
      return outcome;
    } catch (error) {
      const outcome = isUnreached(error) ? "failed" : "lost";
      this.log?.error({ outcome }, "the SMS gateway did not answer");
      return outcome;
    }
  }

  private post({ to, text, templateId }: Sms): Promise<Response> {
    const { apiUrl, accountSid, apiKey, apiToken, sender, entityId, timeoutMs = TIMEOUT_MS } = this.settings;
    return fetch(new URL(`/v1/Accounts/${encodeURIComponent(accountSid)}/Sms/send.json`, apiUrl), {
      method: "POST",
      headers: { authorization: `Basic ${Buffer.from(`${apiKey}:${apiToken}`).toString("base64")}` },
      body: new URLSearchParams({
        ...{ From: sender, To: to, Body: text },
        EncodingType: PLAIN.test(text) ? "plain" : "unicode",
        ...{ DltEntityId: entityId, DltTemplateId: templateId, SmsType: "transactional_opt_in" },
      }),
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
  }
}

function outcomeOf(status: number): SmsOutcome {
  if (status >= 200 && status < 300) return "taken";
  return status >= 500 || status === TOO_MANY || OWN_FAULT.includes(status) ? "failed" : "refused";
}

/** A call that was cut off later may have sent its SMS, and a second one would double it. */
function isUnreached(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null;
  return (
    cause instanceof Error && "code" in cause && typeof cause.code === "string" && UNREACHED.test(cause.code)
  );
}
