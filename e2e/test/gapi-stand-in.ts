import type { BrowserContext } from "@playwright/test";

/**
 * Answers for Google's script, which the tests cannot reach: what Firebase's code and the emulator's helper
 * frame use of `gapi.iframes`, carried by postMessage between the two. The emulator's window also asks for
 * styles from elsewhere; it goes without.
 */
export async function standInForGapi(context: BrowserContext): Promise<void> {
  await context.route("https://apis.google.com/js/api.js*", (route) =>
    route.fulfill({ contentType: "text/javascript", body: `(${runGapi.toString()})();` }),
  );
  await context.route(/^https:\/\/(unpkg\.com|fonts\.googleapis\.com)\//, (route) => {
    const isScript = route.request().resourceType() === "script";
    return route.fulfill({ contentType: isScript ? "text/javascript" : "text/css", body: "" });
  });
}

type Handler = (data: unknown) => unknown;
type Reply = (responses: unknown[]) => void;

interface Message {
  gapi: "call" | "reply";
  id: number;
  name: string;
  data: unknown;
}

interface OpenOptions {
  where: HTMLElement;
  url: string;
  attributes: { style: Record<string, string> } & Record<string, unknown>;
}

/** Runs in the page and in the frame, so it uses nothing from outside of itself. */
function runGapi(): void {
  /** One end of the line between page and frame; calls wait until somebody registers for them. */
  function openLine(peer: () => Window | null) {
    const handlers = new Map<string, Handler>([["ping", () => true]]);
    const replies = new Map<number, Reply>();
    let waiting: Message[] = [];
    let count = 0;
    const post = (message: Message) => peer()?.postMessage(message, "*");

    function receive(message: Message) {
      if (message.gapi === "reply") {
        try {
          replies.get(message.id)?.([message.data]);
        } catch {
          // Firebase's code throws at the end of a callback that has done its work.
        }
        return;
      }
      const handler = handlers.get(message.name);
      if (handler) post({ ...message, gapi: "reply", data: handler(message.data) });
      else waiting.push(message);
    }
    window.addEventListener("message", ({ source, data }: MessageEvent<Message | null>) => {
      if (source === peer() && data?.gapi) receive(data);
    });

    function send(name: string, data: unknown, reply?: Reply) {
      count += 1;
      if (reply) replies.set(count, reply);
      post({ gapi: "call", id: count, name, data });
    }
    return {
      send,
      register(name: string, handler: Handler) {
        handlers.set(name, handler);
        const calls = waiting;
        waiting = [];
        calls.forEach(receive);
      },
      restyle: () => Promise.resolve(),
      /** Calls until the other end is there to answer. */
      ping: (reply: Reply) =>
        new Promise<unknown>((resolve) => {
          const timer = setInterval(() => send("ping", null, settle), 50);
          function settle(responses: unknown[]) {
            clearInterval(timer);
            reply(responses);
            resolve(responses);
          }
        }),
    };
  }
  type Line = ReturnType<typeof openLine>;

  const context = {
    open({ where, url, attributes }: OpenOptions, onOpen: (line: Line) => Promise<Line>): Promise<Line> {
      const frame = document.createElement("iframe");
      const { style, ...others } = attributes;
      Object.assign(frame.style, style);
      for (const [attribute, value] of Object.entries(others)) frame.setAttribute(attribute, String(value));
      frame.src = url;
      where.append(frame);
      return onOpen(openLine(() => frame.contentWindow));
    },
    getParentIframe: () => openLine(() => window.parent),
  };
  Object.assign(window, {
    gapi: {
      load: (_name: string, { callback }: { callback: () => void }) => callback(),
      iframes: { getContext: () => context, CROSS_ORIGIN_IFRAMES_FILTER: null },
    },
  });
  const script = document.currentScript as HTMLScriptElement | null;
  const name = new URL(script?.src ?? location.href).searchParams.get("onload") ?? "gapi_onload";
  (window as unknown as Record<string, (() => void) | undefined>)[name]?.();
}
