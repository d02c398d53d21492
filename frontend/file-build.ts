import { build, type Plugin } from "vite";

interface SingleFile {
  input: string;
  fileName: string;
  define?: Record<string, string>;
  /** File that the licences of its packages go to. */
  licences?: string;
}

type GenerateContext = ThisParameterType<
  Extract<NonNullable<Plugin["generateBundle"]>, (...all: never) => unknown>
>;

/** Builds a script that runs by itself, beside the web app, into one file of the same build. */
export async function emitSingleFile(
  context: GenerateContext,
  { input, fileName, define, licences }: SingleFile,
): Promise<void> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    root: import.meta.dirname,
    define: { "process.env.NODE_ENV": JSON.stringify("production"), ...define },
    build: {
      write: false,
      copyPublicDir: false,
      target: "baseline-widely-available",
      ...(licences !== undefined && { license: { fileName: licences } }),
      rolldownOptions: { input, output: { format: "iife", entryFileNames: fileName } },
    },
  });
  const outputs = "output" in built ? built.output : [];
  for (const file of outputs)
    context.emitFile({
      type: "asset",
      fileName: file.fileName,
      source: file.type === "chunk" ? file.code : file.source,
    });
}

/** Builds the list of a company's jobs that other sites embed (CARE-09). */
export const buildEmbeddedJobs = (): Plugin => ({
  name: "build-embedded-jobs",
  apply: "build",
  async generateBundle() {
    await emitSingleFile(this, { input: "src/embedded/embedded-jobs.ts", fileName: "embedded-jobs.js" });
  },
});
