import type { CodegenConfig } from "@graphql-codegen/cli";
import { LOCALES, SPOKEN } from "./protocol/src/locale";

/** The schema's enums and inputs, once for all documents. */
const SCHEMA_TYPES = "frontend/src/shared/schema.generated.ts";

const config: CodegenConfig = {
  schema: "schema.graphql",
  documents: "frontend/src/**/*.graphql",
  config: {
    enumType: "const",
    scalars: { DateTimeISO: "string" },
    defaultScalarType: "unknown",
    useTypeImports: true,
  },
  generates: {
    [SCHEMA_TYPES]: {
      plugins: ["typescript-operations"],
      config: { generateOperationTypes: false },
    },
    "protocol/src/operations.generated.ts": { plugins: ["./tools/codegen/operation-names.cjs"] },
    "frontend/src/app/hindi.generated.ts": { plugins: ["./tools/codegen/translations.cjs"] },
    ...Object.fromEntries(
      LOCALES.filter((locale) => !SPOKEN[locale].isWhole).map((language) => [
        `frontend/src/app/words/${language}.generated.ts`,
        { plugins: ["./tools/codegen/seeker-words.cjs"], config: { language } },
      ]),
    ),
    "backend/src/graphql/known-documents.generated.ts": { plugins: ["./tools/codegen/known-documents.cjs"] },
    "frontend/src/": {
      preset: "near-operation-file",
      presetConfig: { extension: ".generated.ts" },
      plugins: ["typescript-operations", "typed-document-node", "./tools/codegen/typed-hooks.cjs"],
      config: { importSchemaTypesFrom: SCHEMA_TYPES },
    },
  },
};

export default config;
