import { once } from "node:events";
import { createServer } from "node:net";
import { assertPortIsFree, freePort, freePortLike } from "./ports";

it("says in one sentence which port is taken, what for, and what to do", async () => {
  const port = await freePort();
  const other = createServer().listen(port, "127.0.0.1");
  await once(other, "listening");

  await expect(assertPortIsFree(port, "the web site", "PORT", 0)).rejects.toThrow(
    `Port ${port} for the web site is taken by another program: stop that program, or choose another port, such as PORT=${port + 100} npm start.`,
  );

  other.close();
  await once(other, "close");
  await expect(assertPortIsFree(port, "the web site", "PORT", 0)).resolves.toBeUndefined();
});

it("keeps to a port that is free, and takes another where somebody has it", async () => {
  const port = await freePort();
  expect(await freePortLike(port, 0)).toBe(port);
  const other = createServer().listen(port, "127.0.0.1");
  await once(other, "listening");
  expect(await freePortLike(port, 0)).not.toBe(port);
  other.close();
});
