import type { Stretch } from "./loops";
import type { Acknowledged } from "./writer";

/** What the writers and readers have seen. */
export interface Seen {
  acknowledged: Acknowledged[];
  refusals: string[];
  retries: number;
  /** For each reader, when it was well answered: milliseconds of this machine's clock. */
  reads: number[][];
  failedReads: number;
}

/** What the drill tells the load's program to do, and what that answers. */
export interface Orders {
  begin: { told: { writers: number; readers: number; identityHost: string }; answer: null };
  progress: { told: null; answer: { newestSentAt: number } };
  end: { told: null; answer: Seen };
  closed: { told: { atOnce: number; seconds: number }; answer: Stretch };
  open: { told: { rate: number; seconds: number }; answer: Stretch };
}

export interface Order {
  number: number;
  name: keyof Orders;
  told: unknown;
}

export interface Report {
  number: number;
  answer?: unknown;
  failure?: string;
}
