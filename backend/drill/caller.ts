import { Agent, request } from "node:https";

export interface Answer {
  /** Of HTTP; 0 where the connection broke off before an answer was there. */
  status: number;
  /** How it broke off, such as `ECONNRESET`. */
  failure?: string;
  text: string;
  hasRetryAfter: boolean;
}

const broken = ({ code, message }: NodeJS.ErrnoException): Answer => ({
  status: 0,
  failure: code ?? message,
  text: "",
  hasRetryAfter: false,
});

/** Statuses of what may be tried again: the portal or something before it is away, or the connection was lost. */
const PASSING = [0, 429, 502, 503, 504];

export const mayBeTriedAgain = ({ status }: Answer): boolean => PASSING.includes(status);

/** Somebody with an address of their own who asks the portal over HTTPS and keeps their connections. */
export class Caller {
  private readonly agent: Agent;

  /** @param localAddress one of this machine's; HAProxy tells the nodes of it */
  constructor(
    localAddress: string,
    connections = 4,
    private readonly host = "edge",
  ) {
    // The certificate is the drill's own.
    this.agent = new Agent({
      keepAlive: true,
      maxSockets: connections,
      localAddress,
      rejectUnauthorized: false,
    });
  }

  /**
   * Sends a GraphQL operation; settles in any case. As browsers do, asks again where HAProxy closed a connection that
   * had been idle as the request went into it.
   */
  async ask(body: string, token?: string): Promise<Answer> {
    const { answer, wasClosedIdle } = await this.askOnce(body, token);
    return wasClosedIdle ? (await this.askOnce(body, token)).answer : answer;
  }

  private askOnce(body: string, token?: string): Promise<{ answer: Answer; wasClosedIdle: boolean }> {
    return new Promise((resolve) => {
      let hasBegun = false;
      const fail = (error: NodeJS.ErrnoException) => {
        const wasClosedIdle = sent.reusedSocket && !hasBegun && error.code === "ECONNRESET";
        resolve({ answer: broken(error), wasClosedIdle });
      };
      const headers = {
        "content-type": "application/json",
        "content-length": Buffer.byteLength(body),
        ...(token && { authorization: `Bearer ${token}` }),
      };
      const options = { agent: this.agent, host: this.host, path: "/graphql", method: "POST", headers };
      const sent = request(options, (response) => {
        hasBegun = true;
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => parts.push(part));
        response.on("error", fail);
        response.on("end", () => {
          const hasRetryAfter = response.headers["retry-after"] !== undefined;
          const { statusCode: status = 0 } = response;
          const text = Buffer.concat(parts).toString("utf8");
          resolve({ answer: { status, text, hasRetryAfter }, wasClosedIdle: false });
        });
      });
      sent.on("error", fail);
      sent.end(body);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}
