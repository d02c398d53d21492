const { ModernFakeTimers } = require("@jest/fake-timers");
const { ModuleMocker } = require("jest-mock");

/** The world of the worker itself; what a test file changes of its globals goes with the file. */
class WorkerEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  fakeTimers = null;
  realExit = process.exit;
  globals = Object.getOwnPropertyDescriptors(globalThis);

  constructor({ projectConfig }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    process.exit = this.realExit;
    for (const key of Reflect.ownKeys(globalThis)) {
      const before = this.globals[key];
      if (before) Reflect.defineProperty(globalThis, key, before);
      else Reflect.deleteProperty(globalThis, key);
    }
  }

  exportConditions() {
    return ["node", "node-addons"];
  }

  /** Jest asks for one; `WorkerRuntime` compiles without. */
  getVmContext() {
    return null;
  }
}

module.exports = WorkerEnvironment;
