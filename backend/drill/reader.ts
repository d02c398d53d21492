import { setTimeout as delay } from "node:timers/promises";
import { Caller } from "./caller";
import { SEARCH } from "./search-query";

const PAUSE_MS = 100;

/** A visitor who searches again and again, ten times a second at most, and waits for each answer. */
export class Reader {
  /** When each good answer was there, in milliseconds of this machine's clock. */
  readonly answeredAt: number[] = [];
  failures = 0;
  private readonly caller: Caller;

  constructor(localAddress: string) {
    this.caller = new Caller(localAddress, 1);
  }

  async work(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const { status, text } = await this.caller.ask(SEARCH);
      if (status === 200 && text.startsWith('{"data":{"jobs":{')) this.answeredAt.push(Date.now());
      else this.failures += 1;
      await delay(PAUSE_MS);
    }
    this.caller.close();
  }
}
