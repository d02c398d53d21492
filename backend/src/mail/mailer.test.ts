import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { createMailTransport } from "./mailer";

describe("a mail whose connection breaks", () => {
  it("fails at once and goes out by no other one: the caller's transaction may have ended by then", async () => {
    let connections = 0;
    const server = createServer((socket) => {
      connections += 1;
      socket.on("error", () => undefined);
      socket.write("220 test\r\n");
      socket.on("data", (line) =>
        line.toString().startsWith("DATA") ? socket.destroy() : socket.write("250 ok\r\n"),
      );
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const transport = createMailTransport(`smtp://127.0.0.1:${port}`, "JobPortal <no-reply@jobs.example>");
    try {
      const mail = {
        to: "asha@jobs.example",
        locale: "en",
        subject: "New jobs",
        text: "Three of them.",
      } as const;
      await expect(transport.send(mail)).rejects.toThrow("The mail was not taken");
      expect(connections).toBe(1);
    } finally {
      transport.close();
      server.close();
    }
  });
});
