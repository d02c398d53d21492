import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { CommandError } from "../src/errors/errors";
import { CHECKOUT } from "./deployment";
import { type Machine, Network } from "./network";
import type { Orders, Report } from "./orders";

const ADDRESSES = 100;

/** Orders the load's program on the client's machine. */
export class LoadClient {
  private count = 0;
  private readonly waiting = new Map<number, (report: Report) => void>();

  private constructor(
    private readonly child: ChildProcess,
    private readonly machine: Machine,
  ) {
    child.on("message", (report: Report) => {
      this.waiting.get(report.number)?.(report);
      this.waiting.delete(report.number);
    });
    child.once("exit", () => {
      for (const [number, settle] of this.waiting)
        settle({ number, failure: `The load ended: ${machine.lastWords("client.log")}` });
    });
  }

  static async start(machine: Machine): Promise<LoadClient> {
    for (let number = 0; number < ADDRESSES; number += 1) machine.addAddress(Network.addressOf(100 + number));
    const [network = ""] = machine.address.split(/\.\d+$/);
    const argv = [process.execPath, join(CHECKOUT, "tools/run.cjs"), join(__dirname, "client.ts"), network];
    const child = machine.start({ argv, log: "client.log", hasChannel: true });
    await Promise.race([once(child, "message"), once(child, "exit")]);
    if (child.exitCode !== null) throw new CommandError(`The load ended: ${machine.lastWords("client.log")}`);
    return new LoadClient(child, machine);
  }

  /** @throws CommandError with what went wrong there */
  async order<Name extends keyof Orders>(
    name: Name,
    told: Orders[Name]["told"],
  ): Promise<Orders[Name]["answer"]> {
    this.count += 1;
    const number = this.count;
    const report = new Promise<Report>((resolve) => this.waiting.set(number, resolve));
    this.child.send({ number, name, told });
    const { answer, failure } = await report;
    if (failure !== undefined) throw new CommandError(`${failure}\n${this.machine.lastWords("client.log")}`);
    return answer as Orders[Name]["answer"];
  }
}
