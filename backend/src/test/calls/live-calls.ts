import { createClient, NetworkError } from "graphql-sse";

export interface LiveEvent {
  cursor: string;
  isComplete: boolean;
  changes: { kind: string; id: string }[];
}

/** A page that is open, as the web app's: it reads a stream of changes. */
export interface OpenPage {
  /** The next event that has changes, or has lost some. */
  news(): Promise<LiveEvent>;
  /** The next event, whatever it has. */
  event(): Promise<LiveEvent>;
  /** "complete" after an end in order, or what the server refused the stream with. */
  ended: Promise<string>;
  leave(): void;
}

const QUERY = `subscription ($after: String) {
  liveChanges(after: $after) { cursor isComplete changes { kind id } }
}`;

/** Opens a page by the published client. @param after where it had come to before */
export function openPage(url: string, token: string, after?: string): OpenPage {
  const client = createClient({
    url: `${url}/graphql`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    retryAttempts: 0,
  });
  const events: LiveEvent[] = [];
  let wake: () => void = () => undefined;
  const ended = new Promise<string>((resolve) => {
    const sink = {
      next: ({ data }: { data?: { liveChanges: LiveEvent } | null }) => {
        if (data) events.push(data.liveChanges);
        wake();
      },
      error: (error: unknown) => void refusalOf(error).then(resolve),
      complete: () => resolve("complete"),
    };
    client.subscribe<{ liveChanges: LiveEvent }>({ query: QUERY, variables: { after } }, sink);
  });
  const over = ended.then((how) => {
    throw new Error(`The stream has ended: ${how}.`);
  });
  over.catch(() => undefined);
  async function event(): Promise<LiveEvent> {
    for (;;) {
      const next = events.shift();
      if (next) return next;
      await Promise.race([new Promise<void>((resolve) => (wake = resolve)), over]);
    }
  }
  async function news(): Promise<LiveEvent> {
    for (;;) {
      const next = await event();
      if (next.changes.length > 0 || !next.isComplete) return next;
    }
  }
  return { event, news, ended, leave: () => client.dispose() };
}

async function refusalOf(error: unknown): Promise<string> {
  const response: unknown = error instanceof NetworkError ? error.response : null;
  if (!(response instanceof Response)) return String(error);
  const { errors } = (await response.json()) as { errors: { extensions: { code: string } }[] };
  return `${response.status} ${errors[0]?.extensions.code}`;
}
