import { Presets, SingleBar } from "cli-progress";
import type { EmulatorMessage } from "./auth-emulator";

const MAIL_SUBJECTS: Record<string, string> = {
  VERIFY_EMAIL: "verify your e-mail address",
  PASSWORD_RESET: "reset your password",
  EMAIL_SIGNIN: "sign in",
  VERIFY_AND_CHANGE_EMAIL: "confirm your new e-mail address",
};

/** What the person who started the stack reads. */
export class Terminal {
  private bar: SingleBar | null = null;
  private tenthsTold = 0;
  private isQuiet = false;

  constructor() {
    // A terminal that was closed can't be written to; that must not keep the stack from stopping in order.
    process.stdout.on("error", () => undefined);
  }

  /** Prints a line, above the progress bar while there is one. */
  say(line: string): void {
    // The bar stands in the last line and draws itself again within a tenth of a second.
    process.stdout.write(`${this.bar ? "\r\u001B[K" : ""}${line}\n`);
  }

  sayMessage({ to, kind, content }: EmulatorMessage): void {
    if (kind === "PHONE_CODE") this.say(`Text message to ${to}: your code is ${content}`);
    else this.say(`Mail to ${to}, "${MAIL_SUBJECTS[kind] ?? kind}": ${content}`);
  }

  /** Draws a bar; where the output is no terminal, a line for each tenth. */
  progress(label: string, done: number, total: number): void {
    if (this.isQuiet) return;
    if (!process.stdout.isTTY) {
      const tenths = Math.floor((10 * done) / total);
      if (tenths > this.tenthsTold) this.say(`${label}: ${tenths * 10} %`);
      this.tenthsTold = tenths;
      return;
    }
    if (!this.bar) {
      const layout = `${label} {bar} {percentage} %, {value} of {total}`;
      this.bar = new SingleBar({ format: layout, hideCursor: true }, Presets.shades_classic);
      this.bar.start(total, done);
    }
    this.bar.setTotal(total);
    this.bar.update(done);
  }

  /** Leaves the bar as it stands, gives line and cursor back, and shows no further progress. */
  endProgress(): void {
    this.bar?.stop();
    this.bar = null;
    this.isQuiet = true;
  }
}
