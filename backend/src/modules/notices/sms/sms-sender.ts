/** An SMS in the words of a template that is registered with India's operators (DLT). */
export interface Sms {
  /** As E.164 has it: "+919876543210". */
  to: string;
  text: string;
  /** By which the operators know the template. */
  templateId: string;
}

/** What became of it. `failed`: it certainly did not go out, and may be tried again. `lost`: nobody knows. */
export type SmsOutcome = "taken" | "refused" | "failed" | "lost";

/** Hands messages to an SMS gateway. It never rejects. */
export interface SmsSender {
  send(sms: Sms): Promise<SmsOutcome>;
}
