import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";

/**
 * When the process started, in the system's own notation; null when no such process runs.
 * Together with its number it names one process for good: numbers alone are given again to others.
 */
export function startTimeOf(pid: number): string | null {
  // A process that ended but that nobody collected (usual in containers without an init) still takes signals.
  if (process.platform === "linux") {
    const stat = readOrNull(`/proc/${pid}/stat`);
    const fields = stat?.slice(stat.lastIndexOf(")") + 2).split(" ");
    return !fields || fields[0] === "Z" ? null : (fields[19] ?? null);
  }
  const [state, ...started] = ps("stat=,lstart=", pid).trim().split(/\s+/);
  return !state || state.startsWith("Z") ? null : started.join(" ");
}

/** The process's command line as one text; empty when there is no such process. */
export function commandLineOf(pid: number): string {
  if (process.platform !== "linux") return ps("args=", pid);
  return readOrNull(`/proc/${pid}/cmdline`)?.replaceAll("\0", " ") ?? "";
}

/** Sends the signal and waits until the process is gone; false when it still runs after that time. */
export async function stopProcess(pid: number, signal: NodeJS.Signals, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  const started = startTimeOf(pid);
  try {
    if (started) process.kill(pid, signal);
  } catch {
    // It ended between the look and the signal.
  }
  while (started && startTimeOf(pid) === started) {
    if (Date.now() > deadline) return false;
    await delay(30);
  }
  return true;
}

function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}

function ps(format: string, pid: number): string {
  try {
    return execFileSync("ps", ["-o", format, "-p", String(pid)], { encoding: "utf8" });
  } catch {
    return "";
  }
}
