// Which way imports may run: the walls of docs/architecture.md, as rules.

const { ROOMS } = require("./tools/room-order.cjs");

/** A domain imports only those before it. */
const BACKEND_DOMAINS = [
  ...["places", "search-words", "accounts", "live", "notices", "subscriptions", "companies", "verification"],
  ...["resumes", "jobs", "career-profiles", "applications", "interviews", "walk-ins", "messages"],
  ...["offers", "alerts", "people", "moderation", "privacy", "setup"],
];
/** The same domains; the landing page shows all of them and so comes last. */
const FRONTEND_FEATURES = [...BACKEND_DOMAINS, "landing"];

const TESTS = "\\.test\\.tsx?$|\\.cases\\.ts$|\\.spec\\.ts$|/test/|\\.factories\\.tsx?$";

/** What gathers a language's words: it is fetched when a reader of that language comes. */
const LANGUAGES = "/app/words/[a-z]+\\.generated\\.ts$";

/** One rule per domain: none of the later ones. */
function inOrder(folder, domains) {
  return domains.slice(0, -1).map((domain, index) => ({
    name: `order-of-${folder.split("/")[0]}-domains`,
    comment: `${domain} stands before the domain it imports: ${domains.join(", ")}.`,
    severity: "error",
    from: { path: `^${folder}/${domain}/`, pathNot: TESTS },
    to: { path: `^${folder}/(${domains.slice(index + 1).join("|")})/` },
  }));
}

/** One rule per room: none of the later ones, and none beside it. One more per folder: no room that has no place. */
function roomsInOrder({ folder, order }) {
  const places = order.flat().includes(".") ? order : [...order, ["."]];
  const known = places.flat().filter((room) => room !== ".");
  const filesOf = (room) => (room === "." ? `^${folder}/[^/]+$` : `^${folder}/${room}/`);
  const rules = places.flatMap((siblings, index) =>
    siblings.map((room) => {
      const closed = [...siblings.filter((other) => other !== room), ...places.slice(index + 1).flat()];
      return {
        name: `order-of-${folder.split("/")[0]}-rooms`,
        comment: `Imports run forwards in ${folder}: ${places.map((list) => list.join(" | ")).join(", ")}.`,
        severity: "error",
        from: { path: filesOf(room), pathNot: TESTS },
        to: { path: closed.map(filesOf), pathNot: `${TESTS}|${LANGUAGES}` },
      };
    }),
  );
  const unknown = {
    name: "known-rooms-only",
    comment: `A room of ${folder} without a place in its order escapes it.`,
    severity: "error",
    from: {},
    to: { path: `^${folder}/[^/]+/`, pathNot: `^${folder}/(${known.join("|")})/` },
  };
  return [...rules.filter(({ to }) => to.path.length > 0), unknown];
}

/** The folders of the web app, each with those that stand above it and that it may not import. */
const ABOVE = {
  screens: "app",
  features: "screens|app",
  auth: "features|screens|app|forms",
  forms: "features|screens|app|auth",
  gallery: "features|screens|app|auth|forms",
  "design-system": "features|screens|app|auth|forms",
  worker: "features|screens|app|auth|forms|design-system",
  embedded: "features|screens|app|auth|forms|design-system|shared",
  shared: "features|screens|app|auth|forms|design-system",
};

