import type { CodegenConfig } from "@graphql-codegen/cli";

const config: CodegenConfig = {
  schema: "schema.graphql",
  documents: "frontend/src/**/*.graphql",
  generates: {
    "frontend/src/": {
      preset: "near-operation-file",
      presetConfig: { extension: ".generated.ts" },
      plugins: ["typescript-operations", "typed-document-node", "./tools/typed-hooks.cjs"],
      config: {
        enumType: "const",
        scalars: { DateTimeISO: "string" },
        defaultScalarType: "unknown",
        useTypeImports: true,
      },
    },
  },
};

export default config;
