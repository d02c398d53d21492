import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";

export interface TestSmtpServer {
  /** For MAIL_URL. */
  url: string;
  /** What was taken, whole messages as sent. */
  mails: string[];
  /** Answers the next so many mails with 451 after their text. */
  refuseNext(count: number): void;
  /** Answers every RCPT TO so from now on; null: takes all. */
  answerRecipients(answer: string | null): void;
  stop(): Promise<void>;
}

/** As much of an SMTP server as a mail program needs to hand over its mails. @param port 0: a free one */
export async function startTestSmtpServer(port = 0): Promise<TestSmtpServer> {
  const mails: string[] = [];
  const sockets = new Set<Socket>();
  let toRefuse = 0;
  let toRecipients: string | null = null;
  const take = (text: string) => {
    if (toRefuse > 0) {
      toRefuse -= 1;
      return "451 4.3.0 <somebody@jobs.example> try later";
    }
    mails.push(text);
    return "250 taken";
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => undefined);
    converse(socket, take, () => toRecipients);
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    refuseNext: (count) => (toRefuse = count),
    answerRecipients: (answer) => (toRecipients = answer),
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

function converse(socket: Socket, take: (text: string) => string, toRecipient: () => string | null): void {
  let unread = "";
  let isText = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  say("220 test");
  socket.on("data", (chunk) => {
    unread += chunk.toString();
    for (;;) {
      const end = isText ? "\r\n.\r\n" : "\r\n";
      const at = unread.indexOf(end);
      if (at < 0) return;
      const part = unread.slice(0, at);
      unread = unread.slice(at + end.length);
      if (isText) {
        isText = false;
        say(take(part));
      } else {
        const command = part.slice(0, 4).toUpperCase();
        isText = command === "DATA";
        const own = command === "RCPT" ? toRecipient() : null;
        say(own ?? ANSWERS[command] ?? "250 ok");
        if (command === "QUIT") socket.end();
      }
    }
  });
}

const ANSWERS: Partial<Record<string, string>> = { DATA: "354 go on", QUIT: "221 bye" };