const frontendOrder = () =>
  Object.entries(ABOVE).map(([folder, above]) => ({
    name: `${folder}-below`,
    severity: "error",
    from: { path: `^frontend/src/${folder}/`, pathNot: TESTS },
    to: { path: `^frontend/src/(${above})/` },
  }));

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: "no-cycles",
      comment: "Two modules that need each other are one module, or hide a third.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "not-to-unresolvable",
      severity: "error",
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: "no-undeclared-packages",
      comment: "Every package that a workspace imports stands in its own package.json.",
      severity: "error",
      from: {},
      to: { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
    },
    ...inOrder("backend/src/modules", BACKEND_DOMAINS),
    ...inOrder("frontend/src/features", FRONTEND_FEATURES),
    ...ROOMS.flatMap(roomsInOrder),
    {
      name: "jobs-are-read-once",
      comment:
        "`readJob`, with its questions about pay, alone reads place, pay and experience of a job that comes in, and passes on what it read.",
      severity: "error",
      from: {
        path: "^backend/src/modules/jobs/(posting|csv)/",
        pathNot: [TESTS, "^backend/src/modules/jobs/posting/(job-reading|pay-questions)\\.ts$"],
      },
      to: {
        path: "^backend/src/modules/jobs/reading/(job-places|experience|pay)\\.ts$",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "known-domains-only",
      comment: "A folder that is no domain escapes their order.",
      severity: "error",
      from: {},
      to: {
        path: "^(backend/src/modules|frontend/src/features)/",
        pathNot: `^(backend/src/modules|frontend/src/features)/(${FRONTEND_FEATURES.join("|")})/`,
      },
    },
    {
      name: "local-stack-stays-out-of-production",
      comment: "The built API node holds nothing of the local stack, and the stack's packages are not there.",
      severity: "error",
      from: { path: "^backend/src/", pathNot: [TESTS, "^backend/src/local/"] },
      to: { path: "^backend/src/local/" },
    },
    {
      name: "tests-stay-out-of-production",
      severity: "error",
      from: { path: "^(protocol|backend|frontend)/src/", pathNot: TESTS },
      to: { path: TESTS, pathNot: "node_modules" },
    },
    {
      name: "no-development-packages-in-production",
      comment:
        "`npm ci --omit=dev` leaves them out. The web app is bundled, so only the API node can miss them.",
      severity: "error",
      from: {
        path: "^backend/src/",
        pathNot: [TESTS, "^backend/src/local/", "^backend/src/emit-schema\\.ts$"],
      },
      to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only", "npm"] },
    },
    {
      name: "workspaces-apart",
      comment:
        "The web app knows the server by its schema and the protocol, the browser tests the product by its pages.",
      severity: "error",
      from: { path: "^(protocol|backend|frontend|e2e)/" },
      to: { path: "^(backend|frontend|e2e)/", pathNot: ["^$1/", "node_modules"] },
    },
    {
      name: "protocol-stands-alone",
      comment: "It runs in the server and in browsers, so it imports no package and nothing of Node's.",
      severity: "error",
      from: { path: "^protocol/" },
      to: { pathNot: "^protocol/" },
    },
    {
      name: "screens-apart",
      comment: "What two screens share is a feature's.",
      severity: "error",
      from: { path: "^frontend/src/screens/([^/]+)/", pathNot: TESTS },
      to: { path: "^frontend/src/screens/", pathNot: "^frontend/src/screens/$1/" },
    },
    ...frontendOrder(),
    {
      name: "gallery-stays-out-of-production",
      comment: "Only the development server serves the gallery of the design system.",
      severity: "error",
      from: { path: "^frontend/src/", pathNot: "^frontend/src/gallery/" },
      to: { path: "^frontend/src/gallery/" },
    },
    {
      name: "migrations-stand-alone",
      comment: "A migration stays as it shipped, so it may not need code that changes.",
      severity: "error",
      from: { path: "^backend/src/database/migrations/" },
      to: { pathNot: ["^backend/src/database/migrations/", "node_modules/typeorm/"] },
    },
    {
      name: "no-drawers",
      comment: "Name a file after what it is about.",
      severity: "error",
      from: {},
      to: { path: "[/.-](utils?|helpers?|misc|common)[/.-]|Manager\\.tsx?$", pathNot: "node_modules" },
    },
    {
      name: "no-barrels",
      comment: "Import from the file itself; only the design system has an index.",
      severity: "error",
      from: { path: "^(protocol|backend|frontend|e2e)/" },
      to: { path: "/index\\.tsx?$", pathNot: ["node_modules", "^frontend/src/design-system/index\\.ts$"] },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(dist|\\.local)/" },
    tsPreCompilationDeps: true,
    // The tools of the whole checkout stand in the root's package.json.
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
      mainFields: ["module", "main", "types", "typings"],
      extensions: [".ts", ".tsx", ".cjs", ".mjs", ".js", ".json", ".d.ts"],
    },
  },
};
