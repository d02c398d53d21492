const { createRequire, isBuiltin } = require("node:module");
const { compileFunction } = require("node:vm");
const { default: Runtime } = require("jest-runtime");

/** What an earlier file of the worker compiled; each file runs it anew. */
const compiledFiles = new Map();

function compiled(source, filename, parameters) {
  const earlier = compiledFiles.get(filename);
  if (earlier?.source === source) return earlier.run;
  const run = compileFunction(source, parameters, { filename });
  compiledFiles.set(filename, { source, run });
  return run;
}

/**
 * Runs a test file in the worker's own world, and takes packages from Node's own cache, where the files before it have
 * left them. Our modules, other workspaces' too, and what a test mocks, are each file's own, as ever with Jest. So
 * are the packages in `testEnvironmentOptions.ownPackages`, which remember what our modules told them.
 */
class WorkerRuntime extends Runtime {
  constructor(...args) {
    super(...args);
    this.ownPackages = args[0].testEnvironmentOptions.ownPackages ?? [];
    this.executor.compile = (source, filename) =>
      compiled(source, filename, this.executor.injectedModuleParameters);
  }

  requireModule(from, name, options, isRequireActual) {
    if (name && !options?.isInternalModule && this.isShared(from, name)) return createRequire(from)(name);
    return super.requireModule(from, name, options, isRequireActual);
  }

  isShared(from, name) {
    return (
      /^[@a-z]/i.test(name) &&
      !isBuiltin(name) &&
      !name.startsWith("@job-portal/") &&
      !this.ownPackages.some((own) => name === own || name.startsWith(`${own}/`))
    );
  }
}

module.exports = WorkerRuntime;
