import type { Tally } from "./tally";

/** What a call came to. After "unsure" nobody knows whether it was done: the same call has to be sent again. */
export type Outcome = { done: unknown } | { refused: string } | "unsure";

export interface GraphQLCall {
  /** Null: a visitor's. */
  token: string | null;
  query: string;
  variables: object;
}

interface GraphQLAnswer {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions?: { code?: string } }[];
}

/** Longer than a node waits for a database that is frozen, in milliseconds. */
const PATIENCE_MS = 8_000;
const INTERNAL = "INTERNAL_SERVER_ERROR";

/** The nodes as clients see them. */
export class Portal {
  constructor(
    readonly nodes: readonly string[],
    private readonly tally: Tally,
  ) {}

  /** Asks one node once. */
  async ask(node: string, call: GraphQLCall): Promise<Outcome> {
    const begin = performance.now();
    let response: Response;
    let text: string;
    try {
      response = await fetch(`${node}/graphql`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          ...(call.token !== null && { authorization: `Bearer ${call.token}` }),
        },
        body: JSON.stringify({ query: call.query, variables: call.variables }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      text = await response.text();
    } catch {
      this.tally.countBroken();
      return "unsure";
    }
    this.tally.countAnswer(performance.now() - begin);
    return this.outcomeOf(call, response, text);
  }

  /** Asks one node after the other until one knows, as for a preparation that has to succeed. */
  async insist(call: GraphQLCall): Promise<unknown> {
    for (let turn = 0; turn < 100; turn += 1) {
      const outcome = await this.ask(this.nodes[turn % this.nodes.length] ?? "", call);
      if (outcome === "unsure") continue;
      if ("refused" in outcome) throw new Error(`${outcome.refused}: ${call.query}`);
      return outcome.done;
    }
    throw new Error(`No node answers: ${call.query}`);
  }

  private outcomeOf({ query }: GraphQLCall, response: Response, text: string): Outcome {
    const { data, errors: [error] = [] } = parsed(text);
    const code = error?.extensions?.code ?? "";
    if (response.status === 500 || code === INTERNAL) {
      this.tally.countInternalError(query);
      return "unsure";
    }
    if (response.status === 503) {
      this.tally.countUnavailable();
      if (!response.headers.has("retry-after")) this.tally.note("a 503 came without Retry-After");
      return "unsure";
    }
    if (error) return { refused: code || error.message };
    if (data?.done === undefined) return { refused: `status ${response.status}: ${text.slice(0, 200)}` };
    return { done: data.done };
  }
}

function parsed(text: string): GraphQLAnswer {
  try {
    return JSON.parse(text) as GraphQLAnswer;
  } catch {
    return {};
  }
}
