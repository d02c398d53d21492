import { Agent, request } from "node:https";

export interface Answer {
  /** Of HTTP; 0 where the connection broke off before an answer was there. */
  status: number;
  text: string;
  hasRetryAfter: boolean;
}

const NONE: Answer = { status: 0, text: "", hasRetryAfter: false };

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

  /** Sends a GraphQL operation; settles in any case. */
  ask(body: string, token?: string): Promise<Answer> {
    return new Promise((resolve) => {
      const headers = {
        "content-type": "application/json",
        "content-length": Buffer.byteLength(body),
        ...(token && { authorization: `Bearer ${token}` }),
      };
      const options = { agent: this.agent, host: this.host, path: "/graphql", method: "POST", headers };
      const sent = request(options, (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => parts.push(part));
        response.on("error", () => resolve(NONE));
        response.on("end", () => {
          const hasRetryAfter = response.headers["retry-after"] !== undefined;
          const { statusCode: status = 0 } = response;
          resolve({ status, text: Buffer.concat(parts).toString("utf8"), hasRetryAfter });
        });
      });
      sent.on("error", () => resolve(NONE));
      sent.end(body);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}
