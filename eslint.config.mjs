import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import { defineConfig, globalIgnores } from "eslint/config";
import tseslint from "typescript-eslint";
import { addresses, colours, defaultExports, formatsApartFrom } from "./tools/restrictions.mjs";

const TESTS = ["**/*.test.{ts,tsx}", "**/test/**", "e2e/**"];
// Jest and Playwright take these files' default export.
const RUN_SETUPS = ["**/global-{setup,teardown}.ts"];
const TOOLING = ["**/*.cjs", "**/*.mjs", "**/*.config.ts", "codegen.ts"];
const NODE_GLOBALS = { __dirname: "readonly", console: "readonly", process: "readonly" };
const lengthLimits = (lines) => ({
  "max-lines": ["error", { max: 300, skipBlankLines: true, skipComments: true }],
  "max-lines-per-function": ["error", { max: lines, skipBlankLines: true, skipComments: true }],
});

export default defineConfig(
  globalIgnores(["**/dist/", ".local/", "e2e/screenshots/", "e2e/test-results/", "**/*.generated.ts"]),
  {
    // The rules hold everywhere; nothing is switched off from inside a file.
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: "error" },
  },
  js.configs.recommended,
  {
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-console": "error",
      // Playwright reads from the pattern which fixtures a fixture needs, and insists on one.
      "no-empty-pattern": ["error", { allowObjectPatternsAsParameters: true }],
      "object-shorthand": "error",
      "prefer-template": "error",
      ...lengthLimits(40),
    },
  },
  {
    files: ["**/*.{ts,tsx}"],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/switch-exhaustiveness-check": "error",
      "@typescript-eslint/ban-ts-comment": [
        "error",
        { "ts-expect-error": true, minimumDescriptionLength: 0 },
      ],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      // Express tells an error handler by its four parameters, used or not.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      // An empty text counts as missing: environment variables and form fields come so.
      "@typescript-eslint/prefer-nullish-coalescing": ["error", { ignorePrimitives: { string: true } }],
      // TypeGraphQL and TypeORM take plain objects where their classes name the shape.
      "@typescript-eslint/no-unsafe-class-instance-assignment": "off",
      // Together they forbid to wave a missing value away, by "!" as by a cast.
      "@typescript-eslint/no-non-null-assertion": "error",
      "@typescript-eslint/non-nullable-type-assertion-style": "error",
      // An account's id, a count and a date read the same in a text; objects and missing values do not.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
    },
  },
  {
    files: ["{protocol,backend}/src/**/*.ts", "frontend/src/**/*.{ts,tsx}", "e2e/**/*.ts"],
    ignores: ["**/*.config.ts", "**/*.d.ts", ...RUN_SETUPS],
    rules: { "no-restricted-syntax": ["error", ...defaultExports] },
  },
  {
    files: ["backend/src/**/*.ts"],
    // A file's name is cut between letters, whatever they are; the calendar's days are no words.
    ignores: [...TESTS, "**/*.d.ts", "**/indian-calendar.ts", "**/resume-file-name.ts"],
    rules: {
      "no-restricted-syntax": ["error", ...defaultExports, ...formatsApartFrom("protocol/src/formats.ts")],
    },
  },
  {
    // Each domain adds its services and loaders to interfaces that begin empty.
    files: ["backend/src/auth/context.ts", "backend/src/modules/*/*.wiring.ts"],
    rules: { "@typescript-eslint/no-empty-object-type": ["error", { allowInterfaces: "always" }] },
  },
  {
    files: ["frontend/src/**/*.{ts,tsx}"],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.strict],
    rules: {
      // A component's own "role" may be an account's.
      "jsx-a11y/aria-role": ["error", { ignoreNonDOM: true }],
      // Markup takes more lines than statements do.
      ...lengthLimits(60),
      // The browser's console is the only log there is.
      "no-console": ["error", { allow: ["error"] }],
      // Props and hooks are plain objects of functions; nothing there has a "this".
      "@typescript-eslint/unbound-method": "off",
    },
  },
  {
    files: ["frontend/src/**/*.{ts,tsx}"],
    ignores: [...TESTS, "frontend/src/design-system/{tokens,themes}.ts"],
    rules: {
      "no-restricted-syntax": [
        "error",
        ...defaultExports,
        ...colours,
        ...addresses,
        ...formatsApartFrom("protocol/src/formats.ts"),
      ],
    },
  },
  {
    // Where the languages' names and formats stand.
    files: ["frontend/src/shared/language/{formats,locale}.ts"],
    rules: { "no-restricted-syntax": ["error", ...defaultExports, ...colours, ...addresses] },
  },
  {
    files: TESTS,
    rules: {
      "max-lines-per-function": "off",
      // A factory spreads an entity over its own defaults.
      "@typescript-eslint/no-misused-spread": "off",
    },
  },
  {
    files: ["e2e/**/*.ts"],
    // Playwright's fixtures are plain functions that a test takes out of their object.
    rules: { "@typescript-eslint/unbound-method": "off" },
  },
  {
    files: ["tools/**"],
    rules: { "no-console": "off" },
  },
  {
    files: ["**/*.{cjs,js}"],
    languageOptions: { sourceType: "commonjs", globals: NODE_GLOBALS },
  },
  {
    files: ["**/*.mjs"],
    languageOptions: { globals: NODE_GLOBALS },
  },
  {
    files: TOOLING,
    extends: [tseslint.configs.disableTypeChecked],
  },
  prettier,
  {
    // Prettier wraps code and leaves comments. Migrations never change once they have shipped.
    ignores: ["backend/src/database/migrations/**"],
    rules: { "max-len": ["error", { code: 10_000, comments: 120 }] },
  },
);
